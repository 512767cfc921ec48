/**
 * What a surface that an editor keeps is told: its lesson's story, or the steps that another source brings.
 *
 * @import {Story} from "./types.js" @import {State} from "../types.js"
 */

import { describe } from "../described.js";
import { quietly } from "../live_region.js";
import { createPlayer } from "./player.js";
import { createStage } from "./stage.js";

/**
 * The player of a surface that an editor keeps: of the lesson's story, or of what the host's sources bring, as an
 * exercise or a talk that the address asks for; null where there is none.
 * @param {HTMLElement} root @param {import("../types.js").Host} host
 * @param {{schema: import("../types.js").Field[], defaults: State, former?: number, story?: Story | null, choices?:
 * readonly string[]}} data choices: parameters of the page that are choices of free play
 * @param {import("../types.js").Editor} editor
 * @param {{text: import("../types.js").Text, button: (verb: string) => HTMLElement, reads:
 * import("../types.js").Reads, visit: import("../types.js").Visit | null}} lab
 */
export function playerOf(
  root,
  host,
  { schema, defaults, former, story = null, choices = [] },
  editor,
  { text, button, reads, visit },
) {
  describe(root, host, reads, text);
  const resolved = brought(host, { schema, defaults, former, story, choices }, text) ?? { story, text };
  if (resolved.away) leave(root);
  if (!resolved.story || resolved.away) {
    createStage(root, host).show(null);
    return null;
  }
  const { unnamed = () => false, at = 0 } = resolved;
  const turned = (/** @type {Pick<import("./types.js").Place, "guided" | "at">} */ place) =>
    root.toggleAttribute("data-unnamed", unnamed(place.guided, place.at));
  turned({ guided: true, at });
  const surface = {
    reads,
    choices,
    schema,
    defaults,
    state: editor.state,
    rests: editor.released,
    begin: visit?.begin,
    move: editor.move,
    settle: () => quietly(() => editor.settle(false, true)),
    look: (/** @type {State} */ state) => quietly(() => editor.look(state)),
    turned,
    gliding: (/** @type {boolean} */ on) => root.toggleAttribute("data-gliding", on),
  };
  const words = { say: resolved.text, has: resolved.text.has, takes: resolved.text.takes, action: button };
  const player = createPlayer(root, resolved.story, surface, host, words);
  host.gone.addEventListener("abort", player.stage.leave);
  return player;
}

/**
 * What the first source brings that has anything for this address. @param {import("../types.js").Host} host
 * @param {import("../types.js").Asking} asking @param {import("../types.js").Text} text
 */
function brought(host, asking, text) {
  for (const source of host.sources) {
    const resolved = source.told(asking, text, host.address);
    if (resolved) return resolved;
  }
  return null;
}

/** A step of a talk that makes choices of the page's own shows what Python draws of them. @param {HTMLElement} root */
function leave(root) {
  root.hidden = true;
  const around = root.getRootNode();
  if (around instanceof ShadowRoot) around.host.removeAttribute("data-surface");
}
