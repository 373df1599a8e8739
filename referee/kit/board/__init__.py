"""The set of the board game as data: colours, frame styles, cards, sizes in millimetres.

Why it exists: sets differ, and what the camera looks for must never be written into code. A set is one
TOML file (`standard.toml` beside this module, or any path). What it does not do: know rules, or what the
colours look like on a particular table (that is learned).
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from importlib import resources
from itertools import combinations, combinations_with_replacement
from pathlib import Path
from typing import Any, Literal

from referee.kit import KitError

FORMAT = "referee-kit/1"
LONGEST_PATH = 500
MOST_STEPS = 100
"""Dots in a line: a name of 20,000 steps takes its reader 2.4 GB."""
LONGEST = 1_000_000
"""Bytes of a set file; the standard one takes two thousand."""
PATTERNS = ("continuous", "dashes", "dots")

Pair = tuple[str, str]
Range = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Colour:
    """A printed colour and its typical look in sRGB, 0..255."""

    name: str
    rgb: tuple[int, int, int]


@dataclass(frozen=True, slots=True)
class Frame:
    """A player's frame: `lines` parallel lines (1 or 2), drawn through, as dashes or as dots."""

    name: str
    lines: int
    pattern: Literal["continuous", "dashes", "dots"]


@dataclass(frozen=True, slots=True)
class Sizes:
    """Millimetres. Tokens differ from set to set: shortest and tallest, narrowest and widest."""

    square: float
    card: tuple[float, float]
    thickness: float
    token_height: Range
    token_width: Range


@dataclass(frozen=True)
class Kit:
    """One set. `sections` maps the number of players to board sections; `squares_per_section` is (rows, cols)."""

    name: str
    title: str
    colours: tuple[Colour, ...]
    frames: tuple[Frame, ...]
    cards: Literal["all_pairs"] | tuple[Pair, ...]
    cards_per_player: int
    jokers_per_player: int
    tokens: int
    sizes: Sizes
    sections: Mapping[int, int]
    squares_per_section: tuple[int, int] | None = None

    @property
    def colour_names(self) -> tuple[str, ...]:
        return tuple(c.name for c in self.colours)

    @property
    def frame_names(self) -> tuple[str, ...]:
        return tuple(f.name for f in self.frames)

    def cards_for(self, colours: Iterable[str]) -> tuple[Pair, ...]:
        """One player's cards when the board shows `colours`: sorted pairs of names, in sorted order.

        Empty when the number of colours cannot make a hand of `cards_per_player`: then the list is not known.
        """
        if self.cards != "all_pairs":
            return tuple(sorted((min(p), max(p)) for p in self.cards))
        names = sorted(set(colours))
        for pairs in (tuple(combinations(names, 2)), tuple(combinations_with_replacement(names, 2))):
            if len(pairs) == self.cards_per_player:
                return pairs
        return ()


def kit_names() -> list[str]:
    """The sets that come with the program."""
    return sorted(f.name.removesuffix(".toml") for f in resources.files(__name__).iterdir() if f.name.endswith(".toml"))


def load_kit(name_or_path: str | Path = "standard") -> Kit:
    """A set by name (see `kit_names`) or from a TOML file. Raises `KitError`."""
    if isinstance(name_or_path, str) and name_or_path in kit_names():
        text = resources.files(__name__).joinpath(f"{name_or_path}.toml").read_text(encoding="utf-8")
        return parse_kit(text, f"{name_or_path}.toml")
    path = Path(name_or_path)
    if len(str(path)) > LONGEST_PATH:
        raise KitError(f"the name of a set has at most {LONGEST_PATH} letters; give a TOML file or one of "
                       f"{', '.join(kit_names())}")
    try:
        if path.exists() and not path.is_file():  # the name may come from a stranger's table: it could be /dev/zero
            raise KitError(f"{path} is no file; give a TOML file or one of {', '.join(kit_names())}")
        with path.open("rb") as file:
            data = file.read(LONGEST + 1)
        if len(data) > LONGEST:
            raise KitError(f"{path}: a set file has at most {LONGEST} bytes")
        text = data.decode("utf-8-sig")
    except KitError:
        raise
    except FileNotFoundError as e:
        raise KitError(f"no such set: {name_or_path}; give a TOML file or one of {', '.join(kit_names())}") from e
    except (OSError, ValueError) as e:
        raise KitError(f"{path}: cannot be read as a set file ({e})") from e
    return parse_kit(text, str(path))


def parse_kit(text: str, source: str) -> Kit:
    """A set from the text of a TOML file; `source` names it in errors."""
    if any(line.count(".") > MOST_STEPS for line in text.splitlines()):
        raise KitError(f"{source}: a line has more than {MOST_STEPS} dots")
    try:
        data = tomllib.loads(text)
    except (ValueError, RecursionError) as e:  # also numbers of thousands of digits, and lists in lists
        raise KitError(f"{source}: not a TOML file ({e})") from e
    reader = _Reader(source, data)
    if reader.take("format", str) != FORMAT:
        raise KitError(f"{source}: format: this is {data['format']!r}, this program reads {FORMAT!r}")
    colours = tuple(_colour(reader, row) for row in reader.list_of("colours", dict))
    kit = Kit(
        name=reader.take("name", str),
        title=reader.take("title", str),
        colours=colours,
        frames=tuple(_frame(reader, row) for row in reader.list_of("frames", dict)),
        cards=_cards(reader, [c.name for c in colours]),
        cards_per_player=reader.count("cards_per_player"),
        jokers_per_player=reader.count("jokers_per_player", least=0),
        tokens=reader.count("tokens"),
        sizes=_sizes(reader.inner("sizes")),
        sections=_sections(reader),
        squares_per_section=_squares_per_section(reader),
    )
    reader.finish()
    for key, names in (("colours", kit.colour_names), ("frames", kit.frame_names)):
        if not names:
            raise KitError(f"{source}: {key}: the list is empty")
        if len(set(names)) < len(names):
            raise KitError(f"{source}: {key}: a name is used twice")
    if kit.cards != "all_pairs" and len(kit.cards) != kit.cards_per_player:
        raise KitError(f"{source}: cards: lists {len(kit.cards)} cards, but cards_per_player is {kit.cards_per_player}")
    return kit


