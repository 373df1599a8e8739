// The whole board, to be tapped on where it is not as drawn; or the camera's picture with what was read.

import { may } from "../base/access.js";
import { html, useState } from "../base/html.js";
import { t } from "../base/texts.js";
import { Camera } from "../board/camera.js";
import { TappableBoard } from "../board/tappable.js";
import { CorrectSheet } from "./correct/sheet.js";

export function BoardTab({ state, send }) {
  const [square, setSquare] = useState(null), [photo, setPhoto] = useState(false);
  return html`<div class="board-tab">
    <div class="board-tab-view">${photo ? html`<${Camera} key="photo" state=${state} />` : html`<${TappableBoard} key="drawn" state=${state} onSquare=${may("play") ? setSquare : () => {}} />`}</div>
    <div class="board-tab-foot"><p class="note"><span data-asks="play">${t("board-tap-hint")}</span></p>
      ${state.frame > 0 && html`<button type="button" key="photo" aria-pressed=${String(photo)} onClick=${() => setPhoto(!photo)}>${t("camera-picture")}</button>`}</div>
    ${square && html`<${CorrectSheet} key="sheet" state=${state} square=${square} send=${send} onClose=${() => setSquare(null)} />`}
  </div>`;
}
