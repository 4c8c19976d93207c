"""The words for what can be chosen in menus and settings."""

from PySide6.QtCore import QCoreApplication

from ..bridge import language


def choice_words(key: str) -> str:
    """What the choices of themes, speeds and languages are called."""
    translate = QCoreApplication.translate
    return {
        "system": translate("Settings", "As the system"),
        "light": translate("Settings", "Light"),
        "dark": translate("Settings", "Dark"),
        "contrast": translate("Settings", "High contrast"),
        "none": translate("Settings", "None"),
        "very_fast": translate("Settings", "Very fast"),
        "fast": translate("Settings", "Fast"),
        "normal": translate("Settings", "Normal"),
        "slow": translate("Settings", "Slow"),
        "very_slow": translate("Settings", "Very slow"),
        **language.NATIVE_NAMES,
    }[key]
