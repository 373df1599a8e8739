// Set-up: which camera watches, chosen by its picture; or none.

import { html, useEffect, useState } from "../../base/html.js";
import { loadAccess } from "../../base/access.js";
import { command, get } from "../../base/net.js";
import { t } from "../../base/texts.js";
import { Camera } from "../../tables/camera.js";
import { QrCode } from "../qr.js";

const PHONE = "phone";

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
  const comes = state?.frame > 0 && sends(state.source);
  const picture = (spec) => {
    if (comes && spec === draft.camera) return html`<span class="camera-picture"><${Camera} state=${state} overlay=${false} /></span>`;
    return spec !== PHONE && html`<span class="camera-picture camera-none">${t("setup-camera-dark")}</span>`;
  };
  const option = (spec, words, picture) => html`<label key=${spec ?? "none"} class="choice camera-choice">
    <input type="radio" name="camera" checked=${draft.camera === spec} onChange=${() => choose(spec)} />
    ${picture}<span class="choice-words">${words}</span></label>`;
  return html`<p class="lead">${t("setup-camera-text")}</p>
    ${problem && html`<p class="problem" role="alert">${problem}</p>`}
    ${draft.camera !== PHONE && list?.every((c) => c.spec === PHONE) && html`<p class="note">${t("setup-camera-found-none")}</p>`}
    <div class="choices cameras" role="radiogroup" aria-labelledby="step-title">
      ${list?.map((c) => option(c.spec, html`<strong>${c.label}</strong>${c.spec === PHONE && html`<span>${t("setup-camera-phone-text")}</span>`}
        ${draft.camera === c.spec && state?.camera && html`<small>${state.camera.text}</small>`}`, picture(c.spec)))}
      ${option(null, html`<strong>${t("setup-camera-none")}</strong><span>${t("setup-camera-none-text")}</span>`)}
    </div>
    ${draft.camera === PHONE && html`<${CallPhone} />`}
    <button type="button" onClick=${() => setLook(look + 1)}>${t("setup-camera-again")}</button>`;
}

/** Whether the newest picture is of the camera that was opened last. One that looks for the table says what it misses. */
function sends({ state, text }) {
  return state === "starting" ? Boolean(text) : !["none", "waiting", "failed"].includes(state);
}

/** How the phone comes here: the code of the camera's link, and what its browser will say of it. */
function CallPhone() {
  const [access, setAccess] = useState(null);
  useEffect(() => { loadAccess().then(setAccess, () => {}); }, []);
  const link = access?.links.find(({ role }) => role === "camera");
  if (!access) return null;
  return html`<div class="panel">
    ${link ? html`<div class="screens"><${QrCode} address=${link.address} />
      <div><p>${t("setup-camera-phone-scan")}</p>
        ${link.address.startsWith("https:") && html`<p>${t("phone-warning")}</p>`}
        <p class="note screens-link">${link.address}</p></div></div>`
      : html`<p>${t("phone-insecure")}</p>`}
  </div>`;
}
