/**
 * The figure of the paper: the true groups, one panel a gauge with a name, and objective (2). A press on a gauge
 * takes it. @typedef {import("../../lab/types.js").Lab<import("./types.js").Scene>} SpectrumLab
 */

import { html, set, text } from "../../lab/dom.js";
import { fixed } from "../../lab/numbers.js";
import { EXPONENTS } from "../../lab/maths/factors.js";
import { csv } from "../../lab/csv.js";
import { heat, partingsOf, shadesIn } from "./heat.js";
import { everyItem, solvePanel, thinned, truthTable } from "./scene.js";
/** @import {Items} from "./types.js" */

/**
 * What the share panel saves. @param {import("../../lab/types.js").Lab<import("./types.js").Scene>} lab
 * @param {() => import("./types.js").Items[]} panels @returns {import("../../lab/types.js").Numbers}
 */
function numbersOf(lab, panels) {
  const { text: says } = lab;
  const table = (/** @type {string} */ key, /** @type {() => string} */ text) => ({
    key,
    label: says(`csv-${key}`),
    title: says(`csv-${key}.title`),
    text,
  });
  return { tables: [table("panels", () => panelsTable(lab, panels())), table("cosines", () => cosinesTable(lab))] };
}

/**
 * @param {import("../../lab/types.js").Lab<import("./types.js").Scene>} lab
 * @param {import("./types.js").Items[]} panels
 */
function panelsTable(lab, panels) {
  const { state, split } = lab.scene;
  const rows = [...panels.filter((each) => each.split), { key: "now", split }].map(({ key, split: of }) => [
    lab.text(`panel-${key}`),
    state.rank,
    state.lam,
    of?.within,
    of?.between,
    of?.auc,
  ]);
  const head = ["panel", "rank", "lambda", "within", "between", "auc"].map((name) => lab.text(`csv.${name}`));
  return csv([head, ...rows]);
}

/** @param {import("../../lab/types.js").Lab<import("./types.js").Scene>} lab */
function cosinesTable({ scene, text: says }) {
  const names = scene.shown.map((item) => scene.source.names[item]);
  const rows = names.map((name, row) => [name, ...scene.table.subarray(row * names.length, (row + 1) * names.length)]);
  return csv([[says("csv.item"), ...names], ...rows]);
}

/** @param {object} _spec @param {SpectrumLab} lab */
export function stripPanel(_spec, lab) {
  const {
    text: says,
    scene: { source },
  } = lab;
  const keys = [...(source.groups ? ["truth"] : []), ...EXPONENTS.map((_, gauge) => String(gauge)), "split"];
  const tiles = keys.map((key) => tile(key, lab));
  const root = html(
    "section",
    { class: "strip", "aria-label": says("strip") },
    tiles.map(({ root: each }) => each),
  );
  /** @type {Items[]} */
  let panels = [];
  let known = "";
  /** @type {Uint32Array | null} */
  let shades = null;
  let timer = 0;

  /** Solve one panel after another, so that no finger waits for them. @param {number} at */
  const next = (at) => {
    if (at === keys.length || !root.isConnected) return;
    panels[at] = solved(keys[at], lab);
    tiles[at].draw(panels[at].table, panels[at].split);
    timer = window.setTimeout(() => next(at + 1));
  };
  lab.host.bus.listen("numbers", (give) => give(numbersOf(lab, () => panels)), lab.host.gone);
  const settled = () => {
    const { state } = lab.scene;
    for (const each of tiles) each.mark(state);
    const now = shadesIn(lab);
    const wanted = `${state.rank} ${state.lam}`;
    if (wanted === known && now === shades) return;
    [known, shades] = [wanted, now];
    clearTimeout(timer);
    panels = [];
    timer = window.setTimeout(() => next(0));
  };
  return { root, draw: () => shadesIn(lab) !== shades && settled(), settled };
}

/** The picture of some items, the numbers of all. @param {string} key @param {SpectrumLab} lab @returns {Items} */
function solved(key, { scene: { source, state } }) {
  const items = thinned(source);
  if (key === "truth") return { key, table: truthTable(/** @type {number[]} */ (source.groups), items), split: null };
  const which = key === "split" ? "split" : Number(key);
  const { table, split } = solvePanel(state, source, which, everyItem(source));
  const whole = items.length === source.names.length;
  return { key, table: whole ? table : solvePanel(state, source, which, items).table, split };
}

/** @param {string} key @param {SpectrumLab} lab */
function tile(key, lab) {
  const {
    text: says,
    scene: { source },
  } = lab;
  const picture = heat(says(`panel-${key}`));
  const numbers = html("small", {}, [" "]);
  const gauge = /^\d$/.test(key);
  const name = html("span", { class: "name" }, [says(`panel-${key}`)]);
  const root = html(
    gauge ? "button" : "div",
    {
      class: "tile",
      ...(gauge
        ? { type: "button", "data-gauge": key, title: says(`panel-${key}.title`) }
        : { title: says(`panel-${key}.title`) }),
    },
    [name, picture.root, numbers],
  );
  if (gauge) {
    root.addEventListener("click", () => {
      lab.move(({ state }) => ({ gauge: Number(key), bend: state.bend.map(() => 0) }));
      lab.settle(false);
    });
  }
  return {
    root,
    /** Say whether this is the gauge on show. @param {import("./types.js").State} state */
    mark: (state) => {
      const free = state.bend.some((bend) => bend !== 0);
      if (gauge) set(root, "aria-pressed", String(!free && key === String(state.gauge)));
    },
    /** @param {Float64Array} table @param {Items["split"]} split */
    draw: (table, split) => {
      picture.draw(table, shadesIn(lab), partingsOf(source.groups, thinned(source)));
      const values = {
        within: fixed(split?.within ?? null),
        between: fixed(split?.between ?? null),
        auc: fixed(split?.auc ?? null),
      };
      text(numbers, split ? says(source.groups ? "panel-numbers" : "panel-mean", values) : says("panel-truth-numbers"));
      for (const kind of /** @type {const} */ (["within", "between", "auc"])) {
        if (split) set(root, `data-${kind}`, split[kind]);
      }
    },
  };
}
