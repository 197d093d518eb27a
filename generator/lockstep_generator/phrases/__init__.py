"""The phrase tables: for each phrase the C++ statement that it becomes."""
