// What the modules of this folder hand one another.

/**
 * later: links that were made before it lack it; said: its name in a link that a hand writes, where that is
 * another, with a minus where the opposite is written; options: words for its numbers there; old: these by
 * what older links called them
 */
export type Field = {
  name: string;
  label: string;
  low: number;
  high: number;
  step: number;
  shape: (number | "n")[];
  whole: boolean;
  distinct: boolean;
  invertible: boolean;
  later: boolean;
  said: string;
  options: string[];
  old?: Record<string, string>;
};
export type State = { labels: string[]; [field: string]: any };
export type Start = { schema: Field[]; state: State; defaults: State; former?: number; tell?: boolean };
/**
 * Told of a move and of its end; says whether a link's state can be shown
 */
export type Watcher = {
  moved: () => void;
  settled: (lookAfter: boolean) => void;
  accepts?: (state: State) => boolean;
};
export type Edits = {
  history: History<State>;
  state: State;
  timer: number;
  telling: boolean;
  done: (lookAfter: boolean) => void;
};
export type Editor = ReturnType<typeof import("./editor.js").createEditor>;
export type Pixel = readonly number[];
export type Hands = {
  nearest: (pixel: Pixel, reach: number) => string | null;
  pixelOf: (name: string) => Pixel;
  start: (name: string) => void;
  move: (name: string, pixel: Pixel) => void;
  nudge: (name: string, right: number, up: number) => void;
  /** to an end of its range */
  end: (name: string, high: boolean) => void;
  settle: (quiet: boolean) => void;
  revert: () => void;
  place: (pixel: Pixel) => void;
  size: () => Pixel;
};
/**
 * size: of the picture, in pixels; upright: whether the line is; pixelOf, valueAt: where a value stands; shown:
 * whether it can be taken hold of
 */
export type Line = {
  name: string;
  label: string;
  field: string;
  size: { width: number; height: number };
  upright?: boolean;
  /** a hand so many pixels from an end of the range is at the end */
  ends?: number;
  /** a second field, of which sideways moves are */
  beside?: { field: string; valueAt: (pixel: import("./grip.js").Pixel) => number };
  pixelOf: (value: number) => import("./grip.js").Pixel;
  valueAt: (pixel: import("./grip.js").Pixel) => number;
  shown?: () => boolean;
  /** the number that is told, where it is not the field */
  told?: () => number;
  /** whether a step asks about it as it stands */
  pinned?: () => boolean;
};
export type History<S> = { past: S[]; present: S; future: S[] };
/**
 * Where a lab lives, and its only way out of its own root. slug: of the lesson, as an address names it; gone: aborted
 * when the lab is, so that nothing outside of it goes on listening for it; page: the element that bears talk mode, and
 * says whether a story guides; sources: what brings other steps than the lesson's own, the first that has any; go: to
 * another address of this lesson, which others may have to answer; load: what a lesson loads when it is wanted, null
 * where
 * there is nothing of it; settled: a move is done, and this is its link,
 * null where nothing differs from the beginning; told: whether Python asked to hear of it
 */
export type Host = {
  slug: string;
  gone: AbortSignal;
  address: Address;
  store: Store;
  page: HTMLElement;
  bus: Bus;
  sources: readonly Source[];
  go: (link: string) => void;
  load: Loads | null;
  settled: (link: string | null, told?: boolean) => void;
};
/** turn: to be called when a reader goes back or forward; all: every parameter, to be changed at will */
export type Address = {
  read: (name: string) => string | null;
  write: (name: string, value: string | null, turn?: boolean) => void;
  turn: (then: () => void, gone: AbortSignal) => void;
  all: () => URLSearchParams;
};
/** What a browser keeps for its reader; keeps: whether it does when the page goes */
export type Store = {
  read: (name: string) => string | null;
  write: (name: string, value: string) => boolean;
  remove: (name: string) => void;
  keeps: () => boolean;
  names: () => string[];
};
export type Bus = {
  emit: <N extends keyof Signals>(name: N, detail: Signals[N]) => void;
  listen: <N extends keyof Signals>(name: N, act: (detail: Signals[N]) => void, gone?: AbortSignal) => void;
};
/** What a source is told of a surface */
export type Asking = Pick<Data, "schema" | "defaults" | "former" | "story"> & { choices: readonly string[] };
/**
 * What may bring steps to a surface. told: null where the address asks for none of its own; begins: whether it is
 * asked for some, and sets by itself where each begins
 */
