"""Cases: documents that exercise the rules, how they are found, made smaller and run."""
