// What the modules of this folder hand one another.

import type { Part, Picture } from "./export/types.js";

export type Request =
  | {
      do: "step";
      step: import("../lab/types.js").Signals["step"];
    }
  | { do: "state"; text: string }
  | { do: "theme"; theme: "light" | "dark" };
/** themes: of the site around a surface, where there is one */
export type Of = { slug: string; title: string; themes?: import("./export/types.js").Themes };
/** file: asks for the lesson as a file; null where that is this file, or nothing makes one */
export type Environment = {
  words: import("../lab/types.js").Text;
  of: Of;
  link: () => string;
  say: (key: string, values?: import("../lab/types.js").Values) => void;
  file: (() => void) | null;
};
/** What is to be in the picture, null for the page */
export type Chosen = { part: () => Part | null; picture: () => Promise<Picture | null> };
