// What the modules of this folder hand one another.

import type { About } from "../../lab/types.js";

/** "Ask the room"; why not, where it could not be */
export type Ask = (link: URL, exercise: import("../../sources/exercise/types.js").Exercise) => Promise<string>;
export type Declares = (name: string) => About | null;
/** key: of assets/prose/bar, after "exercise." */
export type Fault = [key: string, values: import("../../lab/types.js").Values];
export type SavedExercise = { href: string; question: string };
