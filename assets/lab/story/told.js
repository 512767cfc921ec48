/**
 * What a surface that an editor keeps is told: its lesson's story, or somebody's exercise.
 *
 * @typedef {import("./machine.js").Story} Story
 * @typedef {import("../codec.js").State} State
 */

import { describe, toldStory } from "../exercise/story.js";
import { createPlayer } from "./player.js";

/**
 * The player of a surface that an editor keeps: of the lesson's story, or of the exercise that the address
 * asks for; null where there is neither.
 * @param {HTMLElement} root @param {import("../host.js").Host} host
 * @param {{schema: import("../codec.js").Field[], defaults: State, story?: Story | null}} data
 * @param {import("../editor.js").Editor} editor @param {{text: import("../text.js").Text, button: (verb: string) => HTMLElement}} lab
 */
export function playerOf(root, host, { schema, defaults, story = null }, editor, { text, button }) {
  describe(root, host.gone);
  const told = toldStory(root, host.address, story, text);
  if (!told.story) return null;
  const surface = { schema, defaults, state: editor.state, move: editor.move, settle: () => editor.settle(false, true) };
  const words = { say: told.text, has: told.text.has, action: button };
  const player = createPlayer(root, told.story, surface, host.address, words, host.gone);
  host.gone.addEventListener("abort", player.stage.leave);
  return player;
}
