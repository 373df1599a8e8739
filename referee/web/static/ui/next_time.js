// What is written down at the end of a match, for the next one.

import { html } from "../base/html.js";
import { t } from "../base/texts.js";

/** `as`: the heading that fits where it stands. @param {{ lines: State["next_time"], as?: "h2" | "h3" }} props */
export const NextTime = ({ lines, as: Heading = "h3" }) => lines.length > 0 && html`<section class="next-time"><${Heading}>${t("for-next-time")}<//>
  <ul class="set-out">${lines.map(({ text }) => html`<li key=${text}>${text}</li>`)}</ul></section>`;
