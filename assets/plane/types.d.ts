// What the modules of this folder hand one another.

import type { Point, Rows } from "../lab/maths/vectors.js";
import type { Outcome, State, Tokens } from "../lab/types.js";
import type { Handle } from "./handles.js";
import type { Space } from "./scene.js";

export type Action = (scene: Scene, visit?: any) => Outcome;
/** index: the label's number, or −1 */
export type Mark = { at: Point; index: number };
/**
 * each: one for each label, in its marker; shape: an outline about (0, 0), a disc without one; told: there for
 * stories alone
 */
export type HandleKind = {
  each?: boolean;
  place: (scene: Where, space: Space, index: number) => Point;
  change: (scene: Where, p: Point, space: Space, index: number) => Record<string, any>;
  /** the direction of the line on which it stays */
  along?: (scene: Where, space: Space, index: number) => Point;
  /** where its way ends: a hand that is all but there is there */
  end?: (space: Space, index: number) => Point;
  shape?: string;
  told?: boolean;
  /** what is written in its name: how far it is */
  value?: (scene: Where) => number;
  /** where its name stands, down the page counted positive; without it up and to the right */
  away?: Point;
};
export type Head = {
  probabilities: (W: Rows, X: Float64Array, into?: Float64Array) => Float64Array;
  predict: (P: Float64Array, n: number, into: Uint16Array) => void;
  compare: (P: Float64Array, Q: Float64Array, n: number) => { maxDp: number; changed: number };
  at: (W: Rows, x: Point) => number[];
};
/**
 * Label sets that can occur, now and in the original model, and how the two differ; zero: labels whose unembedding
 * is zero, so that no pattern without a tie exists
 */
export type Feasible = { now: string[]; before: string[]; gone: string[]; fresh: string[]; zero: number[] };
/**
 * unit: what is written for a length of 1; marks: a canvas at this place of the stack, as the function that draws
 * on it
 */
export type Setting = {
  space: SpaceName;
  tokens: Tokens;
  text: import("../lab/types.js").Text;
  unit: number;
  pointed: import("../lab/types.js").Pointing;
  marks: () => (marks: Marks) => void;
  named: Named;
};
/**
 * Size of the letters, and where what has been written so far is, handles first, in pixels; own: the middle of the name
 * at each label's handle
 */
export type Named = { letter: number; boxes: number[][]; own: (readonly number[] | undefined)[] };
export type Draw = (scene: Scene, view: import("./view.js").View) => void;
export type Lab = import("../lab/types.js").Lab<Scene>;
export type LayerMaker = (group: SVGElement, setting: Setting) => Draw;
/** What of a lesson its planes draw; motion: what it says of its states' moves */
export type Drawn = { layers: Record<string, LayerMaker>; handles: Record<string, HandleKind>; motion: Motion };
/**
 * snap: where a pointer means a place that no hand meets to the last digit, this one; drawn: whether the plane shows
 * what a selector finds, for a hand is held by nothing that is not seen
 */
export type Snap = (
  scene: Scene,
  handle: { kind: string; index: number },
  p: Point,
  reach: number,
  drawn: (kind: string) => boolean,
) => Point;
export type PlaneLesson = import("../lab/types.js").Lesson & Drawn & { snap?: Snap };
export type Own = Partial<PlaneLesson> & Pick<PlaneLesson, "readings">;
/** What a module registers under the names of a vocabulary, neither more nor less. */
export type Registered<V> = import("../lab/types.js").Registered<V, Scene> &
  Pick<Own, "motion" | "readings" | "snap" | "visit"> &
  (V extends { layers: infer L } ? { layers: Record<L & string, LayerMaker> } : {}) &
  (V extends { handles: infer H } ? { handles: Record<H & string, HandleKind> } : {});
export type Part = {
  keys: readonly string[];
  changed: ReadonlySet<string>;
  count: number;
  shown: string;
  more: string;
};
/** keys as many as are listed, changed: since the original, count: of all; here: where the probe is */
export type View = { feasible: Part; impossible: Part; here: string | null; note: string };
/** words: how the keys of its words begin; because: why an entry cannot occur, null where it can */
export type Kind = {
  words: string;
  class: string;
  attribute: string;
  note: string;
  make: () => Node[];
  dress: (button: Element, key: string, labels: readonly string[]) => void;
  regionOf: (scene: Scene, key: string) => { from: number; to: number } | undefined;
  because: (scene: Scene, key: string) => string | null;
  view: (scene: Scene) => View;
};
export type Look = { shape: string; fill: string };
/**
 * Points flat and in the plane's units; kinds: the look of each point; edge: the colour of all outlines; still:
 * whether these points and this view are never written to
 */
export type Marks = {
  points: ArrayLike<number>;
  kinds: ArrayLike<number>;
  looks: readonly Look[];
  edge: string;
  view: import("./view.js").View;
  still: boolean;
};
/** Every look beside the next, each in its square */
export type Sheet = ImageBitmap;
export type Pixel = readonly number[];
/**
 * What is named, the direction that is best, and the room its text takes, in pixels; first: it is placed before
 * others, and always
 */
export type Name = { at: Pixel; away: Pixel; width: number; height: number; first?: boolean };
/** all: every name is written, even one that is nearer to another's handle than to its own */
export type Obstacles = { segments: readonly (readonly [Pixel, Pixel])[]; size: Pixel; all?: boolean };
/** As in lib/cosine_lab/surfaces/panels.py */
export type PlaneSpec = import("./vocabulary.js").Vocabulary["panels"]["plane"];
/** What a plane shows now; widened: by itself, not by the reader; called: which handles the grips are, by name */
export type PlaneState = {
  spec: PlaneSpec;
  lab: Lab;
  view: import("./view.js").View;
  widened: boolean;
  scene: Scene;
  handles: Handle[];
  grips: SVGElement[];
  called: string;
  draw: () => void;
};
export type Declared = import("../lab/types.js").Declared<Scene>;
/** panels: what the surface tells each of its panels, by type */
export type Source = {
  embeddings: Float64Array;
  points: number;
  model: "softmax" | "sigmoid";
  panels?: Record<string, any>;
};
export type Memory = { reference?: Point[]; source?: Source; P0?: Float64Array; P1?: Float64Array };
export type Motion = {
  parts?: (state: State) => import("../lab/maths/types.js").Parts;
  rows?: (state: State) => Point[];
};
export type Scene = ReturnType<typeof import("./scene.js").solve>;
export type Where = ReturnType<typeof import("./scene.js").whereOf>;
export type SpaceName = "input" | "internal" | "origin" | "given";
