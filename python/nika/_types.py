"""_types.py: names of types that several files use."""

from typing import Any

from numpy.typing import NDArray

Array = NDArray[Any]
