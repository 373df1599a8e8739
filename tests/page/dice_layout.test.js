import assert from "node:assert/strict";
import { test } from "node:test";

import { load } from "./browser.js";

const { boxOf, dieOfSpot, laidOut, layoutOf, pixelOf, placesOf, seatOfSpot, seatSpot, seenAt, sidesOf, spotOf, tappedOn } = await load("tables/dice/layout.js");

const COLOURS = ["red", "yellow", "green", "blue"], SIDE = 40, ALL = ["bottom", "right", "top", "left"];

/** A board whose point (column, row), row 0 at its upper edge with the sixes, is seen where `seen` says. */
function board(seen, colours = COLOURS) {
  const quad = (c, r) => [[c, r], [c + 1, r], [c + 1, r + 1], [c, r + 1]].map(([x, y]) => seen([x - 2, y - 3]));
  const spaces = colours.flatMap((colour) => [1, 2, 3, 4, 5, 6].map((value) => ({ id: `${colour}-${value}`, colour, value, rgb: [0, 0, 0] })));
  const spots = Object.fromEntries(colours.flatMap((colour, c) => [1, 2, 3, 4, 5, 6].map((value) => [`${colour}-${value}`, quad(c, 6 - value)])));
  const corners = [[-2, -3], [2, -3], [2, 3], [-2, 3]].map(seen);
  return { kind: "dice", width: 640, height: 480, spaces, spots, board: corners, rows: [[SIDE, 0, 320], [0, SIDE, 240], [0, 0, 1]], pixels_per_die: 16 };
}

const turnedBy = (degrees) => ([x, y]) => {
  const a = (degrees * Math.PI) / 180;
  return [320 + SIDE * (x * Math.cos(a) - y * Math.sin(a)), 240 + SIDE * (x * Math.sin(a) + y * Math.cos(a))];
};
const plain = board(turnedBy(0));
const die = (seat, colour, pips, x, y) => ({ seat, colour, pips, at: [x, y] });

test("a board that lies upright is drawn so, its columns in their own order", () => {
  const at = placesOf(board(turnedBy(0), ["blue", "red", "green", "yellow"]));
  assert.deepEqual([at.get("blue-6"), at.get("blue-1"), at.get("yellow-6")], [[0, 0], [0, 5], [3, 0]]);
});

test("a board that was turned is drawn in the quarter turn in which the camera sees it", () => {
  for (const more of [-30, -8, 0, 8, 30]) {
    assert.deepEqual(placesOf(board(turnedBy(more))).get("red-6"), [0, 0]);
    assert.deepEqual(placesOf(board(turnedBy(90 + more))).get("red-6"), [5, 0]);
    assert.deepEqual(placesOf(board(turnedBy(180 + more))).get("red-6"), [3, 5]);
    assert.deepEqual(placesOf(board(turnedBy(270 + more))).get("red-6"), [0, 3]);
  }
  const lying = layoutOf(board(turnedBy(90)), ALL);
  assert.deepEqual([lying.columns, lying.rows], [6, 4]);
});

test("a board seen from its side in perspective keeps its places", () => {
  const flat = board(([x, y]) => { const w = 1 - y * 0.08; return [320 + (SIDE * x) / w, 240 + (SIDE * y * 0.6) / w]; });
  assert.deepEqual(flat.spaces.map((s) => placesOf(flat).get(s.id)), plain.spaces.map((s) => placesOf(plain).get(s.id)));
});

test("the sides are named as the table names its seats: the lowest in the picture is the bottom", () => {
  const sides = sidesOf(plain.board);
  assert.deepEqual([sides.bottom, sides.right, sides.top, sides.left], [[320, 360], [400, 240], [320, 120], [240, 240]]);
});

test("seats stand round the board where somebody plays, and nothing lies over anything", () => {
  for (const seated of [ALL, ["bottom", "top"], ["left"], []]) {
    const layout = layoutOf(plain, seated), boxes = [{ x: 0, y: 0, width: 400, height: 600 }, ...layout.seats.values()];
    assert.deepEqual([...layout.seats.keys()], ALL.filter((side) => seated.includes(side)));
    for (const [i, a] of boxes.entries()) {
      for (const b of boxes.slice(i + 1)) assert.ok(a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y);
    }
  }
});

test("up to 24 dice find room at any seat, by colour and number, and nothing moves as they get fewer", () => {
  const layout = layoutOf(plain, ALL);
  for (const side of ALL) {
    for (const n of [1, 6, 12, 24]) {
      const dice = Array.from({ length: n }, (_, i) => die(side, COLOURS[i % 4], 1 + (i % 6), i, 7)), laid = laidOut(layout, dice), box = layout.seats.get(side);
      assert.equal(laid.length, n);
      for (const { box: b } of laid) assert.ok(b.x >= box.x && b.y >= box.y && b.x + b.width <= box.x + box.width && b.y + b.height <= box.y + box.height, `${side} ${n}`);
    }
  }
  const laid = laidOut(layout, [die("top", "blue", 1, 0, -5), die("top", "red", null, 1, -5), die("top", "red", 2, 2, -5), die(null, "red", 2, 2, -5)]);
  assert.deepEqual(laid.map((one) => [one.die.colour, one.die.pips]), [["red", 2], ["red", null], ["blue", 1]]);
});

test("a tap finds the die, else the seat or the space", () => {
  const layout = layoutOf(plain, ALL), mine = die("bottom", "red", 4, 0.5, 4.25), laid = laidOut(layout, [mine]), { x, y } = laid[0].box;
  assert.equal(tappedOn(layout, laid, [x + 5, y + 5]), spotOf(mine));
  assert.equal(tappedOn(layout, laid, [x + 300, y + 5]), "seat@bottom");
  assert.equal(tappedOn(layout, laid, [150, 550]), "yellow-1");
  assert.equal(tappedOn(layout, laid, [-5000, 0]), null);
});

test("dice beside the board are named by where they lie, and are gone when they lie there no more", () => {
  const mine = die("left", "red", 4, -3.5, 0.25);
  assert.equal(dieOfSpot([mine], spotOf(mine)), mine);
  for (const [loose, spot] of [[[], spotOf(mine)], [[mine], "red-1"], [[mine], null], [null, spotOf(mine)]]) assert.equal(dieOfSpot(loose, spot), null);
  assert.deepEqual([seatOfSpot(seatSpot("top")), seatOfSpot("red-1"), seatOfSpot(null)], ["top", null, null]);
});

test("what is named has a box, and several have one together", () => {
  const layout = layoutOf(plain, ALL);
  assert.deepEqual(boxOf(layout, [], ["red-6", "yellow-5"]), { x: 0, y: 0, width: 200, height: 200 });
  assert.deepEqual(boxOf(layout, [], ["seat@left"]), layout.seats.get("left"));
  assert.equal(boxOf(layout, [], ["nothing"]), null);
});

test("in the photograph a tap finds the die beside the board, the space, or whose side it is", () => {
  const mine = die("left", "red", 4, -4, 0), near = die("right", "blue", 1, 2.2, 0);
  assert.deepEqual(pixelOf(plain, mine.at), [160, 240]);
  assert.equal(seenAt(plain, [mine, near], [168, 244]), spotOf(mine));
  assert.equal(seenAt(plain, [mine, near], [398, 240]), spotOf(near));
  assert.equal(seenAt(plain, [mine, near], [385, 245]), "blue-3");
  assert.equal(seenAt(plain, [mine], [320, 400]), "seat@bottom");
  assert.equal(seenAt(plain, [], [60, 240]), "seat@left");
});
