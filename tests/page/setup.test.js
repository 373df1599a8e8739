import assert from "node:assert/strict";
import { test } from "node:test";

import { load } from "./browser.js";

const { asCommand, exchanged, loadDraft, marked, saveDraft, seated, sidesOf, sitting, stepsFor, usualRounds, withGame, withPeople, wrongIn, wrongPeople } = await load("around/setup/draft.js");

const step = (name, watched = false) => ({ name, watched });
const FRAMED = { document: "framed", game: "framed", seat_word: "frame", seats: ["solid", "double", "dashed"], places: [], players: [2, 3], rounds: 6, rounds_for: { 2: 4 },
  steps: [step("players"), step("rules"), step("length"), step("camera"), step("table", true)] };
const SEATED = { ...FRAMED, document: "seated", seat_word: "seat", seats: ["player-1", "player-2", "player-3"], steps: [step("players"), step("length")] };
const named = (...names) => names.map((name, i) => ({ id: i + 1, name, seat: FRAMED.seats[i] }));

test("a game says its steps; some are only of a match that a camera watches", () => {
  const draft = loadDraft();
  assert.deepEqual(stepsFor(SEATED, draft), ["game", "players", "length", "ready"]);
  assert.deepEqual(stepsFor(FRAMED, draft), ["game", "players", "rules", "length", "camera", "ready"]);
  assert.deepEqual(stepsFor(FRAMED, { ...draft, camera: "0" }), ["game", "players", "rules", "length", "camera", "table", "ready"]);
  assert.deepEqual(stepsFor(undefined, draft), ["game", "ready"]);
});

test("everybody has a seat of their own: by order where seats are places, else as chosen", () => {
  const people = [{ name: "Ada", seat: "dashed" }, { name: "Ben", seat: "dashed" }, { name: "Cleo", seat: "" }];
  assert.deepEqual(seated(people, FRAMED).map((p) => p.seat), ["dashed", "solid", "double"]);
  assert.deepEqual(seated(people, SEATED).map((p) => p.seat), SEATED.seats);
  assert.deepEqual(exchanged(named("Ada", "Ben"), 1, "solid").map((p) => p.seat), ["double", "solid"]);
});

test("what was brought goes along with whoever brought it", () => {
  const draft = { ...loadDraft(), people: named("Ada", "Ben"), brought: { tableau: { solid: 3, double: 5 } }, wrong: { "players/tableau/2": "no", "rules/x": "no" } };
  const [ada, ben] = draft.people;
  assert.deepEqual(withPeople(draft, [{ ...ben, seat: "solid" }, { ...ada, seat: "double" }]).brought, { tableau: { solid: 5, double: 3 } });
  const alone = withPeople(draft, [ada]);
  assert.deepEqual([alone.brought, alone.wrong], [{ tableau: { solid: 3 } }, { "rules/x": "no" }]);
});

test("another game keeps the people, as far as it has seats for them, and nothing else", () => {
  const before = { ...loadDraft(), people: named("Ada", "Ben", "Cleo"), options: { take_back: "no" }, brought: { tableau: { solid: 3 } } };
  const after = withGame(before, { ...SEATED, players: [2, 2] });
  assert.deepEqual(after.people.map((p) => [p.name, p.seat]), [["Ada", "player-1"], ["Ben", "player-2"]]);
  assert.deepEqual([after.options, after.brought], [{}, {}]);
});

test("names are wanted, each once", () => {
  assert.deepEqual(wrongPeople(named("Ada", " ", "Ada ")), [null, ["setup-need-name"], ["setup-same-name", { name: "Ada" }]]);
});

test("a number that cannot be is remembered by its field until it is mended", () => {
  const wrong = marked("length/n", "too many")(loadDraft());
  assert.equal(wrongIn(wrong, "length"), true);
  assert.equal(wrongIn(wrong, "rules"), false);
  assert.equal(wrongIn(marked("length/n", "")(wrong), "length"), false);
});

test("the command says how long as people chose, else as the rules recommend", () => {
  const draft = { ...loadDraft(), document: "framed", people: named(" Ada ", "Ben") };
  assert.equal(usualRounds(FRAMED, draft), 4);
  assert.equal(usualRounds(FRAMED, { ...draft, people: named("Ada", "Ben", "Cleo") }), 6);
  assert.deepEqual([asCommand(draft, FRAMED).rounds, asCommand(draft, FRAMED).people[0]], [4, { name: "Ada", seat: "solid" }]);
  assert.deepEqual([asCommand({ ...draft, length: { kind: "points", n: 50 } }, FRAMED)].map(({ rounds, target }) => [rounds, target]), [[0, 50]]);
});

test("a draft outlives the page", () => {
  saveDraft({ ...loadDraft(), document: "framed" });
  assert.equal(loadDraft().document, "framed");
});

const ROUND = { ...SEATED, document: "round", places: ["bottom", "right", "top", "left"], seats: ["p1", "p2", "p3", "p4", "bottom", "right", "top", "left"] };
const people = (...names) => seated(names.map((name, i) => ({ id: i + 1, name, seat: "" })), ROUND);

test("who sits where a camera tells them apart is spread evenly until somebody says otherwise", () => {
  assert.deepEqual(sidesOf(people("Ada", "Ben"), ROUND), ["bottom", "top"]);
  assert.equal(new Set(sidesOf(people("Ada", "Ben", "Cleo"), ROUND)).size, 3);
  assert.deepEqual(sidesOf(people("Ada", "Ben", "Cleo", "Dora"), ROUND), ROUND.places);
  const moved = sitting(people("Ada", "Ben", "Cleo", "Dora"), ROUND, 0, "left");
  assert.deepEqual(sidesOf(moved, ROUND), ["left", "right", "top", "bottom"]);
  assert.deepEqual(sidesOf([...sitting(people("Ada", "Ben"), ROUND, 0, "top"), { id: 3, name: "Cleo", seat: "p3", side: "top" }], ROUND).slice(0, 2), ["top", "bottom"]);
});

test("a watched match is begun at the sides of the table, one by hand at its seats; what was brought goes along", () => {
  const draft = { ...loadDraft(), document: "round", people: sitting(people("Ada", "Ben"), ROUND, 0, "left"), brought: { each: { p1: 10, p2: 14 } } };
  const [watched, byHand] = [asCommand({ ...draft, camera: "0" }, ROUND), asCommand(draft, ROUND)];
  assert.deepEqual(watched.people, [{ name: "Ada", seat: "left" }, { name: "Ben", seat: "top" }]);
  assert.deepEqual(watched.brought, { each: { left: 10, top: 14 } });
  assert.deepEqual([byHand.people.map((p) => p.seat), byHand.brought], [["p1", "p2"], { each: { p1: 10, p2: 14 } }]);
});
