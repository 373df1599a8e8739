// Pictures of this phone's camera to the referee: the newest only, and the next one after the answer to the last.
//
// They go over a socket. Browsers of iPhones refuse one where no authority has signed the certificate, though the person
// has accepted it for the page; then every picture is a request of its own, which they let through.

import { at } from "../base/root.js";
import { session } from "../base/storage.js";
import { t } from "../base/texts.js";

const A_SECOND = 8; // pictures; what lies still is read after half a second, and a network at home carries it
const QUALITY = 0.8; // of the JPEG; docs/camera.md has what was measured
const LONGEST_SIDE = 1920; // pixels
const OPEN_MS = 4000, ANSWER_MS = 5000, RETRY_MS = [250, 500, 1000, 2000];
const STILL_MS = 8000; // longer than an answer and a new try take
const FIRST = 1, INSTEAD = 2, HIDDEN = 4, GONE = 8;
const HEAD = 25; // bytes: flags, seconds of this phone's clock, 16 that tell phones apart

const me = phoneId();
const wait = (ms) => new Promise((done) => { setTimeout(done, ms); });

/**
 * Send what `video` shows until the function that is returned is called. `tell` hears of every answer, of `{lost: true}`
 * when none comes, and of `{still: true}` when the camera gives no pictures.
 */
export function sending(video, tell, { instead = false } = {}) {
  const canvas = document.createElement("canvas");
  /** @type {any} */
  let way = null;
  let ended = false, flags = instead ? FIRST | INSTEAD : FIRST, opened = false, tries = 0, pictureAt = performance.now();

  async function run() {
    while (!ended) {
      const shot = await nextPicture(video);
      pictureAt = performance.now();
      if (ended || document.visibilityState !== "visible") continue;
      const jpeg = await drawn(video, canvas);
      try {
        way ??= await connect();
        const answer = await way.send(await message(flags, shot / 1000, jpeg));
        tries = 0;
        if (answer.ok) flags = 0;
        if (!ended) tell(answer);
        if (!answer.ok && answer.final) ended = true;
      } catch {
        way?.close();
        way = null;
        if (!ended) tell({ lost: true });
        await wait(RETRY_MS[Math.min(tries++, RETRY_MS.length - 1)]);
      }
      await wait(Math.max(0, shot + 1000 / A_SECOND - performance.now()));
    }
    way?.close();
  }

  const connect = async () => {
    if (!opened && tries % 2) return byRequests();
    const socket = await bySocket();
    opened = true;
    return socket;
  };
  const leave = (why) => {
    if (!flags) message(why, 0).then((said) => navigator.sendBeacon(at("/camera/picture"), said));
  };
  const hidden = () => { if (document.visibilityState === "hidden") leave(HIDDEN); };
  const gone = () => leave(GONE);
  document.addEventListener("visibilitychange", hidden);
  addEventListener("pagehide", gone);
  const still = setInterval(() => {
    if (document.visibilityState === "visible" && performance.now() - pictureAt > STILL_MS) tell({ still: true });
  }, 1000);
  run();
  return () => {
    ended = true;
    clearInterval(still);
    document.removeEventListener("visibilitychange", hidden);
    removeEventListener("pagehide", gone);
    leave(GONE);
  };
}

/** When the camera's next picture was taken, milliseconds of `performance.now()`. */
function nextPicture(video) {
  return new Promise((done) => {
    if (video.requestVideoFrameCallback) video.requestVideoFrameCallback((now, picture) => done(picture.captureTime ?? now));
    else requestAnimationFrame(done);
  });
}

async function drawn(video, canvas) {
  const shrink = Math.min(1, LONGEST_SIDE / Math.max(video.videoWidth, video.videoHeight));
  canvas.width = Math.round(video.videoWidth * shrink);
  canvas.height = Math.round(video.videoHeight * shrink);
  canvas.getContext("2d").drawImage(video, 0, 0, canvas.width, canvas.height);
  return new Promise((done) => { canvas.toBlob(done, "image/jpeg", QUALITY); });
}

async function message(flags, shot, jpeg = null) {
  const head = new DataView(new ArrayBuffer(HEAD));
  head.setUint8(0, flags);
  head.setFloat64(1, shot);
  new Uint8Array(head.buffer).set(me, 9);
  return new Blob(jpeg ? [head.buffer, jpeg] : [head.buffer]);
}

function bySocket() {
  return new Promise((done, failed) => {
    const socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}${at("/camera/pictures")}`);
    const late = setTimeout(() => socket.close(), OPEN_MS);
    /** @type {((answer: any) => void) | null} */
    let answered = null;
    let broken = failed;
    socket.onopen = () => {
      clearTimeout(late);
      done({ close: () => socket.close(), send: (said) => new Promise((heard, lost) => {
        const slow = setTimeout(() => socket.close(), ANSWER_MS);
        answered = (answer) => { clearTimeout(slow); heard(answer); };
        broken = (why) => { clearTimeout(slow); lost(why); };
        if (socket.readyState === WebSocket.OPEN) socket.send(said);
        else broken(new Error("closed"));
      }) });
    };
    socket.onmessage = (event) => answered?.(JSON.parse(event.data));
    socket.onclose = () => broken(new Error("closed"));
  });
}

function byRequests() {
  const send = async (said) => {
    const answer = await fetch(at("/camera/picture"), { method: "POST", body: said, signal: AbortSignal.timeout(ANSWER_MS) });
    if (answer.ok) return answer.json();
    const json = (answer.headers.get("content-type") ?? "").includes("json");
    const error = json ? (await answer.json()).error : await answer.text();
    return { ok: false, final: true, error: error || t("refused") };
  };
  return { send, close: () => {} };
}

/** What tells this page's phone from others, the same after the page was loaded again. */
function phoneId() {
  const kept = session.read("referee-phone");
  if (kept?.length === 16) return new Uint8Array(kept);
  const fresh = crypto.getRandomValues(new Uint8Array(16));
  session.write("referee-phone", [...fresh]);
  return fresh;
}
