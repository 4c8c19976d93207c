"""From nothing to a board on which a person can throw, by the way that the program takes."""

from pathlib import Path

from monopoly_qt import quick_imports


def main() -> None:
    """Say "ready" when the first question is asked and painted. The home folder is new, and no other run's."""
    quick_imports.load()
    from PySide6.QtCore import QTimer

    from monopoly_qt.app import application, build
    from monopoly_qt.bridge.settings import Settings
    from monopoly_qt.core.game import Player, Setup

    app = application()
    window = build(Settings(Path.home() / "settings.ini"), Path.home() / "games")
    window.restore()
    window.show()

    def shown() -> None:
        print("ready", flush=True)
        app.quit()

    players = (Player("Ann", "car", "#C8420F"), Player("Bob", "dog", "#1C6E93", "casual"))
    window.session.asking.connect(lambda: QTimer.singleShot(0, window, shown))
    QTimer.singleShot(0, window, lambda: window.files.start(Setup("us", players, 5)))
    app.exec()
    window.close()


if __name__ == "__main__":
    main()
