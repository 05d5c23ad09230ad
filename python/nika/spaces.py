"""spaces.py: what Gymnasium calls spaces: those of Gymnasium if it is installed, else small ones of our own that answer
the same questions (sample, contains, seed)."""

from __future__ import annotations

from typing import Any, Dict, Optional, Tuple

import numpy as np

from ._types import Array

try:
    from gymnasium.spaces import Box, Discrete
    from gymnasium.spaces import Dict as DictSpace
except ImportError:

    class _Space:
        shape: Optional[Tuple[int, ...]] = None
        dtype: Any = None

        def __init__(self) -> None:
            self._random = np.random.default_rng()

        def seed(self, seed: Optional[int] = None) -> None:
            self._random = np.random.default_rng(seed)

        def sample(self, mask: Any = None) -> Any:
            raise NotImplementedError

        def contains(self, value: Any) -> bool:
            raise NotImplementedError

        def __contains__(self, value: Any) -> bool:
            return self.contains(value)

    class Discrete(_Space):  # type: ignore[no-redef]
        """The numbers from 0 to n - 1."""

        def __init__(self, n: int) -> None:
            super().__init__()
            self.n, self.shape, self.dtype = n, (), np.dtype(np.int64)

        def sample(self, mask: Optional[Array] = None) -> np.int64:
            """One of them; with a mask, one whose entry is 1."""
            choices = np.arange(self.n) if mask is None else np.flatnonzero(mask)
            return np.int64(self._random.choice(choices) if len(choices) else 0)

        def contains(self, value: Any) -> bool:
            return isinstance(value, (int, np.integer)) and 0 <= int(value) < self.n

        def __eq__(self, other: object) -> bool:
            return isinstance(other, Discrete) and self.n == other.n

        def __repr__(self) -> str:
            return f"Discrete({self.n})"

    class Box(_Space):  # type: ignore[no-redef]
        """Arrays of one shape between two arrays."""

        def __init__(
            self, low: Any, high: Any, shape: Optional[Tuple[int, ...]] = None, dtype: Any = np.float32
        ) -> None:
            super().__init__()
            self.shape = np.shape(high) if shape is None else shape
            self.dtype = np.dtype(dtype)
            self.low = np.broadcast_to(np.asarray(low, dtype), self.shape)
            self.high = np.broadcast_to(np.asarray(high, dtype), self.shape)

        def sample(self, mask: Any = None) -> Array:
            return self._random.integers(self.low.astype(np.int64), self.high.astype(np.int64) + 1).astype(self.dtype)

        def contains(self, value: Any) -> bool:
            fits = isinstance(value, np.ndarray) and value.shape == self.shape and np.can_cast(value.dtype, self.dtype)
            return fits and bool(((value >= self.low) & (value <= self.high)).all())

        def __eq__(self, other: object) -> bool:
            if not isinstance(other, Box) or self.dtype != other.dtype:
                return False
            return np.array_equal(self.low, other.low) and np.array_equal(self.high, other.high)

        def __repr__(self) -> str:
            return f"Box({self.low.min()}, {self.high.max()}, {self.shape}, {self.dtype})"

    class DictSpace(_Space):  # type: ignore[no-redef]
        """A space for each key."""

        def __init__(self, spaces: Dict[str, Any]) -> None:
            super().__init__()
            self.spaces = dict(spaces)

        def __getitem__(self, key: str) -> Any:
            return self.spaces[key]

        def seed(self, seed: Optional[int] = None) -> None:
            for number, space in enumerate(self.spaces.values()):
                space.seed(None if seed is None else seed + number)

        def sample(self, mask: Any = None) -> Dict[str, Any]:
            return {key: space.sample() for key, space in self.spaces.items()}

        def contains(self, value: Any) -> bool:
            return (
                isinstance(value, dict)
                and value.keys() == self.spaces.keys()
                and all(space.contains(value[key]) for key, space in self.spaces.items())
            )

        def __eq__(self, other: object) -> bool:
            return isinstance(other, DictSpace) and self.spaces == other.spaces

        def __repr__(self) -> str:
            return f"Dict({self.spaces})"


__all__ = ["Box", "DictSpace", "Discrete"]
