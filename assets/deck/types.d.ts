// What the modules of this folder hand one another.

import type { Component } from "../lab/types.js";

export type Mount = (component: Component) => () => void;
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
