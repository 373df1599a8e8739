"""Who plays: people apart from seats, so that a person keeps points and handicap when sets are exchanged.

Why it exists: a seat is a set of cards (a frame, a back); people join, leave, change places and correct their names,
and each of these is an act of its own with its own answer. What it does not do: count points (`match`).

An event `people` holds everybody anew and `from`, the round from which it holds; a name put right holds for all rounds.
Older logs have `players`, which names
the seats only: whoever sits down on a seat that was taken before is taken for the same person.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace

from referee.games.api.game import Game
from referee.games.api.lines import PEOPLE, Line, People, Person, Players, Start
from referee.i18n.said import Said, SaidError

NAME_LENGTH = 24  # what a score sheet on a phone can show in one line
JOINERS = ("\u200c", "\u200d")
FIRST_JOINED = "\u0600"
"""Letters before it are never joined."""
TAGS = "".join(map(chr, range(0xE0020, 0xE0080)))
"""They say which flag a black flag is."""
FLAG = "\N{WAVING BLACK FLAG}"
BLANK = "\u115f\u1160\u3164\uffa0\u2800"
"""Letters and signs that show nothing."""
LOOKS = (0xFE0E, 0xFE0F)
SKINS = range(0x1F3FB, 0x1F400)
AVERAGE = "average"
"""Starts with the average of the others' points when the round begins."""


class RosterError(SaidError, ValueError):
    """People cannot sit down like that; the message is one sentence for them."""


Roster = tuple[Person, ...]


def seated(roster: Roster) -> dict[str, str]:
    """Seat -> name of those who play."""
    return {p.seat: p.name for p in roster if p.seat is not None}


def by_seat(roster: Roster) -> dict[str, str]:
    """Seat -> id of those who play."""
    return {p.seat: p.id for p in roster if p.seat is not None}


def first(game: Game, people: Sequence[tuple[str, str]]) -> Roster:
    """The roster at the start, of (seat, name)."""
    return _checked(game, tuple(Person(f"person-{n}", clean_name(name), seat)
                                for n, (seat, name) in enumerate(people, 1)))


def join(game: Game, roster: Roster, name: str, seat: str, since: int, start: Start) -> Roster:
    """Somebody new sits down from round `since` on."""
    return _checked(game, (*roster, Person(f"person-{len(roster) + 1}", clean_name(name), seat, since, None, start)))


def leave(game: Game, roster: Roster, person: str, left: int) -> Roster:
    """Somebody plays no more from round `left` on; their points stay on the sheet."""
    who = named(roster, person)
    if who.seat is None:
        raise RosterError("roster-left", name=who.name or Said("roster-this-player"))
    return _checked(game, _with(roster, replace(who, seat=None, left=left)))


def rename(game: Game, roster: Roster, person: str, name: str) -> Roster:
    return _checked(game, _with(roster, replace(named(roster, person), name=clean_name(name))))


def reseat(game: Game, roster: Roster, seats: Mapping[str, str]) -> Roster:
    """Exchange sets: person -> seat, of those who change."""
    for person, seat in seats.items():
        who = named(roster, person)
        if who.seat is None:
            raise RosterError("roster-left-join", name=who.name or Said("roster-this-player"))
        roster = _with(roster, replace(who, seat=seat))
    return _checked(game, roster)


def named(roster: Roster, person: str) -> Person:
    """The person of that id; `RosterError` where there is none."""
    found = next((p for p in roster if p.id == person), None)
    if found is None:
        raise RosterError("roster-nobody", person=f"{person!r}")
    return found


def event(roster: Roster, act: str, since: int) -> People:
    """The line of the log that says who plays from round `since` on."""
    return People(act=act, from_=since, people=roster, by=PEOPLE)


