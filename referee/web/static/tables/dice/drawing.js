// The board of the dice game as it is believed to be: its columns, the dice on it and whose they were, what is hidden or
// wrong; round it the seats with the dice that are left.

import { html, useMemo } from "../../base/html.js";
import { nameOf } from "../../base/names.js";
import { useSetting } from "../../base/settings.js";
import { t } from "../../base/texts.js";
import { paint, sign } from "../colours.js";
import { Badge, Hatched, Ring, shortened, shownPart } from "../drawn.js";
import { openMarks } from "../marks.js";
import { Die } from "./die.js";
import { boxOf, EDGE, laidOut, layoutOf, SIDES, UNIT } from "./layout.js";
import { pieceWords } from "./words.js";

/** @typedef {import("./layout.js").Box} Box */

const INSET = 14;
const HALF = UNIT / 2;
/**
 * Which way from a die its player sits.
 * @type {Record<string, number[]>}
 */
const WAYS = { bottom: [0, 1], right: [1, 0], top: [0, -1], left: [-1, 0] };

/** The sides at which somebody plays, or something lies. @param {Live} state */
const seatedAt = (state) => SIDES.filter((side) => state.players.some((p) => p.seat === side) || state.table.unseen?.includes(side)
  || state.table.loose?.some((die) => die.seat === side));

/**
 * Where everything is drawn, and the dice beside the board.
 * @param {DrawnDice["state"]} state
 */
export function useLayout(state) {
  const seated = seatedAt(state).join(" ");
  const layout = useMemo(() => layoutOf(state.table.bare, seated.split(" ")), [state.table.bare, seated]);
  return { layout, laid: laidOut(layout, state.table.loose ?? []) };
}

/** Its properties are those of `Kind.Drawing`; `proves`: the dice that are left are outlined. @param {DrawnDice} props */
export function DiceDrawing({ state, crop = null, aspect = 2, marks = null, asks = [], offers = [], cursor = null, proves = false, signs: always = false }) {
  const { bare, pieces, hidden, last } = state.table, [wanted] = useSetting("signs", false), signs = always || wanted;
  const { layout, laid } = useLayout(state);
  /** @param {readonly string[]} spots */
  const box = (spots) => boxOf(layout, laid, spots);
  /** @type {(key: string, spots: readonly string[], kind: string) => any} */
  const ring = (key, spots, kind) => html`<${Ring} key=${key} box=${box(spots)} kind=${kind} />`;
  const shown = [...(marks ?? openMarks(state)), ...asks];
  const newest = pieces.find((p) => p.seq === last);
  return html`<svg class="board dice-table" viewBox=${shownPart(layout.all, crop && box(crop), aspect, [UNIT, HALF])} role="img" aria-label=${described(state)}>
    <rect key="ground" class="dice-ground" x="-5" y="-5" width=${layout.columns * UNIT + 10} height=${layout.rows * UNIT + 10} rx="16" />
    ${bare.spaces.map((space) => html`<${Space} key=${space.id} space=${space} place=${layout.at.get(space.id)} signs=${signs} />`)}
    ${[...layout.seats].map(([side, at]) => html`<${Seat} key=${side} state=${state} side=${side} box=${at} />`)}
    ${pieces.map((p) => html`<${Lying} key=${`p${p.seq}`} state=${state} piece=${p} box=${box(p.squares)} signs=${signs} />`)}
    ${laid.map(({ spot, die, box: b }) => html`<${Die} key=${spot} x=${b.x} y=${b.y} size=${b.width} colour=${die.colour} pips=${die.pips} sign=${signs ? sign(die.colour) : ""} />`)}
    ${proves && laid.map(({ spot, box: b }) => html`<rect key=${`c${spot}`} class="die-proves" x=${b.x - 2} y=${b.y - 2} width=${b.width + 4} height=${b.height + 4} rx="15" />`)}
    ${newest && !marks && ring("last", newest.squares, "last")}
    ${shown.map((m) => ring(`r${m.seq}`, m.spots, m.kind))}
    ${offers.map((/** @type {string[]} */ spots) => ring(`o${spots.join()}`, spots, "could"))}
    ${hidden.filter((id) => layout.at.has(id)).map((id) => html`<${Hidden} key=${`h${id}`} box=${box([id])} />`)}
    ${shown.map((m) => html`<${Badge} key=${`b${m.seq}`} box=${box(m.spots.slice(0, 1))} kind=${m.kind} mark=${m.mark} />`)}
    ${cursor && ring("cursor", [cursor], "cursor")}
  </svg>`;
}

