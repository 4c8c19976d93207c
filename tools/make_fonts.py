"""Makes resources/fonts from the web fonts of the @fontsource packages.

Qt's font database reads no woff2, and those packages cut each face in two: the parts are joined and written as TTF.

    python tools/make_fonts.py FOLDER_WITH_UNPACKED_PACKAGES
"""

import shutil
import sys
import tempfile
from pathlib import Path

from fontTools.merge import Merger
from fontTools.ttLib import TTFont

OUT = Path(__file__).resolve().parent.parent / "resources" / "fonts"
FACES = {
    "atkinson-hyperlegible": {
        "400-normal": "AtkinsonHyperlegible-Regular",
        "700-normal": "AtkinsonHyperlegible-Bold",
    },
    "barlow-condensed": {"500-normal": "BarlowCondensed-Medium", "600-normal": "BarlowCondensed-SemiBold"},
}
# The web fonts lost the names that make two weights one family.
STYLE_NAMES = {
    "BarlowCondensed-Medium": ("Barlow Condensed", "Medium"),
    "BarlowCondensed-SemiBold": ("Barlow Condensed", "SemiBold"),
}
HINTING = ("cvt ", "fpgm", "prep")


def join(parts: list[Path], out: Path) -> None:
    """Writes one TTF with the glyphs of all parts. ValueError when their hinting programs differ."""
    with tempfile.TemporaryDirectory() as folder:
        plain = []
        for part in parts:
            font = TTFont(part, recalcTimestamp=False)
            font.flavor = None
            plain.append(Path(folder) / f"{part.stem}.ttf")
            font.save(plain[-1])
        fonts = [TTFont(path) for path in plain]
        # The joined font keeps the first part's programs, so the glyphs of the others must be made for the same.
        for table in HINTING:
            if len({font.getTableData(table) for font in fonts}) > 1:
                raise ValueError(f"{out.name}: the parts differ in {table}")
        joined = Merger().merge([str(path) for path in plain])
        joined.recalcTimestamp = False
        if out.stem in STYLE_NAMES:
            family, style = STYLE_NAMES[out.stem]
            joined["name"].setName(family, 16, 3, 1, 0x409)
            joined["name"].setName(style, 17, 3, 1, 0x409)
        joined["head"].created = fonts[0]["head"].created
        joined["head"].modified = fonts[0]["head"].modified
        joined.save(out)


def main(packages: Path) -> None:
    """Makes every face and copies the licence of its family beside it."""
    for family, faces in FACES.items():
        (source,) = packages.glob(f"fontsource-{family}*/files")
        target = OUT / family
        target.mkdir(parents=True, exist_ok=True)
        for style, name in faces.items():
            parts = [source / f"{family}-{subset}-{style}.woff2" for subset in ("latin", "latin-ext")]
            join(parts, target / f"{name}.ttf")
        shutil.copyfile(source.parent / "LICENSE", target / "LICENSE.txt")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
