// While the demo plays: what is explained just now, and pause and step.

import { html } from "../base/html.js";
import { t } from "../base/texts.js";

/** @param {Shown} props */
export function DemoBar({ state, send }) {
  const { paused, explains } = /** @type {NonNullable<State["demo"]>} */ (state.demo), over = state.source?.state === "ended";
  return html`<aside class="demo-bar" aria-label=${t("demo")}><p class="demo-words"><strong>${t("demo")}</strong> ${explains}</p>
    ${!over && html`<button key="pause" type="button" data-asks="host" onClick=${() => send("demo_pause", { paused: !paused })}>${t(paused ? "demo-go-on" : "demo-pause")}</button>
    <button key="step" type="button" data-asks="host" onClick=${() => send("demo_step", {})}>${t("demo-step")}</button>`}</aside>`;
}
