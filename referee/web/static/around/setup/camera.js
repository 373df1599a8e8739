// Set-up, step 5: which camera watches, chosen by its picture; or none.

import { html, useEffect, useState } from "../../base/html.js";
import { command, get } from "../../base/net.js";
import { at } from "../../base/root.js";
import { t } from "../../base/texts.js";

export function CameraStep({ draft, change, state }) {
  const [list, setList] = useState(null), [look, setLook] = useState(0), [problem, setProblem] = useState("");
  useEffect(() => {
    get("/api/cameras").then((answer) => {
      setList(answer.cameras);
      change((before) => (before.camera === undefined && answer.current ? { ...before, camera: answer.current } : before));
    }, (e) => setProblem(e.message));
  }, [look]);
  const choose = async (source) => {
    change({ camera: source });
    const answer = await command("camera", { source });
    setProblem(answer.ok ? "" : answer.error);
  };
  const option = (spec, words, picture) => html`<label key=${spec ?? "none"} class="choice camera-choice">
    <input type="radio" name="camera" checked=${draft.camera === spec} onChange=${() => choose(spec)} />
    ${picture}<span class="choice-words">${words}</span></label>`;
  return html`<p class="lead">${t("setup-camera-text")}</p>
    ${problem && html`<p class="problem" role="alert">${problem}</p>`}
    ${list?.length === 0 && html`<p class="note">${t("setup-camera-found-none")}</p>`}
    <div class="choices cameras" role="radiogroup" aria-labelledby="step-title">
      ${list?.map((c) => option(c.spec, html`<strong>${c.label}</strong>
        ${draft.camera === c.spec && state?.camera && html`<small>${state.camera.text}</small>`}`,
      c.picture ? html`<img class="camera-picture" src=${at(`${c.picture}?look=${look}`)} alt=${t("setup-camera-picture", { name: c.label })} />`
        : html`<span class="camera-picture camera-none">${t("setup-camera-dark")}</span>`))}
      ${option(null, html`<strong>${t("setup-camera-none")}</strong><span>${t("setup-camera-none-text")}</span>`)}
      <div class="choice later"><span class="choice-words"><strong>${t("setup-camera-phone")}</strong><span>${t("setup-camera-phone-text")}</span></span></div>
    </div>
    <button type="button" onClick=${() => setLook(look + 1)}>${t("setup-camera-again")}</button>`;
}
