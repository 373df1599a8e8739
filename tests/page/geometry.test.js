import assert from "node:assert/strict";
import { test } from "node:test";

import { load } from "./browser.js";

const { area, bounds, cutOut, hull, inside, middle } = await load("tables/geometry.js");

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
