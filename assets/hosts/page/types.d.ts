// What the modules of this folder hand one another.

/**
 * place: how a step of the talk names it, with its choices; left: charts and tables of the site that are not in the
 * file; data or still: what the browser draws, or a picture of what the site drew
 */
export type DeckLesson = { slug: string, place: string, title: string, left: number, data: any, still: Still | null };
export type Held = {
  language: string;
  bar: Record<string, string>;
  speaker: string;
  sheets: Record<string, string>;
  lessons: DeckLesson[];
  talk: string | null;
};
/** picture: an SVG text */
export type Still = { picture: string, numbers: { name: string, rows: string[][] }[] };
/**
 * A page of the site without a server. languages: the same page in others, by code; code: the lesson's file, null
 * where the page has no lesson; data: its envelopes, by what the address chooses, in the order of `choices`; words,
 * speaker, bar: of talk mode, and style sheets
 */
export type Site = {
  slug: string;
  languages: Record<string, string>;
  code: string | null;
  data: Record<string, string>;
  choices: string[];
  words: Record<string, string>;
  speaker: string;
  bar: string;
};
