// What the modules of this folder hand one another.

/** V row-major: one row an item, `width` columns */
export type Spectrum = { sigma: readonly number[]; V: Float32Array; width: number };
export type Weights = { items: Float64Array; users: Float64Array; product: Float64Array };
export type Pair = { i: number; j: number; cosine: number };
export type Graphs = ReturnType<typeof import("./graphs.js").graphsOf>;
export type Vector = readonly number[];
/** Signs of a·x, "+" or "-"; spherical polygons whose union it is, by their corners; a direction inside */
export type Region = { signs: string; pieces: number[][][]; centre: number[] };
/** Corners in order, counter-clockwise */
export type Polygon = readonly (readonly number[])[];
export type Box = { x0: number; x1: number; y0: number; y1: number };
/** lead: least score inside less greatest outside, above 0 */
export type Leading = { lead: number; query: readonly number[] };
/** query: brings the set first; or null, and a mixture of the differences used is zero */
export type Decided = { query: readonly number[] | null; used: readonly number[] };
export type Point = readonly number[];
/** [a, b, c, d], row-major */
export type Matrix2 = readonly number[];
/** lengths: a factor for every row; what is missing stays as it is */
export type Parts = {
  shift?: readonly number[];
  linear?: readonly number[];
  rule?: number;
  lengths?: (W: import("./vectors.js").Rows) => readonly number[];
};
export type Move = ReturnType<typeof import("./moves.js").moveWith>;
export type Unembeddings = readonly (readonly number[])[];
export type Frame = { x0: number; x1: number; y0: number; y1: number };
/**
 * Angles in radians, 0 ≤ from < 2π and from < to; the polygon is the part inside the frame, counter-clockwise, []
 * where there is none
 */
export type Sector = { from: number; to: number; polygon: number[][] };
export type Table = { values: Float64Array; columns: number };
/** products: of rows i ≤ j, row by row */
export type Gram = { products: Float64Array; sums: Float64Array; columns: number };
/** E y, E y², E y³, E y⁴ */
export type Moments = readonly number[];
export type Rows = readonly (readonly number[])[];
