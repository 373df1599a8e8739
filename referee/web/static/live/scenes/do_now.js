// What everybody does before the next round.

import { html } from "../../base/html.js";
import { t } from "../../base/texts.js";
import { Swatch } from "../../ui/swatch.js";

/** @param {Shown} props */
export function DoNow({ state }) {
  return html`<div class="scroll-scene"><h2 class="scene-title">${t("do-now-title")}</h2><${DoList} state=${state} /></div>`;
}

/** @param {Shown} props */
export function DoList({ state }) {
  return html`<ul class="do-list">${state.do_now.map((line, i) => html`<li class="panel do-line" key=${`${line.player}${i}`}>
    ${line.player && html`<${Swatch} seat=${line.player} />`}
    <span class="do-words">${line.text}</span>
  </li>`)}</ul>`;
}
