// Names that every script of the page may use in its comments.

import type * as made from "./state";

declare global {
  type State = made.State;
  type Finding = made.Finding;
  type Piece = made.Piece;
  type Player = made.Player;
  type Bare = made.Bare;
  type Form = made.Form;
  type Seen = made.Seen;
  type LegalHere = made.LegalHere;
  type DrawnSquare = made.DrawnSquare;
  type LooseDie = made.LooseDie;
  /** A bare board. */
  type BoardBare = Bare & made.BoardBare;
  /** A bare board of the dice game. */
  type DiceBare = Bare & made.DiceBare;
  /** The state while a match is open, or the same of one of its rounds. */
  type Live = State & { match: made.Match; round: made.Round; score: made.Score; form: Form };
  /** What a component is given that shows it; its other properties are not checked. */
  type Shown = { state: Live; [property: string]: any };
  /** What a component is given that draws a table which was learned. */
  type Drawn = { state: Live & { table: { bare: Bare } }; [property: string]: any };
  type DrawnBoard = { state: Live & { table: { bare: BoardBare } }; [property: string]: any };
  /** A bare table of the card games. */
  type CardsBare = Bare & made.CardsBare;
  type ReadCard = made.ReadCard;
  type DrawnCards = { state: Live & { table: { bare: CardsBare } }; [property: string]: any };
  type DrawnDice = { state: Live & { table: { bare: DiceBare } }; [property: string]: any };
  /** A point of a picture, and an outline in it. */
  type Point = number[];
  type Outline = Point[];
  /** What a game brings to the page. */
  type Kind = import("../tables/registry.js").Kind;
  /** A number on its way into the log. */
  type CountDraft = import("../live/count_drafts.js").CountDraft;
  /** What a counted number is about. */
  type CountBase = Pick<CountDraft, "seen" | "player" | "field" | "name" | "was" | "min" | "max">;
  /** What the server answers to a command. */
  type Answered = { ok?: boolean; stale?: boolean; field?: string; lost?: boolean; error?: string; seq?: number };
  /** A component of Preact. */
  type Component = (properties: any) => any;
  /** A rule document as set-up offers it (`GET /api/games`). */
  type Offered = {
    document: string; game: string; edition: string; camera: boolean; tables: string[]; players: [number, number]; seats: string[]; places: string[]; seat_word: string; rounds: number;
    rounds_for: Record<string, number>; options: { name: string; values: (string | number)[]; text: string }[]; brought: { name: string; most: number; what: string }[];
    steps: { name: string; watched: boolean }[];
  };
  /** What was said so far at set-up (around/setup/draft.js). */
  type Draft = {
    document: string; people: { id?: number; name: string; seat: string; side?: string }[]; options: Record<string, string | number>;
    brought: Record<string, Record<string, number>>; length: { kind: string; n: number | null }; camera?: string | null; wrong: Record<string, string>;
  };
  /** What is marked on a table (tables/marks.js). */
  type Mark = { seq: number | string; spots: string[]; kind: string; mark: string | number };
  /** The page's way to tell the server something (ui/notice.js). */
  type Send = (name: string, fields?: object, options?: object) => Promise<any>;
}
