// What the page knows of each game's table, by its name: the one place where a game is made known to the page. A game
// that is not named here is shown by `plain`, and so is every part that a game does not bring.

import { board } from "./board/kind.js";
import { card999, cardWeber } from "./cards/kind.js";
import { dice } from "./dice/kind.js";
import { plain } from "./plain/kind.js";

/**
 * What a game brings to the page. Parts with a capital letter are components; `state` is the live state or that of a round.
 *
 * @typedef {object} Kind
 * @property {Component} Face  The game's picture, inside an `svg` of 320 x 200: {document}.
 * @property {Component} Drawing  The table as it is believed to be: {state, turn, crop, aspect, marks, asks, offers, cursor, signs}.
 *   `marks` stand instead of the open findings and `asks` beside them (marks.js); `offers`: lists of spots that would fit;
 *   `crop`: spots around which only a part is shown; `turn`: upright; `signs`: letters on the colours on every screen.
 * @property {Component} Tappable  The same, to be tapped on: {state, marks, onSpot}.
 * @property {Component} Corrections  What people may say of a piece or a spot: {state, piece, spot, send, onDone}.
 * @property {Component} Found  What was learned, over the camera's picture: {bare}.
 * @property {Component} Overlay  What was read, over the camera's picture, inside an `svg` in its pixels: {state}.
 * @property {Component | null} Teach  The step of set-up that shows how the pieces look: {draft, state}.
 * @property {Component | null} Before  What there is to know or ask before a round: {state}.
 * @property {(state: Live) => string} begins  How a round begins, where nobody need say so; else empty.
 * @property {Component | null} Ended  That the camera itself called stop, or cannot tell whether it is due, and whether that is so: {state, send}.
 * @property {Component | null} AtStop  The photograph of the stop in which what the counts rest on is outlined: {state}; nothing without one.
 * @property {(state: Live) => { seat: string | null, text: string } | null} offer  The question that `Ended` asks.
 * @property {Component | null} Proof  What the counts rest on: {state, onSpot}; without `onSpot` it is looked at only.
 * @property {Component | null} Again  A button to see a moment of the round again, and to decide about it: {state, send}.
 * @property {Component | null} Example  The drawing of a rule: {example}.
 * @property {Object<string, object[]>} examples  The drawings by rule.
 * @property {string[]} chapters  The middles of the rules' ids, in the order of the rule book; none: one chapter.
 * @property {string[]} common  House rules that stand open at set-up.
 * @property {Object<string, string>} ofEdition  House rules that only one edition has.
 * @property {Object<string, number>} ofPlayers  House rules that matter only to so many players.
 * @property {(piece: {kind: string, colours?: (string | null)[]}) => string} pieceWords  What a piece is called.
 * @property {(here: LegalHere) => string[][]} placesOf  Where it would fit: lists of spots, by `legal_here` of a finding.
 * @property {(player: Player) => string} leftWords  What a player has left besides what is counted in every game.
 * @property {(bare: Bare) => boolean} wide  Whether it may be turned to stand upright.
 * @property {(bare: Bare) => string} foundWords  What was found when it was learned.
 * @property {(bare: Bare) => string} learnedWords  The same, afterwards.
 * @property {(table: Live["table"] & { bare: Bare }) => import("./geometry.js").Part} part  The part of the camera's picture in which the game is played, in its pixels.
 * @property {(table: Live["table"] & { bare: Bare }, spots: string[]) => Outline[]} around  What lies on spots, outlined in the camera's picture; the spots where nothing does.
 * @property {(state: Live, spot: string) => string} freeWords  What a spot is called on which no piece lies.
 * @property {(table: Live["table"] & { bare: Bare }, point: Point) => string | null} spotAt  The spot at a point of the camera's picture.
 * @property {() => string} tab  What the part of the page is called that shows it.
 */

/** @type {Record<string, Partial<Kind>>} */
const KINDS = { board, card_999: card999, card_weber: cardWeber, cards: card999, dice };
/** What the usual sample round is of. */
export const USUAL_DEMO = { game: "board", document: "board-new" };
/** Games that bring a sample round besides the usual one. */
export const DEMOS = ["dice", "cards"];
/** A picture of each kind of game, for a screen on which none is played. */
export const PICTURED = [USUAL_DEMO, { game: "card_999", document: "card-999" }, { game: "dice", document: "dice" }];
/** @type {Map<string, Kind>} */
const made = new Map();

/**
 * @param {string | undefined} name
 * @returns {Kind}
 */
export function kindNamed(name = "") {
  const kind = made.get(name) ?? { ...plain, ...(Object.hasOwn(KINDS, name) ? KINDS[name] : {}) };
  made.set(name, kind);
  return kind;
}

/** The kind of the table that a state is about. @param {Live} state */
export const kindOf = (state) => kindNamed(state.table.kind);