export type Source = {
  told: (asking: Asking, text: Text, address: Address) => import("./story/types.js").Resolved | null;
  begins?: () => boolean;
};
/** A CSV file of a surface's own; key: part of its name */
export type Table = { key: string; label: string; title: string; text: () => string };
/** What is saved and copied beside its readings; slide: what goes on a slide instead of them */
export type Numbers = { tables: Table[]; slide?: () => string[][] };
export type Component = {
  data: any;
  parentElement: HTMLElement | ShadowRoot;
  setTriggerValue: (name: string, value: unknown) => void;
};
/** What the host tells a lab of */
export type Mounted = {
  theme: () => void;
  adoptLink: () => void;
  dropForeignLink?: () => void;
  setTelling?: (on: boolean) => void;
};
export type Change = Record<string, any>;
export type Preset = { key: string; title: string; note: string; change: Change };
export type PanelSpec = { type: string; told?: boolean; more?: boolean; [option: string]: any };
/** What Python sends (lib/cosine_lab/surfaces/surface.py), and what the lesson computes with */
export type Data = {
  epoch: string;
  language: string;
  schema: Field[];
  former?: number;
  state: State;
  defaults: State;
  layout: Record<string, PanelSpec[]>;
  presets: Preset[];
  tokens: Tokens;
  words: Record<string, string>;
  tell?: boolean;
  story?: import("./story/types.js").Story | null;
  [own: string]: any;
};
/**
 * scene: as it is drawn, which may be a frame behind the state; visit: what the lesson keeps of the reader's visit;
 * S: the lesson's scenes
 */
export type Lab<S> = {
  lesson: any;
  data: Data;
  schema: Field[];
  defaults: State;
  tokens: Tokens;
  root: HTMLElement;
  host: Host;
  text: Text;
  stage: import("./story/types.js").Stage | null;
  pointed: Pointing;
  scene: S;
  reads: Reads;
  visit: any;
  note: string;
  guided: () => boolean;
  hides: (name: string) => boolean;
  field: (name: string) => Field;
  start: () => void;
  move: (change: (scene: S) => Change) => void;
  settle: (quiet: boolean, lookAfter?: boolean) => void;
  revert: () => void;
  change: (change: Change) => void;
  perform: (verb: string) => void;
  redraw: () => void;
  /** Draw a scene made anew: something that it is made of has come. */
  renew: () => void;
  possible: (verb: string) => boolean;
  button: (verb: string, key?: string) => HTMLElement;
};
/** asked: whether a link asks for what it shows, though free play keeps it under "More" */
export type Panel = {
  root: Element;
  asked?: boolean;
  draw: (scene: any) => void;
  settled?: (scene: any, lookAfter: boolean) => void;
};
/** then: what goes on for a while; ends: the button that comes to the same at once */
export type Outcome = {
  change: Record<string, any>;
  note?: string;
  values?: Values;
  then?: (lab: Lab<any>) => void;
  ends?: string;
};
/**
 * what a reader has met since the lesson was opened, where readings depend on it: to be told of a scene, and a
 * record of it, another object whenever it says anything else; complete: waits for all that a page works out by
 * itself while nobody waits
 */
export type Visit = {
  note?: (scene: any) => void;
  begin?: (afresh?: boolean) => void;
  now: () => unknown;
  complete?: () => void;
};
/**
 * solver: what follows from a state, by what the page is sent; coarse: whether scenes are coarser while a hand is
 * on them; actions: what buttons do, by verb; style: class of its surface; chosen: the data with what the address
 * asks for, made of files of vectors where the page has any; accepts: whether a state of a link can be shown
 */
export type Lesson = {
  solver: (data: any) => (state: any, coarse: boolean) => any;
  coarse?: boolean;
  readings: ReturnType<typeof import("./readings.js").readingsOf<any>>;
  visit?: () => Visit;
  actions: Record<string, (scene: any, visit?: any) => Outcome>;
  panels: Record<string, (spec: any, lab: Lab<any>) => Panel>;
  style?: string;
  chosen?: (data: any, query: URLSearchParams, load: ((name: string) => Promise<any>) | null) => Promise<any>;
  /** what its pictures on show tell without a number, in words */
  picture?: (scene: any, lab: Lab<any>) => string;
  accepts?: (state: State, scene: any) => boolean;
  /** readings that are said in words */
  said?: Record<string, (scene: any, says: Text) => string>;
  /** what to draw of it on a board, where it draws no arrows */
  sketch?: (scene: any, says: Text) => Sketch;
  /** the step whose move that shows, where it is not the first that moves anything of it */
  sketched?: string;
};
/**
 * Names at numbers (said: what is written there), or curves over an axis with a line; low, high: ends of the axis
 */
export type Sketch = {
  title?: string;
  caption?: string;
  low?: number;
  high?: number;
  marks?: { name: string; at: number; said: string }[];
  curves?: { name: string; heights: number[] }[];
  line?: number;
};
/** What a module registers under the names of a vocabulary, neither more nor less. */
export type Registered<V, S> = (V extends { panels: infer P }
  ? { panels: { [Name in keyof P]: (spec: P[Name], lab: Lab<S>) => Panel } }
  : {}) &
  (V extends { actions: infer A } ? { actions: Record<A & string, (scene: S, visit?: any) => Outcome> } : {});
