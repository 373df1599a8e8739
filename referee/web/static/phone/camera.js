// The phone as camera: its picture, large, and in plain words what becomes of it.

import { html, useEffect, useRef, useState } from "../base/html.js";
import { t } from "../base/texts.js";
import { AwakeSign } from "../base/wake_lock.js";
import { useTitle } from "../around/title.js";
import { sending } from "./sender.js";

const WANTED = { facingMode: { ideal: "environment" }, width: { ideal: 1920 }, height: { ideal: 1080 }, frameRate: { ideal: 30 } };
const FINE_SIDE = 1280; // pixels of the longer side, below which whose card it is cannot be read on a usual board
const SEES = ["sure", "asks", "reading", "hand"];
const REFUSALS = { NotAllowedError: "denied", SecurityError: "denied", NotFoundError: "none", OverconstrainedError: "none", NotReadableError: "busy",
  AbortError: "busy" };
const TONES = { asking: "calm", allowed: "calm", sees: "ok", sending: "ask", lost: "look", refused: "look", other: "ask" };

/** @typedef {{ phase: string, why?: string, other?: boolean, error?: string, camera?: { text: string, hint: string } }} Now  What becomes of the pictures. */

export function CameraPage() {
  useTitle(t("phone-title"));
  const video = useRef(null), stop = useRef(() => {});
  const [now, setNow] = useState(/** @type {Now} */ ({ phase: "asking" })), [size, setSize] = useState(null), [start, again] = useState({ instead: false });
  const secure = window.isSecureContext && Boolean(navigator.mediaDevices?.getUserMedia);

  useEffect(() => {
    if (!secure) return undefined;
    /** @type {MediaStream | null} */
    let stream = null;
    let current = true;
    const begin = async () => {
      setNow({ phase: "asking" });
      let lent;
      try {
        stream = lent = await navigator.mediaDevices.getUserMedia({ video: WANTED, audio: false });
      } catch (error) {
        if (current) setNow({ phase: "refused", why: REFUSALS[/** @type {Error} */ (error).name] ?? "busy" });
        return;
      }
      if (!current) { stop.current(); return; }
      const element = video.current;
      element.srcObject = lent;
      lent.getVideoTracks()[0].addEventListener("ended", () => { stop.current(); setNow({ phase: "refused", why: "taken" }); });
      await element.play();
      if (!current) { stop.current(); return; }
      setNow({ phase: "allowed" });
      stop.current = sending(element, (answer) => setNow((before) => phaseOf(answer, before.phase)), start);
    };
    begin();
    return () => {
      current = false;
      stop.current();
      stream?.getTracks().forEach((track) => track.stop());
    };
  }, [start, secure]);

  if (!secure) return html`<${Insecure} />`;
  const retry = (instead) => again({ instead });
  const small = size && Math.max(...size) < FINE_SIDE;
  return html`<main class="phone" id="main" data-phase=${now.phase}>
    <h1 class="unseen">${t("phone-title")}</h1>
    <video class="phone-picture" ref=${video} muted playsinline aria-label=${t("phone-picture")}
      onResize=${(event) => setSize([event.target.videoWidth, event.target.videoHeight])}></video>
    <div class=${`phone-state phone-${TONES[now.phase]}`} role="status">
      <strong>${t(`phone-${now.phase}`)}</strong>
      <p>${words(now)}</p>
      ${now.phase === "sees" && html`<p class="note">${t("phone-leave-open")}</p>`}
      ${small && html`<p class="problem">${t("phone-small", { width: size[0], height: size[1] })}</p>`}
      ${now.phase === "other" && html`<button type="button" class="primary" onClick=${() => retry(now.other)}>${t(now.other ? "phone-instead" : "phone-again")}</button>`}
      ${now.phase === "refused" && html`<button type="button" class="primary" onClick=${() => retry(false)}>${t("phone-again")}</button>`}
    </div>
    <${AwakeSign} key="awake" />
  </main>`;
}

/** What an answer of the referee means for this page; `before`: its phase till now. A board that moves is still that board, and any picture may move. */
function phaseOf(answer, before) {
  if (answer.lost) return { phase: "lost" };
  if (answer.still) return { phase: "refused", why: "taken" };
  if (!answer.ok) return { phase: "other", other: Boolean(answer.other), error: answer.error };
  const { state } = answer.camera, sees = SEES.includes(state) || (state === "settling" && before === "sees");
  return { phase: sees ? "sees" : "sending", camera: answer.camera };
}

/** @param {Now} now */
function words({ phase, why, error, camera }) {
  if (phase === "refused") return t(`phone-refused-${why}`);
  if (phase === "other") return html`<span class="said">${error}.</span>`;
  if (!camera) return t(`phone-${phase}-text`);
  if (phase === "sees") return camera.text;
  return `${camera.text}. ${camera.hint}`;
}

/** A browser lends its camera only to pages that come by https, or from the same machine. */
function Insecure() {
  return html`<main class="page" id="main"><h1>${t("phone-title")}</h1>
    <p>${t("phone-insecure")}</p>
    <p>${t("phone-warning")}</p>
  </main>`;
}
