// Where everything of the card games is drawn: the middle of the table by its fields, as the camera sees them, and round it
// the seats. A field is `UNIT` wide and holds a card, so that cards never lie upon another in the drawing.

import { bounds, inside } from "../geometry.js";
import { HIGH, WIDE } from "./card.js";

/** @typedef {import("../geometry.js").Part} Box */
/** @typedef {{ piece: Piece, face: string, box: Box }} LaidPile */
/** @typedef {{ seat: string, row: ReadCard[], stack: ReadCard | null, waste: ReadCard | null }} OpenCards */
/** @typedef {{ ground: Box, seats: Map<string, Box>, all: Box, first: number[] }} Layout */

export const UNIT = 100;
export const SIDES = ["bottom", "right", "top", "left"];
/** The line over the middle that tells what lies there. */
export const HEAD = 56;

/** Fields that are shown at least, so that little moves while piles are begun. */
const LEAST = [7, 4];
const GAP = 12, BESIDE = 150, ACROSS = 112;
/** Share of a field by which two cards in one are drawn apart. */
const APART = 0.22;

/**
 * Column and row of a field by its name, both from 0: `a1` is the first.
 * @param {string} spot
 */
export const placeOf = (spot) => [spot.charCodeAt(0) - "a".charCodeAt(0), Number(spot.slice(1)) - 1];

/**
 * The first and last field that are shown: all with piles in them, and at least so many in the middle of the picture.
 * @param {string[]} taken
 * @param {string[]} all
 */
function shown(taken, all) {
  const ends = [0, 1].map((k) => Math.max(...all.map((spot) => placeOf(spot)[k])));
  return [0, 1].map((k) => {
    const at = taken.map((spot) => placeOf(spot)[k]), first = Math.round((ends[k] + 1 - LEAST[k]) / 2);
    return [Math.max(0, Math.min(first, ...at)), Math.min(ends[k], Math.max(first + LEAST[k] - 1, ...at))];
  });
}

/**
 * Where middle and seats are drawn. `seated`: the sides at which somebody plays.
 * @param {CardsBare} bare
 * @param {readonly Piece[]} pieces
 * @param {string[]} seated
 * @returns {Layout}
 */
export function layoutOf(bare, pieces, seated) {
  const [columns, rows] = shown(pieces.flatMap((p) => p.squares), Object.keys(bare.spots));
  const width = (columns[1] - columns[0] + 1) * UNIT, height = HEAD + (rows[1] - rows[0] + 1) * UNIT;
  const x = seated.includes("left") ? -BESIDE - GAP : 0, end = width + (seated.includes("right") ? BESIDE + GAP : 0);
  /** @type {Record<string, Box>} */
  const boxes = {
    bottom: { x, y: height + GAP, width: end - x, height: ACROSS }, top: { x, y: -ACROSS - GAP, width: end - x, height: ACROSS },
    right: { x: width + GAP, y: 0, width: BESIDE, height }, left: { x: -BESIDE - GAP, y: 0, width: BESIDE, height },
  };
  const seats = new Map(SIDES.filter((side) => seated.includes(side)).map((side) => [side, boxes[side]]));
  const ground = { x: 0, y: 0, width, height };
  return { ground, seats, all: around([ground, ...seats.values()]), first: [columns[0], rows[0]] };
}

/** @param {Box[]} boxes */
const around = (boxes) => bounds(boxes.flatMap((b) => [[b.x, b.y], [b.x + b.width, b.y + b.height]]));

/**
 * The rectangle of a field.
 * @param {Layout} layout
 * @param {string} spot
 * @returns {Box}
 */
function fieldBox({ first }, spot) {
  const [column, row] = placeOf(spot);
  return { x: (column - first[0]) * UNIT, y: HEAD + (row - first[1]) * UNIT, width: UNIT, height: UNIT };
}

/**
 * The tops of the piles, each in its field; two in one field lie side by side.
 * @param {Layout} layout
 * @param {Live["table"]} table
 * @returns {LaidPile[]}
 */
