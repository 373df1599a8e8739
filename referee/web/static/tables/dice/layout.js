// Where everything of the dice game is drawn: the board upright in quarter turns, as the camera sees it, the four seats
// round it. A space is `UNIT` wide; the board's upper left corner is (0, 0). How large a part is never depends on how many
// dice lie there, so that nothing moves while people play.

import { bounds, inside, middle, within } from "../geometry.js";

export const UNIT = 100;
export const SIDES = ["bottom", "right", "top", "left"];

const GAP = 12, BESIDE = 190, ACROSS = 122, ACROSS_ALONE = 190;
export const EDGE = 9;
/** Inside a seat's part: the line of its name; the largest die, and the gap between two. */
const NAME = 46, LARGEST = 58, APART = 8, SMALLEST = 26;

/** Colours in the order in which dice of a seat are drawn. */
const ORDER = ["red", "yellow", "green", "blue", "other", "unknown"];

/**
 * A rectangle.
 * @typedef {{ x: number, y: number, width: number, height: number }} Box
 * @typedef {{ side: string, die: LooseDie, spot: string, box: Box }} LaidLoose
 * @typedef {{ at: Map<string, number[]>, columns: number, rows: number, seats: Map<string, Box>, all: Box }} Layout
 */

/**
 * The middles of the board's four sides by the name of whoever sits there: the lowest in the picture is the bottom.
 * @param {Outline} board
 * @returns {Record<string, Point>}
 */
export function sidesOf(board) {
  const [cx, cy] = middle(board);
  const mids = board.map((a, k) => middle([a, board[(k + 1) % 4]]));
  const down = mids.map(([x, y]) => (y - cy) / Math.max(Math.abs(x - cx) + Math.abs(y - cy), 1e-9));
  const low = down.indexOf(Math.max(...down)), after = (low + 1) % 4, before = (low + 3) % 4;
  const [right, left] = mids[after][0] >= mids[before][0] ? [after, before] : [before, after];
  return { bottom: mids[low], right: mids[right], top: mids[(low + 2) % 4], left: mids[left] };
}

/**
 * Column and row of each space as the camera sees the board, counted from the upper left.
 * @param {DiceBare} bare
 * @returns {Map<string, number[]>}
 */
export function placesOf(bare) {
  const [ox, oy] = middle(bare.board), sides = sidesOf(bare.board);
  const [rx, ry] = [sides.right[0] - ox, sides.right[1] - oy], [dx, dy] = [sides.bottom[0] - ox, sides.bottom[1] - oy];
  const turn = rx * dy - ry * dx;
  const seen = bare.spaces.map(({ id, colour, value }) => {
    const [x, y] = middle(bare.spots[id]), u = x - ox, v = y - oy;
    return { id, colour, value, across: (u * dy - v * dx) / turn, down: (rx * v - ry * u) / turn };
  });
  /** @param {(space: typeof seen[number]) => boolean} which @param {"across" | "down"} way */
  const mean = (which, way) => { const all = seen.filter(which); return all.reduce((sum, space) => sum + space[way], 0) / all.length; };
  const [acrossUp, downUp] = /** @type {const} */ (["across", "down"]).map((way) => mean((s) => s.value === 6, way) - mean((s) => s.value === 1, way));
  const upright = Math.abs(downUp) >= Math.abs(acrossUp), up = upright ? downUp : acrossUp, way = upright ? "across" : "down";
  const colours = [...new Set(seen.map((s) => s.colour))].sort((a, b) => mean((s) => s.colour === a, way) - mean((s) => s.colour === b, way));
  return new Map(seen.map(({ id, colour, value }) => {
    const column = colours.indexOf(colour), row = up > 0 ? value - 1 : 6 - value;
    return [id, upright ? [column, row] : [row, column]];
  }));
}

/**
 * Where board and seats are drawn. `seated`: the sides at which somebody plays, or dice lie.
 * @param {DiceBare} bare
 * @param {string[]} seated
 * @returns {Layout}
 */
