// A stop that the camera offers, or called by itself: right, or play goes on. Nobody has to answer.

import { html } from "../base/html.js";
import { t } from "../base/texts.js";
import { Swatch } from "../ui/swatch.js";

/**
 * @param {{ state: Live, send: Send, asked: { seat: string | null, text: string } | null, label: string }} props
 *   `asked`: the question, null where there is none; with a seat it can be answered.
 */
export function StopOffered({ state, send, asked, label }) {
  const running = state.round.phase === "running";
  if (!asked) return null;
  const yes = async () => {
    if (!running || await send("stop", { round: state.round.number })) await send("call", { player: asked.seat });
  };
  return html`<section class="ask stop-offered" aria-label=${label}><p class="ask-text stop-offered-who">${asked.seat && html`<${Swatch} seat=${asked.seat} />`}
      <span>${asked.text}</span></p>
    <div class="two" data-asks="play">${asked.seat && html`<button type="button" key="yes" class="primary" onClick=${yes}>${t("stop-offered-yes")}</button>`}
      ${!running && html`<button type="button" key="no" onClick=${() => send("resume", {})}>${t("stop-offered-no")}</button>`}</div></section>`;
}
