// Outlines in a picture: lists of [x, y].

/**
 * The area inside an outline.
 * @param {Outline} outline
 */
export function area(outline) {
  return Math.abs(outline.reduce((sum, [x, y], i) => {
    const [u, v] = outline[(i + 1) % outline.length];
    return sum + x * v - u * y;
  }, 0)) / 2;
}

/**
 * The mean of an outline's points.
 * @param {Outline} outline
 * @returns {Point}
 */
export const middle = (outline) => [0, 1].map((k) => outline.reduce((sum, point) => sum + point[k], 0) / outline.length);

/**
 * Whether a point lies inside an outline: a ray from it crosses the outline an odd number of times.
 * @param {Point} point
 * @param {Outline} outline
 * @returns {boolean}
 */
export function inside([x, y], outline) {
  return outline.reduce((within, [x0, y0], i) => {
    const [x1, y1] = outline[(i + 1) % outline.length];
    return (y0 > y) !== (y1 > y) && x < x0 + ((y - y0) * (x1 - x0)) / (y1 - y0) ? !within : within;
  }, false);
}

/**
 * The smallest upright rectangle around points.
 * @param {Point[]} points
 */
export function bounds(points) {
  const xs = points.map((p) => p[0]), ys = points.map((p) => p[1]), x = Math.min(...xs), y = Math.min(...ys);
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/**
 * How points are found again in a part of their picture, larger or smaller: the map, and how far it is off at most.
 * @param {Point[]} from
 * @param {Point[]} to
 */
export function cutOut(from, to) {
  const [cx, cy] = middle(from), [ox, oy] = middle(to);
  const size = from.reduce((sum, [x, y]) => sum + (x - cx) ** 2 + (y - cy) ** 2, 0);
  const scale = from.reduce((sum, [x, y], i) => sum + (x - cx) * (to[i][0] - ox) + (y - cy) * (to[i][1] - oy), 0) / size;
  const map = (/** @type {Point} */ [x, y]) => [ox + scale * (x - cx), oy + scale * (y - cy)];
  const off = Math.max(...from.map((point, i) => Math.hypot(map(point)[0] - to[i][0], map(point)[1] - to[i][1])));
  return { map, scale, off };
}

/**
 * An upright rectangle.
 * @typedef {{ x: number, y: number, width: number, height: number }} Part
 */

/**
 * What of a part lies in the picture.
 * @param {Part} part
 * @param {{ width: number, height: number }} picture
 */
export function within({ x, y, width, height }, picture) {
  const left = Math.max(0, x), top = Math.max(0, y);
  return { x: left, y: top, width: Math.min(picture.width, x + width) - left, height: Math.min(picture.height, y + height) - top };
}

/**
 * The styles by which only a part of a picture is seen: of its frame, and of all that is in it.
 * @param {Part} part
 * @param {{ width: number, height: number }} picture
 */
export const framed = ({ x, y, width, height }, picture) => ({ frame: `aspect-ratio: ${width} / ${height}`,
  whole: `width: ${(picture.width / width) * 100}%; margin: ${(-y / width) * 100}% 0 0 ${(-x / width) * 100}%` });

/**
 * Convex hull, Andrew's monotone chain (1979).
 * @param {Point[]} points
 * @returns {Outline}
 */
export function hull(points) {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  /** @type {(o: Point, a: Point, b: Point) => number} */
  const turn = (o, a, b) => (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0]);
  /** @param {Point[]} list */
  const chainOf = (list) => {
    /** @type {Point[]} */
    const chain = [];
    for (const p of list) {
      while (chain.length > 1 && turn(chain[chain.length - 2], chain[chain.length - 1], p) <= 0) chain.pop();
      chain.push(p);
    }
    return chain.slice(0, -1);
  };
  return [...chainOf(sorted), ...chainOf(sorted.reverse())];
}

const NEAR = 0.3; // of a side: so far apart the corners of neighbours may be found

/**
 * The shorter side of a rectangle of an outline's area and diagonal.
 * @param {Outline} outline
 */
function sideOf(outline) {
  const size = area(outline), diagonal = Math.max(...outline.flatMap(([x, y]) => outline.map(([u, v]) => (x - u) ** 2 + (y - v) ** 2)));
  const longer = Math.sqrt((diagonal + Math.sqrt(Math.max(0, diagonal ** 2 - 4 * size ** 2))) / 2);
  return size / longer;
}

/** Whether two outlines lie edge to edge. @param {Outline} one @param {Outline} other */
function touch(one, other) {
  const near = NEAR * Math.max(sideOf(one), sideOf(other));
  return one.filter(([x, y]) => other.some(([u, v]) => Math.hypot(x - u, y - v) < near)).length > 1;
}

/**
 * One outline round all that lie edge to edge, as round a card that lies on two squares.
 * @param {Outline[]} outlines
 * @returns {Outline[]}
 */
export function joined(outlines) {
  /** @type {Outline[][]} */
  let groups = [];
  for (const outline of outlines) {
    const touching = groups.filter((group) => group.some((other) => touch(outline, other)));
    groups = [...groups.filter((group) => !touching.includes(group)), [outline, ...touching.flat()]];
  }
  return groups.map((group) => (group.length > 1 ? hull(group.flat()) : group[0]));
}

const ROUND_IT = 1.5; // shorter sides: so much of what lies round it tells where on the table it lies

/**
 * The part of a picture round outlines, which need not all lie in it.
 * @param {Outline[]} outlines
 * @returns {Part}
 */
export function closeTo(outlines) {
  const sides = outlines.map(sideOf).sort((a, b) => a - b), room = ROUND_IT * sides[Math.floor(sides.length / 2)];
  const { x, y, width, height } = bounds(outlines.flat());
  return { x: x - room, y: y - room, width: width + 2 * room, height: height + 2 * room };
}
