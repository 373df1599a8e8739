"""Folders of pictures of dice with truth, read into plain values.

Why it exists: the figures must not depend on how a truth file happens to be written. Read are stills, rounds as
pictures and rounds as a video, laid out as those of the board game (docs/file-formats.md). It does not compare.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from referee.evaluate.common.truth import all_places, in_form, picture, truth_json, video_in
from referee.files.dice_truth import DeedForm, DiceBoardForm, DiceRoundForm, DiceStillForm, TrueDieForm
from referee.values.common import Outline, Point

GAME = "dice"
SEEN, READ = 0.25, 0.35
"""Shares in sight from which a die is asked for at all, and from which its pips are."""


@dataclass(frozen=True, slots=True)
class TrueDie:
    """A die as it lies. `places`: spaces where it may be said to lie, None: beside the board. `size`: edge, pixels.

    `asked`: whether it must be read; `face`: whether its pips must.
    """

    colour: str
    pips: int
    places: frozenset[str | None]
    seat: str | None
    centre: Point
    size: float
    asked: bool
    face: bool
    in_hand: bool = False


@dataclass(frozen=True)
class TrueAudit:
    """What the check of a still should say. `wrong`: spaces of wrong dice; `open`: spaces of which nothing is asked."""

    wrong: frozenset[str]
    open: frozenset[str]
    score: Mapping[str, int] | None


@dataclass(frozen=True)
class DiceStill:
    """A picture in play with the picture of its bare board; `spaces`: id -> corners in the latter."""

    name: str
    image: Path
    empty_image: Path
    spaces: Mapping[str, Outline]
    dice: tuple[TrueDie, ...]
    audit: TrueAudit | None = None


@dataclass(frozen=True, slots=True)
class TrueDeed:
    """Something that was done between the pictures `before` and `after`; `rules`: what it may be called, if wrong."""

    id: int
    type: str
    player: str | None
    colour: str | None
    pips: int | None
    space: str | None
    before: int
    after: int
    fault: str | None = None
    rules: tuple[str, ...] = ()

    @property
    def wrong(self) -> bool:
        return bool(self.rules)


@dataclass(frozen=True)
class DiceRound:
    """A recorded round: `source` is what `referee watch` is given.

    `times`: of its pictures, where the source is a video (seconds); None where each picture is a frame.
    """

    name: str
    source: Path
    empty_image: Path
    spaces: Mapping[str, Outline]
    deeds: tuple[TrueDeed, ...]
    dice_left: Mapping[str, int]
    score: Mapping[str, int] | None
    times: tuple[float, ...] | None = None
    match: Path | None = None

    def picture_at(self, line: Mapping[str, Any]) -> int:
        """The picture of the round at which a line of `watch` was said."""
        if self.times is None:
            return int(line["frame"])
        return min(range(len(self.times)), key=lambda k: abs((self.times or ())[k] - float(line["t"])))


def find(folders: Sequence[Path]) -> tuple[list[DiceStill], list[DiceRound]]:
    """Everything of the dice game with truth in folders, subfolders included. `TruthError` for one without any."""
    found = all_places(folders).get(GAME)
    if found is None:
        return [], []
    return [load_still(path) for path in found.stills], [load_round(path) for path in found.rounds]


def load_still(empty_truth: Path) -> DiceStill:
    """A still by the truth of its bare board. `TruthError` where a file is missing or damaged."""
    base = empty_truth.with_name(empty_truth.name.removesuffix("_empty.json"))
    path = base.with_name(base.name + ".json")
    form = in_form(DiceStillForm, path, truth_json(path))
    audit = None
    if form.audit is not None:
        audit = TrueAudit(frozenset(w.space for w in form.audit.wrong), _open(form.dice), form.audit.score)
    return DiceStill(base.name, picture(base), picture(base.with_name(base.name + "_empty")), _spaces(empty_truth),
                     tuple(_die(d) for d in form.dice), audit)


def load_round(folder: Path) -> DiceRound:
    """A round by its folder. `TruthError` where a file is missing or damaged."""
    path, video, match = folder / "events.json", video_in(folder), folder / "match.toml"
    form = in_form(DiceRoundForm, path, truth_json(path))
    empty = folder / ("frame_000" if video is None else "empty")
    return DiceRound(
        folder.name, folder if video is None else video, picture(empty), _spaces(empty.with_suffix(".json")),
        tuple(_deed(e) for e in form.events), form.dice_left, form.score,
        None if video is None else tuple(f.time_s for f in form.frames), match if match.is_file() else None)


def _spaces(path: Path) -> dict[str, Outline]:
    return {s.id: s.quad for s in in_form(DiceBoardForm, path, truth_json(path)).spaces}


def _die(form: TrueDieForm) -> TrueDie:
    in_hand = form.state == "in_hand"
    return TrueDie(form.colour, form.pips, frozenset(form.spaces_ok or (form.space,)), form.seat, form.centre,
                   form.size_px, not in_hand and form.visible >= SEEN,
                   form.state != "cocked" and form.top_visible >= READ, in_hand)


def _deed(form: DeedForm) -> TrueDeed:
    rules = (form.rules_ok or (form.rule or "",)) if form.legal is False else ()
    return TrueDeed(form.id, form.type, form.player, form.colour, form.pips, form.space, form.frames.before,
                    form.frames.after, form.fault, rules)


def _open(dice: Sequence[TrueDieForm]) -> frozenset[str]:
    """Spaces of which a still proves nothing.

    Those of dice that can hardly be seen or lie on two, and the one above each.
    """
    here = {s for d in dice if d.visible < SEEN or d.spaces_ok for s in (d.space, *d.spaces_ok) if s is not None}
    return frozenset(here | {f"{space[:-1]}{int(space[-1]) + 1}" for space in here})
