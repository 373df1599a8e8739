// A table drawn by the outlines of its spots: who has a piece where, the newest one, what is hidden, what is wrong.

import { html } from "../../base/html.js";
import { nameOf } from "../../base/names.js";
import { t } from "../../base/texts.js";
import { bounds, hull, middle } from "../geometry.js";
import { openMarks } from "../marks.js";
import { numberOf } from "../seats.js";

const MARGIN = 0.06; // of the longer side

/** @param {Shown} props */
export function Drawing({ state, crop = null, aspect = 2, marks = null, asks = [], offers = [], cursor = null }) {
  const { bare, pieces, last, hidden } = state.table;
  if (!bare) return html`<${Listed} state=${state} />`;
  const { spots } = bare, all = bounds(Object.values(spots).flat()), unit = Math.max(all.width, all.height) / 100;
  const around = (ids) => hull((ids ?? []).flatMap((id) => spots[id] ?? []));
  const ring = (key, ids, kind) => html`<g key=${key} class=${`spot-ring ring-${kind}`}>${["under", "over"].map((layer) => html`<polygon key=${layer}
    class=${`ring-${layer}`} points=${around(ids).join(" ")} />`)}</g>`;
  const shown = [...(marks ?? openMarks(state)), ...asks];
  return html`<svg class="board plain-table" viewBox=${view(crop ? bounds(around(crop)) : all, unit, crop && aspect)} role="img" aria-label=${described(state)}>
    ${Object.entries(spots).map(([id, outline]) => html`<polygon key=${id} class=${hidden.includes(id) ? "spot spot-hidden" : "spot"} points=${outline.join(" ")} />`)}
    ${pieces.map((p) => html`<${Piece} key=${p.seq} at=${middle(around(p.squares))} unit=${unit} letter=${numberOf(p.owner)} />`)}
    ${last !== null && !marks && pieces.filter((p) => p.seq === last).map((p) => ring("last", p.squares, "last"))}
    ${shown.map((m) => ring(`r${m.seq}`, m.spots, m.kind))}
    ${offers.map((ids) => ring(`o${ids.join()}`, ids, "could"))}
    ${shown.filter((m) => around(m.spots).length).map((m) => html`<${Badge} key=${`b${m.seq}`} at=${around(m.spots)[0]} unit=${unit} kind=${m.kind} mark=${m.mark} />`)}
    ${cursor && ring("cursor", [cursor], "cursor")}
  </svg>`;
}

const Piece = ({ at: [x, y], unit, letter }) => html`<g class="spot-piece" transform=${`translate(${x} ${y}) scale(${unit})`}><circle r="5" /><text>${letter}</text></g>`;

const Badge = ({ at: [x, y], unit, kind, mark }) => html`<g class=${`badge badge-${kind}`} transform=${`translate(${x} ${y}) scale(${unit / 8})`}><circle r="27" /><text>${mark}</text></g>`;

/** The part of the picture that is shown: a rectangle with a margin, widened to `aspect` where it is a cut-out. */
function view({ x, y, width, height }, unit, aspect) {
  const margin = MARGIN * 100 * unit, w = width + 2 * margin, h = height + 2 * margin, wide = aspect ? Math.max(w, h * aspect) : w;
  return [x - margin - (wide - w) / 2, y - margin, wide, h].join(" ");
}

/** Where each piece lies, in words: for a table that was never learned, and for whoever does not see. @param {Shown} props */
const Listed = ({ state }) => html`<ul class="plain-list">${state.table.pieces.map((p) => html`<li key=${p.seq}>${t("piece-of", { name: nameOf(state, p.owner), piece: p.squares.join(" ") })}</li>`)}</ul>`;

/** @param {Live} state */
const described = (state) => [t("table-has", { n: state.table.pieces.length }),
  ...state.table.pieces.map((p) => t("piece-of", { name: nameOf(state, p.owner), piece: p.squares.join(" ") }))].join(" ");
