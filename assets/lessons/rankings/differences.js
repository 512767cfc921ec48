/** The cosines of the differences, which decide the rankings, and four moves that keep them or not. */

import { html, keep, readout, set, text } from "../../lab/dom.js";
import { mixed, short } from "../../lab/looks.js";
import { differenceCosines, largestChange, pairsOf, rankingsFromCosines } from "../../lab/maths/rankings.js";
import { fixed, magnitude } from "../../lab/numbers.js";
import { feasibleRankings } from "./rankings.js";

/** @typedef {import("../../plane/lab.js").Lab} Lab @typedef {import("../../plane/scene.js").Scene} Scene */

const SAME = 1e-9;
const MOST_WITH_DIGITS = 5;
const MOST_DRAWN = 7;
const MOST_CHECKED = 12;
const FARTHEST = 5;

/** @param {object} _spec @param {Lab} lab */
export function differencesPanel(_spec, lab) {
  const table = html("table", { class: "heat differences", "aria-label": lab.text("differences.name") });
  const unseen = html("p", { class: "caption", "data-note": "differences" });
  const rows = ["difference-cosines", "kept-rankings", "from-cosines"].map((name) => {
    const value = html("output", { "data-readout": name, "aria-live": "off" });
    return { value, root: html("li", {}, [html("span", {}, [lab.text(`differences.${name}`)]), value]) };
  });
  const turn = slider("turn", -180, 180, 1, (value) => value);
  const size = slider("size", -1, 1, 0.01, (value) => FARTHEST ** value);
  const root = html("section", { class: "panel proof differences-panel" }, [
    html("h2", {}, [lab.text("differences.name")]),
    html("p", { class: "caption" }, [lab.text("differences.about")]),
    html("div", { class: "two" }, [
      html("div", { class: "scroll", tabindex: 0, role: "group", "aria-label": lab.text("differences.name") }, [table, unseen]),
      html("div", {}, [html("div", { class: "length-list" }, [turn.root, size.root]), html("ul", { class: "checks" }, rows.map((row) => row.root)), html("p", { class: "caption" }, [lab.text("differences.moves")])]),
    ]),
  ]);

  /** @param {string} name @param {number} low @param {number} high @param {number} step @param {(value: number) => number} read */
  function slider(name, low, high, step, read) {
    const input = /** @type {HTMLInputElement} */ (html("input", { type: "range", min: low, max: high, step, "data-input": name, "aria-label": lab.text(`differences.${name}`) }));
    const value = html("output", { "data-readout": name, "aria-live": "off" });
    input.addEventListener("input", () => lab.move(() => ({ [name]: read(Number(input.value)) })));
    input.addEventListener("change", () => lab.settle(true, true));
    return { input, value, root: html("div", { class: "row" }, [html("span", {}, [lab.text(`differences.${name}`)]), input, value]) };
  }
  /** @type {HTMLElement[]} */
  let cells = [];
  let built = "";
  /** @type {readonly (readonly number[])[]} */
  let original = [];
  /** @type {(number | null)[][]} */
  let before = [];
  const build = (/** @type {string[]} */ labels) => {
    const names = pairsOf(labels.length).map(([i, j]) => `${short(labels[i])}−${short(labels[j])}`);
    const digits = labels.length <= MOST_WITH_DIGITS;
    const head = html("tr", {}, [html("td"), ...names.map((name) => html("th", { scope: "col", title: name }, [name]))]);
    cells = [];
    table.replaceChildren(
      ...(digits ? [html("thead", {}, [head])] : []),
      ...names.map((name) => {
        /** @type {HTMLElement[]} */
        const made = [];
        const line = html("tr", {}, [html("th", { scope: "row" }, [name])]);
        keep(line, made, names.length, (k) => html("td", { title: `cos(${name}, ${names[k]})` }));
        cells.push(...made);
        return line;
      }),
    );
  };
  const drawTable = (/** @type {Scene} */ { n, state: { labels } }, /** @type {(number | null)[][]} */ now) => {
    const drawn = n <= MOST_DRAWN;
    set(table, "hidden", drawn ? null : "");
    text(unseen, lab.text(drawn ? "differences.read" : "differences.many", { m: String(now.length) }));
    if (!drawn) return;
    const key = labels.join("\n");
    if (built !== key) build(labels);
    built = key;
    set(table, "class", `heat differences${n <= MOST_WITH_DIGITS ? "" : " dense"}`);
    now.forEach((row, i) =>
      row.forEach((_, j) => {
        const value = (i <= j ? now : before)[i][j];
        const cell = cells[i * now.length + j];
        readout(cell, value, n <= MOST_WITH_DIGITS ? fixed(value) : "");
        set(cell, "style", `--cell: ${value === null ? "transparent" : mixed(Math.round(100 * value) / 100)}`);
      }),
    );
  };
  return {
    root,
    draw: (/** @type {Scene} */ scene) => {
      const { n, state } = scene;
      if (original !== scene.before.rows) [original, before] = [scene.before.rows, differenceCosines(scene.before.rows)];
      const now = differenceCosines(scene.after.rows);
      const change = largestChange(before, now);
      const found = feasibleRankings(scene);
      drawTable(scene, now);
      const kept = change !== null && change <= SAME;
      readout(rows[0].value, change, change === null ? lab.text("differences.undefined") : `${kept ? "✓" : "✗"} ${magnitude(change)}`);
      const moved = found.gone.length + found.fresh.length;
      readout(rows[1].value, moved, lab.text(moved ? "differences.rankings-moved" : "differences.rankings-kept", { gone: String(found.gone.length), fresh: String(found.fresh.length) }));
      rows.slice(0, 2).forEach((row, k) => set(row.value, "data-equal", String([kept, !moved][k])));
      drawCheck(rows[2].value, n, found, now);
      show(turn, state.turn, state.turn, `${fixed(state.turn, 0)}°`);
      show(size, state.size, Math.log(state.size) / Math.log(FARTHEST), `× ${fixed(state.size)}`);
    },
  };

  /** @param {Element} value @param {number} n @param {import("./rankings.js").Feasible} found @param {(number | null)[][]} now */
  function drawCheck(value, n, found, now) {
    const possible = n <= MOST_CHECKED && !found.twins;
    const listed = possible ? rankingsFromCosines(/** @type {number[][]} */ (now), n) : [];
    const equal = listed.length === found.keys.size && listed.every((key) => found.keys.has(key));
    readout(value, possible ? listed.length : null, lab.text(found.twins ? "differences.undefined" : possible ? (equal ? "differences.check-equal" : "differences.check-unequal") : "differences.check-many", { count: String(listed.length), most: String(MOST_CHECKED) }));
    set(value, "data-equal", possible ? String(equal) : null);
  }
}

/** @param {{input: HTMLInputElement, value: Element}} held @param {number} value @param {number} at @param {string} shown */
function show({ input, value: output }, value, at, shown) {
  if (/** @type {ShadowRoot} */ (input.getRootNode()).activeElement !== input || Math.abs(Number(input.value) - at) > Number(input.step)) input.value = String(at);
  set(input, "aria-valuetext", shown);
  readout(output, value, shown);
}
