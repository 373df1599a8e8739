// The table of the card games as it is believed to be: the tops of the piles in the middle and what they add up to; round
// it the seats with what lies open there in the newest picture.

import { html, useMemo } from "../../base/html.js";
import { nameOf } from "../../base/names.js";
import { useSetting } from "../../base/settings.js";
import { t } from "../../base/texts.js";
import { shownWords } from "../colours.js";
import { Badge, Ring, shortened, shownPart } from "../drawn.js";
import { openMarks } from "../marks.js";
import { Card, HIGH, NoCard, WIDE } from "./card.js";
import { boxOf, HEAD, laidOut, layoutOf, openAt, SIDES, UNIT } from "./layout.js";
import { pieceWords } from "./words.js";

/** @typedef {import("./layout.js").Box} Box */

const EDGE = 12, BETWEEN = 6, APART = 22, NAME = 46;
/** Which way from a card its player sits. @type {Record<string, number[]>} */
const WAYS = { bottom: [0, 1], right: [1, 0], top: [0, -1], left: [-1, 0] };

/** The sides at which somebody plays, or has cards. @param {Live} state */
const seatedAt = (state) => SIDES.filter((side) => state.players.some((p) => p.seat === side) || state.table.read?.some((card) => card.seat === side));

/**
 * Where everything is drawn, and the tops of the piles.
 * @param {DrawnCards["state"]} state
 */
export function useLayout(state) {
  const { bare, pieces } = state.table, seated = seatedAt(state).join(" "), taken = pieces.flatMap((p) => p.squares).join(" ");
  const layout = useMemo(() => layoutOf(bare, pieces, seated.split(" ")), [bare, seated, taken]);
  return { layout, laid: laidOut(layout, state.table) };
}

/** Its properties are those of `Kind.Drawing`. @param {DrawnCards} props */
export function CardsDrawing({ state, crop = null, aspect = 2, marks = null, asks = [], offers = [], cursor = null, signs: always = false }) {
  const { last, read, empty } = state.table, [wanted] = useSetting("signs", false), signs = always || wanted;
  const { layout, laid } = useLayout(state), { ground } = layout;
  /** @param {readonly string[]} spots */
  const box = (spots) => boxOf(layout, laid, spots);
  /** @type {(key: string, spots: readonly string[], kind: string) => any} */
  const ring = (key, spots, kind) => html`<${Ring} key=${key} box=${box(spots)} kind=${kind} />`;
  const shown = [...(marks ?? openMarks(state)), ...asks], newest = laid.find(({ piece }) => piece.seq === last);
  return html`<svg class="board cards-table" viewBox=${shownPart(layout.all, crop && box(crop), aspect, [UNIT, UNIT / 2])} role="img" aria-label=${described(state)}>
    <rect key="ground" class="cards-ground" x=${ground.x} y=${ground.y} width=${ground.width} height=${ground.height} rx="16" />
    <text key="piles" class="cards-said" x="18" y=${HEAD / 2}>${t("cards-table-piles", { n: laid.length })}</text>
    <text key="total" class="cards-said cards-total" x=${ground.width - 18} y=${HEAD / 2}>${totalWords(state)}</text>
    ${[...layout.seats].map(([side, at]) => html`<${Seat} key=${side} state=${state} box=${at} open=${openAt(read, side)} none=${empty?.includes(side)} signs=${signs} />`)}
    ${laid.map((one) => html`<${Top} key=${`p${one.piece.seq}`} state=${state} one=${one} signs=${signs} />`)}
    ${newest && !marks && html`<${Ring} key="last" box=${newest.box} kind="last" />`}
    ${shown.map((m) => ring(`r${m.seq}`, m.spots, m.kind))}
    ${offers.map((/** @type {string[]} */ spots) => ring(`o${spots.join()}`, spots, "could"))}
    ${shown.map((m) => html`<${Badge} key=${`b${m.seq}`} box=${box(m.spots.slice(0, 1))} kind=${m.kind} mark=${m.mark} />`)}
    ${cursor && ring("cursor", [cursor], "cursor")}
  </svg>`;
}

