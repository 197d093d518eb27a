"""The audit: whether the rules of spec/ match the Standard's page, and what has changed on the page since it
was reviewed."""
