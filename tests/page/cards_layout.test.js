import assert from "node:assert/strict";
import { test } from "node:test";

import { load } from "./browser.js";

const { boxOf, laidOut, layoutOf, openAt, outlineOf, pieceOfSpot, placeOf, seenAt, spotOf, tappedOn, UNIT } = await load("tables/cards/layout.js");

const FIELD = 120, SIDES = ["bottom", "right", "top", "left"];
const spots = Object.fromEntries([..."abcdefghijklmnop"].flatMap((column, c) => Array.from({ length: 9 }, (_, r) => [`${column}${r + 1}`,
  [[c, r], [c + 1, r], [c + 1, r + 1], [c, r + 1]].map(([x, y]) => [x * FIELD, y * FIELD])])));
const bare = { kind: "cards", width: 16 * FIELD, height: 9 * FIELD, spots, deck: { faces: 40, backs: ["A"] }, pixels_per_card: 94 };
const piece = (seq, spot, colour = "red", number = 3) => ({ seq, squares: [spot], colours: [colour], number, owner: "top" });
const card = (seat, place, x, y, more = {}) => ({ seat, place, colour: "red", number: 3, face: "up", spot: "", quad: [[x, y], [x + 60, y], [x + 60, y + 90], [x, y + 90]], ...more });

test("the middle shows all piles, and at least so much of the picture's middle", () => {
  const usual = layoutOf(bare, [], SIDES), wide = layoutOf(bare, [piece(1, "b2")], SIDES);
  assert.deepEqual(placeOf("b2"), [1, 1]);
  assert.equal(usual.ground.width, 7 * UNIT);
  assert.deepEqual(wide.first, [1, 1]);
  assert.ok(wide.ground.width > usual.ground.width);
  assert.deepEqual([...layoutOf(bare, [], ["top"]).seats.keys()], ["top"]);
});

test("each pile is drawn in its field, two in one field side by side, and found by a tap", () => {
  const pieces = [piece(1, "h4"), piece(2, "h4", "blue", 5), piece(3, "i5")], table = { pieces, piles: [{ pile: 0, colour: "red", top: 3, face: "down", piece: 1 }] };
  const layout = layoutOf(bare, pieces, SIDES), laid = laidOut(layout, table);
  assert.deepEqual(laid.map(({ face }) => face), ["down", "up", "up"]);
  assert.ok(laid[0].box.x < laid[1].box.x && laid[0].box.y === laid[1].box.y);
  for (const { piece: one, box } of laid) assert.equal(tappedOn(laid, [box.x + (one.seq === 1 ? 2 : box.width - 2), box.y + 40]), spotOf(one));
  assert.equal(tappedOn(laid, [layout.ground.x - 50, layout.ground.y]), null);
  assert.equal(pieceOfSpot(pieces, "card@3").seq, 3);
  assert.equal(pieceOfSpot(pieces, "card@9"), null);
  assert.ok(boxOf(layout, laid, ["h4"]).width > boxOf(layout, laid, ["i5"]).width);
  assert.equal(boxOf(layout, laid, ["a1"]), null);
  assert.equal(boxOf(layout, laid, ["card@9"]), null);
});

test("what lies open at a seat is told by the newest picture, its row in order", () => {
  const read = [card("left", "row", 0, 300, { number: 8 }), card("left", "row", 0, 100, { number: 2 }), card("left", "stack", 0, 500), card("top", "waste", 0, 0)];
  const open = openAt(read, "left");
  assert.deepEqual(open.row.map(({ number }) => number), [2, 8]);
  assert.equal(open.stack, read[2]);
  assert.equal(open.waste, null);
  assert.deepEqual(openAt(undefined, "left").row, []);
});

test("a card on a pile is outlined as it was read, else its field", () => {
  const pieces = [piece(1, "b2")], read = [card(null, "centre", 130, 130, { spot: "b2", number: 9 }), card(null, "centre", 150, 150, { spot: "b2" })];
  assert.equal(outlineOf({ bare, read, pieces }, pieces[0]), read[1].quad);
  assert.equal(outlineOf({ bare, read: [], pieces }, pieces[0]), spots.b2);
  assert.equal(seenAt({ bare, read, pieces }, [160, 200]), "card@1");
  assert.equal(seenAt({ bare, read, pieces }, [5, 5]), null);
});
