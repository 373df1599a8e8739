// Made by tests/support/write_types.py from the types of referee.session.shown.state: change them there.

/** The dice beside the board as they lay at the stop call, and the `picture` that shows it whole; `spots`: outlines of the spaces in it, in its pixels. */
export interface AtStop {
  picture: Picture;
  spots: Record<string, number[][]>;
  dice: LooseDie[];
}

/** A bare table as it was learned, in pixels of its picture. What only its game draws is added (`Sight.view`). */
export interface Bare {
  kind: string;
  width: number;
  height: number;
  spots: Record<string, number[][]>;
}

/** A die beside the board; `at`: in rows from its middle, by which people name it. `pips`: null where unread. */
export interface LooseDie {
  seat: string | null;
  colour: string;
  pips: number | null;
  at: number[];
}

/** A picture of the evidence; older logs have its name only. */
export interface Picture {
  name: string;
  width?: number;
  height?: number;
  outline?: number[][][];
}

/** What lies on some spots; `colours` and `number` where its kind has some, else empty and null. */
export interface Piece {
  seq: number;
  kind: string;
  owner: string;
  squares: string[];
  colours: (string | null)[];
  candidates: string[];
  number: number | null;
}

/** A pile of the centre: what lies on top, None where that is not known; `face`: `up` or `down`; `piece`: its number among the pieces. */
export interface Pile {
  pile: number | null;
  colour: string | null;
  top: number | null;
  face?: string;
  piece?: number | null;
}

/** A card in the newest picture; `quad`: its corners in pixels, `spot`: the field of its middle. Null is unread. */
export interface ReadCard {
  colour: string | null;
  number: number | null;
  face: string;
  place: string;
  seat: string | null;
  spot: string;
  quad: number[][];
}

/** `kind`: the game in play, or of the table that was learned; `last`: the newest piece; `hidden`: spots unseen. Of the dice game, once a camera has seen them: `loose`, the dice beside the board, and `unseen`, seats where more may lie; after the stop call `at_stop`, what the score rests on; before it `out`, seats that seem to have none left. Of the card games: `piles` of the centre by their tops, `centre_total`, None where that is not proved, and `empty`, seats whose stack was seen empty; `read`, the cards in the newest picture; after the stop call `tops`, the piles as they lay then, and `swiped`, the heaps. */
export interface Table {
  kind: string;
  bare: Bare | null;
  pieces: Piece[];
  tokens: string[];
  last: number | null;
  hidden: string[];
  loose?: LooseDie[] | null;
  unseen?: string[];
  at_stop?: AtStop | null;
  out?: string[];
  piles?: Pile[];
  centre_total?: number | null;
  empty?: string[];
  tops?: TopsAtStop | null;
  swiped?: Swiped | null;
  read?: ReadCard[];
}

export interface HouseRule {
  option: string;
  choice: string;
  text: string;
}

/** What was agreed (`view.match_view`). */
export interface Match {
  id: number;
  game: string;
  edition: string;
  document: string;
  rounds: number;
  target: number;
  minutes: number;
  over: boolean;
  seat_word: string;
  seats: string[];
  places: string[];
  ends: string[];
  by_hand: boolean;
  camera: boolean;
  tables: string[];
  house_rules: HouseRule[];
  tokens: number;
  late_average: boolean;
  time_up?: boolean;
}

export interface Round {
  number: number;
  phase: "waiting" | "running" | "stopping" | "stopped";
  paused: boolean;
  caller: string | null;
  end: string | null;
  started: number | null;
  stopped: number | null;
  ends_match: boolean;
  clock_s?: number | null;
  past?: boolean;
}

/** Somebody who plays or played in the match; who left has no seat. */
export interface Person {
  id: string;
  name: string;
  seat: string | null;
  since: number;
  left: number | null;
  total: number;
  start: number | string;
}

/** Somebody of this round. What only some games count may be missing. */
export interface Player {
  seat: string;
  frame: string;
  name: string;
  person: string | null;
  counted: boolean;
  asked: boolean;
  total: number;
  points: number | null;
  place: number | null;
  left?: number | null;
  left_unclear?: number;
  laid?: number;
  tableau?: number;
  jokers_used?: number;
  jokers_left?: number;
  mistake?: boolean | null;
  role?: string | null;
  chips?: number;
  to_tableau?: number;
  tableau_after?: number;
  next_hand?: number;
}

/** What the table may say of a finding, and what the score does then. */
export interface Answer {
  decision: string;
  label: string;
  effect: string;
}

export interface Place {
  squares: string[];
  token?: any;
}

/** Where it would have fitted. */
export interface LegalHere {
  key: string;
  params: Record<string, any>;
  text: string;
  places: Place[];
  token?: string[];
}

export interface Finding {
  seq: number;
  class: string;
  rule: string | null;
  t: number | null;
  player: string | null;
  name: string;
  deed: string;
  why: string;
  effect: string;
  text: string | null;
  rule_title: string;
  rule_text: string;
  legal_here: LegalHere | null;
  squares: string[];
  evidence: Picture[];
  piece: number | null;
  cleared: boolean;
  cleared_text: string;
  decision: string | null;
  open: boolean;
  answers: Answer[];
  kind: "incident" | "question" | "done";
  cleared_ago_s?: number | null;
}

export interface Status {
  look: number;
  ask: number;
}

export interface ScoreLine {
  seat: string;
  points: number;
  place: number | null;
  why: string;
}

export interface ScoredRound {
  number: number;
  points: Record<string, number>;
}

