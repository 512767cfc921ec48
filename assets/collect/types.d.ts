// What the modules of this folder hand one another.

import type { Work } from "../sources/submissions/collect.js";
import type { Inventory, Omission, Sheet } from "../sources/submissions/types.js";

/** link: of an exercise of the homework */
export type Answer = { link?: string; data?: any; within?: Record<string, [any, any]>; why?: string };
/** Forms that were handed in, by time; score: share of right answers */
export type Times = {
  when: string;
  taken: { sheet: Sheet; means: string[]; right: boolean[]; score: number }[];
}[];
/** parameters: what a link may ask of each lesson; asked: the number of what is answered; modules: code by slug */
export type Data = {
  words: Record<string, string>;
  language: string;
  parameters: Record<string, string[]>;
  inventory: Inventory;
  asked: string | null;
  answers: Answer[];
  modules: Record<string, import("../lab/types.js").Module | null>;
};
export type Component = {
  data: Data;
  parentElement: HTMLElement | ShadowRoot;
  setTriggerValue: (name: string, value: unknown) => void;
};
export type Collected = {
  works: readonly Work[];
  left: readonly Omission[];
  sheets: readonly Sheet[];
};
