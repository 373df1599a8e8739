// The first tap froze the time: who called, nobody can lay, or it was a slip.

import { html } from "../../base/html.js";
import { clock, nameOf } from "../../base/names.js";
import { t } from "../../base/texts.js";
import { colourOf } from "../../tables/seats.js";
import { Swatch } from "../../ui/swatch.js";

/** @param {Shown} props */
export function Stopping({ state, send }) {
  return html`<div class="stopping" data-count=${state.players.length}>
    <h2 class="scene-title">${t("who-called", { time: clock(state.round.clock_s ?? 0) })}</h2>
    <${Callers} state=${state} send=${send} />
    <div class="two" data-asks="play">
      ${state.match.ends.includes("stalemate") && html`<button type="button" key="stalemate" onClick=${() => send("call", { end: "stalemate" })}>${t("nobody-can")}</button>`}
      <button type="button" key="slip" onClick=${() => send("resume", {})}>${t("a-slip")}</button>
    </div>
  </div>`;
}

export function Callers({ state, send, onDone = () => {} }) {
  const call = async (player) => { if (await send("call", { player })) onDone(); };
  return html`<div class="callers" data-asks="play" data-count=${state.players.length}>${state.players.map((p, i) => html`<button type="button" key=${p.seat} class=${`seated ${colourOf(p.seat)}`}
    aria-keyshortcuts=${i < 9 ? String(i + 1) : undefined} aria-pressed=${state.round.caller ? String(state.round.caller === p.seat) : undefined} onClick=${() => call(p.seat)}>
    <${Swatch} seat=${p.seat} /><span class="name">${nameOf(state, p.seat)}</span></button>`)}</div>`;
}
