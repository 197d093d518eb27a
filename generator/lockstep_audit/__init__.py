"""The audit: are the rules of spec/ what the Standard's page says, and what has changed on the page since it was read?"""