export type Tokens = {
  labels: string[];
  markers: string[];
  light: Record<string, string>;
  dark: Record<string, string>;
  sizes: Record<string, number>;
};
/** A lesson's file beside the main script and those that lessons share, or all of it where there is none */
export type Module = { files: string[] } | { text: string };
export type Opened = ReturnType<typeof import("./modules.js").opened>;
export type Pointing = ReturnType<typeof import("./pointing.js").pointing>;
export type Random = { uniform: () => number; normal: () => number };
/** label: the number of a label or a word; truth: 1 or 0; words: said in words alone, with no number to compare */
export type Unit =
  | "cosine"
  | "probability"
  | "share"
  | "percent"
  | "count"
  | "steps"
  | "label"
  | "truth"
  | "length"
  | "number"
  | "degrees"
  | "words";
/** By name; null where undefined */
export type Readings = Record<string, number | null>;
/** What can be read off what a surface shows now */
export type Reads = { now: () => Readings; declared: Declared<any>; about: (name: string) => About | null };
/**
 * low, high: its range, where it has an end; digits: as many as are shown; words: key of what it is called; from:
 * readings that it is equal to, or follows from, any of a kind by a name that ends in "*"; by: readings off which
 * it can be read at a glance, which are masked with it where it is asked itself; visit: it is of the reader's
 * visit, and no state tells it; written: as the page shows it, where that is not by its digits
 */
export type Reading<S> = {
  read: (scene: S, at: string, visit: any) => number | null;
  over?: (scene: S) => readonly (string | number)[];
  unit: Unit;
  low?: number;
  high?: number | ((scene: S) => number);
  digits?: number;
  words?: string;
  from?: readonly string[] | ((at: string) => readonly string[]);
  by?: readonly string[];
  visit?: boolean;
  written?: (value: number, scene: S) => string;
};
export type Declared<S> = Record<string, Reading<S>>;
/** key: as it is declared; at: of which thing */
export type About = {
  key: string;
  at: string;
  unit: Unit;
  low: number | null;
  high: number | null;
  digits: number;
  words?: string;
};
export type More<S> = Partial<Reading<S>>;
/**
 * talk: talk mode begins or ends; step: the clicker; elsewhere: to a step of a talk that another page shows; ask:
 * who is there, say where you are; beat: where a story is, null where none is told; describe: what an exercise may
 * name here; crowd: states that a class reached; mounted: a surface is there; address: something else stands in it;
 * state: a link's state that the slides around the page ask for; numbers: what a surface has beside its readings;
 * reveal: a room is told what is true; room: a column of the page is a room's; follow: turn to a page of the site
 * without loading it again; tour: lead through a story's steps, whoever tells one; enter: the keyboard comes to
 * what the page is about; paper: a surface is to be printed, or no longer; print: so is the whole page; leave: the
 * page goes; lift: a hand lets go, wherever it is
 */
export type Signals = {
  talk: { on: boolean };
  step: { by: 1 | -1 } | { to: number; afresh?: boolean };
  elsewhere: { to: number };
  ask: {};
  beat: import("./story/remote.js").Shown | null;
  describe: (described: import("./described.js").Described) => void;
  crowd: { states: readonly string[] };
  mounted: {};
  address: {};
  state: { text: string };
  numbers: (numbers: Numbers) => void;
  reveal: {};
  seal: { again: boolean };
  /** result: what the room said, once that is shown */
  votes: { said: string; result: string };
  room: { on: boolean };
  follow: { path: string; free: boolean };
  tour: (tour: import("./story/types.js").Tour) => void;
  enter: {};
  paper: {};
  print: { on: boolean };
  leave: {};
  lift: {};
};
/** story: a story's own; answers: left out beside that */
export type Message = { said: () => string; story?: boolean; answers?: boolean };
/** waiting: what is to be heard, by who says it */
export type Voice = {
  waiting: Map<object, Message>;
  timer: number;
  last: number;
  quiet: boolean;
  held: boolean;
  region: ((inside: Element | null) => HTMLElement) | null;
};
export type Values = Record<string, string | number | readonly string[]>;
/** takes: the names of the values that a template has places for */
export type Text = ((key: string, values?: Values, absent?: string) => string) & {
  has: (key: string) => boolean;
  takes?: (key: string) => string[];
};
/** A file of what a lesson loads when it is wanted */
export type Loads = (name: string) => Promise<any>;
/** A word, and its cosine with another */
export type Near = [string, number];
/** Where a word stands in the shipped tables */
export type WordRow = { language: "en" | "zh"; row: number };
/**
 * part: words of a file; widths: numbers of a vector, by table; marks: by model, the cosines that thousandths of all
 * pairs lie below
 */
export type WordIndex = {
  part: number;
  en: string[];
  zh: string[];
  widths: Record<string, number>;
  marks: Record<string, Float64Array>;
};
export type WordTables = ReturnType<typeof import("./word_tables.js").createTables>;
/** A picture, what there is to say of it, and its numbers; own: whether the picture is the table */
export type View = {
  heads: string[];
  rows: (string | number | null)[][];
  digits?: number[];
  root?: Element;
  note?: string;
  own?: boolean;
};
