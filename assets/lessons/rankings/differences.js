/** The cosines of the differences, which decide the rankings, and four moves that keep them or not. */

import { html, readout, set, text } from "../../lab/dom.js";
import { size as sized } from "../../lab/widgets.js";
import { mixed, short } from "../../lab/label_styles.js";
import { differenceCosines, pairsOf } from "../../lab/maths/braid.js";
import { rankingsFromCosines } from "../../lab/maths/orders.js";
import { largestChange } from "../../lab/maths/vectors.js";
import { fixed, magnitude } from "../../lab/numbers.js";
import { feasibleRankings } from "./rankings.js";

/**
 * @import {Cosines, Feasible} from "./types.js" @import {Lab, Scene} from "../../plane/types.js"
 * @import {Rows} from "../../lab/maths/vectors.js"
 */

const SAME = 1e-9;
const MOST_WITH_DIGITS = 5;
const MOST_DRAWN = 7;
const MOST_CHECKED = 12;
const FARTHEST = 5;

/** @param {object} _spec @param {Lab} lab */
export function differencesPanel(_spec, lab) {
  const table = differenceTable(lab);
  const rows = ["difference-cosines", "kept-rankings", "from-cosines"].map((name) => {
    const value = html("output", { "data-readout": name });
    return { value, root: html("li", {}, [html("span", {}, [lab.text(`differences.${name}`)]), value]) };
  });
  const [cosinesStay, rankingsStay, fromCosines] = rows.map((row) => row.value);
  const turn = slider(lab, "turn", [-180, 180, 1], (value) => value);
  const size = slider(lab, "size", [-1, 1, 0.01], (value) => FARTHEST ** value);
  const root = html("section", { class: "panel proof differences-panel" }, [
    html("h2", {}, [lab.text("differences.name")]),
    html("p", { class: "caption" }, [lab.text("differences.about")]),
    html("div", { class: "two" }, [
      table.root,
      html("div", {}, [
        html("div", { class: "length-list" }, [turn.root, size.root]),
        html(
          "ul",
          { class: "checks" },
          rows.map((row) => row.root),
        ),
        html("p", { class: "caption" }, [lab.text("differences.moves")]),
      ]),
    ]),
  ]);
  /** @type {Rows} */
  let original = [];
  /** @type {Cosines} */
  let before = [];
  return {
    root,
    draw: (/** @type {Scene} */ scene) => {
      if (original !== scene.before.rows)
        [original, before] = [scene.before.rows, differenceCosines(scene.before.rows)];
      const now = differenceCosines(scene.after.rows);
      const rankings = feasibleRankings(scene);
      table.draw(scene, now, before);
      drawCosines(cosinesStay, largestChange(before, now), lab);
      drawRankings(rankingsStay, rankings, lab);
      drawCheck(fromCosines, scene.n, rankings, now, lab);
      const { state } = scene;
      show(turn, state.turn, state.turn, `${fixed(state.turn, 0)}°`);
      show(size, state.size, Math.log(state.size) / Math.log(FARTHEST), `× ${fixed(state.size)}`);
    },
  };
}

/**
 * @param {Lab} lab @param {string} name @param {readonly number[]} range low, high, step
 * @param {(value: number) => number} valueOf
 */
function slider(lab, name, [min, max, step], valueOf) {
  const input = /** @type {HTMLInputElement} */ (
    html("input", { type: "range", min, max, step, "data-input": name, "aria-label": lab.text(`differences.${name}`) })
  );
  const value = html("output", { "data-readout": name });
  input.addEventListener("input", () => lab.move(() => ({ [name]: valueOf(Number(input.value)) })));
  input.addEventListener("change", () => lab.settle(true, true));
  return {
    input,
    value,
    root: html("div", { class: "row" }, [html("span", {}, [lab.text(`differences.${name}`)]), input, value]),
  };
}

