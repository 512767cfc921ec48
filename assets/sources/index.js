/** What brings a surface other steps than its lesson's own: a talk that is played, an exercise in a link. */

import { exerciseHere } from "./exercise/story.js";
import { playing } from "./talks/playing.js";
import { talkHere } from "./talks/story.js";

/** @type {import("../lab/types.js").Source[]} */
export const SOURCES = [{ told: talkHere, begins: () => playing() !== null }, { told: exerciseHere }];
