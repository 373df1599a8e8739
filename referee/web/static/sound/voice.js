// Speech by a voice of this device, in the page's language. Voices of a service elsewhere are never used: they would be
// sent everybody's names.

import { language } from "../base/language.js";
import { volume } from "./tones.js";

const LONGEST_MS = 10000; // some browsers forget to say that they have finished

const speech = globalThis.speechSynthesis;
/** What is being said: kept, or some browsers lose the word that it ended. */
const kept = { words: /** @type {SpeechSynthesisUtterance | null} */ (null) };

/** A voice of this device for the page's language; undefined where there is none. */
function voice() {
  const base = language().split("-")[0].toLowerCase();
  const own = speech.getVoices().filter((v) => v.localService && v.lang.replace("_", "-").toLowerCase().split("-")[0] === base);
  return own.find((v) => v.default) ?? own[0];
}

/** Whether this device can speak the page's language; voices may come a moment after the page. */
export const speaks = () => Boolean(speech) && voice() !== undefined;

/** Tell when voices came. */
export function onVoices(tell) {
  speech?.addEventListener?.("voiceschanged", tell);
  return () => speech?.removeEventListener?.("voiceschanged", tell);
}

/** To be called while somebody taps: some browsers speak only after they have spoken in a tap. */
export function prime() {
  if (!speaks()) return;
  const nothing = new SpeechSynthesisUtterance(" ");
  nothing.volume = 0;
  speech.speak(nothing);
}

/** Say a sentence; resolves when it was said, cancelled, or could not be said. */
export function say(text) {
  if (!speaks() || volume() === 0) return Promise.resolve();
  return /** @type {Promise<void>} */ (new Promise((done) => {
    const words = kept.words = new SpeechSynthesisUtterance(text);
    words.lang = language();
    words.voice = voice();
    words.volume = volume();
    words.onend = words.onerror = () => done();
    setTimeout(done, LONGEST_MS);
    speech.speak(words);
  }));
}

/** Silent at once. */
export function hush() {
  kept.words = null;
  speech?.cancel();
}
