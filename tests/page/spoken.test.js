import assert from "node:assert/strict";
import { test } from "node:test";

import { load } from "./browser.js";

const { TIME_MS, chosenOf, pageOf, turnOf } = await load("live/spoken.js");
const { spokenMarks } = await load("tables/marks.js");

const scene = { name: "incident", seq: 9, seqs: [4, 7, 9] };

test("the newest is shown first, and each has its time, one after the other", () => {
  assert.deepEqual([0, 0.99, 1, 2, 3].map((n) => turnOf(scene, n * TIME_MS)), [9, 9, 7, 4, 9]);
  assert.equal(turnOf({ name: "play" }, 5), undefined);
});

test("a question, of which the oldest comes first, gives way to younger ones too", () => {
  assert.deepEqual([0, 1, 2].map((n) => turnOf({ ...scene, seq: 4 }, n * TIME_MS)), [4, 9, 7]);
});

test("who pages stays there until something newer comes; a sheet that is open stays in any case", () => {
  assert.equal(chosenOf(scene, null), 9);
  assert.equal(chosenOf(scene, { seq: 4, first: 9, held: false }), 4);
  const newer = { ...scene, seq: 12, seqs: [4, 7, 9, 12] };
  assert.equal(chosenOf(newer, { seq: 4, first: 9, held: false }), 12);
  assert.equal(chosenOf(newer, { seq: 4, first: 9, held: true }), 4);
  assert.equal(chosenOf({ ...scene, seqs: [7, 9] }, { seq: 4, first: 9, held: true }), 9, "it was put right");
});

test("pages are numbered by age", () => {
  assert.deepEqual(pageOf(scene), { n: 3, of: 3, before: 7, after: null });
  assert.deepEqual(pageOf({ ...scene, seq: 4 }), { n: 1, of: 3, before: null, after: 7 });
  assert.deepEqual(pageOf({ name: "play" }), { n: 0, of: 0, before: null, after: null });
});

test("only what is spoken of is outlined; the others are small numbers, questions small signs", () => {
  const finding = (seq, kind = "incident") => ({ seq, kind, class: kind === "question" ? "unclear" : "violation", squares: [`r${seq}`], open: true });
  const marks = spokenMarks({ scene, findings: [finding(9), finding(8, "question"), finding(7), finding(4)] });
  assert.deepEqual(marks.map(({ seq, kind, mark }) => [seq, kind, mark]), [[8, "dim", "?"], [7, "dim", 2], [4, "dim", 1], [9, "wrong", 3]]);
  assert.deepEqual(spokenMarks({ scene: { name: "incident", seq: 9, seqs: [9] }, findings: [finding(9)] }).map(({ mark }) => mark), ["!"]);
});
