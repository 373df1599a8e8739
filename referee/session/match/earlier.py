"""What earlier evenings learned about the table that is played on.

Why it exists: whoever plays on the same table again need not answer again. What it does not do: learn.
"""

from __future__ import annotations

import base64
from dataclasses import replace

from referee.games.registry import game_named
from referee.kit.taught import TaughtSet
from referee.session.match.log.learned import pieces_of
from referee.session.match.play import TABLE, DamagedMatch, MatchPlay
from referee.store import Store
from referee.values.common import Table

RECENT = 5
"""Matches that are looked through for the same table."""


def with_earlier(store: Store, table: Table) -> Table:
    """The table with what was learned in the newest match that was played on the same one, if there was one."""
    reference = base64.b64encode(table.reference).decode("ascii")
    for match in reversed(store.matches()[-RECENT:]):
        kept = store.kept(match.id, TABLE)
        if not reference or kept is None or kept.get("reference") != reference:
            continue
        try:
            play = MatchPlay(store, match.id)
        except DamagedMatch:  # it is listed as damaged
            continue
        examples = game_named(table.game).eyes.teaching.examples
        before = play.table.taught if play.table is not None else None
        taught = table.taught or TaughtSet()
        forgotten, there = play.forgotten(), {e.id for e in taught.examples}
        for piece in (*pieces_of(before), *(examples(one, store.evidence) for one in play.learned())):
            if piece and not any(e.id in there or e.id in forgotten for e in piece):
                taught = taught.merged(TaughtSet(piece))
        return replace(table, taught=taught.without(forgotten)) if taught.examples else table
    return table
