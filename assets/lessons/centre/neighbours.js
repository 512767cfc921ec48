/** Who is close to a label in cosine, beside who can tie with it for the top; and the worst pairs. */

import { html, readout, set, text } from "../../lab/dom.js";
import { chip } from "../../lab/label_styles.js";
import { norm } from "../../lab/maths/vectors.js";
import { fixed } from "../../lab/numbers.js";
import { firstOfPair } from "../../plane/actions.js";
import { options } from "../../plane/panels/pair.js";
import { graphsIn, worstIn } from "./readings.js";
/** @import {Lab, Scene} from "../../plane/types.js" */

const UNIT = 1e-9;
const BOUND_LABELS = 5;
/** The paper's own cosines have three. */
const DIGITS = 3;
const KINDS = /** @type {const} */ (["close", "tie"]);

/** @param {object} _spec @param {Lab} lab */
export function neighboursPanel(_spec, lab) {
  const select = /** @type {HTMLSelectElement} */ (
    html("select", { "aria-label": lab.text("neighbours.choose-label"), "data-input": "label" })
  );
  const shared = html("output", { class: "shared", "data-readout": "shared" });
  const lists = KINDS.map((kind) => html("ul", { class: `neighbour-list ${kind}`, "data-list": kind }));
  const columns = KINDS.map((kind, k) =>
    html("div", {}, [html("h3", { class: `swatch ${kind}` }, [lab.text(`neighbours.${kind}`)]), lists[k]]),
  );
  const worst = ["never", "can"].map((kind) => worstPair(/** @type {"never" | "can"} */ (kind), lab));
  const bound = html("p", { class: "caption", "data-note": "bound" });
  const root = html("section", { class: "panel neighbours" }, [
    html("div", { class: "headline" }, [html("span", {}, [`${lab.text("neighbours.label")} `, select]), shared]),
    html("div", { class: "neighbour-lists" }, columns),
    ...worst.map((each) => each.root),
    bound,
  ]);
  select.addEventListener("change", () => {
    lab.move((now) => firstOfPair(now, Number(select.value)));
    lab.settle(false);
  });
  return {
    root,
    draw: (/** @type {Scene} */ scene) => {
      const { labels } = scene.state;
      const chosen = scene.pair.i;
      const graphs = graphsIn(scene);
      options(select, labels, chosen);
      const entry = (/** @type {number} */ j) => [
        chip(lab.tokens, j, labels[j]),
        html("b", { "data-value": String(graphs.C[chosen][j] ?? "") }, [fixed(graphs.C[chosen][j], DIGITS)]),
      ];
      KINDS.forEach((kind, k) => fill(lists[k], graphs[kind][chosen], entry, lab.text("neighbours.nobody")));
      const both = lab.reads.now().shared;
      readout(shared, both, lab.text("neighbours.shared", { both: both ?? 0, all: graphs.close[chosen].length }));
      const extreme = worstIn(scene);
      for (const each of worst) each.draw(extreme, labels);
      text(
        bound,
        extreme.never && bounded(scene)
          ? lab.text("neighbours.bound", { cos: fixed(extreme.never.cosine, DIGITS) })
          : "",
      );
    },
  };
}

/** A pair that cosine gets most wrong; a press compares it. @param {"never" | "can"} kind @param {Lab} lab */
function worstPair(kind, lab) {
  const root = html("button", {
    type: "button",
    class: "worst",
    "data-action": `show-${kind}`,
    "data-readout": `${kind}-cos`,
  });
  let pair = [0, 1];
  root.addEventListener("click", () => {
    lab.move(() => ({ pair }));
    lab.settle(false);
  });
  return {
    root,
    /** @param {ReturnType<typeof worstIn>} found @param {string[]} labels */
    draw({ [kind]: worst }, labels) {
      set(root, "hidden", worst ? null : "");
      if (!worst) return;
      pair = [worst.i, worst.j];
      set(root, "data-pair", String(pair));
      readout(
        root,
        worst.cosine,
        lab.text(`neighbours.${kind}`, { a: labels[worst.i], b: labels[worst.j], cos: fixed(worst.cosine, DIGITS) }),
      );
    },
  };
}

/** Whether the bound for five unit vectors with zero sum speaks of this model. @param {Scene} scene */
function bounded({ after, n }) {
  const sum = after.rows.reduce((total, [x, y]) => [total[0] + x, total[1] + y], [0, 0]);
  return n === BOUND_LABELS && norm(sum) <= UNIT && after.rows.every((row) => Math.abs(norm(row) - 1) <= UNIT);
}

/**
 * @param {HTMLElement} list @param {number[]} others @param {(j: number) => (Node | string)[]} entry
 * @param {string} none
 */
function fill(list, others, entry, none) {
  const key = others
    .map((j) =>
      entry(j)
        .map((part) => (typeof part === "string" ? part : part.textContent))
        .join(" "),
    )
    .join("\n");
  if (list.dataset.key === key) return;
  list.dataset.key = key;
  list.replaceChildren(
    ...(others.length ? others.map((j) => html("li", {}, entry(j))) : [html("li", { class: "caption" }, [none])]),
  );
}
