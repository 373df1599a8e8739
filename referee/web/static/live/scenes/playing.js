// Play goes on: the table, the newest placement, a tile a player. Without a camera: the clock and the names.

import { html } from "../../base/html.js";
import { nameOf } from "../../base/names.js";
import { t } from "../../base/texts.js";
import { kindOf } from "../../tables/registry.js";
import { Face } from "../../ui/face.js";
import { Ask, asksAt, questionOf } from "../ask.js";
import { Tiles } from "../parts.js";
import { Clock } from "../state_line.js";

/** @param {Shown} props */
export function Playing({ state, send }) {
  const question = send && questionOf(state);
  const { Drawing, Ended, offer, pieceWords } = kindOf(state), { bare, pieces, last: newest } = state.table, last = pieces.find((p) => p.seq === newest);
  return html`<div class=${`playing${bare ? "" : " by-hand"}`}>
    ${bare ? html`<div class="playing-table"><${Drawing} state=${state} asks=${asksAt(question)} /></div>` : html`<${Face} game=${state.match.game} document=${state.match.document} /><p class="big-clock"><${Clock} state=${state} /></p>`}
    <div class="playing-side">${Ended && send && offer(state) && html`<${Ended} key="ended" state=${state} send=${send} />`}
    ${question ? html`<${Ask} key="ask" state=${state} send=${send} />` : html`
      ${bare && html`<p class="newest">${last ? t("newest", { name: nameOf(state, last.owner), piece: pieceWords(last) }) : t("nothing-yet")}</p>`}
      <${Tiles} state=${state} />`}
    </div>
  </div>`;
}
