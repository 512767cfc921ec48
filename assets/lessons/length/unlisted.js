/**
 * What share of short and of long words is in no list of ten, as a dot product is divided by more and more of the
 * word's length, up to the cosine; a hand brings the length back.
 */

import { html, set, sized, svg, tells } from "../../lab/dom.js";
import { createGrip } from "../../lab/grip.js";
import { fixed } from "../../lab/numbers.js";
import { valuesOf } from "./stretched.js";

/** @typedef {import("./scene.js").Scene} Scene */

const [SIDE, TOP, FOOT, RADIUS] = [72, 16, 64, 4];
const LINES = /** @type {const} */ (["now", "short", "long"]); // as the columns stand

/** @param {Element} element @param {number} x @param {number} y */
function at(element, x, y) {
  set(element, "x", x);
  set(element, "y", y);
}

/** @param {object} _spec @param {import("./stretched.js").LengthLab} lab */
export function unlistedPanel(_spec, lab) {
  const { text: says } = lab;
  const { unlisted, powers } = lab.scene.source;
  const size = { width: 620, height: 340 };
  const values = valuesOf(lab, ["never-cosine", "never-now", "never-short", "never-long"]);
  const axis = svg("path", { class: "axis" });
  const curves = LINES.map((name) => tells(svg("path", { class: `curve never-${name}` }), `never-${name}`));
  const ends = ["dot", "cosine"].map((name) =>
    svg("text", { class: "title", "text-anchor": name === "dot" ? "start" : "end" }, [says(`legend-${name}`)]),
  );
  const levels = [0.5, 1].map((share) => ({
    share,
    root: svg("text", { class: "title", "text-anchor": "end" }, [fixed(share)]),
  }));
  const stage = svg("svg", { class: "stage", role: "group", "aria-label": says("unlisted") }, [
    axis,
    svg("text", { class: "title", x: SIDE + 18, y: TOP + 8 }, [says("axis-unlisted")]),
    ...levels.map(({ root }) => root),
    ...curves,
    ...ends,
  ]);
  const x = (/** @type {number} */ power) => SIDE + power * (size.width - 2 * SIDE);
  const y = (/** @type {number} */ share) => size.height - FOOT - share * (size.height - FOOT - TOP);
  let near = 1;
  const grip = createGrip(stage, lab, {
    ...{ name: "power", label: says("handle-power"), field: "power", size, ends: 7 },
    pixelOf: (power) => [x(power), size.height - FOOT],
    valueAt: ([across]) => (across - SIDE) / (size.width - 2 * SIDE),
  });
  stage.append(grip.root);
  const draw = (/** @type {Scene} */ scene) => {
    const { power } = scene;
    set(stage, "viewBox", `0 0 ${size.width} ${size.height}`);
    set(axis, "d", `M${SIDE} ${TOP}V${size.height - FOOT}H${x(1)}`);
    // a step draws as far as it has been pulled
    near = lab.guided() ? Math.min(lab.hides("never-now") ? 1 : near, power) : 0;
    curves.forEach((curve, k) => {
      const drawn = unlisted
        .map((shares, column) => [x(powers[column]), y(shares[k])])
        .filter((_, column) => powers[column] >= near);
      const dots = drawn.map(
        ([cx, cy]) =>
          `M${(cx - RADIUS).toFixed(1)} ${cy.toFixed(1)}a${RADIUS} ${RADIUS} 0 1 0 ${2 * RADIUS} 0a${RADIUS} ${RADIUS} 0 1 0 ${-2 * RADIUS} 0`,
      );
      set(
        curve,
        "d",
        `M${drawn.map((point) => point.map((each) => each.toFixed(1)).join(" ")).join("L")}${dots.join("")}`,
      );
    });
    levels.forEach(({ share, root }) => at(root, SIDE - 8, y(share) + 5));
    ends.forEach((end, k) => at(end, x(k), size.height - FOOT + 34));
    grip.draw([x(scene.state.power), size.height - FOOT], says("handle-power-value", { power: fixed(power, 1) }));
    values.draw(scene);
  };
  sized(stage, size, () => draw(lab.scene));
  const legend = html(
    "p",
    { class: "legend" },
    LINES.map((name) => html("span", { class: `never-${name}` }, [says(`legend-${name}`)])),
  );
  return {
    root: html("section", { class: "panel drawn unlisted", "aria-label": says("unlisted") }, [
      html("div", {}, [legend, stage]),
      values.root,
    ]),
    draw,
  };
}