/** @param {{ space: DiceBare["spaces"][number], place: number[], signs: boolean }} props */
function Space({ space: { colour, value }, place: [column, row], signs }) {
  return html`<g transform=${`translate(${column * UNIT} ${row * UNIT})`}><rect class="dice-space" x="2" y="2" width=${UNIT - 4} height=${UNIT - 4} rx="12" fill=${paint(colour)} />
    <text class="dice-value" x=${HALF} y=${HALF + 2}>${value}</text>${signs && html`<text class="dice-space-sign" x="17" y="20">${t(`sign-${colour}`)}</text>`}</g>`;
}

/**
 * A die on the board; a small sign at the edge tells from which side it came, and whose it was.
 * @param {{ state: DrawnDice["state"], piece: Piece, box: Box | null, signs: boolean }} props
 */
function Lying({ state, piece, box, signs }) {
  if (!box) return null;
  const way = WAYS[piece.owner], name = state.players.find((p) => p.seat === piece.owner)?.name ?? "";
  const x = box.x + HALF + (way ? way[0] * 36 : 0), y = box.y + HALF + (way ? way[1] * 36 : 0);
  return html`<g><${Die} x=${box.x + INSET} y=${box.y + INSET} size=${UNIT - 2 * INSET} colour=${piece.colours[0]} pips=${piece.number} sign=${signs ? sign(piece.colours[0]) : ""} />
    ${way && html`<g class="owner-sign" transform=${`translate(${x} ${y})`}><circle r="14" /><text y="1">${[...name][0]?.toUpperCase() ?? ""}</text></g>`}</g>`;
}

/**
 * Whose side this is, and how many dice are left there; hatched where a hand or a cup may hide some.
 * @param {{ state: DrawnDice["state"], side: string, box: Box }} props
 */
function Seat({ state, side, box }) {
  const count = state.table.loose?.filter((die) => die.seat === side && die.colour !== "other").length, unseen = state.table.unseen?.includes(side);
  const name = nameOf(state, side), number = count === undefined ? "" : unseen ? t("dice-table-at-least", { n: count }) : String(count);
  const room = Math.max(0, box.width - 2 * EDGE - 10 - 25 * number.length);
  return html`<g class="dice-seat"><rect class="seat-ground" ...${box} rx="14" />
    ${unseen && html`<${Hatched} box=${box} />`}
    <svg x=${box.x + EDGE} y=${box.y + 2} width=${room} height="44" aria-hidden="true"><text class="seat-name" x="0" y="24">${shortened(name, room)}</text></svg>
    <text class="dice-count" x=${box.x + box.width - EDGE} y=${box.y + 26}>${number}</text></g>`;
}

/** @param {{ box: Box }} props */
function Hidden({ box }) {
  return html`<g transform=${`translate(${box.x} ${box.y})`}><rect class="hidden-ground" width=${UNIT} height=${UNIT} />
    <path class="hidden-line" d="M0 50L50 0M0 100L100 0M50 100L100 50" /></g>`;
}

/** @param {DrawnDice["state"]} state */
export function described(state) {
  const { pieces, loose, last } = state.table, newest = pieces.find((p) => p.seq === last);
  const left = loose && seatedAt(state).map((side) => t("dice-table-has-left", { name: nameOf(state, side), n: loose.filter((die) => die.seat === side).length })).join(" ");
  return [t("dice-table-board-has", { n: pieces.length }), newest && t("dice-table-board-last", { name: nameOf(state, newest.owner), die: pieceWords(newest) }), left].filter(Boolean).join(" ");
}
