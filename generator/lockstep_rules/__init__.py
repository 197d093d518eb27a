"""The rules of spec/: read, parsed with the phrases, and checked."""
