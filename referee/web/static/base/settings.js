// What this screen remembers for itself (signs on colours, its name, the side of the table); nothing of a match.

import { useEffect, useState } from "./html.js";
import { device } from "./storage.js";

/** @type {Set<() => void>} */
const watchers = new Set();

/**
 * @param {string} name
 * @param {any} otherwise
 */
export const setting = (name, otherwise = null) => device.read(`referee-${name}`, otherwise);

/**
 * @param {string} name
 * @param {any} value
 */
export function setSetting(name, value) {
  device.write(`referee-${name}`, value);
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
