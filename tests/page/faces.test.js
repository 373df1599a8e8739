import assert from "node:assert/strict";
import { test } from "node:test";

import { load } from "./browser.js";

const { kindNamed } = await load("tables/registry.js"), { gameWords } = await load("ui/face.js"), { colourOf } = await load("tables/seats.js");
const GAMES = ["board", "card_999", "card_weber", "dice"];

test("each game has a face of its own", () => {
  const faces = GAMES.map((game) => kindNamed(game).Face);
  assert.equal(new Set([...faces, kindNamed("another").Face]).size, GAMES.length + 1);
});

test("a game is called by its document, else by itself", () => {
  assert.equal(gameWords({ game: "another", document: "none" }), "another");
});

test("no two seats of a game have one colour", () => {
  for (const seats of [["solid", "double", "dashed", "dotted"], ["bottom", "right", "top", "left"], Array.from({ length: 12 }, (_, i) => `p${i + 1}`)]) {
    assert.deepEqual(seats.map(colourOf), seats.map((_, i) => `seat-colour-${i}`), "in the order in which people are asked for");
  }
});
