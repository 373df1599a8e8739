"""Where truth lies in folders, of which game it is, and its JSON: what all games share.

Why it exists: one folder may hold pictures of several games, and each game reads only its own. What it does not do:
know what any game's truth says.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from referee.files import FileFault, read_json
from referee.files.forms import Some, checked

FIRST_GAME = "board"
"""Truth that names no game is of this one: it was the only one."""
DOCUMENTS = {"CG": "cards", "CW": "cards"}
"""Truth that names a rule document and no game is of the game that the document is of."""
PICTURES = (".jpg", ".jpeg", ".png")
VIDEOS = (".mp4", ".mkv", ".avi")


class TruthError(Exception):
    """A folder or truth file that cannot be used; the message says what is wrong with it."""


@dataclass(frozen=True)
class Places:
    """Truth files of one game: those of bare boards of stills (`*_empty.json`), and folders of rounds."""

    stills: tuple[Path, ...]
    rounds: tuple[Path, ...]


def places(folder: Path) -> dict[str, Places]:
    """Game -> its truth in a folder, subfolders included. `TruthError` when there is nothing."""
    if not folder.is_dir():
        raise TruthError(f"there is no folder {folder}; name one with pictures and truth")
    found: dict[str, tuple[list[Path], list[Path]]] = {}
    for path in sorted(folder.rglob("events.json")):
        found.setdefault(_game(path), ([], []))[1].append(path.parent)
    for path in sorted(folder.rglob("*_empty.json")):
        found.setdefault(_game(path), ([], []))[0].append(path)
    if not found:
        raise TruthError(f"{folder} holds no truth: neither NAME_empty.json beside pictures nor events.json of a round")
    return {game: Places(tuple(stills), tuple(rounds)) for game, (stills, rounds) in found.items()}


def all_places(folders: Sequence[Path]) -> dict[str, Places]:
    """Game -> its truth in several folders. `TruthError` when one of them holds nothing."""
    found: dict[str, Places] = {}
    for folder in folders:
        for game, there in places(folder).items():
            before = found.get(game, Places((), ()))
            found[game] = Places(before.stills + there.stills, before.rounds + there.rounds)
    return found


def _game(path: Path) -> str:
    said = truth_json(path)
    return str(said.get("game", DOCUMENTS.get(str(said.get("rules")), FIRST_GAME)))


def truth_json(path: Path) -> dict[str, Any]:
    """What a truth file holds. `TruthError` where it is none."""
    try:
        data = read_json(path)
    except FileNotFoundError as e:
        raise TruthError(f"there is no truth file {path}") from e
    except FileFault as e:
        raise TruthError(f"{path} is not a truth file: {e}") from e
    if not isinstance(data, dict):
        raise TruthError(f"{path} is not a truth file: it holds no object")
    return data


def in_form(form: type[Some], path: Path, data: Any) -> Some:
    """The truth in this form. `TruthError` says where it is damaged."""
    return checked(form, data, lambda what: TruthError(f"{path} is damaged: {what}"))


def picture(base: Path) -> Path:
    """The picture of this name, whatever its kind. `TruthError` where there is none."""
    for suffix in PICTURES:
        if (path := base.with_name(base.name + suffix)).is_file():
            return path
    raise TruthError(f"there is no picture {base}.jpg (or .png) for its truth file")


def video_in(folder: Path) -> Path | None:
    """The video of a round; None where it is told in pictures."""
    return next((p for p in sorted(folder.iterdir()) if p.suffix.lower() in VIDEOS), None)
