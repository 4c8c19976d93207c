"""The rules: pure values and functions, no Qt, no input or output, no clock."""
