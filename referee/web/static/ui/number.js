// A field for a whole number. What is typed is the typist's until the field is left; what cannot be is refused, with the
// reason, and counts nothing.

import { html, useRef, useState } from "../base/html.js";
import { readNumber } from "./read_number.js";

let fields = 0;
/** @type {(reason: string) => void} */
const nothing = () => {};

/** The bare field: `text` is shown as it is (set again only where it differs, or what is selected is lost), `onText(text, bad)` hears every key, `onLeave` the end; `onEnter` ⏎ instead of it; `hold` the node. */
export function NumberInput({ label, text, min, max, placeholder = "·", describedby, onText, onLeave, onEnter, onFocused, hold, ...rest }) {
  const begun = useRef(false); // until the first key a tap selects all: the new number takes the place of the old one
  const all = (event) => event.target.select();
  const pressed = (event) => { // the browser would put its mark where the finger is
    if (begun.current) return;
    event.preventDefault();
    event.target.focus();
    all(event);
  };
  const typed = (event) => { begun.current = true; onText(event.target.value, event.target.validity.badInput); };
  const left = () => { begun.current = false; onLeave(); };
  const keys = (event) => {
    if (event.key !== "Enter") return;
    if (onEnter) {
      begun.current = false;
      onEnter();
      return;
    }
    left();
    all(event);
  };
  const focused = (event) => { all(event); onFocused?.(); };
  return html`<input type="number" inputmode=${min < 0 ? "text" : "numeric"} step="1" autocomplete="off" aria-label=${label} min=${min} max=${max} value=${String(text)} placeholder=${placeholder}
    aria-describedby=${describedby} aria-invalid=${describedby ? "true" : undefined} ref=${hold} onFocus=${focused} onMouseDown=${pressed}
    onInput=${typed} onKeyDown=${keys} onChange=${left} onBlur=${left} ...${rest} />`;
}

/**
 * A number of a form that is not sent yet: `onValue(n)` hears what can be (null: emptied), `onWrong(reason)` what cannot,
 * and "" once it is mended. `wrong`: the reason, which the form keeps.
 */
export function NumberField({ label, value, min = 0, max = 99, placeholder, wrong = "", onValue, onWrong = nothing, empties = true, ...rest }) {
  const [draft, setDraft] = useState(null), [shown, setShown] = useState(Boolean(wrong)), id = useRef(`number-${++fields}`).current;
  const typed = (text, bad) => {
    const read = readNumber(text, { min, max, bad });
    setDraft({ text, wrong: read.wrong ?? "" });
    setShown(false);
    onWrong(read.wrong ?? "");
    if (read.n !== undefined) onValue(read.n);
    else if (read.empty && empties) onValue(null);
  };
  const left = () => (draft?.wrong ? setShown(true) : setDraft(null));
  const reason = draft?.wrong || wrong;
  return html`<${NumberInput} label=${label} text=${draft?.text ?? value ?? ""} min=${min} max=${max} placeholder=${placeholder} describedby=${shown && reason ? id : undefined}
      onText=${typed} onLeave=${left} ...${rest} />${shown && reason && html`<p class="problem number-wrong" id=${id} role="alert">${reason}</p>`}`;
}
