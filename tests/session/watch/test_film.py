"""A drawn film through the whole house but the reader: motion, stillness, memory, umpire, session.

The reader is perfect (it reads the truth of the moment), so what fails here is not a matter of seeing pieces.
"""

import tomllib
from pathlib import Path
from typing import Any

import pytest

from referee.capture import Frame, Source
from referee.evaluate.board.figures import judge_round, judge_table
from referee.evaluate.board.truth import TrueBoard, TrueRound, TrueSquare, what_was_played
from referee.session import MatchSetup, Session
from referee.sim.board.record.recording import Recording, Wishes
from referee.sim.board.render.truth import truth
from referee.values.board import BoardReading, BoardTable, CardSeen, JokerSeen, Square, TokenSeen
from referee.values.common import Quality


class Film(Source):
    """The frames of a recording, and what they truly show."""

    def __init__(self, recording: Recording) -> None:
        super().__init__("film")
        self.recording, self.fps, self.now = recording, recording.wishes.fps, 0.0

    def __iter__(self):
        for index, image in enumerate(self.recording.frames()):
            self.now = index / self.recording.wishes.fps
            yield Frame(image, self.now, index, "film")

    def truth_at(self, t: float) -> dict[str, Any]:
        return truth(self.recording.stage.at(t), self.recording.style, self.recording.camera)

    def read(self, image, still_frames=None, look=None) -> BoardReading:
        shown = self.truth_at(self.now)
        hidden = frozenset(tuple(c["cell"]) for c in shown["cells"] if c["occluded"])
        return BoardReading(
            cards=tuple(card(c) for c in shown["cards"] if not c["occluded"]),
            jokers=tuple(JokerSeen(tuple(j["cell"]), j["frame"], 0.99) for j in shown["jokers"] if not j["occluded"]),
            tokens=tuple(TokenSeen(tuple(t["cell"]), 0.999)
                         for t in shown["tokens"] if t["cell"] and not t["occluded"]),
            hidden=hidden, behind=frozenset(c for c in hidden for t in shown["tokens"] if t["cell"] and max(
                abs(c[0] - t["cell"][0]), abs(c[1] - t["cell"][1])) <= 1))


def card(shown: dict[str, Any]) -> CardSeen:
    (r0, c0), (r1, c1) = shown["cells"]
    return CardSeen(((r0, c0), (r1, c1)), tuple(shown["colours"]), shown["frame"], 0.99)


def square(shown: dict[str, Any]) -> Square:
    a, b, c, d = ((x, y) for x, y in shown["poly_px"])
    return Square(tuple(shown["cell"]), shown["colour"], (0, 0, 0), (a, b, c, d))


@pytest.mark.thorough
@pytest.mark.slow
@pytest.mark.parametrize("seed", [21, 27])
def test_a_film_read_perfectly_is_refereed_perfectly(seed):
    film = Film(Recording(Wishes(seed=seed, seconds=25, size=(480, 270), fps=10, faults=0.25)))
    width, height = film.recording.wishes.size
    squares = tuple(square(c) for c in film.truth_at(0.0)["cells"])
    table = BoardTable(width, height, squares, quality=Quality(True))
    setup = MatchSetup.from_mapping(tomllib.loads(film.recording.match()))
    lines = list(Session(table, film, setup, reader=film).run())

    board = TrueBoard(tuple(TrueSquare(s.cell, s.colour, s.quad) for s in squares), 4.0, 60.0)
    acts, final, strays = what_was_played(film.recording.events())
    played = TrueRound("film", Path(), Path(), board, acts, None, final, strays)
    row = judge_round(played, judge_table(table, board), lines)
    assert row.detail == [] and row.right == row.seen == len(acts) > 4
    assert row.false_accusations == row.false_events == 0 and row.caught == row.illegal and row.final
    expected = film.recording.truth(None, None)["score"]["new"]
    assert {key: lines[-1]["score"].get(key) for key in expected} == expected
