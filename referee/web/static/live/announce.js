// The one thing a screen reader is interrupted for: an incident. Legal cards are never announced.

import { html } from "../base/html.js";
import { nameOf } from "../base/names.js";
import { t } from "../base/texts.js";

export function incidentOf(state) {
  return state.findings.find((f) => f.seq === state.scene.seq) ?? null;
}

export function Announce({ state }) {
  const found = state.scene.name === "incident" ? incidentOf(state) : null;
  return html`<div class="unseen" aria-live="assertive" aria-atomic="true">${found && (found.cleared ? found.cleared_text
    : t("announce", { name: found.name || nameOf(state, found.player), deed: found.deed, why: found.why }))}</div>`;
}
