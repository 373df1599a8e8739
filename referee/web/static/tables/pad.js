// A row of buttons under its question: what is tapped on to say what a piece is.

import { html } from "../base/html.js";

/** @param {{ name: string, title: string, children?: any }} props */
export const Pad = ({ name, title, children }) => html`<div key=${name}><h3>${title}</h3><div class=${`pad pad-${name}`} role="group" aria-label=${title}>${children}</div></div>`;
