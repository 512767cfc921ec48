/** What free play has besides on a page that Python draws: challenges and things to try, which make its choices. */

import { freePanels } from "../free/panels.js";
import { hear } from "../signals.js";
import { createText } from "../text.js";
import { createNumbers } from "./numbers.js";
import { look } from "./page.js";

/** @param {HTMLElement} root @param {import("../host.js").Host} host @param {import("./page.js").Data} data */
export function createBelow(root, host, data) {
  const text = createText(data.words, data.language);
  const numbers = createNumbers(data.parts, text, data.story);
  /** @type {any} */
  const lab = {
    text,
    schema: [],
    choices: true,
    defaults: data.defaults,
    scene: { state: data.state },
    change: (/** @type {import("./page.js").Choices} */ state) => {
      host.ask({ beat: null, guide: "0", turn: false, state }, {});
      for (const panel of panels) panel.draw(); // where nothing else changes, Python says nothing new
    },
  };
  const panels = freePanels(data.free, lab);
  const draw = (/** @type {import("./page.js").Data} */ { readings, state }) => {
    lab.scene = { state };
    numbers.draw(readings);
    for (const panel of panels) panel.draw();
  };
  root.classList.add("told-page", "below-page");
  root.append(numbers.root, ...panels.map((panel) => panel.root));
  const themed = look(root, data);
  hear("talk", themed, host.gone);
  draw(data);
  return { theme: themed, told: draw, adoptLink: () => {} };
}
