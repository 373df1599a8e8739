// What everybody does before the next round.

import { html } from "../../base/html.js";
import { t } from "../../base/texts.js";
import { Swatch } from "../../ui/swatch.js";

/** Whether it is a step of its own; by hand it stands under the score, a tap less. @param {Live} state */
export const doneApart = (state) => state.do_now.length > 0 && !state.match.by_hand;

/** @param {Shown} props */
export function DoNow({ state }) {
  return html`<div class="scroll-scene"><h2 class="scene-title">${t("do-now-title")}</h2><${DoList} state=${state} /></div>`;
}

/** @param {Shown} props */
export function DoList({ state }) {
  return html`<ul class="do-list" data-count=${byPlayer(state.do_now).length}>${byPlayer(state.do_now).map(({ player, texts }, i) => html`<li class="panel do-line" key=${`${player}${i}`}>
    ${player && html`<${Swatch} seat=${player} />`}
    <span class="do-words">${texts.map((text) => html`<span key=${text}>${text}</span>`)}</span>
  </li>`)}</ul>`;
}

/**
 * What everybody does, all of a player together, in the order in which they are first told; what all do together comes last.
 * @param {State["do_now"]} lines
 */
export function byPlayer(lines) {
  /** @type {{ player: string | null, texts: string[] }[]} */
  const found = [];
  for (const { player, text } of lines) {
    const own = player && found.find((one) => one.player === player);
    if (own) own.texts.push(text);
    else found.push({ player, texts: [text] });
  }
  return [...found.filter(({ player }) => player), ...found.filter(({ player }) => !player)];
}