export function layoutOf(bare, seated) {
  const at = placesOf(bare), places = [...at.values()];
  const columns = Math.max(...places.map((p) => p[0])) + 1, rows = Math.max(...places.map((p) => p[1])) + 1;
  const width = columns * UNIT, height = rows * UNIT, beside = seated.includes("left") || seated.includes("right");
  const x = seated.includes("left") ? -BESIDE - GAP : 0, end = width + (seated.includes("right") ? BESIDE + GAP : 0);
  const across = beside ? ACROSS : ACROSS_ALONE;
  /** @type {Record<string, Box>} */
  const boxes = {
    bottom: { x, y: height + GAP, width: end - x, height: across }, top: { x, y: -across - GAP, width: end - x, height: across },
    right: { x: width + GAP, y: 0, width: BESIDE, height }, left: { x: -BESIDE - GAP, y: 0, width: BESIDE, height },
  };
  const seats = new Map(SIDES.filter((side) => seated.includes(side)).map((side) => [side, boxes[side]]));
  const corners = [{ x: 0, y: 0, width, height }, ...seats.values()].flatMap((b) => [[b.x, b.y], [b.x + b.width, b.y + b.height]]);
  return { at, columns, rows, seats, all: bounds(corners) };
}

/**
 * The name by which the page knows a die beside the board: where it lies, as the state says it.
 * @param {LooseDie} die
 */
export const spotOf = (die) => `die@${die.at.join(",")}`;

/**
 * The name of what lies at a seat as a whole.
 * @param {string} side
 */
export const seatSpot = (side) => `seat@${side}`;

/**
 * The seat of such a name; null for any other.
 * @param {string | null} spot
 */
export const seatOfSpot = (spot) => (spot?.startsWith("seat@") ? spot.slice("seat@".length) : null);

/**
 * The die beside the board of such a name; null where it does not lie there any more, and for any other name.
 * @param {readonly LooseDie[] | null | undefined} loose
 * @param {string | null} spot
 */
export const dieOfSpot = (loose, spot) => (spot?.startsWith("die@") ? loose?.find((die) => spotOf(die) === spot) ?? null : null);

/**
 * Dice beside the board, each seat's in lines under its name, as large as they fit.
 * @param {Layout} layout
 * @param {readonly LooseDie[]} loose
 * @returns {LaidLoose[]}
 */
export function laidOut(layout, loose) {
  return [...layout.seats].flatMap(([side, box]) => {
    const mine = loose.filter((die) => die.seat === side).sort(inOrder);
    const width = box.width - 2 * EDGE, size = fitting(mine.length, width, box.height - NAME - EDGE), line = Math.max(1, Math.floor((width + APART) / (size + APART)));
    return mine.map((die, n) => ({ side, die, spot: spotOf(die), box: { width: size, height: size,
      x: box.x + EDGE + (n % line) * (size + APART), y: box.y + NAME + Math.floor(n / line) * (size + APART) } }));
  });
}

/**
 * The largest edge of so many dice that find room.
 * @param {number} count
 * @param {number} width
 * @param {number} height
 */
function fitting(count, width, height) {
  for (let size = LARGEST; size > SMALLEST; size -= 2) {
    if (Math.floor((width + APART) / (size + APART)) * Math.floor((height + APART) / (size + APART)) >= count) return size;
  }
  return SMALLEST;
}

/**
 * @param {LooseDie} a
 * @param {LooseDie} b
 */
const inOrder = (a, b) => ORDER.indexOf(a.colour) - ORDER.indexOf(b.colour) || (a.pips ?? 9) - (b.pips ?? 9) || a.at[0] - b.at[0] || a.at[1] - b.at[1];

/**
 * What was tapped on: a die beside the board or the seat as a whole, a space, or nothing (null).
 * @param {Layout} layout
 * @param {LaidLoose[]} laid
 * @param {Point} point
 */
export function tappedOn(layout, laid, [x, y]) {
  /** @param {Box} box @param {number} [more] */
  const within = (box, more = 0) => x >= box.x - more && x < box.x + box.width + more && y >= box.y - more && y < box.y + box.height + more;
  const die = laid.find(({ box }) => within(box, APART / 2));
  if (die) return die.spot;
  const side = [...layout.seats].find(([, box]) => within(box))?.[0];
  if (side) return seatSpot(side);
  const place = [Math.floor(x / UNIT), Math.floor(y / UNIT)];
  return [...layout.at].find(([, [column, row]]) => column === place[0] && row === place[1])?.[0] ?? null;
}

