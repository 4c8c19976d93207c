"""The last words of a program that cannot open its window: shown with what each system has itself, without Qt."""

from __future__ import annotations

import sys

# ctypes, subprocess and textwrap are imported where they are used: at nearly every start nothing is said here

LINE = 72  # letters in a line of the message
_MARGIN, _LINE_HEIGHT, _LETTER_WIDTH = 24, 20, 9  # pixels, for the X server's own font 9x15
_EXPOSE, _KEY, _BUTTON, _CLIENT_MESSAGE = 12, 2, 4, 33
_WANTED_EVENTS = 1 << 15 | 1 << 0 | 1 << 2  # exposure, key press, button press


def say(title: str, text: str) -> None:
    """Show a message and wait until it was read; it always goes to the error stream as well. Never raises."""
    import subprocess

    try:
        if sys.stderr is not None:
            print(f"{title}: {text}", file=sys.stderr, flush=True)
        if sys.platform == "win32":
            import ctypes

            ctypes.windll.user32.MessageBoxW(None, text, title, 0x10)
        elif sys.platform == "darwin":
            words = "on run {t, m}\ndisplay alert t message m as critical\nend run"
            subprocess.run(["osascript", "-e", words, title, text], check=False, timeout=600)
        else:
            _x11_window(title, text)
    except (OSError, AttributeError, subprocess.SubprocessError):
        pass  # nothing is left to say it with; the log has it


def lines(text: str) -> list[str]:
    """The message broken into lines that fit the plain window."""
    import textwrap

    broken: list[str] = []
    for paragraph in text.splitlines():
        broken += textwrap.wrap(paragraph, LINE) or [""]
    return broken


def _x11_window(title: str, text: str) -> None:
    """A bare window of the X server, which needs libX11 alone. OSError without the library or a display."""
    import ctypes

    x = ctypes.CDLL("libX11.so.6")
    for name in ("XOpenDisplay", "XCreateGC", "XLoadQueryFont"):
        getattr(x, name).restype = ctypes.c_void_p
    for name in ("XDefaultRootWindow", "XCreateSimpleWindow", "XInternAtom", "XWhitePixel", "XBlackPixel"):
        getattr(x, name).restype = ctypes.c_ulong
    opened = x.XOpenDisplay(None)
    if not opened:
        raise OSError("no display")
    display = ctypes.c_void_p(opened)
    words = [line.encode("latin-1", "replace") for line in lines(text)]
    width = _MARGIN * 2 + _LETTER_WIDTH * LINE
    height = _MARGIN * 2 + _LINE_HEIGHT * len(words)
    paper, ink = (ctypes.c_ulong(getattr(x, name)(display, 0)) for name in ("XWhitePixel", "XBlackPixel"))
    root = ctypes.c_ulong(x.XDefaultRootWindow(display))
    window = ctypes.c_ulong(x.XCreateSimpleWindow(display, root, 80, 80, width, height, 0, ink, paper))
    pen = ctypes.c_void_p(x.XCreateGC(display, window, ctypes.c_ulong(0), None))
    x.XSetForeground(display, pen, ink)
    font = x.XLoadQueryFont(display, b"9x15")
    if font:  # else the server's default font, which is always there
        x.XSetFont(display, pen, ctypes.c_ulong(ctypes.cast(font, ctypes.POINTER(ctypes.c_ulong))[1]))
    x.XStoreName(display, window, title.encode("latin-1", "replace"))
    close = ctypes.c_ulong(x.XInternAtom(display, b"WM_DELETE_WINDOW", 0))
    x.XSetWMProtocols(display, window, ctypes.byref(close), 1)
    x.XSelectInput(display, window, ctypes.c_long(_WANTED_EVENTS))
    x.XMapRaised(display, window)
    event = (ctypes.c_long * 24)()  # XEvent; its first int is the kind
    while True:
        x.XNextEvent(display, ctypes.byref(event))
        kind = event[0] & 0xFFFFFFFF
        if kind == _EXPOSE:
            for row, line in enumerate(words):
                x.XDrawString(display, window, pen, _MARGIN, _MARGIN + _LINE_HEIGHT * row + 12, line, len(line))
        elif kind in (_KEY, _BUTTON, _CLIENT_MESSAGE):
            break
    x.XCloseDisplay(display)
