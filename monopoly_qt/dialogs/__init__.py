"""One file a dialog."""