/**
 * The rectangle round what is named: spaces, dice beside the board, seats. Null where none is known.
 * @param {Layout} layout
 * @param {LaidLoose[]} laid
 * @param {readonly string[]} spots
 * @returns {Box | null}
 */
export function boxOf(layout, laid, spots) {
  const boxes = spots.flatMap((spot) => {
    const place = layout.at.get(spot);
    if (place) return [{ x: place[0] * UNIT, y: place[1] * UNIT, width: UNIT, height: UNIT }];
    return laid.find((one) => one.spot === spot)?.box ?? layout.seats.get(seatOfSpot(spot) ?? "") ?? [];
  });
  return boxes.length ? bounds(boxes.flatMap((b) => [[b.x, b.y], [b.x + b.width, b.y + b.height]])) : null;
}

/**
 * Where the middle of a die beside the board is seen in the picture, in pixels; null where the table does not tell.
 * @param {DiceBare} bare
 * @param {number[]} at
 * @returns {Point | null}
 */
export function pixelOf({ rows }, [x, y]) {
  if (!rows) return null;
  const [u, v, w] = rows.map(([a, b, c]) => a * x + b * y + c);
  return [u / w, v / w];
}

const ROLLED = 6; // rows from the board's middle: most dice lie nearer

/**
 * The part of the picture in which dice are rolled and laid, with all that lie beside the board.
 * @param {DiceBare} bare
 * @param {readonly LooseDie[]} loose
 */
export function playedIn(bare, loose) {
  const around = loose.flatMap(({ at: [x, y] }) => [[x - 1, y - 1], [x + 1, y + 1]]);
  const corners = [[-ROLLED, -ROLLED], [ROLLED, -ROLLED], [ROLLED, ROLLED], [-ROLLED, ROLLED], ...around].flatMap((at) => { const pixel = pixelOf(bare, at); return pixel ? [pixel] : []; });
  return corners.length ? within(bounds(corners), bare) : { x: 0, y: 0, width: bare.width, height: bare.height };
}

/** Edges of a die: so near its middle it is meant before a space, and so near before a whole seat. */
const ON_IT = 0.75, AT_IT = 2;

/**
 * What lies at a point of the picture: a die beside the board, a space, else the seat on whose side of the board it is.
 * @param {DiceBare} bare
 * @param {readonly LooseDie[]} loose
 * @param {Point} point
 */
export function seenAt(bare, loose, [x, y]) {
  /** @param {Point | null} at */
  const far = (at) => (at ? Math.hypot(at[0] - x, at[1] - y) : Infinity);
  const nearest = [...loose].sort((a, b) => far(pixelOf(bare, a.at)) - far(pixelOf(bare, b.at)))[0];
  const apart = nearest ? far(pixelOf(bare, nearest.at)) / Math.max(bare.pixels_per_die, 1) : Infinity;
  const space = bare.spaces.find(({ id }) => inside([x, y], bare.spots[id]));
  if (nearest && apart <= (space ? ON_IT : AT_IT)) return spotOf(nearest);
  return space ? space.id : seatSpot(sideAt(bare.board, [x, y]));
}

/**
 * The side of the board in whose sector a point lies, between the lines from the middle through the corners.
 * @param {Outline} board
 * @param {Point} point
 */
function sideAt(board, [x, y]) {
  const sides = sidesOf(board), [cx, cy] = middle(board);
  const [rx, ry] = [sides.right[0] - cx, sides.right[1] - cy], [dx, dy] = [sides.bottom[0] - cx, sides.bottom[1] - cy];
  const turn = rx * dy - ry * dx, across = ((x - cx) * dy - (y - cy) * dx) / turn, down = (rx * (y - cy) - ry * (x - cx)) / turn;
  if (Math.abs(down) >= Math.abs(across)) return down >= 0 ? "bottom" : "top";
  return across >= 0 ? "right" : "left";
}