export function laidOut(layout, { pieces, piles }) {
  return pieces.filter((p) => p.squares.length).map((piece) => {
    const beside = pieces.filter((p) => p.squares[0] === piece.squares[0]), field = fieldBox(layout, piece.squares[0]);
    const shift = (beside.indexOf(piece) - (beside.length - 1) / 2) * 2 * APART * UNIT;
    const face = piles?.find((pile) => pile.piece === piece.seq)?.face ?? "up";
    return { piece, face, box: { x: field.x + (UNIT - WIDE) / 2 + shift, y: field.y + (UNIT - HIGH) / 2, width: WIDE, height: HIGH } };
  });
}

/**
 * The name by which the page knows a card on top of a pile.
 * @param {Pick<Piece, "seq">} piece
 */
export const spotOf = ({ seq }) => `card@${seq}`;

/**
 * The card of such a name, or in such a field; null where none lies.
 * @param {readonly Piece[]} pieces
 * @param {string | null} spot
 */
export const pieceOfSpot = (pieces, spot) => pieces.find((p) => spotOf(p) === spot) ?? pieces.findLast((p) => p.squares.includes(spot ?? "")) ?? null;

/**
 * The rectangle round what is named: cards on piles, fields. Null where nothing of it is shown.
 * @param {Layout} layout
 * @param {LaidPile[]} laid
 * @param {readonly string[]} spots
 * @returns {Box | null}
 */
export function boxOf(layout, laid, spots) {
  const boxes = spots.flatMap((spot) => {
    const there = laid.filter(({ piece }) => spotOf(piece) === spot || piece.squares.includes(spot)).map(({ box }) => ({ x: box.x - 3, y: box.y - 3, width: box.width + 6, height: box.height + 6 }));
    const field = spot.includes("@") ? null : fieldBox(layout, spot);
    return there.length || !field || !within(layout.ground, [field.x + UNIT / 2, field.y + UNIT / 2]) ? there : [field];
  });
  return boxes.length ? around(boxes) : null;
}

/** @param {Box} box @param {Point} point */
const within = (box, [x, y]) => x >= box.x && x < box.x + box.width && y >= box.y && y < box.y + box.height;

/**
 * The card on a pile that was tapped on; null for any other place.
 * @param {LaidPile[]} laid
 * @param {Point} point
 */
export function tappedOn(laid, point) {
  const near = laid.find(({ box }) => within(box, point)) ?? laid.find(({ box }) => within({ x: box.x - 15, y: box.y - 4, width: UNIT, height: UNIT }, point));
  return near ? spotOf(near.piece) : null;
}

/**
 * What the newest picture shows open at a seat; its row from left to right as the camera sees it, or from the top.
 * @param {readonly ReadCard[] | undefined} read
 * @param {string} seat
 * @returns {OpenCards}
 */
export function openAt(read, seat) {
  const mine = (read ?? []).filter((card) => card.seat === seat), way = seat === "left" || seat === "right" ? 1 : 0;
  /** @param {ReadCard} card */
  const along = (card) => card.quad.reduce((sum, point) => sum + point[way], 0);
  /** @param {string} place */
  const one = (place) => mine.find((card) => card.place === place) ?? null;
  return { seat, row: mine.filter((card) => card.place === "row").sort((a, b) => along(a) - along(b)), stack: one("stack"), waste: one("waste") };
}

/**
 * The outline of a card on a pile in the picture: as it was read, else its field.
 * @param {Live["table"]} table
 * @param {Piece} piece
 * @returns {Outline}
 */
export function outlineOf({ bare, read }, piece) {
  const there = (read ?? []).filter((card) => card.place === "centre" && piece.squares.includes(card.spot));
  const same = there.find((card) => card.colour === piece.colours[0] && card.number === piece.number) ?? there[0];
  return same?.quad ?? bare?.spots[piece.squares[0]] ?? [];
}

/**
 * The card on a pile at a point of the picture; null where none lies.
 * @param {Live["table"]} table
 * @param {Point} point
 */
export function seenAt(table, point) {
  const found = table.pieces.findLast((piece) => inside(point, outlineOf(table, piece)));
  return found ? spotOf(found) : null;
}
