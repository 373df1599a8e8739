// Before a round: the camera's round is ready to begin by itself, as soon as dice are rolled.

import { html } from "../../base/html.js";
import { t } from "../../base/texts.js";

/** @param {Shown} props */
export function DiceBefore({ state: { match, camera } }) {
  const watches = !match.by_hand && camera.state === "sure";
  return watches && html`<p class="note">${t("dice-table-begins")}</p>`;
}
