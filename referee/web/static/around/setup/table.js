// Set-up: the bare table is learned from the camera's picture; what was found lies over it.

import { html, useState } from "../../base/html.js";
import { useWatching } from "../../base/live.js";
import { command } from "../../base/net.js";
import { at } from "../../base/root.js";
import { key } from "../../base/text_key.js";
import { t } from "../../base/texts.js";
import { kindNamed } from "../../tables/registry.js";
import { ownWords, tableOf } from "./own.js";

export function TableStep({ state, game }) {
  useWatching(true);
  const called = tableOf(game), [busy, setBusy] = useState(false), [problem, setProblem] = useState(""), [taken, setTaken] = useState(0);
  const learn = async () => {
    setBusy(true);
    setTaken(state.frame);
    const answer = await command("learn", { game: game.game });
    setBusy(false);
    setProblem(answer.ok ? "" : answer.error);
  };
  if (!state) return null;
  const { camera, checks, doing } = state, bare = game.tables.includes(state.table.bare?.kind) ? state.table.bare : null, { Found, foundWords } = kindNamed(bare?.kind);
  const shown = (bare && state.frame && taken) || state.frame; // what was learned stays in sight, so that everybody sees whether it was bare
  return html`<p class="lead">${ownWords(key("setup-table-text", called), "setup-table-text")}</p>
    <div class="table-step">
      <div class="seen">${shown ? html`<img src=${at(`/frame?n=${shown}`)} width="16" height="9" alt=${t("setup-table-picture")} />
          ${bare && html`<${Found} bare=${bare} />`}`
        : html`<p class="camera-none seen-none">${t("setup-table-waiting")}</p>`}</div>
      <div class="table-said">
        ${busy || (doing && !bare) ? html`<p class="table-state" role="status"><strong>${ownWords(key("setup-table-learning", called), "setup-table-learning")}</strong> ${doing && html`<span class="doing">${t("setup-table-doing", { what: doing })}</span>`}</p>`
          : problem ? html`<p class="problem" role="alert">${problem}</p>`
          : html`<p class="table-state" role="status"><strong>${bare ? foundWords(bare) : camera.text}</strong>
            ${bare ? ownWords(key("setup-table-good", called), "setup-table-good") : camera.hint}</p>`}
        ${bare?.quality?.ok === false && html`<ul class="problem" role="alert">${bare.quality.warnings.map((warning) => html`<li key=${warning}>${warning}</li>`)}</ul>`}
        <button type="button" class=${bare ? "" : "primary"} aria-busy=${busy} disabled=${busy || !state.frame} onClick=${learn}>${bare ? t("setup-table-again") : ownWords(key("setup-table-learn", called), "setup-table-learn")}</button>
        ${checks.length > 0 && html`<h2>${t("setup-table-checks")}</h2><ul class="checks">${checks.map((c) => html`<li key=${c.name} class=${c.ok ? "ok" : "bad"}>
          <span aria-hidden="true">${c.ok ? "✓" : "!"}</span><span>${c.text}<span class="unseen"> (${t(c.ok ? "setup-check-ok" : "setup-check-bad")})</span></span></li>`)}</ul>`}
      </div>
    </div>`;
}
