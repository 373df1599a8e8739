// What an incident and a question have in common: who, the deed, where on the board, why, the photographs.

import { html } from "../base/html.js";
import { t } from "../base/texts.js";
import { Board } from "../board/board.js";
import { Photos, Who } from "./parts.js";

export function Told({ state, found }) {
  return html`<div class="incident-say">
      <${Who} state=${state} seat=${found.player} name=${found.name} as="h2" />
      <p class="deed"><span>${found.deed}</span> ${state.scene.of > 1 && html`<span class="n-of">${t("n-of", { n: state.scene.n, of: state.scene.of })}</span>`}</p>
    </div>
    <div class="incident-show">
      ${state.board && html`<div class="cut-out" key="cut"><${Board} state=${state} crop=${found.squares} aspect=${2.6} /></div>`}
      <p class="why">${found.why}</p>
      <${Photos} finding=${found} />
    </div>`;
}
