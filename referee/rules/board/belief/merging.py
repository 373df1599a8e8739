"""Courses that differ only in where tokens came from before a step: searched as one, and told apart again afterwards.

Why it exists: from where a piece that lies there since long took its token matters only should it be taken back. Until
then all that differ in nothing else go on alike, and a search that follows each of them does the same work many times.
What it does not do: search (`search`).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from referee.rules.board.belief.hypothesis import Hypothesis
from referee.rules.board.position.state import Carried

Past = tuple[Carried, ...]


def merged(hypotheses: Iterable[Hypothesis]) -> tuple[list[Hypothesis], list[tuple[Past, ...]]]:
    """One hypothesis of each kind, apart from the past, and the pasts of each line: what the hypotheses of one kind
    carried, first that of the hypothesis which stands for them. A hypothesis says by its `line` which pasts are its
    own."""
    groups: dict[tuple[object, ...], list[Hypothesis]] = {}
    for n, hypothesis in enumerate(hypotheses):
        tokens, _, *others = hypothesis.key
        position = hypothesis.position
        same = len(position.token_cells) == len(position.tokens)  # else it is not plain which is which
        groups.setdefault((hypothesis.cost, tokens, *others) if same else (n,), []).append(hypothesis)
    numbers: dict[tuple[Past, ...], int] = {}
    together = []
    for group in groups.values():
        pasts = tuple(dict.fromkeys(_renumbered(c, group[0]) for c in group))
        together.append(group[0].changed(line=numbers.setdefault(pasts, len(numbers))))
    return together, list(numbers)


def split(hypothesis: Hypothesis, lines: Sequence[tuple[Past, ...]]) -> list[Hypothesis]:
    """The hypothesis with each of the pasts of its line, after which the same was laid."""
    own, *others = lines[hypothesis.line]
    hypothesis = hypothesis.changed(line=0)
    if not others:
        return [hypothesis]
    now = hypothesis.position.carried
    known, still = set(own), set(now)
    new = tuple(c for c in now if c not in known)
    changed = {c.place for c in (*new, *(c for c in own if c not in still))}
    return [hypothesis, *(hypothesis.changed(position=hypothesis.position.changed(
        carried=(*(c for c in past if c.place not in changed), *new))) for past in others)]


def _renumbered(hypothesis: Hypothesis, like: Hypothesis) -> Past:
    """What the hypothesis carried, with the tokens numbered as they are in another one with tokens on the same
    squares."""
    if hypothesis.position.tokens == like.position.tokens:
        return hypothesis.position.carried
    numbers = [like.position.tokens.index(t) for t in hypothesis.position.tokens]
    return tuple(replace(c, token=numbers[c.token]) for c in hypothesis.position.carried)
