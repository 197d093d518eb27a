"""Cases: documents that exercise the rules; finding, reducing and running them."""
