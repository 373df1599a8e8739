// While the demo plays: what is explained just now, and pause and step.

import { html } from "../base/html.js";
import { key } from "../base/text_key.js";
import { t } from "../base/texts.js";

const PLAYED = ["play", "incident", "question"]; // from these people go on themselves, once the recording is over

/** The text for the scene that this screen shows. @param {string} scene @param {boolean} over */
export const explained = (scene, over) => key("demo", over && PLAYED.includes(scene) ? "ended" : scene);

/** `scene`: what this screen shows, which may be another one than the next screen's. @param {Shown & { scene: string }} props */
export function DemoBar({ state, scene, send }) {
  const { paused } = /** @type {NonNullable<State["demo"]>} */ (state.demo), over = state.source?.state === "ended";
  return html`<aside class="demo-bar" aria-label=${t("demo")}><p class="demo-words"><strong>${t("demo")}</strong> ${t(explained(scene, over))}</p>
    ${!over && html`<button key="pause" type="button" data-asks="host" onClick=${() => send("demo_pause", { paused: !paused })}>${t(paused ? "demo-go-on" : "demo-pause")}</button>
    <button key="step" type="button" data-asks="host" onClick=${() => send("demo_step", {})}>${t("demo-step")}</button>`}</aside>`;
}
