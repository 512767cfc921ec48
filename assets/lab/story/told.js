/**
 * What a surface that an editor keeps is told: its lesson's story, somebody's exercise, or steps of a talk.
 *
 * @import {Story} from "./types.js" @import {State} from "../types.js"
 */

import { describe, toldStory } from "../exercise/story.js";
import { quietly } from "../spoken.js";
import { toldTalk } from "../talks/story.js";
import { createPlayer } from "./player.js";
import { createStage } from "./stage.js";

/**
 * The player of a surface that an editor keeps: of the lesson's story, or of the exercise or the talk that the
 * address asks for; null where there is none.
 * @param {HTMLElement} root @param {import("../types.js").Host} host
 * @param {{schema: import("../types.js").Field[], defaults: State, former?: number, story?: Story | null, choices?: readonly string[]}} data choices: parameters of the page that are choices of free play
 * @param {import("../types.js").Editor} editor @param {{text: import("../types.js").Text, button: (verb: string) => HTMLElement, reads: import("../types.js").Reads}} lab
 */
export function playerOf(root, host, { schema, defaults, former, story = null, choices = [] }, editor, { text, button, reads }) {
  describe(root, host.gone, reads, text);
  const talk = toldTalk({ schema, defaults, former, story }, text);
  if (talk && choices.some((name) => host.address.read(name) !== null)) return away(root);
  const told = talk ?? toldStory(root, host.address, story, text);
  if (!told.story) {
    createStage(root, "").show(null);
    return null;
  }
  const turned = (/** @type {Pick<import("./types.js").Place, "guided" | "at">} */ { guided, at }) => {
    if (talk) root.toggleAttribute("data-unnamed", guided && talk.unnamed(at));
  };
  turned({ guided: true, at: talk?.at ?? 0 });
  const surface = { reads, choices, schema, defaults, state: editor.state, move: editor.move, settle: () => quietly(() => editor.settle(false, true)), look: (/** @type {State} */ state) => quietly(() => editor.look(state)), turned, gliding: (/** @type {boolean} */ on) => root.toggleAttribute("data-gliding", on) };
  const words = { say: told.text, has: told.text.has, action: button };
  const player = createPlayer(root, told.story, surface, host.address, words, host.gone);
  host.gone.addEventListener("abort", player.stage.leave);
  return player;
}

/** A step of a talk that makes choices of the page's own shows what Python draws of them. @param {HTMLElement} root */
function away(root) {
  root.hidden = true;
  const around = root.getRootNode();
  if (around instanceof ShadowRoot) around.host.removeAttribute("data-surface");
  createStage(root, "").show(null);
  return null;
}
