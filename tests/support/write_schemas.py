"""Writes docs/schemas: the JSON Schema of every file and command that is checked, from the forms that check it.

    make schemas

A test holds the schemas to the forms.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from pydantic import BaseModel
from pydantic.json_schema import GenerateJsonSchema, models_json_schema

from referee.files.cards_table import CardsTableForm
from referee.files.cards_truth import CardsRoundForm, CardsStillForm
from referee.files.dice_table import DiceTableForm
from referee.files.dice_truth import DiceBoardForm, DiceRoundForm, DiceStillForm
from referee.files.lens import LensForm
from referee.files.match_export import match_form
from referee.files.pieces import PiecesFile
from referee.files.table import TableForm
from referee.files.taught import SetForm
from referee.files.truth import BoardForm, RoundForm, StillForm
from referee.games.registry import LIVE, USUAL
from referee.session.match.agreed.match_file import form_of
from referee.session.match.commands import COMMANDS


class Untitled(GenerateJsonSchema):
    """Without the titles of fields, which repeat their names."""

    def field_title_should_be_set(self, schema: Any) -> bool:
        return False


FOLDER = Path(__file__).parents[2] / "docs" / "schemas"


def schemas() -> dict[str, dict[str, Any]]:
    """File name -> schema."""
    forms: dict[str, type[BaseModel]] = {
             "lens": LensForm, "pieces": PiecesFile,
             **{export_name(name): match_form(game.eyes.forms) for name, game in LIVE.items()},
             "set": SetForm, "table": TableForm, "table-dice": DiceTableForm, "table-cards": CardsTableForm,
             "truth-board": BoardForm, "truth-still": StillForm, "truth-round": RoundForm,
             "truth-dice-board": DiceBoardForm, "truth-dice-still": DiceStillForm, "truth-dice-round": DiceRoundForm,
             "truth-cards-still": CardsStillForm, "truth-cards-round": CardsRoundForm,
             **{f"match-{name}": form_of(game) for name, game in LIVE.items()}}
    return {f"{name}.json": {"$schema": GenerateJsonSchema.schema_dialect,
                             **form.model_json_schema(schema_generator=Untitled)} for name, form in forms.items()
            } | {"commands.json": commands()}


def export_name(game: str) -> str:
    """Of a game's exported matches; the usual one's is older than the others."""
    return "match-export" if game == USUAL else f"match-export-{game}"


def commands() -> dict[str, Any]:
    """What screens may send: the fields of every command, by its name."""
    found, defined = models_json_schema([(model, "validation") for model in COMMANDS.values()],
                                        schema_generator=Untitled)
    return {"$schema": GenerateJsonSchema.schema_dialect, "type": "object", "additionalProperties": False,
            "properties": {name: found[model, "validation"] for name, model in COMMANDS.items()}, **defined}


def text(schema: dict[str, Any]) -> str:
    return json.dumps(schema, indent=1, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name, schema in schemas().items():
        (FOLDER / name).write_text(text(schema), encoding="utf-8")
