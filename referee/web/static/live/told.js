// What an incident and a question have in common: who, the deed, where on the table, why, the photographs.

import { html } from "../base/html.js";
import { t } from "../base/texts.js";
import { kindOf } from "../tables/registry.js";
import { Photos, Who } from "./parts.js";

/** @param {Shown} props */
export function Told({ state, found }) {
  const { Drawing } = kindOf(state);
  return html`<div class="incident-say">
      <${Who} state=${state} seat=${found.player} name=${found.name} as="h2" />
      <p class="deed"><span>${found.deed}</span> ${(state.scene.of ?? 0) > 1 && html`<span class="n-of">${t("n-of", { n: state.scene.n, of: state.scene.of })}</span>`}</p>
    </div>
    <div class="incident-show">
      ${state.table.bare && html`<div class="cut-out" key="cut"><${Drawing} state=${state} crop=${found.squares} aspect=${2.6} /></div>`}
      <p class="why">${found.why}</p>
      <${Photos} state=${state} finding=${found} />
    </div>`;
}
