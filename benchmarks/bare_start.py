"""From nothing to the first picture of the least window there can be: Qt and one label."""

import json

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QLabel, QMainWindow


def main() -> None:
    """Say "ready" when it is seen, and the MB of memory that it takes."""
    app = QApplication([])
    window = QMainWindow()
    window.setCentralWidget(QLabel("Hello"))
    window.resize(1366, 768)
    window.show()

    def shown() -> None:
        print("ready", flush=True)
        from measuring import memory

        print(json.dumps({"memory": memory()}), flush=True)
        app.quit()

    QTimer.singleShot(0, window, shown)
    app.exec()


if __name__ == "__main__":
    main()
