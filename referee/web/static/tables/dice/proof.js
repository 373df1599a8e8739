// What the score rests on: the photograph of the stop with the dice that are left outlined in it, and what lies wrong; the
// board as it was understood, with the same dice.

import { may } from "../../base/access.js";
import { html } from "../../base/html.js";
import { t } from "../../base/texts.js";
import { cutOut } from "../geometry.js";
import { markOf } from "../marks.js";
import { Photo } from "../photo.js";
import { described, DiceDrawing } from "./drawing.js";
import { pixelOf } from "./layout.js";
import { TappableDice } from "./tappable.js";

const ROUND = 0.85; // of a die's edge: the circle round one
const MOVED = 3; // pixels: the table was found elsewhere since, and what is outlined would not lie there

/** `onSpot`: what is tapped on may be put right; without it, it is only looked at. @param {Shown} props */
export function DiceProof({ state, onSpot = null }) {
  if (!state.table.bare || !state.table.loose) return null;
  return onSpot && may("play") ? html`<div class="table-proof"><${TappableDice} state=${state} proves marks=${[]} onSpot=${onSpot} /></div><p class="note">${t("dice-table-proof")}</p>`
    : html`<div class="table-proof"><${DiceDrawing} state=${state} proves marks=${[]} /></div>`;
}

/** The table as it lay at the stop. @param {DrawnDice} props */
export function AtStop({ state }) {
  const { bare, at_stop: found } = state.table;
  if (!found || !bare) return null;
  const { picture, spots, dice } = found, ids = Object.keys(spots).filter((id) => bare.spots[id]);
  const outlines = ids.flatMap((id) => spots[id]), { map, scale, off } = cutOut(ids.flatMap((id) => bare.spots[id]), outlines);
  const r = bare.pixels_per_die * scale * ROUND;
  const places = off > MOVED ? [] : dice.flatMap((die) => { const pixel = pixelOf(bare, die.at); return pixel ? [map(pixel)] : []; });
  const wrong = state.findings.filter((f) => !f.cleared && (f.open || f.decision === "mistake")).map((f) => markOf(f));
  return html`<figure class="at-stop"><${Photo} picture=${`/evidence/${encodeURIComponent(picture.name)}`} width=${picture.width} height=${picture.height}
    points=${[...outlines, ...places.flatMap(([x, y]) => [[x - r, y - r], [x + r, y + r]])]} label=${`${t("dice-table-at-stop")} ${described(state)}`}>
    ${wrong.flatMap((m) => m.spots.filter((id) => spots[id]).map((id) => ["read-under", `read read-${m.kind}`].map((layer) => html`<polygon key=${`${m.seq}${id}${layer}`} class=${layer} points=${spots[id].join(" ")} />`)))}
    ${places.map(([x, y]) => ["read-under", "die-proves"].map((layer) => html`<circle key=${`${x},${y}${layer}`} class=${layer} cx=${x} cy=${y} r=${r} />`))}
    </${Photo}><figcaption>${t("dice-table-at-stop")}</figcaption></figure>`;
}
