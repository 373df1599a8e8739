// Keeps this screen from going dark while it is needed: by the browser's wake lock, or where there is none (it needs https
// or this machine itself) by a silent film of five seconds, which browsers only begin after a tap.
//
// What the film must be, by the browsers' own conditions: WebKit keeps the screen on for a film with sound that is not
// muted and has no `loop`; Blink for one that is audible, or fills a fifth of the view; Gecko for one with picture and
// sound. So it has a track of silence, is not muted, and is set back to its beginning by hand.

import { html, useEffect, useState } from "./html.js";
import { at } from "./root.js";
import { t } from "./texts.js";

const FILM = at("/static/base/awake.mp4");
const TAPS = ["pointerup", "keydown"];
const BEFORE_END_S = 1; // set back in time: a film that has ended keeps nothing awake

/** While `wanted`: "held", "tap" (one tap is needed first), "refused", or null while it is not known yet. */
export function useWakeLock(wanted = true) {
  const [held, setHeld] = useState(null);
  useEffect(() => {
    if (!wanted) return undefined;
    const lock = navigator.wakeLock ? byLock(setHeld) : byFilm(setHeld);
    document.addEventListener("visibilitychange", lock.again);
    lock.again();
    return () => {
      document.removeEventListener("visibilitychange", lock.again);
      lock.end();
      setHeld(null);
    };
  }, [wanted]);
  return held;
}

/** A sign only where the screen may go dark. */
export function AwakeSign() {
  const held = useWakeLock();
  return (held === "tap" || held === "refused") && html`<p class="awake-sign" role="status">${t(`awake-${held}`)}</p>`;
}

/** The browser's own lock. It is taken away whenever the page is out of sight, and asked for again afterwards. */
function byLock(tell) {
  /** @type {WakeLockSentinel | null} */
  let lock = null;
  /** @type {{ again: () => Promise<void>, end: () => void } | null} */
  let film = null;
  let ended = false, asking = false;
  const again = async () => {
    if (film) return film.again();
    if (ended || asking || (lock && !lock.released) || document.visibilityState !== "visible") return undefined;
    asking = true;
    try {
      lock = await navigator.wakeLock.request("screen");
      if (ended) return lock.release();
      lock.addEventListener("release", again); // the browser may take it at other times too: a low battery, say
      tell("held");
    } catch {
      film = document.visibilityState === "visible" && !ended ? byFilm(tell) : null; // refused although it is seen
      film?.again();
    } finally {
      asking = false;
    }
    return undefined;
  };
  const end = () => {
    ended = true;
    lock?.removeEventListener("release", again);
    lock?.release();
    film?.end();
  };
  return { again, end };
}

/** The film. Its sound is silence, but a browser cannot know that, and waits for a tap. */
function byFilm(tell) {
  const film = document.createElement("video");
  film.src = FILM;
  film.className = "awake-film";
  film.setAttribute("playsinline", "");
  film.setAttribute("aria-hidden", "true");
  film.addEventListener("timeupdate", () => {
    if (film.currentTime > film.duration - BEFORE_END_S) film.currentTime = 0;
  });
  film.addEventListener("ended", () => again());
  film.addEventListener("error", () => tell("refused"));
  document.body.append(film);
  const again = async () => {
    if (!film.isConnected || document.visibilityState !== "visible" || (!film.paused && !film.ended)) return;
    try {
      await film.play();
      tell("held");
    } catch (error) {
      if (film.isConnected) tell(/** @type {Error} */ (error).name === "NotAllowedError" ? "tap" : "refused");
    }
  };
  for (const tap of TAPS) document.addEventListener(tap, again);
  const end = () => {
    for (const tap of TAPS) document.removeEventListener(tap, again);
    film.remove();
  };
  return { again, end };
}