def rosters(start: Roster, rounds: Iterable[tuple[int, Iterable[Line]]]) -> list[Roster]:
    """Who plays in each round, from the events of all rounds in order, and last who plays in the one after them."""
    found, now = [], start
    later: list[tuple[int, Roster]] = []
    number = 0
    for number, lines in rounds:
        now = _due(now, later, number)
        for line in lines:
            if isinstance(line, Players):
                now = _from_seats(now, line.players, number)
            elif isinstance(line, People):
                if line.from_ <= number:
                    now = line.people
                else:
                    later.append((line.from_, line.people))
        found.append(now)
    found.append(_due(now, later, number + 1))
    names = {p.id: p.name for p in found[-1]}
    return [tuple(replace(p, name=names.get(p.id, p.name)) for p in roster) for roster in found]


def clean_name(name: str) -> str:
    """A name as it is kept: composed, one line, nothing in it that is not seen. `RosterError` if too long."""
    tidy = _tidy(name)
    if _letters(tidy) > NAME_LENGTH:
        raise RosterError("roster-name-too-long", name=tidy[:NAME_LENGTH], most=NAME_LENGTH)
    return tidy


def name_key(name: str) -> str:
    """What two spellings of one name have in common: width, case and the look of an emoji do not count."""
    plain = unicodedata.normalize("NFKC", _tidy(name)).casefold().translate(dict.fromkeys(LOOKS))
    return unicodedata.normalize("NFC", plain)


def _tidy(name: str) -> str:
    composed = unicodedata.normalize("NFC", name)
    visible = "".join(c for n, c in enumerate(composed) if _may_stand(composed[:n], c, composed[n + 1:n + 2]))
    return " ".join(visible.split())


def _may_stand(before: str, letter: str, after: str) -> bool:
    """Control, direction and invisible characters may not; what joins emoji, or letters of some scripts, may."""
    if letter in JOINERS:
        return before[-1:] >= FIRST_JOINED and after >= FIRST_JOINED
    if letter in TAGS:
        return before.rstrip(TAGS)[-1:] == FLAG
    return letter not in BLANK and (unicodedata.category(letter)[0] != "C" or letter.isspace())


def _letters(name: str) -> int:
    """How many letters are seen; a fourth accent on a letter is one more."""
    count, marks = 0, 0
    for n, letter in enumerate(name):
        if (n and name[n - 1] in JOINERS) or letter in JOINERS or letter in TAGS or ord(letter) in SKINS:
            continue
        marks = marks + 1 if unicodedata.category(letter)[0] == "M" else 0
        count += marks == 0 or marks > 3
    return count


def _due(now: Roster, later: list[tuple[int, Roster]], number: int) -> Roster:
    for since, roster in later:
        if since <= number:
            now = roster
    later[:] = [(since, roster) for since, roster in later if since > number]
    return now


def _from_seats(now: Roster, players: Mapping[str, str], number: int) -> Roster:
    kept = tuple(p if p.seat is None else replace(p, name=players[p.seat]) if p.seat in players
                 else replace(p, seat=None, left=number) for p in now)
    new = [seat for seat in players if seat not in seated(now)]
    return (*kept, *(Person(f"person-{len(kept) + n}", players[seat], seat, number) for n, seat in enumerate(new, 1)))


def _with(roster: Roster, person: Person) -> Roster:
    return tuple(person if p.id == person.id else p for p in roster)


def _checked(game: Game, roster: Roster) -> Roster:
    playing = [p for p in roster if p.seat is not None]
    fewest, most = game.players
    if not fewest <= len(playing) <= most:
        raise RosterError("roster-players", fewest=fewest, most=most)
    for person in playing:
        if person.seat not in game.seats:
            word = game.seat_word
            raise RosterError("roster-no-seat", word=word, seat=f"{person.seat!r}", known=", ".join(game.seats))
    if len({p.seat for p in playing}) < len(playing):
        raise RosterError("roster-same-seat", word=game.seat_word)
    names = [name_key(p.name) for p in playing if p.name]
    if len(set(names)) < len(names):
        raise RosterError("roster-same-name")
    return roster
