// What the modules of this folder hand one another.

/**
 * name: in the name of its files; part: as an address has it, "" for what the site draws; said: its caption; host:
 * what is made narrower; head: the heading, which the picture may have as its title; numbers: the site's button for
 * its table
 */
export type Part = {
  name: string;
  part: string;
  title: string;
  said: string;
  element: HTMLElement;
  host: HTMLElement;
  head: HTMLElement | null;
  numbers: HTMLElement | null;
};
/**
 * title: what it is called, written over it where it is headed; said: a caption; link: where it leads, written
 * below where it is footed; answers: whether what can be answered to a question is in it, for paper
 */
export type Caption = {
  title: string;
  headed?: boolean;
  said?: string;
  link?: string;
  footed?: boolean;
  transparent?: boolean;
  answers?: boolean;
};
export type Picture = { text: string; width: number; height: number };
/** Colours by their roles */
export type Themes = Record<"light" | "dark", Record<string, string>>;
export type Paper = keyof typeof import("./print.js").PAPERS;
export type Clip = { left: number; top: number; right: number; bottom: number };
