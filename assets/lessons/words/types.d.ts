// What the modules of this folder hand one another.

export type WordsLab = import("../../lab/types.js").Lab<Scene>;
export type Reading = import("../../lab/types.js").Reading<Scene>;
export type State = {
  labels: string[];
  query: number;
  own: number;
  added: number;
  models: number;
  tau: number;
  place: number;
  removed: number;
};
/** marks: cosines below which 0.1 %, 0.2 %, … of all pairs lie; middle: 1 %, 50 % and 99 %; rows: words whose pairs these are */
export type Outline = { low: number; high: number; density: number[] };
export type Band = Outline & { marks: Float32Array; middle: number[]; deviation: number; rows: number };
export type Near = import("../../lab/types.js").Near;
/** A word or sentence by its key, and its values */
export type Note = { key: string; values: import("../../lab/types.js").Values };
export type Row = import("../../lab/types.js").WordRow;
export type Index = import("../../lab/types.js").WordIndex;
export type Tables = import("../../lab/types.js").WordTables;
/**
 * Tables are float64 in base64, or numbers, NaN where undefined; near: of each word of the list, null where the browser
 * looks for them itself; table: of the model's vectors; share: of all pairs below `score`, in percent
 */
export type Sent = {
  key: string;
  title: string;
  kind: "computed" | "quoted" | "yours" | "live";
  bit: number;
  tau: number | null;
  says: string;
  facts: string;
  cosines: string | Float64Array;
  percentiles: string | Float64Array | null;
  band: (Omit<Band, "marks"> & { marks: string }) | null;
  near?: (Near[] | null)[] | null;
  table?: string | null;
  share?: number | null;
  vectors?: (Float64Array | null)[];
};
export type Model = Omit<Sent, "cosines" | "percentiles" | "band"> & {
  band: Band | null;
  cosines: Float64Array;
  percentiles: Float64Array | null;
};
/**
 * Of Training's model: means and counts of the cosines of pairs of one digit, and of two
 */
export type Run = {
  tau: number | null;
  means: number[];
  counts: number[][];
};
/**
 * start: the line that holds where an address names none; unknown: words of the line that no model knows, and what is
 * spelt like each; lists: lines on offer, by title; more: words to add, of a reader's own; trays: in English, in
 * Chinese;
 * chinese: the model of Chinese words; asks: whether Python looks up another line; tables: whether the browser does;
 * untrained: vectors of that model before it is trained, in base64; command: what adds encoders; old: keys of views by what links called them; notes: what else is to be said;
 * words: how many the tables have, in English and in Chinese
 */
export type Problem = {
  typed: string;
  start: string;
  score: number | null;
  names: string[];
  count: number;
  tray: { bit: number; id: number }[];
  models: Sent[];
  trained?: Run[];
  untrained?: string;
  unknown: Record<string, string[]>;
  lists: Record<string, string>;
  more: string[];
  adds: string;
  accepts: string;
  trays: string[][];
  chinese: Sent;
  asks: boolean;
  tables?: Tables;
  command: string;
  old: Record<string, string>;
  notes?: Note[];
  words: [number, number];
};
export type Source = Omit<Problem, "models" | "trained" | "untrained"> & {
  models: Model[];
  trained: Run[];
  untrained: Float32Array;
};
export type Scored = {
  id: number;
  raw: number | null;
  scaled: number | null;
  was: number | null;
  z: number | null;
  rank: number | null;
  weight: number | null;
  percentile: number | null;
  added: boolean;
};
export type Column = {
  model: Model;
  rows: Scored[];
  low: number | null;
  high: number | null;
  equal: boolean;
  rho: number | null;
  tau: number | null;
  partner: { id: number; raw: number; there: number | null; back: number | null } | null;
};
export type Scene = {
  state: State;
  source: Source;
  query: number;
  candidates: number[];
  added: number[];
  columns: Column[];
};
