// What the modules of this folder hand one another.

/**
 * place: how a step of the talk names it, with its choices; left: charts and tables of the site that are not in the
 * file; data or still: what the browser draws, or a picture of what the site drew
 */
export type DeckLesson = { slug: string; place: string; title: string; left: number; data: any; still: Still | null };
export type FileState = {
  language: string;
  bar: Record<string, string>;
  speaker: string;
  sheets: Record<string, string>;
  lessons: DeckLesson[];
  talk: string | null;
};
/** picture: an SVG text */
export type Still = { picture: string; numbers: { name: string; rows: string[][] }[] };
/**
 * A page of the site without a server. languages: the same page in others, by code; code: files by what they hold, a
 * lesson's where the page has one; data: the files of its envelopes, by what the address chooses, in the order of
 * `choices`;
 * first: what it opens with until its files are there; others: what only the app computes; titles: what old links write
 * for a key, by parameter; names: what links to this page may ask for; strange: what is said of others;
 * known: what may be chosen, here or in the app, by parameter: how it is called, titles by key; spoken: names of the
 * languages;
 * vectors: the folder of word vectors, where the page uses any;
 * app: the way to the app's root, where the app serves the page; part: files of what the page has beside a lesson, by
 * what the address chooses; bar, later, work: files of what the bar is told, as the page opens, when more is asked
 * for, and of an exercise;
 * keep: a list of all that the language needs; worker: what keeps it, if anything does
 */
export type Site = {
  slug: string;
  title: string;
  languages: Record<string, string>;
  code: {
    lab: string;
    sources: string;
    bar: string;
    glossary: string;
    talks: string;
    share: string;
    class?: string;
    part?: string;
    own?: string;
    later?: string;
    plane?: string;
  };
  data: Record<string, string[]>;
  first: string[] | null;
  vectors: string | null;
  choices: string[];
  known: Record<string, { label: string; titles: Record<string, string> }>;
  spoken: string[];
  others: string[];
  language: string;
  names: string[];
  strange: Record<string, string>;
  titles: Record<string, Record<string, string>>;
  bar: string;
  later: string;
  work: string;
  app: string | null;
  part: Record<string, string[]>;
  keep: string;
  worker: string | null;
};
export type Words = Record<string, string>;
/** The page as its bar knows it */
export type Bar = Site & { words: Words; speaker: string };
/** What is loaded when it is asked for: some code, with all words of the bar */
export type Later = {
  words: import("../../lab/types.js").Text;
  themes: import("../../share/export/types.js").Themes;
} & Record<string, any>;
/** The file that lessons share. */
export type Shared = { css: string; modules: Record<string, unknown> };
