// What the modules of this folder hand one another.

export type Term = { key: string; name: string; sentence: string; forms: string[]; picture: string };
export type Words = { all: string; exact: string; terms: Term[] };
export type Finder = ReturnType<typeof import("./surfaces.js").createFinder>;
export type Sheet = {
  open: (word: Element) => void;
  soon: (word: Element) => void;
  close: () => void;
  leave: () => void;
  stay: () => void;
  follow: () => void;
  shown: () => Element | null;
};
