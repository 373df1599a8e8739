// The colours of squares and cards: as learned from this board, else usual ones; and the sign each carries.

import { has, t } from "../../base/texts.js";

const USUAL = { red: [200, 48, 42], yellow: [240, 200, 40], green: [70, 145, 70], blue: [44, 92, 165], orange: [232, 128, 36],
  purple: [112, 62, 145] };

export function paint(bare, name) {
  const rgb = bare?.palette?.[name] ?? USUAL[name] ?? [150, 150, 150];
  return `rgb(${rgb.map(Math.round).join(",")})`;
}

export const colourNames = (bare) => Object.keys(bare?.palette ?? USUAL);
export const colourWord = (name) => (has(`colour-${name}`) ? t(`colour-${name}`) : name);
export const colourSign = (name) => (has(`sign-${name}`) ? t(`sign-${name}`) : name.slice(0, 1).toUpperCase());
