// What the modules of this folder hand one another.

/** n: phones that are here; moves: of the room as they were counted, and since: when it moved there, in ms */
export type Presence = { n: number; moves: number; since: number };
/** asked: how often each step of an hour was asked; here: as the wall has counted last */
export type Room = {
  code: string;
  key: string;
  owner?: string;
  asked?: Record<string, number>;
  here?: Presence;
};
/** What a step asks: choices with their words, or a number */
export type Question = import("../../lab/story/remote.js").Asked;
/** What a room is told that a step asks; step: "" in the room of one exercise */
export type About = {
  link: string;
  choices: string[];
  low: number | null;
  high: number | null;
  step?: string;
  title?: string;
  question?: string;
  options?: string[];
  by?: number | null;
};
/** places: by phase, the names of those who are there, "" for each who gave none */
export type RoomView = {
  about: About;
  voters: number;
  junk: number;
  revealed: boolean;
  answers: Record<string, number>;
  sure: Record<string, number>;
  skipped: number;
  states: string[];
  places: Record<string, string[]>;
  paused: boolean;
  truth: string | number | null;
  said: string;
  moves: number;
};
/** refused: why not, a key of assets/prose/bar; "away" without a connection */
export type Answer = { refused: string | null; body: any };
export type Vote = {
  answer: string | number | null;
  state: string | null;
  sure: import("../../lab/story/types.js").Sure | null;
  phase: import("../../lab/story/types.js").Phase;
  name: string;
  step?: string;
};
/** sent: what the room has; tried: what was last on its way; since: ticks since then */
export type Voter = {
  phase: Vote["phase"];
  sent: Vote | null;
  tried: Vote | null;
  since: number;
  counted: boolean;
};
/**
 * A room that follows a talk. page: the title of the one on show, and where phones go; step: where the talk is; at:
 * where
 * the room is, and sent: what it has heard of that; told: steps whose answers are shown
 */
export type Hour = {
  words: import("../../lab/types.js").Text;
  /** hands: what phones are told where hands go up */
  page: { title: string; link: string; hands: string };
  room: Room;
  parts: ReturnType<typeof import("./hour_panel.js").createHourPanel>;
  ended: AbortController;
  shown: import("../../lab/story/remote.js").Shown | null;
  step: string;
  at: string;
  sent: string;
  told: Set<string>;
  /** What was said in the first round of a step that is asked again. */
  first: { step: string; view: RoomView | null } | null;
  /** What is on its way between room and wall. */
  turning: Promise<void> | null;
  again: boolean;
};