/** The cosines of all differences, those of the original below the diagonal. @param {Lab} lab */
function differenceTable(lab) {
  const table = html("table", { class: "heat differences", "aria-label": lab.text("differences.name") });
  const unseen = html("p", { class: "caption", "data-note": "differences" });
  /** @type {HTMLElement[]} */
  let cells = [];
  let built = "";
  return {
    root: html("div", { class: "scroll", tabindex: 0, role: "group", "aria-label": lab.text("differences.name") }, [
      table,
      unseen,
    ]),
    /** @param {Scene} scene @param {Cosines} now @param {Cosines} before */
    draw({ n, state: { labels } }, now, before) {
      const drawn = n <= MOST_DRAWN;
      set(table, "hidden", drawn ? null : "");
      text(unseen, lab.text(drawn ? "differences.read" : "differences.many", { m: String(now.length) }));
      if (!drawn) return;
      const key = labels.join("\n");
      if (built !== key) cells = build(table, labels);
      built = key;
      set(table, "class", `heat differences${n <= MOST_WITH_DIGITS ? "" : " dense"}`);
      cells.forEach((cell, k) => {
        const [i, j] = [Math.floor(k / now.length), k % now.length];
        const value = (i <= j ? now : before)[i][j];
        readout(cell, value, n <= MOST_WITH_DIGITS ? fixed(value) : "");
        set(cell, "style", `--cell: ${value === null ? "transparent" : mixed(Math.round(100 * value) / 100)}`);
      });
    },
  };
}

/** New cells, row by row, with their heads. @param {Element} table @param {string[]} labels */
function build(table, labels) {
  const names = pairsOf(labels.length).map(([i, j]) => `${short(labels[i])}−${short(labels[j])}`);
  const digits = labels.length <= MOST_WITH_DIGITS;
  const head = html("tr", {}, [html("td"), ...names.map((name) => html("th", { scope: "col", title: name }, [name]))]);
  const rows = names.map((name) => names.map((other) => html("td", { title: `cos(${name}, ${other})` })));
  table.replaceChildren(
    ...(digits ? [html("thead", {}, [head])] : []),
    ...rows.map((row, k) => html("tr", {}, [html("th", { scope: "row" }, [names[k]]), ...row])),
  );
  return rows.flat();
}

/** @param {Element} value @param {number | null} change @param {Lab} lab */
function drawCosines(value, change, lab) {
  const same = change !== null && change <= SAME;
  sized(
    value,
    change,
    change === null ? lab.text("differences.undefined") : `${same ? "✓" : "✗"} ${magnitude(change)}`,
  );
  set(value, "data-equal", String(same));
}

/** @param {Element} value @param {Feasible} found @param {Lab} lab */
function drawRankings(value, { gone, fresh }, lab) {
  const moved = gone.length + fresh.length;
  readout(
    value,
    moved,
    lab.text(moved ? "differences.rankings-moved" : "differences.rankings-kept", {
      gone: String(gone.length),
      fresh: String(fresh.length),
    }),
  );
  set(value, "data-equal", String(!moved));
}

/** @param {Element} value @param {number} n @param {Feasible} feasible @param {Cosines} now @param {Lab} lab */
function drawCheck(value, n, feasible, now, lab) {
  const possible = n <= MOST_CHECKED && !feasible.twins;
  const listed = possible ? rankingsFromCosines(/** @type {number[][]} */ (now), n) : [];
  const equal = listed.length === feasible.keys.size && listed.every((key) => feasible.keys.has(key));
  const key = feasible.twins ? "undefined" : possible ? (equal ? "check-equal" : "check-unequal") : "check-many";
  readout(
    value,
    possible ? listed.length : null,
    lab.text(`differences.${key}`, { count: String(listed.length), most: String(MOST_CHECKED) }),
  );
  set(value, "data-equal", possible ? String(equal) : null);
}

/**
 * @param {{input: HTMLInputElement, value: Element}} held @param {number} value @param {number} at
 * @param {string} label
 */
function show({ input, value: output }, value, at, label) {
  if (
    /** @type {ShadowRoot} */ (input.getRootNode()).activeElement !== input ||
    Math.abs(Number(input.value) - at) > Number(input.step)
  )
    input.value = String(at);
  set(input, "aria-valuetext", label);
  readout(output, value, label);
}
