"""What the documents show works: their JSON and TOML examples are put through the program."""

import json
import re
import tomllib
from pathlib import Path
from typing import Any, get_args

import pytest

from referee.files.table import table_in
from referee.games.api.lines import (
    Look,
    OfLearning,
    OfMatch,
    OfPieces,
    OfRound,
    Owner,
    Players,
    Rejudged,
    Resume,
    RoundStart,
    Stop,
    Watched,
)
from referee.games.board.lines import BoardLine, TokenMoved
from referee.rules import registry
from referee.rules.board.options import Options
from referee.session import MatchSetup
from referee.session.match.commands import COMMANDS, parse
from referee.values.board import FRAMES
from referee.vision.board.teaching.named import parse_pieces
from tests.support.write_schemas import FOLDER, schemas

DOCS = Path(__file__).parents[1] / "docs"
FORMATS, QUICKSTART = ((DOCS / f"{name}.md").read_text(encoding="utf-8") for name in ("file-formats", "quickstart"))
EXAMPLES = re.findall(r"```json\n(.*?)```", FORMATS, re.DOTALL)
QUESTIONS = [example for example in EXAMPLES if '"game"' in example and '"..."' not in example]


@pytest.mark.parametrize("text", EXAMPLES)
def test_json_examples_are_json(text):
    assert isinstance(json.loads(text), dict)


@pytest.mark.parametrize("text", QUESTIONS)
def test_questions_shown_are_answered(text):
    asked = json.loads(text)
    answer = registry.ruleset(asked["game"]).answer(asked["kind"], asked["input"], asked.get("edition"))
    assert answer.get("verdict") == "legal" or answer["chips"] == {"Anna": 2, "Ben": 0}


def test_the_table_shown_can_be_loaded():
    shown = json.loads(next(e for e in EXAMPLES if "referee-table/1" in e))
    shown["reference"] = ""
    assert table_in(shown).squares[0].id == "r0c0"


def test_the_named_pieces_shown_can_be_taught_from():
    shown = [json.loads(e) for e in EXAMPLES if '"at"' in e and '"taught"' not in e]
    shown += [json.loads(e) for e in re.findall(r"```json\n(.*?)```", QUICKSTART, re.DOTALL)]
    assert [len(parse_pieces(pieces, FRAMES)) for pieces in shown] == [4, 3]


def test_every_house_rule_is_listed_with_its_values_and_its_question():
    [section] = re.findall(r"^## Match file(.*?)^## ", FORMATS, re.DOTALL | re.MULTILINE)
    rows = dict(re.findall(r"^\| `(\w+)` \| (.+) \|$", section, re.MULTILINE))
    assert list(rows) == list(Options.permitted())
    for name, values in Options.permitted().items():
        listed, question = rows[name].split(" | ")
        assert listed.replace("`", "") == ", ".join(map(str, values)), name
        assert question == Options.explanations()[name]


def test_the_match_file_shown_can_be_loaded():
    [text] = re.findall(r"```toml\n(.*?)```", FORMATS, re.DOTALL)
    setup = MatchSetup.from_mapping(tomllib.loads(text))
    assert setup.caller == "dashed" and setup.stop == 412.0


def test_the_schemas_are_those_of_the_forms_and_each_is_linked():
    written = {path.name: json.loads(path.read_text(encoding="utf-8")) for path in FOLDER.iterdir()}
    assert written == json.loads(json.dumps(schemas())), "run `make schemas`"
    assert all(f"](schemas/{name})" in FORMATS for name in written)


def test_every_line_that_the_session_writes_is_described():
    [section] = re.findall(r"^## The log of a match(.*?)^## ", FORMATS, re.DOTALL | re.MULTILINE)
    described = set(re.findall(r"`(\w+)`", " ".join(re.findall(r"^\| (.+?) \|", section, re.MULTILINE))))
    kinds: set[Any] = {RoundStart, Stop, Resume, Look, Rejudged, Watched}
    kinds |= {*get_args(OfRound | OfMatch | OfPieces | OfLearning | BoardLine)}
    assert described - {"type"} == {kind.type for kind in kinds - {Owner, Players, TokenMoved}}


def test_the_command_shown_is_one():
    [section] = re.findall(r"^## Commands(.*?)^## ", FORMATS, re.DOTALL | re.MULTILINE)
    assert parse("overrule", json.loads(re.findall(r"```json\n(.*?)```", section, re.DOTALL)[0]))
    assert set(schemas()["commands.json"]["properties"]) == set(COMMANDS)


def test_every_picture_is_shown_somewhere_and_the_readme_begins_with_a_film():
    root = DOCS.parent
    texts = {path: path.read_text(encoding="utf-8") for path in root.glob("**/*.md") if ".venv" not in path.parts}
    for picture in (DOCS / "pictures").iterdir():
        if picture.suffix != ".py" and picture.is_file():
            assert any(picture.name in text for text in texts.values()), picture.name
    first = re.findall(r"!\[[^]]+\]\((\S+)\)", texts[root / "README.md"])[0]
    assert first.endswith(".webp") and (root / first).stat().st_size <= 1_500_000
