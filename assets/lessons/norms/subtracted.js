/** The share of the mean that is subtracted, as a handle on a line. @import {NormsLab} from "./types.js" */

import { set, sized, svg } from "../../lab/dom.js";
import { createGrip } from "../../lab/grip.js";
import { percent } from "../../lab/numbers.js";

const [SIDE, HEIGHT, LINE] = [24, 60, 22];

/** @param {NormsLab} lab @param {"subtracted" | "subtracted-all"} name of the handle */
export function subtractedStrip(lab, name) {
  const { text: says } = lab;
  const label = says(`handle-${name}`);
  const size = { width: 600, height: HEIGHT };
  const track = svg("path", { class: "rail" });
  const ends = ["none", "all"].map((end, k) =>
    svg("text", { class: "title", "text-anchor": k ? "end" : "start", y: HEIGHT - 6 }, [says(`subtracted-${end}`)]),
  );
  const stage = svg("svg", { class: "stage subtracted", role: "group", "aria-label": label }, [track, ...ends]);
  const across = (/** @type {number} */ share) => SIDE + share * (size.width - 2 * SIDE);
  const grip = createGrip(stage, lab, {
    ...{ name, label, field: "amount", size, ends: 7 },
    pixelOf: (share) => [across(share), LINE],
    valueAt: ([x]) => (x - SIDE) / (size.width - 2 * SIDE),
  });
  stage.append(grip.root);
  const draw = (/** @type {import("./types.js").Scene} */ { state: { amount } }) => {
    set(stage, "viewBox", `0 0 ${size.width} ${HEIGHT}`);
    set(track, "d", `M${across(0)} ${LINE}H${across(1)}`);
    ends.forEach((end, k) => set(end, "x", k ? size.width - 2 : 2));
    grip.draw([across(amount), LINE], says("handle-subtracted-value", { share: percent(amount, 0) }));
  };
  sized(stage, size, () => draw(lab.scene));
  return { root: stage, draw };
}
