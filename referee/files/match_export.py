"""The form of an exported match (`referee export`), whole or line by line: what may be read in again.

Why it exists: a file of a stranger becomes a match beside one's own, so every value that anything later reads has its
kind and its bounds here. The lines are those that `watch` and people write. What it does not do: read files (`store`),
or know whether a match can be played back (`session` tries it before anything is kept).
"""

from __future__ import annotations

from functools import cache, reduce
from operator import or_
from typing import Annotated, Any, Literal, get_args

from pydantic import ConfigDict, Field, Strict, create_model, model_validator

from referee.files.forms import Form
from referee.files.lines.common import COMMON_FORMS, People, SaidForm
from referee.files.lines.values import MOST_PLAYERS, LineForm, Moment, Name, Scalar, Whole, Word

MOST_ROUNDS = 300
MOST_EVENTS = 100_000
"""Events of one match: an evening has some thousands, looks of a camera among them."""
MOST_LINES = 20_000
"""Lines of one round without looks."""
MOST_SAID = 2000
"""Lines that the judge says of one round before it is asked anew; a full table has 72 pieces."""


class PlayedForm(Form):
    """A round."""

    number: Annotated[int, Strict(), Field(ge=1, le=MOST_ROUNDS)]
    created_at: Moment
    events: tuple[LineForm, ...]

    @model_validator(mode="after")
    def _bounded(self) -> PlayedForm:
        seen = [line for line in self.events if line.type not in ("look", "watched")]
        if len(seen) > MOST_LINES:
            raise ValueError(f"has {len(seen)} lines; a round has at most {MOST_LINES}")
        said = added = 0
        for line in seen:
            said = 0 if line.type == "rejudged" else said + (line.by is None)
            added += (isinstance(line, SaidForm) or line.type == "add_piece") and line.by is not None
            if max(said, added) > MOST_SAID:
                raise ValueError(f"has more than {MOST_SAID} words of the judge")
        return self


Limit = Annotated[int, Strict(), Field(ge=0, le=100_000)]


Brought = Annotated[dict[Word, Whole], Field(max_length=MOST_PLAYERS)]


class OptionsForm(Form):
    """What was agreed: game, limits, people, and the house rules by their names."""

    model_config = ConfigDict(extra="allow")
    __pydantic_extra__: dict[str, Scalar | Brought]

    game: Word = "board"
    rounds: Limit | None = None
    target: Limit | None = None
    minutes: Limit | None = None
    people: People | None = None


class FilesForm(Form):
    """The learned table, and whether the match is the sample round."""

    table: dict[str, Any] | None = None
    demo: Literal[True] | None = None


class MatchForm(Form):
    """An exported match. `files`: what is kept with it; the camera it was played with is of another computer."""

    created_at: Moment
    edition: Word
    players: Annotated[dict[Word, Name], Field(max_length=MOST_PLAYERS)]
    options: OptionsForm
    files: FilesForm
    rounds: Annotated[tuple[PlayedForm, ...], Field(max_length=MOST_ROUNDS)]


def types_of(form: type[LineForm]) -> frozenset[str]:
    """The types of the lines that have this form."""
    return frozenset(get_args(form.model_fields["type"].annotation))


@cache
def match_form(own: tuple[type[LineForm], ...]) -> type[MatchForm]:
    """The form of a match of a game with these forms of lines of its `own`; they go before those of every game."""
    taken = frozenset[str]().union(*map(types_of, own))
    forms = (*own, *(form for form in COMMON_FORMS if taken.isdisjoint(types_of(form))))
    line: Any = Annotated[reduce(or_, forms), Field(discriminator="type")]
    played: Any = create_model("PlayedForm", __base__=PlayedForm, __doc__=PlayedForm.__doc__,
                               events=(tuple[line, ...], ...))
    return create_model("MatchForm", __base__=MatchForm, __doc__=MatchForm.__doc__,
                        rounds=(Annotated[tuple[played, ...], Field(max_length=MOST_ROUNDS)], ...))
