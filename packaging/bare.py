"""A bare Qt window with a label: what the start of the game is compared with."""

import sys

from PySide6.QtWidgets import QApplication, QLabel

app = QApplication(sys.argv)
label = QLabel("Hello")
label.resize(1366, 768)
label.show()
sys.exit(app.exec())
