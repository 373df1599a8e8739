// Putting a past round right, with the same parts as at the table: the board, what is to decide, the counts, who called.

import { html, useEffect, useState } from "../../base/html.js";
import { nameOf } from "../../base/names.js";
import { t } from "../../base/texts.js";
import { Swatch } from "../../board/swatch.js";

export function Change({ round, send }) {
  const [parts, setParts] = useState(null), step = { step: null, to: () => {} };
  useEffect(() => {
    let current = true;
    Promise.all([import("../../live/board_tab.js"), import("../../live/scenes/check.js"), import("../../live/scenes/count.js")])
      .then(([{ BoardTab }, { Check }, { Count }]) => current && setParts({ BoardTab, Check, Count }));
    return () => { current = false; };
  }, []);
  if (!parts) return html`<p role="status">${t("match-loading")}</p>`;
  const { BoardTab, Check, Count } = parts, { phase, caller, end } = round.round;
  const part = (key, content) => html`<section class="change-part" aria-label=${t(`change-${key}`)}><h3>${t(`change-${key}`)}</h3>${content}</section>`;
  return html`<div class="change">
    ${round.board && part("board", html`<div class="change-board"><${BoardTab} state=${round} send=${send} /></div>`)}
    <div class="stack">
      ${phase === "stopped" && part("call", html`<div class="stack">
        ${round.players.map((p) => html`<button type="button" key=${p.seat} class="wide" aria-pressed=${caller === p.seat} onClick=${() => send("call", { player: p.seat })}>
          <${Swatch} seat=${p.seat} /><span class="name">${nameOf(round, p.seat)}</span></button>`)}
        ${round.match.ends.includes("stalemate") && html`<button type="button" class="wide" aria-pressed=${end === "stalemate"} onClick=${() => send("call", { end: "stalemate" })}>
          ${t("match-stalemate")}</button>`}</div>`)}
      ${phase === "running" && part("start", html`<p class="note">${t("change-unstart-text")}</p><button type="button" onClick=${() => send("unstart", {})}>${t("change-unstart")}</button>`)}
      ${round.findings.length > 0 && part("check", html`<${Check} state=${round} send=${send} step=${step} />`)}
      ${phase === "stopped" && round.form.fields.length > 0 && part("count", html`<${Count} state=${round} send=${send} step=${step} />`)}
    </div>
  </div>`;
}
