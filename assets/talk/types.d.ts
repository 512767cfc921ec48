// What the modules of this folder hand one another.

/** pages: titles by slug; known, listed: what can be named there; shipped: files of talks that come with the site */
export type Data = {
  words: Record<string, string>;
  language: string;
  pages: Record<string, string>;
  shipped: { name: string; text: string }[];
  known: Record<string, import("../sources/talks/types.js").Known>;
  listed: Record<string, Listed>;
};
/** The names of a page, by kind */
export type Listed = Record<string, [name: string, about: string][]>;
export type Desk = { play: (at: number) => void; say: (sentence: string) => void; undo: HTMLElement };
export type Store = ReturnType<typeof import("./store.js").createStore>;
/** What a talk may lead to, and name there */
export type Site = { pages: string[]; known: Record<string, import("../sources/talks/types.js").Known> };
