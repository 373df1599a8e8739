// What this screen sounds like: on or off, how loud, sounds and speech apart, and a try. And the tap a browser wants first.

import { html, useEffect, useState } from "../base/html.js";
import { useSetting } from "../base/settings.js";
import { t } from "../base/texts.js";
import { Dialog } from "../ui/dialog.js";
import * as tones from "./tones.js";
import * as voice from "./voice.js";

/** The settings of a page, `screen` or `play`. `sound`: what `useSound` says of it. */
export function SoundSettings({ sound }) {
  const [loud, setLoud] = useSetting("volume", 70), [rings, setRings] = useSetting("tones", true), [talks, setTalks] = useSetting("speech", true);
  const [, redraw] = useState(0);
  useEffect(() => voice.onVoices(() => redraw((n) => n + 1)), []);
  const speech = (on) => { setTalks(on); if (!on) voice.hush(); };
  const attempt = () => {
    tones.allow();
    if (rings) tones.play("incident");
    if (talks) voice.say(t("sound-tried"));
  };
  return html`<div class="sound-settings stack">
    <label class="check"><input type="checkbox" role="switch" checked=${sound.on} onChange=${sound.toggle} />${t("sound-on")}</label>
    ${sound.on && html`<label class="field" key="volume">${t("sound-volume")}<input type="range" min="5" max="100" step="5" value=${loud}
        onInput=${(event) => setLoud(event.target.valueAsNumber)} /></label>
      <label class="check" key="tones"><input type="checkbox" checked=${rings} onChange=${(event) => setRings(event.target.checked)} />${t("sound-tones")}</label>
      <label class="check" key="speech"><input type="checkbox" checked=${talks} onChange=${(event) => speech(event.target.checked)} />${t("sound-speech")}</label>
      ${talks && !voice.speaks() && html`<p class="note" key="dumb">${t("sound-no-voice")}</p>`}
      <button type="button" key="try" onClick=${attempt}>${t("sound-try")}</button>`}
  </div>`;
}

/** On the big screen: one button that says how it is, and opens the settings. The first tap on it is what browsers want. */
export function SoundButton({ sound }) {
  const [open, setOpen] = useState(false);
  const tapped = (event) => {
    event.stopPropagation(); // a tap on a corner would turn the screen
    if (!sound.waits) setOpen(true);
  };
  return html`<div onClick=${(event) => event.stopPropagation()}>
    <button type="button" class=${sound.waits ? "sound-button sound-waits" : "sound-button"} aria-label=${sound.waits ? null : t("sound-title")} onClick=${tapped}>
      <${Speaker} on=${sound.on} />${sound.waits && html` <span>${t("sound-tap")}</span>`}</button>
    ${open && html`<${Dialog} title=${t("sound-title")} onClose=${() => setOpen(false)}><${SoundSettings} sound=${sound} /></${Dialog}>`}
  </div>`;
}

export const Speaker = ({ on }) => html`<svg class="speaker" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">
  <path d="M4 9v6h4l5 4V5L8 9z" />${on ? html`<path d="M16.5 8.5a5 5 0 0 1 0 7M19 6a8.5 8.5 0 0 1 0 12" />` : html`<path d="M17 9.5l5 5m0-5l-5 5" />`}</svg>`;
