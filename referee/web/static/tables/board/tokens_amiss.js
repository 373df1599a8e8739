// The camera sees more or fewer tokens than a round starts with: what is laid at one unseen stays unclear.

import { html } from "../../base/html.js";
import { t } from "../../base/texts.js";

/** @param {Shown} props */
export function TokensAmiss({ state: { match, camera, table } }) {
  const amiss = !match.by_hand && camera.state === "sure" && match.tokens > 0 && table.tokens.length !== match.tokens;
  return amiss && html`<p class="note" role="status">${t("tokens-seen", { n: table.tokens.length, tokens: match.tokens })}</p>`;
}
