// A part whose buttons ignore taps for 600 ms after they came to mean something else: a double tap is harmless.

import { html, useLayoutEffect, useRef } from "../base/html.js";

const SETTLE_MS = 600;

/** A function that tells whether `meaning` has stood long enough to be tapped on. */
export function useSettled(meaning) {
  const since = useRef({ meaning, at: -Infinity });
  useLayoutEffect(() => {
    if (since.current.meaning !== meaning) since.current = { meaning, at: performance.now() };
  }, [meaning]);
  return () => since.current.meaning === meaning && performance.now() - since.current.at > SETTLE_MS;
}

export function Guarded({ meaning, as = "div", children, ...rest }) {
  const settled = useSettled(meaning);
  const hold = (event) => {
    if (settled()) return;
    event.stopPropagation();
    event.preventDefault();
  };
  return html`<${as} onClickCapture=${hold} ...${rest}>${children}</${as}>`;
}
