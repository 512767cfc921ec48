// What the modules of this folder hand one another.

/**
 * file: what the server was asked for, once it is there; themes: colours of the site
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
  file: { asked: number; name: string; text: string } | null;
  load: string | null;
  followed: number;
  themes: import("../share/export/types.js").Themes;
};
/**
 * own: whether the page shows the reader's own data; unknown: what is done about a reading that is not here, else it is
 * said
 */
export type Student = { room: import("./room/types.js").Room | null; own: () => boolean; unknown?: () => void };
export type Component = {
  data: Data;
  parentElement: HTMLElement | ShadowRoot;
  setTriggerValue: (name: string, value: unknown) => void;
};
