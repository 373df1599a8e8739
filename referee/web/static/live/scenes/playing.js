// Play goes on: the board, the newest placement, a tile a player. Without a camera: the clock and the names.

import { html } from "../../base/html.js";
import { nameOf, pieceWords } from "../../base/names.js";
import { t } from "../../base/texts.js";
import { Board } from "../../board/board.js";
import { Ask, asksAt, questionOf } from "../ask.js";
import { Tiles } from "../parts.js";
import { Clock } from "../state_line.js";

export function Playing({ state, send }) {
  const question = send && questionOf(state);
  const last = state.pieces.find((p) => p.seq === state.last);
  return html`<div class=${`playing${state.board ? "" : " by-hand"}`}>
    ${state.board ? html`<div class="playing-board"><${Board} state=${state} asks=${asksAt(question)} /></div>` : html`<p class="big-clock"><${Clock} state=${state} /></p>`}
    <div class="playing-side">${question ? html`<${Ask} key="ask" state=${state} send=${send} />` : html`
      ${state.board && html`<p class="newest">${last ? t("newest", { name: nameOf(state, last.owner), piece: pieceWords(last) }) : t("nothing-yet")}</p>`}
      <${Tiles} state=${state} />`}
    </div>
  </div>`;
}
