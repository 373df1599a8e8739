"""Courses that differ only in where tokens came from before a step: searched as one, and told apart again afterwards.

Why it exists: from where a piece that lies there since long took its token matters only should it be taken back. Until
then all that differ in nothing else go on alike, and a search that follows each of them does the same work many times.
What it does not do: search (`explanation`).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from referee.rules.board.course import Course
from referee.rules.board.state import Carried

Past = tuple[Carried, ...]


def put_together(courses: Iterable[Course]) -> tuple[list[Course], list[tuple[Past, ...]]]:
    """One course of each kind, apart from the past, and the pasts of each line: what the courses of one kind carried,
    first that of the course which stands for them. A course says by its `line` which pasts are its own."""
    groups: dict[tuple[object, ...], list[Course]] = {}
    for n, course in enumerate(courses):
        tokens, _, *others = course.key
        same = len(course.position.token_cells) == len(course.position.tokens)  # else it is not plain which is which
        groups.setdefault((course.cost, tokens, *others) if same else (n,), []).append(course)
    numbers: dict[tuple[Past, ...], int] = {}
    together = []
    for group in groups.values():
        pasts = tuple(dict.fromkeys(_renumbered(c, group[0]) for c in group))
        together.append(group[0].changed(line=numbers.setdefault(pasts, len(numbers))))
    return together, list(numbers)


def told_apart(course: Course, lines: Sequence[tuple[Past, ...]]) -> list[Course]:
    """The course with each of the pasts of its line, after which the same was laid."""
    own, *others = lines[course.line]
    course = course.changed(line=0)
    if not others:
        return [course]
    now = course.position.carried
    known, still = set(own), set(now)
    new = tuple(c for c in now if c not in known)
    changed = {c.piece for c in (*new, *(c for c in own if c not in still))}
    return [course, *(course.changed(position=course.position.changed(
        carried=(*(c for c in past if c.piece not in changed), *new))) for past in others)]


def _renumbered(course: Course, like: Course) -> Past:
    """What the course carried, with the tokens numbered as they are in another one with tokens on the same squares."""
    if course.position.tokens == like.position.tokens:
        return course.position.carried
    numbers = [like.position.tokens.index(t) for t in course.position.tokens]
    return tuple(replace(c, token=numbers[c.token]) for c in course.position.carried)
