// What the modules of this folder hand one another.

/** forms: by key, what is asked and the answers as they are shown; editions: of these, so that a code says which */
export type Data = {
  words: Record<string, string>;
  language: string;
  forms: Record<string, { ask: string; answers: string[] }[]>;
  editions: Record<string, string>;
};
