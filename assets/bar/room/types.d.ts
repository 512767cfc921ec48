// What the modules of this folder hand one another.

export type Room = { code: string, key: string, owner?: string };
/** places: by phase, the names of those who are there, "" for each who gave none */
export type Seen = {
  about: { link: string, choices: string[], low: number | null, high: number | null };
  voters: number;
  junk: number;
  revealed: boolean;
  answers: Record<string, number>;
  sure: Record<string, number>;
  skipped: number;
  states: string[];
  places: Record<string, string[]>;
  paused: boolean;
};
/** refused: why not, a key of assets/prose/bar; "away" without a connection */
export type Answer = { refused: string | null, body: any };
export type Vote = {
  answer: string | number | null;
  state: string | null;
  sure: import("../../lab/story/types.js").Sure | null;
  phase: import("../../lab/story/types.js").Phase;
  name: string;
};
/** sent: what the room has; tried: what was last on its way; since: ticks since then */
export type Held = {
  phase: Vote["phase"];
  sent: Vote | null;
  tried: Vote | null;
  since: number;
  counted: boolean;
};