/** How many cards lie in the middle, where the numbers on top prove that. @param {Live} state */
const totalWords = ({ table: { centre_total: total, pieces } }) => (total === null || total === undefined ? (pieces.length ? t("cards-table-total-open") : "") : t("cards-table-total", { n: total }));

/**
 * The top of a pile; a small sign at the edge tells from which side it came.
 * @param {{ state: Live, one: import("./layout.js").LaidPile, signs: boolean }} props
 */
function Top({ state, one: { piece, face, box }, signs }) {
  const way = WAYS[piece.owner], name = state.players.find((p) => p.seat === piece.owner)?.name ?? "";
  return html`<g class="pile"><${Card} x=${box.x} y=${box.y} colour=${piece.colours[0]} number=${piece.number} face=${face} signs=${signs} />
    ${way && name && html`<g class="owner-sign" transform=${`translate(${box.x + WIDE / 2 + way[0] * (WIDE / 2)} ${box.y + HIGH / 2 + way[1] * (HIGH / 2 - 4)})`}><circle r="14" /><text y="1">${[...name][0].toUpperCase()}</text></g>`}</g>`;
}

/**
 * Whose side this is, and what lies open there: the stack, the row, the waste.
 * @param {{ state: Live, box: Box, open: import("./layout.js").OpenCards, none?: boolean, signs: boolean }} props
 */
function Seat({ state, box, open: { seat, row, stack, waste }, none = false, signs }) {
  const tall = box.height > box.width, name = nameOf(state, seat), taken = state.players.some((p) => p.seat === seat), step = WIDE + BETWEEN;
  const wide = 2 * step + row.length * step + 2 * APART, room = tall ? box.width - 2 * EDGE : box.width - wide - 2 * EDGE;
  /** @type {(n: number, apart: number) => Point} */
  const beside = (n, apart) => [box.x + box.width - EDGE - wide + n * step + apart, box.y + (box.height - HIGH) / 2];
  /** @type {(n: number) => Point} */
  const below = (n) => [box.x + (box.width - step - WIDE) / 2 + (n % 2) * step, box.y + NAME + Math.floor(n / 2) * (HIGH + BETWEEN)];
  const short = shortened(name, room), said = taken || short === name ? short : ""; // half a side's name says nothing
  const [sx, sy] = tall ? below(0) : beside(0, 0), [wx, wy] = tall ? below(1) : beside(row.length + 1, 2 * APART);
  return html`<g class="cards-seat"><rect class="seat-ground" ...${box} rx="14" />
    <svg x=${box.x + EDGE} y=${tall ? box.y + 2 : box.y + box.height / 2 - 24} width=${Math.max(0, room)} height="48" aria-hidden="true"><text class="seat-name" x="0" y="25">${said}</text></svg>
    ${stack ? html`<${Card} key="stack" x=${sx} y=${sy} ...${stack} signs=${signs} beneath />` : html`<${NoCard} key="no-stack" x=${sx} y=${sy} known=${none} />`}
    ${row.map((card, n) => {
      const [x, y] = tall ? below(n + 2) : beside(n + 1, APART);
      return html`<${Card} key=${n} x=${x} y=${y} ...${card} signs=${signs} />`;
    })}
    ${waste && html`<${Card} key="waste" x=${wx} y=${wy} ...${waste} signs=${signs} />`}</g>`;
}

/** @param {DrawnCards["state"]} state */
export function described(state) {
  const { pieces, last, read } = state.table, newest = pieces.find((p) => p.seq === last);
  const open = seatedAt(state).flatMap((side) => {
    const { row, stack, waste } = openAt(read, side), all = [...row, stack, waste].flatMap((card) => (card ? [shownWords(card.colour, card.number)] : []));
    return all.length ? [t("cards-table-open", { name: nameOf(state, side), cards: all.join(", ") })] : [];
  });
  return [t("cards-table-piles", { n: pieces.length }), totalWords(state), pieces.map(pieceWords).join(", "),
    newest && t("newest", { name: nameOf(state, newest.owner), piece: pieceWords(newest) }), ...open].filter(Boolean).map((said) => `${String(said).replace(/\.$/, "")}.`).join(" ");
}
