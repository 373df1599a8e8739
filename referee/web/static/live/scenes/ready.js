// Before a round: who plays from which seat, what to set out, whether the camera sees it all.

import { html, useState } from "../../base/html.js";
import { t } from "../../base/texts.js";
import { Camera } from "../../tables/camera.js";
import { kindOf } from "../../tables/registry.js";
import { colourOf } from "../../tables/seats.js";
import { Face, gameWords } from "../../ui/face.js";
import { Who } from "../parts.js";
import { roundWords } from "../state_line.js";

/** @param {Shown} props */
export function Ready({ state }) {
  const [picture, setPicture] = useState(false), { Before } = kindOf(state);
  return html`<div class="scroll-scene">
    <div class="ready-head"><${Face} game=${state.match.game} document=${state.match.document} /><h2 class="scene-title">${roundWords(state)}<small>${gameWords(state.match)}</small></h2></div>
    <ul class="ready-players" data-count=${state.players.length}>${state.players.map((p) => html`<li key=${p.seat} class=${`seated ${colourOf(p.seat)}`}><${Who} state=${state} seat=${p.seat} /></li>`)}</ul>
    ${state.setup.length > 0 && html`<ul class="set-out" key="setup">${state.setup.map((line) => html`<li key=${line.text}>${line.text}</li>`)}</ul>`}
    ${Before && html`<${Before} key="before" state=${state} />`}
    ${!state.match.by_hand && state.checks.length > 0 && html`<${Checks} key="checks" state=${state} />`}
    ${!state.match.by_hand && state.frame > 0 && html`<div key="picture">
      <button type="button" aria-expanded=${String(picture)} onClick=${() => setPicture(!picture)}>${t(picture ? "hide-picture" : "show-picture")}</button>
      ${picture && html`<${Camera} key="camera" state=${state} close />`}</div>`}
  </div>`;
}

/** A line for each thing that is not in order; what is in order is one line, which unfolds where it can be tapped. @param {Shown} props */
export function Checks({ state, folds = true }) {
  const fine = state.checks.filter((c) => c.ok), amiss = state.checks.filter((c) => !c.ok);
  const line = (c) => html`<li key=${c.name} class=${c.ok ? "check-ok" : "check-ask"}><span aria-hidden="true">${c.ok ? "✓" : "!"}</span> ${c.text}</li>`;
  const whole = amiss.length ? t("checks-rest", { n: fine.length }) : t("checks-fine");
  return html`${amiss.length > 0 && html`<ul class="table-checks" key="amiss">${amiss.map(line)}</ul>`}
    ${fine.length > 0 && (folds ? html`<details key="fine"><summary>✓ ${whole}</summary><ul class="table-checks">${fine.map(line)}</ul></details>`
      : html`<p class="table-checks" key="fine"><span class="check-ok"><span aria-hidden="true">✓</span> ${whole}</span></p>`)}`;
}
