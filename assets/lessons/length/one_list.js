/** One of the lists, by dot product: ten scores that stand still, and that of the word whose arrow is pulled. */

import { html, put, set, sized, svg, text } from "../../lab/dom.js";
import { fixed } from "../../lab/numbers.js";

/** @typedef {import("./scene.js").Scene} Scene @typedef {import("./stretched.js").LengthLab} LengthLab */

const [SIDE, MIDDLE, MARK] = [24, 16, 9];

/** @param {LengthLab} lab */
export function createList({ text: says, field, guided }) {
  const size = { width: 620, height: 2 * MIDDLE };
  const [ground, ten] = ["ground", "ten"].map((name) => svg("path", { class: name }));
  const own = svg("circle", { class: "own", r: 7 });
  const stage = svg("svg", { class: "strip one-list", "aria-hidden": "true" }, [ground, ten, own]);
  const said = html("p", { class: "caption" });
  const root = html("div", {}, [stage, said]);
  /** @type {Scene | null} */
  let shown = null;
  const draw = (/** @type {Scene} */ scene) => {
    const { word, state, source } = scene;
    const { whose, ten: scores, own: unit } = word.list;
    shown = scene;
    root.hidden = state.by === 1 || !guided(); // no length counts there; free play is one screen
    const score = unit * state.factor;
    const most = Math.max(scores[0], unit * field("factor").high);
    const x = (/** @type {number} */ each) => SIDE + (each / most) * (size.width - 2 * SIDE);
    set(stage, "viewBox", `0 0 ${size.width} ${size.height}`);
    set(ground, "d", `M${x(0)} ${MIDDLE}H${x(most)}`);
    set(ten, "d", scores.map((each) => `M${x(each).toFixed(1)} ${MIDDLE - MARK}v${2 * MARK}`).join(""));
    put(own, [x(score), MIDDLE]);
    const better = scores.filter((each) => each > score).length;
    text(
      said,
      says(better < scores.length ? "one-list-in" : "one-list-out", {
        ...{ whose: source.names[whose], word: source.names[word.row], score: fixed(score), place: better + 1 },
        ...{ first: fixed(scores[0]), last: fixed(scores[scores.length - 1]) },
      }),
    );
  };
  sized(stage, size, () => shown && draw(shown));
  return { root, draw };
}
