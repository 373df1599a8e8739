// The whole table, to be tapped on where it is not as drawn; or the camera's picture with what was read.

import { may } from "../base/access.js";
import { html, useState } from "../base/html.js";
import { t } from "../base/texts.js";
import { Camera } from "../tables/camera.js";
import { kindOf } from "../tables/registry.js";
import { CorrectSheet } from "./correct_sheet.js";

/** @param {Shown} props */
export function TableTab({ state, send }) {
  const { Tappable, Again } = kindOf(state), [spot, setSpot] = useState(null), [photo, setPhoto] = useState(false);
  const onSpot = may("play") ? setSpot : () => {};
  return html`<div class="table-tab">
    <div class="table-tab-view">${photo ? html`<${Camera} key="photo" state=${state} close onSpot=${onSpot} />` : html`<${Tappable} key="drawn" state=${state} onSpot=${onSpot} />`}</div>
    <div class="table-tab-foot"><p class="note"><span data-asks="play">${t("board-tap-hint")}</span></p>
      ${state.frame > 0 && html`<button type="button" key="photo" aria-pressed=${String(photo)} onClick=${() => setPhoto(!photo)}>${t("camera-picture")}</button>`}
      ${Again && html`<${Again} key="again" state=${state} send=${send} />`}</div>
    ${spot && html`<${CorrectSheet} key="sheet" state=${state} spot=${spot} send=${send} onClose=${() => setSpot(null)} />`}
  </div>`;
}