export interface Score {
  final: boolean;
  problem: string;
  lines: ScoreLine[];
  rounds: ScoredRound[];
  winners: string[];
  removed_each?: number;
}

/** A number that people count, or with `bool` a yes or no. */
export interface Field {
  name: string;
  label: string;
  min: number;
  max: number;
  optional: boolean;
  bool: boolean;
}

/** `value`: counted by people; `preset`: seen by the camera; `max`: the largest that it can be in this round. */
export interface Value {
  value: number | null;
  preset: number | null;
  counted: boolean;
  max: number;
}

export interface Flag {
  name: string;
  label: string;
  seats: boolean;
  value: any;
}

export interface Form {
  fields: Field[];
  values: Record<string, Record<string, Value>>;
  flags: Flag[];
  problem: string;
}

export interface Task {
  player: string | null;
  text: string;
}

export interface Sentence {
  text: string;
}

export interface LogLine {
  seq: number;
  type: string;
  text: string;
  t?: number;
  class?: string;
  rule?: string;
  rule_title?: string;
  rule_text?: string;
  player?: string;
  squares?: string[];
  decision?: string;
  about?: number[];
  end?: string;
  counts?: Record<string, number | null>;
  by?: string;
  device?: string;
  act?: string;
  kind?: string;
  colours?: any[];
  from?: string;
  to?: string;
  flag?: string;
  value?: any;
  pile?: number | null;
  undone?: boolean;
  undoable?: boolean;
}

export interface AskedPiece {
  kind: string;
  squares: string[];
  seq: number | null;
}

export interface Choice {
  seat: string;
  label: string;
  yes: boolean;
}

export interface Compared {
  seat: string;
  name: string;
  picture: string;
}

/** Whose are these pieces? (`question.question_view`) */
export interface Question {
  seq: number;
  t: number | null;
  text: string;
  again: boolean;
  pieces: AskedPiece[];
  squares: string[];
  pictures: string[];
  answers: Choice[];
  beside: Compared[];
}

export interface Example {
  name: string;
  kind: string;
  player: string | null;
  how: string;
  picture: string;
}

/** What the referee has learned from people while they played. */
export interface Learned {
  n: number;
  examples: Example[];
  problem: string;
}

export interface Undo {
  seq: number;
  text: string;
  left_s: number;
}

export interface Storage {
  text: string;
  lines: number;
  pictures: number;
}

/** The club that this table belongs to. `text`: that it does not hear this table, empty where it does. `help`: the table's call for the host, with `calls` whether there is one, and `answered` whether the host comes. */
export interface AtClub {
  name: string;
  text: string;
  calls: boolean;
  help: string;
  answered: boolean;
}

/** What a screen shows; it hands this back with every command (`stale`). */
export interface Seen {
  match: number | null;
  round: number | null;
  version: number;
  live: boolean;
  setting: number;
}

export interface Check {
  name: string;
  ok: boolean;
  text: string;
  value?: number;
  unit?: string;
  needed?: number | null;
}

export interface Demo {
  paused: boolean;
}

export interface Camera {
  state: string;
  text: string;
  hint: string;
}

export interface Source {
  name: string;
  label: string;
  state: string;
  text: string;
  t: number;
  fps: number | null;
  delay_s: number;
  playing: boolean;
}

/** `seq`: the finding that is shown first; `seqs`: all that wait to be shown, oldest first. */
export interface Scene {
  name: string;
  seq?: number;
  seqs?: number[];
}

/** To which step after the stop somebody went on last. */
export interface Step {
  match: number;
  round: number;
  name: "check" | "count" | "score" | "do_now" | "match_end";
}

/** All of it. Without a match `match`, `round`, `score`, `form` and `learned` are null. */
export interface State {
  match: Match | null;
  round: Round | null;
  people: Person[];
  players: Player[];
  findings: Finding[];
  status: Status;
  score: Score | null;
  form: Form | null;
  do_now: Task[];
  next_time: Sentence[];
  setup: Sentence[];
  log: LogLine[];
  question: Question | null;
  learned: Learned | null;
  table: Table;
  undo: Undo | null;
  storage: Storage | null;
  club: AtClub | null;
  seen: Seen;
  checks: Check[];
  doing: string;
  frame: number;
  demo: Demo | null;
  camera: Camera;
  source: Source;
  scene: Scene;
  step: Step | null;
}

/** `colour`: its name; `rgb`: as it was seen. */
export interface DrawnSquare {
  id: string;
  row: number;
  col: number;
  colour: string;
  rgb: number[];
}

/** What of the bare table only the board has. */
export interface BoardBare {
  squares: DrawnSquare[];
  palette: Record<string, number[]>;
  quality: Record<string, any>;
}

/** `colour`: its column's; `value`: 1 to 6; `rgb`: as it was seen. */
export interface DrawnSpace {
  id: string;
  colour: string;
  value: number;
  rgb: number[];
}

/** What of the bare table only the dice game has. `board`: corners of the whole board, in pixels. `rows`: the matrix by which a place in rows from the board's middle is seen in the picture, at the height of a die's middle. */
export interface DiceBare {
  spaces: DrawnSpace[];
  board: number[][];
  rows: number[][];
  pixels_per_die: number;
  quality: Record<string, any>;
}

/** How many `faces` are known, and the players' `backs` by their letters. */
export interface DrawnDeck {
  faces: number;
  backs: string[];
}

/** What of the bare table only the card games have. `pixels_per_card`: short side of a card, 0 where unknown. */
export interface CardsBare {
  deck: DrawnDeck;
  pixels_per_card: number;
  quality: Record<string, any>;
}
