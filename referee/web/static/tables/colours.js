// The four colours of dice and cards: how they are painted, called and signed.

import { has, t } from "../base/texts.js";

export const COLOURS = ["red", "yellow", "green", "blue"];
const BODY = { red: "#c8302a", yellow: "#f0c828", green: "#2f8f45", blue: "#2c62b8", other: "#8d8f94", unknown: "#6b7280" };
const DARK = "#1b1a17", LIGHT = "#fff";

/** @param {string | null | undefined} colour */
export const paint = (colour) => BODY[/** @type {keyof typeof BODY} */ (colour ?? "unknown")] ?? BODY.unknown;

/** What is printed on it. @param {string | null | undefined} colour */
export const ink = (colour) => (colour === "yellow" ? DARK : LIGHT);

/** @param {string | null | undefined} colour */
export const colourWord = (colour) => (has(`colour-${colour}`) ? t(`colour-${colour}`) : t("colour-unread"));

/**
 * What a piece shows: "red 4", "red, number unread".
 * @param {string | null | undefined} colour
 * @param {number | null | undefined} number
 */
export const shownWords = (colour, number) => (number ? t("piece-shows", { colour: colourWord(colour), n: number }) : t("piece-shows-unread", { colour: colourWord(colour) }));

/** The letter that stands for a colour, where it is one of the four. @param {string | null | undefined} colour */
export const sign = (colour) => (COLOURS.includes(colour ?? "") ? t(`sign-${colour}`) : "");
