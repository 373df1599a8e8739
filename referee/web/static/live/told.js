// What an incident and a question have in common: who, the deed, where on the table, why, the photographs.

import { html } from "../base/html.js";
import { t } from "../base/texts.js";
import { spokenMarks } from "../tables/marks.js";
import { kindOf } from "../tables/registry.js";
import { Who } from "./parts.js";
import { Photos } from "./photos.js";
import { pageOf } from "./spoken.js";

/** @param {Shown} props */
export function Told({ state, found, pages }) {
  const { Drawing } = kindOf(state);
  return html`<div class="incident-say">
      <${Who} state=${state} seat=${found.player} name=${found.name} as="h2" />
      <div class="deed-row"><p class="deed">${found.deed}</p><${Pages} state=${state} pages=${pages} /></div>
    </div>
    <div class="incident-show">
      ${state.table.bare && html`<div class="cut-out" key="cut"><${Drawing} state=${state} crop=${found.squares} marks=${spokenMarks(state)} aspect=${2.6} /></div>`}
      <p class="why">${found.why}</p>
      <${Photos} state=${state} finding=${found} />
    </div>`;
}

/** Where several wait: which one this is, and the way to the others. @param {Shown} props */
function Pages({ state, pages }) {
  const { n, of, before, after } = pageOf(state.scene);
  if (of < 2) return null;
  const way = (/** @type {number | null} */ seq, /** @type {string} */ sign, /** @type {string} */ label) => html`<button type="button" aria-label=${label}
    disabled=${seq === null} onClick=${() => pages.to(seq)}>${sign}</button>`;
  return html`<nav class="pages" aria-label=${t("n-of", { n, of })}>${way(before, "‹", t("page-before"))}<span class="n-of">${t("n-of", { n, of })}</span>${way(after, "›", t("page-after"))}</nav>`;
}
