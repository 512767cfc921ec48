// What the modules of this folder hand one another.

/**
 * voter: the name to vote under; file: what the server was asked for, once it is there; themes: colours of the site
 * by role; load: a step that it can't turn to; followed: how many links were followed in place
 */
export type Data = {
  words: Record<string, string>;
  language: string;
  languages: [string, string][];
  slug: string;
  lesson: boolean;
  title: string;
  speaker: string;
  file: { asked: number, name: string, text: string } | null;
  load: string | null;
  followed: number;
  voter: string;
  themes: import("../share/export/types.js").Themes;
};
export type Component = {
  data: Data;
  parentElement: HTMLElement | ShadowRoot;
  setTriggerValue: (name: string, value: unknown) => void;
};