class _Reader:
    """Takes keys out of a TOML table; every complaint names the file and the key."""

    def __init__(self, source: str, data: Mapping[str, Any], prefix: str = "") -> None:
        self.source, self._data, self._prefix = source, dict(data), prefix

    def fail(self, key: str, reason: str) -> KitError:
        return KitError(f"{self.source}: {self._prefix}{key}: {reason}")

    def remaining(self) -> list[str]:
        return list(self._data)

    def take(self, key: str, kind: type | tuple[type, ...]) -> Any:
        if key not in self._data:
            raise self.fail(key, "is missing")
        found = self._data.pop(key)
        if isinstance(found, bool) or not isinstance(found, kind):
            kinds = kind if isinstance(kind, tuple) else (kind,)
            names = {str: "text", int: "a whole number", float: "a number", list: "a list", dict: "a table"}
            raise self.fail(key, f"is {found!r}; it must be {' or '.join(names[k] for k in kinds)}")
        return found

    def list_of(self, key: str, kind: type) -> list[Any]:
        found = self.take(key, list)
        if not all(isinstance(x, kind) for x in found):
            raise self.fail(key, f"is {found!r}; every entry must be {'a table' if kind is dict else 'text'}")
        return list(found)

    def count(self, key: str, least: int = 1) -> int:
        found: int = self.take(key, int)
        if found < least:
            raise self.fail(key, f"is {found}; it must be {least} or more")
        return found

    def length(self, key: str) -> float:
        found = float(self.take(key, (int, float)))
        if not 0 < found < float("inf"):
            raise self.fail(key, f"is {found}; it must be a length in millimetres above 0")
        return found

    def two_lengths(self, key: str) -> Range:
        found = self.take(key, list)
        if len(found) != 2 or not all(isinstance(x, int | float) and 0 < x < float("inf") for x in found):
            raise self.fail(key, f"is {found!r}; it must be two lengths in millimetres above 0")
        if found[0] > found[1]:
            raise self.fail(key, f"is {found!r}; the smaller length comes first")
        return float(found[0]), float(found[1])

    def inner(self, key: str) -> _Reader:
        return _Reader(self.source, self.take(key, dict), f"{self._prefix}{key}.")

    def finish(self) -> None:
        for key in self._data:
            raise self.fail(key, "is not a key of a set file")


def _colour(reader: _Reader, row: dict[str, Any]) -> Colour:
    row_reader = _Reader(reader.source, row, "colours.")
    name, rgb = row_reader.take("name", str), row_reader.take("rgb", list)
    row_reader.finish()
    if len(rgb) != 3 or not all(type(x) is int and 0 <= x <= 255 for x in rgb):
        raise row_reader.fail("rgb", f"of {name} is {rgb!r}; it must be three whole numbers from 0 to 255")
    return Colour(name, (rgb[0], rgb[1], rgb[2]))


def _frame(reader: _Reader, row: dict[str, Any]) -> Frame:
    row_reader = _Reader(reader.source, row, "frames.")
    name, lines, pattern = row_reader.take("name", str), row_reader.count("lines"), row_reader.take("pattern", str)
    row_reader.finish()
    if pattern not in PATTERNS:
        raise row_reader.fail("pattern", f"of {name} is {pattern!r}; it must be one of {', '.join(PATTERNS)}")
    return Frame(name, lines, pattern)


def _cards(reader: _Reader, colours: list[str]) -> Literal["all_pairs"] | tuple[Pair, ...]:
    found = reader.take("cards", (str, list))
    if found == "all_pairs":
        return "all_pairs"
    if isinstance(found, str):
        raise reader.fail("cards", f"is {found!r}; it must be \"all_pairs\" or a list of colour pairs")
    for pair in found:
        if not isinstance(pair, list) or len(pair) != 2 or any(c not in colours for c in pair):
            raise reader.fail("cards", f"holds {pair!r}; every card is a pair of the names under colours")
    return tuple((a, b) for a, b in found)


def _sizes(reader: _Reader) -> Sizes:
    sizes = Sizes(square=reader.length("square"), card=reader.two_lengths("card"), thickness=reader.length("thickness"),
                  token_height=reader.two_lengths("token_height"), token_width=reader.two_lengths("token_width"))
    reader.finish()
    return sizes


def _sections(reader: _Reader) -> dict[int, int]:
    inner = reader.inner("sections")
    out = {}
    for key in inner.remaining():
        if not key.isdigit():
            raise inner.fail(key, "must be a number of players")
        out[int(key)] = inner.count(key)
    return out


def _squares_per_section(reader: _Reader) -> tuple[int, int] | None:
    if "squares_per_section" not in reader.remaining():
        return None
    found = reader.take("squares_per_section", list)
    if len(found) != 2 or not all(type(x) is int and x > 0 for x in found):
        raise reader.fail("squares_per_section", f"is {found!r}; it must be rows and columns of a section")
    return found[0], found[1]
