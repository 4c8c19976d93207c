"""Game files, the journal, scenario files."""
