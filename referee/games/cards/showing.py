"""The table of the card games and what lies on it as it is shown and said.

Why it exists: what counts are the tops of piles, and places are called by fields. What it does not do: draw, or judge.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from referee.games.api.parts import Mark
from referee.games.api.showing import Showing
from referee.games.cards.lines import AtStop, Swiped, Tallied
from referee.games.cards.standing import CardsStanding
from referee.games.cards.view import cards_in_sight, cards_view
from referee.i18n import say
from referee.i18n.said import Joined, Said
from referee.rules.cards.observation import Lying
from referee.values.cards import SPOT, CardSeen, CardsReading, CardsTable, card_name
from referee.values.common import UNKNOWN

CENTRE, STACK = "centre", "stack"
"""What is counted of each player."""


class CardsShowing(Showing[CardsTable, CardsReading]):
    """Fields by letter and number, cards by what they show, piles by their tops."""

    def view(self, table: CardsTable) -> dict[str, Any]:
        return {**cards_view(table)}

    def beside(self, standing: CardsStanding) -> dict[str, Any]:
        """The piles and what was counted as far as it is proved; the seats whose stack was seen empty; after the stop
        the piles as they lay then, and the heaps."""
        found, over = _counted(standing.count), standing.phase in ("stopping", "stopped")
        stop, swiped = standing.at_stop, standing.swiped
        return {**found, "piles": [{**pile, "piece": _top(standing, pile)} for pile in found["piles"]],
                "empty": list(standing.empty),
                "tops": _at_stop(stop, standing) if over and stop is not None else None,
                "swiped": _swiped(swiped, standing) if over and swiped is not None else None}

    def in_sight(self, reading: CardsReading) -> dict[str, Any]:
        """The cards as they lie in the picture, none where the table lies elsewhere by now."""
        return {"read": [] if reading.table_moved else cards_in_sight(reading)}

    def in_sum(self, score: Mapping[str, Any], counts: Mapping[str, Mapping[str, int]],
               standing: CardsStanding) -> dict[str, Any]:
        """`centre_total`; `stack` and `centre` by seat, null where it is not proved; `score` by seat, the rest of it as
        `sheet`."""
        found = {**_counted(standing.count),
                 **{what: {seat: of.get(what) for seat, of in counts.items()} for what in (STACK, CENTRE)}}
        if "unclear" in score:
            return {**found, "score": dict(score)}
        return {**found, "score": dict(score["score"]),
                "sheet": {key: value for key, value in score.items() if key != "score"}}

    def lines(self, reading: CardsReading) -> list[str]:
        heaps = [f"{heap.what:<8} {heap.seat or '-':<8} {heap.owner:<8} {'?' if heap.count is None else heap.count:>3} "
                 f"{heap.confidence:.3f}" for heap in (*reading.heaps, *reading.stacks)]
        hidden = [f"hidden   {' '.join(str(round(v)) for v in box)}" for box in reading.hidden]
        return [*map(_line, reading.cards), *heaps, *hidden]

    def marks(self, reading: CardsReading) -> list[Mark]:
        return [Mark((card.spot,), UNKNOWN if card.name is None else card.colour) for card in reading.cards
                if card.spot]

    def tally(self, pieces: Sequence[Lying], seats: Sequence[str]) -> dict[str, Any]:
        return {"piles": [{"pile": card.pile, "colour": None if card.colour == UNKNOWN else card.colour,
                           "top": card.number, "face": "down" if card.down else "up"}
                          for card in pieces if card.place == CENTRE]}

    def told(self, found: Mapping[str, Any]) -> list[str]:
        """The piles by their tops; what is counted of each seat."""
        tops = [card_name(pile["colour"], pile["top"]) if pile["colour"] and pile["top"] else "?"
                for pile in found["piles"]]
        counts = {seat: {what: "?" if found[what].get(seat) is None else found[what][seat] for what in (CENTRE, STACK)}
                  for seat in found.get(CENTRE, {})}
        return [Said("cli-cards-piles", n=len(tops), tops=tops or Said("cli-none")),
                *(Said("cards-told", owner=Said("cli-value", value=seat), **of) for seat, of in counts.items())]

    def where(self, spots: Sequence[str]) -> Said:
        return Said("spot-field", name=", ".join(spots).upper())

    def in_words(self, params: Mapping[str, Any], *, pairs: bool) -> dict[str, Any]:
        return dict(params)

    def names_spot(self, name: str) -> bool:
        return SPOT.fullmatch(name) is not None

    def deed(self, rule: str | None, kind: str | None) -> str:
        return say("deed-card-off")


def why_not(found: Swiped, players: Mapping[str, str]) -> str:
    """Why the heaps make no score, and what to do, as a sentence; empty where they do. `players`: seat -> name."""
    if found.why is None:
        return ""
    return Said(f"cards-live-{found.why}", owners=[players.get(seat) or seat for seat in found.whose],
                tops=found.tops or 0, sum=found.sum or 0)


def _typed(standing: CardsStanding, tops: int | None) -> tuple[bool, str]:
    """Whether people have counted all that lies in the middle and in the stacks; what is wrong with that, held against
    what the piles add up to, as a sentence."""
    seats = standing.players
    if not seats or not all(_has_said(standing, seat) for seat in seats):
        return False, ""
    return True, _against(tops, sum(standing.counted[seat][CENTRE] for seat in seats))


def _against(tops: int | None, total: int) -> str:
    """What is wrong with numbers of people, held against what the piles add up to, as a sentence."""
    return "" if tops is None or total == tops else say("cards-live-count-typed", sum=total, tops=tops)


def _together(found: Swiped, standing: CardsStanding) -> int | None:
    """What all heaps come to: each as people counted it, else as it was seen; None where one is open."""
    heaps = [standing.counted[seat][CENTRE] if standing.has_counted(seat, CENTRE) else found.centre.get(seat)
             for seat in standing.players]
    known = [heap for heap in heaps if heap is not None]
    return sum(known) if len(known) == len(heaps) else None


def _has_said(standing: CardsStanding, seat: str) -> bool:
    """Whether somebody has counted what they have in the middle and in the stack."""
    return all(standing.has_counted(seat, what) for what in (CENTRE, STACK))


def _at_stop(found: AtStop, standing: CardsStanding) -> dict[str, Any]:
    return {"picture": _picture(found.pictures), "sum": found.sum, "problem": _typed(standing, found.sum)[1], "tops": [
        {"pile": top.pile, "colour": top.colour, "top": top.top, "face": top.face,
         "at": None if top.at is None else list(top.at)} for top in found.tops]}


def _swiped(found: Swiped, standing: CardsStanding) -> dict[str, Any]:
    all_typed, wrong = _typed(standing, found.tops)
    still = replace(found, whose=tuple(seat for seat in found.whose if not _has_said(standing, seat)))
    answered, proved = bool(found.whose) and not still.whose, found.why is None
    together = _together(found, standing) if proved else found.sum
    if proved and not all_typed and together is not None:
        wrong = _against(found.tops, together)  # a number that was typed may contradict what the others prove
    return {"picture": _picture(found.pictures), "tops": found.tops, "sum": None if all_typed else together,
            "whose": [] if all_typed else list(still.whose), "typed": all_typed,
            "proved": proved and not wrong,
            "problem": wrong or ("" if all_typed or answered else why_not(still, standing.players)), "heaps": [
                {"what": heap.what, "player": heap.player, "cards": heap.cards, "outline": _places(heap.outline),
                 "strips": [_places(strip) for strip in heap.strips]} for heap in found.heaps
                if not (all_typed and heap.cards is None)]}


def _places(points: Sequence[Sequence[float]]) -> list[list[float]]:
    return [list(point) for point in points]


def _picture(pictures: Sequence[Mapping[str, Any]]) -> dict[str, Any] | None:
    """The picture as screens ask for it, None where none was kept."""
    return {name: pictures[-1][name] for name in ("name", "width", "height")} if pictures else None


def _top(standing: CardsStanding, pile: Mapping[str, Any]) -> int | None:
    """The number of the piece on a pile, None where another one lies there than was counted."""
    cards = standing.piles.get(pile["pile"])
    if not cards or (cards[-1].number, *cards[-1].colours) != (pile["top"], pile["colour"]):
        return None
    return cards[-1].seq


def _counted(count: Tallied | None) -> dict[str, Any]:
    if count is None:
        return {"piles": [], "centre_total": None}
    return {"piles": [{"pile": pile.pile, "colour": pile.colour, "top": pile.top, "face": pile.face}
                      for pile in count.piles], "centre_total": count.centre_total}


def _line(card: CardSeen) -> str:
    what = card.name or f"{card.colour} ?" if card.face == "up" else f"back {card.owner}"
    return f"{card.place:<8} {card.seat or '-':<8} {what:<12} {card.confidence:.3f}"


def told_count(found: Mapping[str, Any]) -> list[str]:
    """What pictures of the end of a round count to, for a terminal; owners by their backs."""
    if "text" in found:
        return [found["text"]]
    counts = [{name: "?" if (n := found[name][owner]) is None else n for name in (CENTRE, STACK)}
              for owner in found[CENTRE]]
    score = found["score"]
    return [*(Said("cards-told", owner=owner, **n) for owner, n in zip(found[CENTRE], counts, strict=True)),
            score["unclear"] if "unclear" in score else
            Said("cards-told-score", scores=[Joined([owner, str(n)]) for owner, n in score.items()])]
