import assert from "node:assert/strict";
import { test } from "node:test";

import { load } from "./browser.js";

const { readNumber } = await load("ui/read_number.js");
const { seenCounts, toCount } = await load("live/counts.js");

test("a whole number within its limits is read, and nothing else", () => {
  const limits = { min: 0, max: 20 };
  assert.deepEqual(readNumber("7", limits), { n: 7 });
  assert.deepEqual(readNumber(" 0 ", limits), { n: 0 });
  assert.deepEqual(readNumber("  ", limits), { empty: true });
  assert.match(readNumber("21", limits).wrong, /At most 20/);
  assert.match(readNumber("-1", limits).wrong, /At least 0/);
  for (const text of ["1.5", "1e", "seven", "Infinity"]) assert.match(readNumber(text, limits).wrong, /whole number/);
  assert.match(readNumber("", { ...limits, bad: true }).wrong, /whole number/, "the browser saw something that is no number");
});

const value = (counted, preset = null) => ({ value: counted, preset, counted: counted !== null });
const form = (values) => ({ fields: [{ name: "left" }, { name: "jokers", optional: true }, { name: "mistake", bool: true }], values, flags: [], problem: "" });

test("who misses a number that nobody saw is still to count; what is optional is not missed", () => {
  assert.deepEqual(toCount(form({ a: { left: value(null), jokers: value(null) }, b: { left: value(null, 3) }, c: { left: value(0) } })), ["a"]);
});

test("what was seen can be taken as seen once nothing is missing", () => {
  assert.deepEqual(seenCounts(form({ a: { left: value(null) }, b: { left: value(null, 3) } })), []);
  assert.deepEqual(seenCounts(form({ a: { left: value(2) }, b: { left: value(null, 3) } })), [["b", { left: 3 }]]);
});
