// Camera trouble: what is wrong, what to do, and three ways on.

import { html, useEffect, useState } from "../../base/html.js";
import { get } from "../../base/net.js";
import { at } from "../../base/root.js";
import { t } from "../../base/texts.js";
import { Dialog } from "../../ui/dialog.js";

/** @param {Shown} props */
export function CameraTrouble({ state, send }) {
  const [choosing, setChoosing] = useState(false);
  return html`<article class="card card-ask trouble">
    <span class="trouble-mark" aria-hidden="true">!</span>
    <h2 class="deed">${state.camera.text}</h2>
    <p class="why">${state.camera.hint}</p>
    <div class="stack" data-asks="play">
      <button type="button" onClick=${() => send("retry_camera")}>${t("try-again")}</button>
      <button type="button" data-asks="host" onClick=${() => setChoosing(true)}>${t("other-camera")}</button>
      <button type="button" data-asks="host" onClick=${() => send("camera", { source: null })}>${t("play-without")}</button>
    </div>
    ${choosing && html`<${CameraChoice} key="choice" send=${send} onClose=${() => setChoosing(false)} />`}
  </article>`;
}

/** The cameras there are, with a picture of each. */
export function CameraChoice({ send, onClose }) {
  const [found, setFound] = useState(null), [problem, setProblem] = useState("");
  useEffect(() => { get("/api/cameras").then(setFound, (error) => setProblem(error.message)); }, []);
  const choose = async (source) => { if (await send("camera", { source })) onClose(); };
  return html`<${Dialog} title=${t("other-camera")} onClose=${onClose}>
    ${problem && html`<p class="problem" role="alert">${problem}</p>`}
    ${!found && !problem && html`<p role="status">${t("looking-cameras")}</p>`}
    ${found?.cameras.length === 0 && html`<p>${t("no-cameras")}</p>`}
    ${found?.cameras.map((c) => html`<button type="button" key=${c.spec} class="wide choose-camera" aria-pressed=${String(found.current === c.spec)} onClick=${() => choose(c.spec)}>
      ${c.picture && html`<img src=${at(c.picture)} alt="" width="128" height="72" />`}<span>${c.label}</span></button>`)}
  </${Dialog}>`;
}
