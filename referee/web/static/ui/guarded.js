// A part whose buttons ignore taps for 600 ms after they came to mean something else: a double tap is harmless. A tap that
// is ignored is answered by a quiet shake.

import { html, useLayoutEffect, useRef } from "../base/html.js";

const SETTLE_MS = 600, SHAKE_MS = 400;

/** Say that a tap on it was seen, and that it was too early. @param {Element | null} node */
export function shake(node) {
  if (!node) return;
  node.setAttribute("data-not-yet", "");
  setTimeout(() => node.removeAttribute("data-not-yet"), SHAKE_MS);
}

/** A function that tells whether `meaning` has stood long enough to be tapped on; at once, where it was one that nobody could tap on. */
export function useSettled(meaning, untapped = []) {
  const since = useRef({ meaning, at: -Infinity });
  useLayoutEffect(() => {
    if (since.current.meaning !== meaning) since.current = { meaning, at: untapped.includes(since.current.meaning) ? -Infinity : performance.now() };
  }, [meaning]);
  return () => since.current.meaning === meaning && performance.now() - since.current.at > SETTLE_MS;
}

export function Guarded({ meaning, as = "div", children, ...rest }) {
  const settled = useSettled(meaning);
  const hold = (event) => {
    if (settled()) return;
    event.stopPropagation();
    event.preventDefault();
    shake(event.target.closest("button, a, label, summary, input, select") ?? event.target);
  };
  return html`<${as} onClickCapture=${hold} ...${rest}>${children}</${as}>`;
}
