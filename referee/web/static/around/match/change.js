// Putting a past round right, with the same parts as at the table: what lies there, what is to decide, the counts, who called.

import { html, useEffect, useState } from "../../base/html.js";
import { nameOf } from "../../base/names.js";
import { t } from "../../base/texts.js";
import { kindOf } from "../../tables/registry.js";
import { Swatch } from "../../ui/swatch.js";

export function Change({ round, send }) {
  const [parts, setParts] = useState(null), step = { step: null, to: () => {} };
  useEffect(() => {
    let current = true;
    Promise.all([import("../../live/table_tab.js"), import("../../live/scenes/check.js"), import("../../live/scenes/count.js")])
      .then(([{ TableTab }, { Check }, { Count }]) => current && setParts({ TableTab, Check, Count }));
    return () => { current = false; };
  }, []);
  if (!parts) return html`<p role="status">${t("match-loading")}</p>`;
  const { TableTab, Check, Count } = parts, { phase, caller, end } = round.round, called = kindOf(round).tab();
  const counted = phase === "stopped" && round.form.fields.length > 0; // the count names the caller too
  return html`<div class=${round.table.bare ? "change" : "change change-single"}>
    ${round.table.bare && html`<section class="change-part" aria-label=${called}><h3>${called}</h3><${TableTab} state=${round} send=${send} /></section>`}
    <div class="stack">
      ${phase === "running" && html`<section class="change-part" aria-label=${t("change-start")}><h3>${t("change-start")}</h3>
        <p class="note">${t("change-unstart-text")}</p><button type="button" onClick=${() => send("unstart", {})}>${t("change-unstart")}</button></section>`}
      ${phase === "stopped" && !counted && html`<section class="change-part" aria-label=${t("change-call")}><h3>${t("change-call")}</h3>
        ${round.players.map((p) => html`<button type="button" key=${p.seat} class="wide" aria-pressed=${caller === p.seat} onClick=${() => send("call", { player: p.seat })}>
          <${Swatch} seat=${p.seat} /><span class="name">${nameOf(round, p.seat)}</span></button>`)}
        ${round.match.ends.includes("stalemate") && html`<button type="button" class="wide" aria-pressed=${end === "stalemate"} onClick=${() => send("call", { end: "stalemate" })}>
          ${t("match-stalemate")}</button>`}</section>`}
      ${round.findings.length > 0 && html`<${Check} state=${round} send=${send} step=${step} />`}
      ${counted && html`<${Count} state=${round} send=${send} step=${step} />`}
    </div>
  </div>`;
}
