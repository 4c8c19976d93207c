"""Joins the rules to the window: the session, its sentences, the settings."""
