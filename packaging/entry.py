"""Where the packaged program begins."""

import multiprocessing
import sys

from monopoly_qt.cli import main

if __name__ == "__main__":
    multiprocessing.freeze_support()
    sys.exit(main())
