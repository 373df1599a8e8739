import assert from "node:assert/strict";
import { test } from "node:test";

import { load } from "./browser.js";

const { area, bounds, closeTo, cutOut, hull, inside, joined, middle } = await load("tables/geometry.js");

const SQUARE = [[1, 1], [5, 1], [5, 5], [1, 5]], ARROW = [[0, 0], [4, 2], [0, 4], [1, 2]];

test("area, middle and bounds of an outline, whichever way round it goes", () => {
  for (const outline of [SQUARE, [...SQUARE].reverse()]) assert.equal(area(outline), 16);
  assert.deepEqual(middle(SQUARE), [3, 3]);
  assert.deepEqual(bounds(ARROW), { x: 0, y: 0, width: 4, height: 4 });
});

test("a point in the notch of an outline is not inside", () => {
  assert.equal(inside([3, 2], ARROW), true);
  assert.equal(inside([0.5, 2], ARROW), false);
  assert.equal(inside([5.1, 3], SQUARE), false);
});

test("the hull holds every point and has no notch", () => {
  assert.deepEqual(new Set(hull([...SQUARE, [3, 3], [3, 1]]).map(String)), new Set(SQUARE.map(String)));
  assert.equal(area(hull(ARROW)), 8);
});

test("a part of a picture shows points elsewhere, and a part of another one does not", () => {
  const { map, scale, off } = cutOut(SQUARE, SQUARE.map(([x, y]) => [(x - 1) * 0.5, (y + 3) * 0.5]));
  assert.deepEqual([map([3, 3]), scale, off], [[1, 3], 0.5, 0]);
  assert.ok(cutOut(SQUARE, [[0, 0], [4, 0], [4, 4], [0, 9]]).off > 1);
});

test("one outline goes round squares that lie edge to edge, and another one round what lies apart", () => {
  const at = (x, y) => [[x, y], [x + 4, y], [x + 4, y + 4], [x, y + 4]];
  assert.deepEqual(joined([at(1, 1)]), [at(1, 1)]);
  const [card, ...rest] = joined([at(1, 1), at(5.4, 1.3)]);
  assert.deepEqual([card.length > 3, bounds(card), rest], [true, { x: 1, y: 1, width: 8.4, height: 4.3 }, []]);
  assert.equal(joined([at(1, 1), at(9, 1), at(5, 1)]).length, 1, "a third one joins them");
  assert.equal(joined([at(1, 1), at(5, 5)]).length, 2, "corner to corner is apart");
  assert.equal(joined([at(1, 1), at(20, 1)]).length, 2);
});

test("what is shown round outlines is one and a half of their sides", () => {
  assert.deepEqual(closeTo([SQUARE]), { x: -5, y: -5, width: 16, height: 16 });
  assert.deepEqual(closeTo([[[0, 0], [8, 0], [8, 4], [0, 4]]]), { x: -6, y: -6, width: 20, height: 16 });
});
