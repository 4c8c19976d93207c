"""The window's sentences by kind; `bridge.text.Texts` is the way in."""
