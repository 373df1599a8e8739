// Short sounds, each of its own shape, made by the browser itself: nothing is loaded. Silent means that nothing is made.

import { setting } from "../base/settings.js";

// kind → notes: [Hz, from second, seconds]; what is wrong falls, what is asked rises, a stop is low and long
const TONES = {
  incident: { wave: "triangle", notes: [[880, 0, 0.16], [587, 0.18, 0.3]] },
  question: { wave: "sine", notes: [[587, 0, 0.14], [784, 0.16, 0.26]] },
  stop: { wave: "square", notes: [[196, 0, 0.7]] },
  time: { wave: "sine", notes: [[659, 0, 0.16], [659, 0.28, 0.16], [659, 0.56, 0.3]] },
  start: { wave: "triangle", notes: [[523, 0, 0.1], [659, 0.12, 0.1], [784, 0.24, 0.22]] },
  call: { wave: "triangle", notes: [[784, 0, 0.18], [988, 0.22, 0.18], [784, 0.44, 0.18], [988, 0.66, 0.3]] },
};
const LOUDEST = { triangle: 0.9, sine: 0.9, square: 0.3 }; // a square wave of the same height is about three times as loud
const FADE_S = 0.02; // without it every note begins and ends with a click

/** @type {AudioContext | null} */
let context = null;
let changed = () => {};

/** How loud, 0 to 1; the setting goes from 0 to 100. */
export const volume = () => Math.min(1, Math.max(0, setting("volume", 70) / 100));

/** Begin to be able to sound. `onChange` is told when the browser allows it, or no longer does. */
export function open(onChange) {
  changed = onChange;
  const Context = globalThis.AudioContext ?? globalThis.webkitAudioContext;
  if (context || !Context) return;
  context = new Context();
  context.onstatechange = () => changed();
}

/** Silent at once. */
export function close() {
  const ended = context;
  context = null;
  if (ended) {
    ended.onstatechange = null;
    ended.close();
  }
}

/** Whether the browser lets this page sound; it wants one tap first. */
export const allowed = () => context?.state === "running";

/** To be called while somebody taps. */
export function allow() {
  context?.resume().then(() => changed(), () => changed());
}

/** Sound once; returns how many seconds it takes, 0 when nothing was made. */
export function play(kind) {
  if (!context || !allowed() || volume() === 0) return 0;
  const { wave, notes } = TONES[kind], now = context.currentTime;
  for (const [hertz, from, seconds] of notes) {
    const tone = context.createOscillator(), gain = context.createGain(), at = now + from;
    tone.type = wave;
    tone.frequency.value = hertz;
    gain.gain.setValueAtTime(0, at);
    gain.gain.linearRampToValueAtTime(LOUDEST[wave] * volume() ** 2, at + FADE_S); // ears hear by powers
    gain.gain.setValueAtTime(LOUDEST[wave] * volume() ** 2, at + seconds - FADE_S);
    gain.gain.linearRampToValueAtTime(0, at + seconds);
    tone.connect(gain).connect(context.destination);
    tone.start(at);
    tone.stop(at + seconds);
  }
  return Math.max(...notes.map(([, from, seconds]) => from + seconds));
}
