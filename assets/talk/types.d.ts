// What the modules of this folder hand one another.

/** pages: titles by slug; known, listed: what can be named there; shipped: files of talks that come with the site */
export type Data = {
  words: Record<string, string>;
  language: string;
  pages: Record<string, string>;
  shipped: { name: string; text: string }[];
  known: Record<string, import("../sources/talks/types.js").Known>;
  listed: Record<string, Listed>;
  /** where the site without a server has lessons, by slug: their envelopes by what they choose */
  lessons?: Record<string, { module: import("../lab/types.js").Module; data: Record<string, string[]> }>;
  /** what the app has opened, by page and choices */
  opened?: { key: string; module: import("../lab/types.js").Module; data: unknown }[];
};
/** A lesson and what its page is sent */
export type Held = { lesson: import("../lab/types.js").Opened; data: import("../sources/talks/story.js").Held };
/** The names of a page, by kind */
export type Listed = Record<string, [name: string, about: string][]>;
export type Desk = {
  play: (at: number) => void;
  say: (sentence: string) => void;
  undo: HTMLElement;
  unanswerable: (at: number) => boolean;
};
export type Store = ReturnType<typeof import("./store.js").createStore>;
/** What a talk may lead to, and name there */
export type Site = { pages: string[]; known: Record<string, import("../sources/talks/types.js").Known> };
