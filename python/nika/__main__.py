"""__main__.py: ``python -m nika`` says which version this is, and which library it uses."""

import sys

import numpy

from . import GAMES, __version__, action_count, library_location, library_version


def main() -> None:
    print(f"nika {__version__}, libnika {library_version} from {library_location}")
    print(f"Python {sys.version.split()[0]}, numpy {numpy.__version__}")
    for game in GAMES:
        print(f"{game}: {action_count(game)} actions")


if __name__ == "__main__":
    main()
