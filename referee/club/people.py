"""Who is who over all tables: names that are one person, by their spelling or because the host said so.

Why it exists: Anna sits at table 3 today and at table 9 next week, and once somebody typed "Anna B." for her. Matches
are never rewritten: what the host says is a line of its own, and may be taken back. What it does not do: guess.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from referee.session.match.agreed.roster import name_key
from referee.store.club import Merge


@dataclass(frozen=True)
class People:
    """`groups`: key of a name -> key of the person; a name that is not among them is a person of its own."""

    groups: dict[str, str]

    def person(self, name: str) -> str:
        """The key of the person with a name; spellings of one name are one person."""
        key = name_key(name)
        return self.groups.get(key, key)

    def merged(self) -> dict[str, list[str]]:
        """Person -> the keys of all names that the host made one, in alphabetical order."""
        found: dict[str, list[str]] = {}
        for key, person in sorted(self.groups.items()):
            found.setdefault(person, []).append(key)
        return found


def people_of(words: Iterable[Merge]) -> People:
    """What follows from all that the host said, in order.

    A merge takes whoever was one with `name` along, and they are known by the person of `other`. A split takes one
    name out; the others stay one.
    """
    groups: dict[str, str] = {}
    for word in words:
        name, other = name_key(word.name), name_key(word.other)
        if word.kind == "merge":
            moved, person = groups.get(name, name), groups.get(other, other)
            together = {key for key, of in groups.items() if of in (moved, person)} | {name, other, person, moved}
            groups |= dict.fromkeys(together, person)
        else:
            _take_out(groups, name)
    several = {person for key, person in groups.items() if key != person}
    return People({key: person for key, person in groups.items() if person in several})


def _take_out(groups: dict[str, str], name: str) -> None:
    """One name is a person apart again; where the others were known by it, they are known by another of theirs."""
    person = groups.pop(name, name)
    left = sorted(key for key, of in groups.items() if of == person)
    if person == name and left:
        groups |= dict.fromkeys(left, left[0])
