// What the modules of this folder hand one another.

import type { Answer } from "../lab/story/types.js";

/** What a room says to every phone (lib/cosine_lab/server/rooms/room.py, `public`) */
export type Now = {
  step: string;
  title: string;
  question: string;
  choices: string[];
  options: string[];
  low: number | null;
  high: number | null;
  by: number | null;
  revealed: boolean;
  paused: boolean;
  answers: Record<string, number>;
  skipped: number;
  truth: string | number | null;
  said: string;
  moves: number;
};
/**
 * answers: by step; counted: those that the room has; sent: what the room has heard last; refused: why it took
 * nothing; id: a word of this browser's own, by which a reader's two forms of the concept inventory are compared
 */
export type Mine = {
  answers: Record<string, Answer>;
  counted: Record<string, Answer>;
  sent: string;
  refused: string | null;
  id: string;
};
/** kept: where this tab keeps answers; failed: how often in a row there was no answer; mark: of what was said last */
export type Phone = {
  room: import("../bar/room/types.js").Room;
  kept: string;
  view: ReturnType<typeof import("./view.js").createView>;
  mine: Mine;
  now: Now | null;
  mark: string;
  failed: number;
  busy: boolean;
  timer: number;
};
export type Question = ReturnType<typeof import("../lab/story/bet.js").createBet>;
