"""Reads the rules of spec/, parses them with the phrases, and checks them."""
