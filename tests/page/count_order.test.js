import assert from "node:assert/strict";
import { test } from "node:test";

import { load } from "./browser.js";

const { cellsOf, isWhole, nextOpen } = await load("live/count_order.js");
const { askedFields } = await load("live/counts.js");

const value = (more = {}) => ({ value: null, preset: null, counted: false, max: 15, ...more });
const field = (name, more = {}) => ({ name, label: name, min: 0, max: 15, optional: false, bool: false, ...more });
const state = (values, more = {}) => ({ match: { by_hand: true }, round: { caller: "a" }, players: [{ seat: "a" }, { seat: "b" }],
  form: { fields: [field("left"), field("jokers"), field("mistake", { bool: true })], values }, ...more });
const none = () => false;

test("only what must be counted is walked through, player by player; the caller's 0 is fixed", () => {
  const cells = cellsOf(state({ a: { left: value({ preset: 0 }), mistake: value() }, b: { left: value(), jokers: value(), mistake: value() } }), none);
  assert.deepEqual(cells.map(({ seat, field: name, fixed, open }) => [seat, name, fixed, open]),
    [["a", "left", true, false], ["b", "left", false, true], ["b", "jokers", false, true]]);
});

test("the next number is the next open one, from the start again at the end, and never the same", () => {
  const cells = cellsOf(state({ a: { left: value(), jokers: value({ value: 1, counted: true }) }, b: { left: value(), jokers: value() } }), none);
  const at = (seat, name) => ({ seat, field: name });
  const next = (from) => { const found = nextOpen(cells, from); return found && [found.seat, found.field]; };
  assert.deepEqual(next(null), ["a", "left"]);
  assert.deepEqual(next(at("a", "left")), ["b", "left"]);
  assert.deepEqual(next(at("b", "jokers")), ["a", "left"]);
  const last = cellsOf(state({ a: { left: value({ value: 3, counted: true }) }, b: { left: value() } }), none);
  assert.equal(nextOpen(last, at("b", "left")), null);
  assert.equal(nextOpen(cellsOf(state({ a: { left: value() }, b: {} }), () => true), null), null, "what is on its way is not asked again");
});

test("a number is whole once no further digit fits", () => {
  assert.deepEqual([["0", 15], ["1", 15], ["2", 15], ["15", 15], ["3", 40], ["9", 40], ["40", 40], ["1", 9]].map(([text, max]) => isWhole(text, max)),
    [true, false, true, true, false, true, true, true]);
});

test("the television has a column for what is asked of somebody, and no other", () => {
  const columns = (values) => askedFields(state(values).form).map(({ name }) => name);
  assert.deepEqual(columns({ a: { left: value() }, b: { left: value() } }), ["left"]);
  assert.deepEqual(columns({ a: { left: value() }, b: { left: value(), jokers: value(), mistake: value() } }), ["left", "jokers"]);
});
