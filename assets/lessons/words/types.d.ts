// What the modules of this folder hand one another.

export type WordsLab = import("../../lab/types.js").Lab<Scene>;
export type Reading = import("../../lab/types.js").Reading<Scene>;
export type State = { labels: string[], query: number, own: number, added: number, models: number, tau: number };
export type Band = { low: number, high: number, density: number[] };
/** Tables are float64 in base64, NaN where undefined */
export type Sent = {
  key: string;
  title: string;
  kind: "computed" | "quoted" | "yours" | "live";
  bit: number;
  tau: number | null;
  says: string;
  facts: string;
  cosines: string;
  percentiles: string | null;
  band: Band | null;
};
export type Model = Omit<Sent, "cosines" | "percentiles"> & {
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
export type Problem = {
  names: string[];
  count: number;
  tray: { bit: number, id: number }[];
  models: Sent[];
  trained?: Run[];
};
export type Source = {
  names: string[];
  count: number;
  tray: { bit: number, id: number }[];
  models: Model[];
  trained: Run[];
};
export type Row = {
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
  rows: Row[];
  low: number | null;
  high: number | null;
  equal: boolean;
  rho: number | null;
  tau: number | null;
  partner: { id: number, raw: number, there: number | null, back: number | null } | null;
};
export type Scene = {
  state: State;
  source: Source;
  query: number;
  candidates: number[];
  added: number[];
  columns: Column[];
};
