// What is written down at the end of a match, for the next one.

import { html } from "../base/html.js";
import { t } from "../base/texts.js";

/** @param {{ lines: State["next_time"] }} props */
export const NextTime = ({ lines }) => lines.length > 0 && html`<section class="next-time"><h3>${t("for-next-time")}</h3>
  <ul class="set-out">${lines.map(({ text }) => html`<li key=${text}>${text}</li>`)}</ul></section>`;
