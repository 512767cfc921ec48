// What the modules of this folder hand one another.

import type { State } from "../types.js";

export type Comparison = [reading: string, is: "<" | "<=" | "=" | ">=" | ">", value: number, within?: number];
export type Choice = { key: string; holds: Comparison[] };
/** hands: values to raise hands for, where a story asks: one lies near what turns out */
export type Scale = {
  low: number;
  high: number;
  step: number;
  reading: string;
  within: number;
  hands?: readonly number[];
};
/** still: a move would answer it */
export type Bet = { about: string[]; choices: Choice[]; scale: Scale | null; still?: boolean };
/**
 * pair: whether it can be chosen; room: of planes, about their origin, at least; but: everything is shown but these;
 * of: readings that it is about
 */
export type Shows = {
  planes: string[];
  panels: string[];
  handles: string[];
  pair?: boolean;
  room?: number;
  but?: string[];
  of?: string[];
};
/**
 * start: fields to move to at its beginning; null goes on from where the reader is; late: a talk has left out what
 * the lesson tells before it; then: where a move ends that is made for the reader
 */
export type Beat = {
  key: string;
  start: Record<string, any> | null;
  shows: Shows;
  bet: Bet | null;
  goal: Comparison[];
  actions: string[];
  then?: State;
  late?: boolean;
  /** A room is not asked its bet */
  hands?: boolean;
};
/** Where the beats stand in a talk of n steps, and what is said after them */
export type Span = { from: number; n: number; following: string };
/** What comes after the last step, and the reason for that order */
export type Way = { slug: string; title: string; why?: string };
/**
 * practice: what to do with what was seen; code: the line of Python that does it; problem: the address of one to be
 * asked; next: of who has chosen no route; ways: on the routes that pass here;
 * sealed: what is true is told to a whole room at once
 */
export type Story = {
  slug: string;
  beats: Beat[];
  next: Way | null;
  ways?: Record<string, Way>;
  practice?: string;
  code?: string;
  problem?: string | null;
  span?: Span;
  sealed?: boolean;
};
export type Readings = Record<string, { value: number | null; shown: string }>;
/** null: the bet was skipped */
export type Answer = string | number | null;
/** How sure a reader is of an answer */
export type Sure = "guess" | "fairly" | "sure";
/**
 * sealed: what is true is not told yet, and answers can be changed; sure: of which answers, where it was said;
 * left: the beat whose move nobody made, though its bet waits for it
 */
export type Place = {
  guided: boolean;
  at: number;
  answers: Record<string, Answer>;
  reached: readonly string[];
  sealed?: boolean;
  sure?: Record<string, Sure>;
  left?: string;
};
export type Phase = "asked" | "doing" | "told";
/** names: the readings that are kept back; follows: whether what follows from them is, too, and pictures. */
export type Masked = { names: readonly string[]; follows: boolean };
/**
 * wrong: whether an answer was, by step, once that was told; from: where the step on show began; ends: in what the steps
 * of a talk have ended; read: what had been read by then (visit.js)
 */
export type Progress = {
  beat: string;
  answers: Record<string, Answer>;
  done: boolean;
  sure?: Record<string, Sure>;
  wrong?: Record<string, boolean>;
  from?: From | null;
  ends?: Record<string, End>;
  read?: Readings;
};
/** state: as a link carries it; told: the readings that its bet was judged on, where it has one */
export type End = { state: string; told: Readings | null };
/** A step, and the state that it began with, as a link carries it */
export type From = { beat: string; state: string };
/**
 * What the story moves; reads: what can be read off it; look: draws a state that is not noted; turned: told of
 * every step and of free play; rests: whether no hand is on what is shown, and nothing on its way; begin: told of
 * every step that begins, and whether it is the same once more; choices: parameters of the page that are choices of
 * free play
 */
export type Surface = {
  schema: import("../types.js").Field[];
  state: () => State;
  defaults: State;
  move: (state: State) => void;
  settle: () => void;
  look: (state: State) => void;
  reads: import("../types.js").Reads;
  turned?: (place: Place) => void;
  rests?: () => boolean;
  begin?: (afresh?: boolean) => void;
  choices?: readonly string[];
};
export type Address = Pick<import("../types.js").Address, "read" | "write">;
/**
 * What tells the steps of a surface; unnamed: whether the labels' names are hidden at a step; at: the step to begin at;
 * away: what is told is not of this surface
 */
export type Resolved = {
  story: Story | null;
  text: import("../types.js").Text;
  unnamed?: (guided: boolean, at: number) => boolean;
  at?: number;
  away?: boolean;
};
export type Player = ReturnType<typeof import("./player.js").createPlayer>;
/**
 * turning: the step on show has not begun, what is drawn is still that of another; ends: by step, the state in which
 * its goal was last held; passing: what is drawn is gone through, or looked at, before what is shown
 */
export type Play = {
  story: Story;
  surface: Surface;
  address: Address;
  bus: import("../types.js").Bus;
  keeper: ReturnType<typeof import("./memory.js").createKeeper>;
  stage: Stage;
  mover: ReturnType<typeof import("./mover.js").createMover>;
  place: Place;
  drawn: () => void;
  touring?: boolean;
  turning: boolean;
  passing: boolean;
  ends: Record<string, import("../types.js").State>;
};
/** What the beat is about, what can be taken hold of too, and what is only called by its name */
export type Part = "lead" | "free" | "named";
export type Stage = ReturnType<typeof import("./stage.js").createStage>;
export type Words = {
  say: (key: string, values?: Record<string, any>, absent?: string) => string;
  has: (key: string) => boolean;
  takes?: (key: string) => string[];
  action: (verb: string) => HTMLElement;
};
/** What leads through a story; leave: nobody makes the move that a bet waits for */
export type Lead = {
  step: (by: number) => void;
  go: (at: number) => void;
  again: () => void;
  forget: () => void;
  free: () => void;
  guide: () => void;
  leave: () => void;
  carry: () => void;
  bet: (answer: Answer) => void;
  sure: (how: Sure) => void;
};
/**
 * Whether the beat has anything to begin again from, was moved before the answer while numbers are kept back, is
 * another since its goal was held; readings that take as much room as those to come; the step that a reader stopped at
 * before, or 0
 */
export type Past = { stale: boolean; early: boolean; since: boolean; room: Readings; resume: number };
/** keys: of the steps, in their order */
export type Tour = { keys: readonly string[]; visit: (at: number) => void; end: () => void };
/** begun: the step stands as it began; held: the step whose goal the readings hold */
export type Moment = { begun: boolean; held: string | null };
