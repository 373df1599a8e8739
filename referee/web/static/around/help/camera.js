// How to set up the camera, with a drawing of camera, lamp and board from the side.

import { html } from "../../base/html.js";
import { t } from "../../base/texts.js";
import { Link } from "../../base/router.js";

const POINTS = ["above", "whole", "still", "light", "glare", "empty"];

export function CameraHelp() {
  return html`<figure class="camera-drawing"><svg viewBox="0 0 640 330" role="img" aria-label=${t("help-camera-drawing")}>
      <path class="view" d="M300 62L92 268h470L336 62z" />
      <path class="table" d="M40 268h560v14H40zM70 282h14v44H70zM556 282h14v44h-14z" />
      <path class="board-side" d="M130 256h380v12H130z" />
      <g class="token-side"><rect x="210" y="236" width="18" height="20" rx="4" /><rect x="322" y="236" width="18" height="20" rx="4" /><rect x="420" y="236" width="18" height="20" rx="4" /></g>
      <path class="stand" d="M596 268V44H330" />
      <rect class="camera-body" x="288" y="30" width="60" height="34" rx="8" /><circle class="camera-lens" cx="318" cy="62" r="10" />
      <g class="angle"><path d="M92 268a60 60 0 0 1 38-54" /><text x="150" y="228">50–80°</text></g>
    </svg></figure>
    <ol class="points">${POINTS.map((point) => html`<li key=${point}><strong>${t(`help-camera-${point}`)}</strong> ${t(`help-camera-${point}-text`)}</li>`)}</ol>
    <p><${Link} to="/setup#camera" class="button primary">${t("help-camera-choose")}<//></p>`;
}
