/** "How sure?": one press, if the reader likes, before it is told what is true. */

import { hide, html, set } from "../dom.js";
import { asksSure, SURE } from "./machine.js";

/** @param {import("./types.js").Words} words @param {(how: import("./types.js").Sure) => void} say */
export function createSure(words, say) {
  const buttons = SURE.map((how) => {
    const button = html("button", { type: "button", "data-sure": how }, [words.say(`story.sure.${how}`)]);
    button.addEventListener("click", () => say(how));
    return button;
  });
  const root = html("div", { class: "story-sure", role: "group", "aria-label": words.say("story.sure") }, [
    html("span", { "aria-hidden": "true" }, [words.say("story.sure")]),
    ...buttons,
  ]);
  return {
    root,
    /** @param {import("./types.js").Beat} beat @param {import("./types.js").Place} place */
    draw: (beat, place) => {
      hide(root, !asksSure(beat, place));
      buttons.forEach((button, k) => set(button, "aria-pressed", String(place.sure?.[beat.key] === SURE[k])));
    },
  };
}
