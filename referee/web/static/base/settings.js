// What this screen remembers for itself (signs on colours, its name, the side of the table); nothing of a match.

import { useEffect, useState } from "./html.js";

/** @type {Set<() => void>} */
const watchers = new Set();

/**
 * @param {string} name
 * @param {any} otherwise
 */
export function setting(name, otherwise = null) {
  try {
    return JSON.parse(localStorage.getItem(`referee-${name}`) ?? "null") ?? otherwise;
  } catch {
    return otherwise; // no storage (private window) or an old form of it
  }
}

/**
 * @param {string} name
 * @param {any} value
 */
export function setSetting(name, value) {
  try {
    localStorage.setItem(`referee-${name}`, JSON.stringify(value));
  } catch { /* not kept then */ }
  for (const tell of watchers) tell();
}

/**
 * @param {string} name
 * @param {any} otherwise
 */
export function useSetting(name, otherwise = null) {
  const [, redraw] = useState(0);
  useEffect(() => {
    const tell = () => redraw((n) => n + 1);
    watchers.add(tell);
    return () => watchers.delete(tell);
  }, []);
  return [setting(name, otherwise), (/** @type {any} */ value) => setSetting(name, value)];
}
