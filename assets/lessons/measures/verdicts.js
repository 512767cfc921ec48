/** The table of the Measures page: which move keeps what, here and on random instances. */

import { html, set, text } from "../../lab/dom.js";
import { fixed } from "../../lab/numbers.js";
import { columnOf, INSTANCES, randomColumn, sampled, valuesOf, verdicts, worse } from "./invariance.js";
import { MOVES } from "./moves.js";
import { QUANTITIES } from "./quantities.js";

/**
 * @typedef {import("../../plane/lab.js").Lab} Lab
 * @typedef {import("../../plane/scene.js").Scene} Scene
 * @typedef {import("./invariance.js").Change} Change
 */

/** The random instances are the same for every reader: computed once, a column at a time. @type {Change[][]} */
const drawn = [];

/** @param {object} _spec @param {Lab} lab */
export function verdictsPanel(_spec, lab) {
  const heads = MOVES.map(({ key }, column) => {
    const button = html("button", { type: "button", "data-action": `move:${key}`, "aria-pressed": "false" }, [lab.text(`lab.move.${key}`)]);
    button.addEventListener("click", () => {
      lab.move(() => ({ move: column }));
      lab.settle(false, true);
    });
    const mark = html("small", { "data-readout": `allowed:${key}` });
    return { button, mark, root: html("th", { scope: "col" }, [button, mark]) };
  });
  const rows = QUANTITIES.map(({ key, group }) => {
    const badge = html("small", { "data-readout": `safe:${key}` });
    const cells = MOVES.map((move) => {
      const [here, random] = [html("b"), html("small")];
      return { here, random, root: html("td", { "data-readout": `${key}:${move.key}` }, [here, random]) };
    });
    const head = html("th", { scope: "row" }, [lab.text(`verdicts.what-${key}`), badge]);
    return { key, group, badge, cells, root: html("tr", {}, [head, ...cells.map((cell) => cell.root)]) };
  });
  const part = (/** @type {string} */ group) =>
    html("tbody", {}, [
      html("tr", { class: "group" }, [html("th", { scope: "rowgroup" }, [lab.text(`verdicts.group-${group}`)]), html("td", { colspan: MOVES.length })]),
      ...rows.filter((row) => row.group === group).map((row) => row.root),
    ]);
  const table = html("table", { class: "verdict-table" }, [
    html("thead", {}, [html("tr", {}, [html("th", {}, [html("small", {}, [lab.text("verdicts.same-softmax")])]), ...heads.map((head) => head.root)])]),
    part("model"),
    part("measure"),
  ]);
  const detail = html("p", { class: "caption", role: "status", "data-note": "cell" }, [lab.text("verdicts.legend", { instances: INSTANCES })]);
  const root = html("section", { class: "panel verdicts" }, [html("div", { class: "scroll", tabindex: 0, role: "group", "aria-label": lab.text("verdicts.table") }, [table]), detail]);

  const shown = createCells();
  readable(table, rows.map(({ cells }) => cells.map((cell) => cell.root)), (cell) => text(detail, cell.getAttribute("title") ?? ""));
  /** @type {import("../../lab/codec.js").State | null} the last one at rest: over all embeddings, others over some */
  let still = null;
  const draw = (/** @type {Scene} */ scene) => {
    const here = shown(scene, scene.state === still);
    const done = drawn.length === MOVES.length;
    const kept = rows.map((_, row) => MOVES.map((_move, column) => both(here[column][row], drawn[column]?.[row]).kept));
    const { allowed, safe } = verdicts(kept);
    rows.forEach(({ key, group, cells, badge, root: line }, row) => {
      cells.forEach((cell, column) => fill(cell, here[column][row], drawn[column]?.[row], `${lab.text(`verdicts.what-${key}`)}, ${lab.text(`lab.move.${MOVES[column].key}`)}`));
      const answer = done && group === "measure";
      set(line, "data-safe", answer ? String(safe[row]) : null);
      text(badge, answer && safe[row] ? lab.text("verdicts.safe") : "");
    });
    heads.forEach(({ button, mark, root: head }, column) => {
      set(button, "aria-pressed", String(scene.state.move === column));
      text(mark, drawn[column] ? lab.text(allowed[column] ? "verdicts.allowed" : "verdicts.forbidden") : "");
      set(head, "data-allowed", drawn[column] ? String(allowed[column]) : null);
    });
    set(table, "data-instances", done ? INSTANCES : 0);
  };
  const fill = (/** @type {{here: Element, random: Element, root: Element}} */ cell, /** @type {Change} */ here, /** @type {Change | undefined} */ random, /** @type {string} */ where) => {
    const kept = both(here, random).kept;
    text(cell.here, kept ? lab.text("verdicts.kept") : here.kept ? lab.text("verdicts.kept-here") : shownChange(here));
    text(cell.random, kept || !random ? "" : lab.text("verdicts.at-most", { change: shownChange(random) }));
    set(cell.root, "data-value", here.change);
    set(cell.root, "data-kept", String(kept));
    set(cell.root, "data-random", random ? random.change : null);
    const values = { where, here: here.kept ? lab.text("verdicts.kept") : lab.text("verdicts.changed-by", { change: shownChange(here) }), random: random ? (random.kept ? lab.text("verdicts.kept") : lab.text("verdicts.changed-by", { change: shownChange(random) })) : "…", instances: INSTANCES };
    set(cell.root, "title", lab.text("verdicts.cell", values));
  };
  const shownChange = (/** @type {Change} */ { change, undefined: gone }) =>
    gone && change === 0 ? lab.text("verdicts.undefined") : Number.isInteger(change) ? String(change) : change < 0.005 ? "< 0.01" : fixed(change, change < 10 ? 2 : change < 100 ? 1 : 0);

  const next = () => {
    if (drawn.length < MOVES.length) drawn.push(randomColumn(drawn.length));
    draw(lab.scene);
    if (drawn.length < MOVES.length && root.isConnected) setTimeout(next);
  };
  setTimeout(next);
  return {
    root,
    draw,
    settled: (/** @type {Scene} */ scene) => {
      still = scene.state;
      draw(scene);
    },
  };
}

/** Cells to choose by a click, or with the arrow keys from the one cell that Tab reaches. @param {Element} table @param {HTMLElement[][]} cells @param {(cell: Element) => void} tell */
function readable(table, cells, tell) {
  const at = (/** @type {EventTarget | null} */ target) => {
    const row = cells.findIndex((line) => line.some((cell) => cell.contains(/** @type {Node} */ (target))));
    return row < 0 ? null : [row, cells[row].findIndex((cell) => cell.contains(/** @type {Node} */ (target)))];
  };
  const choose = (/** @type {number} */ row, /** @type {number} */ column) => {
    cells.flat().forEach((cell) => set(cell, "tabindex", -1));
    set(cells[row][column], "tabindex", 0);
    tell(cells[row][column]);
  };
  cells.flat().forEach((cell, k) => set(cell, "tabindex", k ? -1 : 0));
  table.addEventListener("click", (event) => {
    const place = at(event.target);
    if (place) choose(place[0], place[1]);
  });
  table.addEventListener("focusin", (event) => {
    const place = at(event.target);
    if (place) choose(place[0], place[1]);
  });
  table.addEventListener("keydown", (event) => {
    const place = at(event.target);
    const [down, right] = { ArrowDown: [1, 0], ArrowUp: [-1, 0], ArrowRight: [0, 1], ArrowLeft: [0, -1] }[/** @type {KeyboardEvent} */ (event).key] ?? [];
    if (!place || down === undefined) return;
    cells[place[0] + down]?.[place[1] + right]?.focus();
    event.preventDefault();
  });
}

/** What holds here and on the random instances. @param {Change} here @param {Change | undefined} random */
function both(here, random) {
  return random ? worse(here, random) : here;
}

/** The columns of the current model, each computed again only where the model or its amount changed. */
function createCells() {
  /** @type {unknown} */
  let model;
  /** @type {import("./quantities.js").Value[]} */
  let before = [];
  /** @type {Float64Array | null} */
  let some = null;
  /** @type {Float64Array | null} */
  let over = null;
  /** @type {{amount: number, changes: Change[]}[]} */
  let columns = [];
  return (/** @type {Scene} */ { state, source }, /** @type {boolean} */ all) => {
    some ??= sampled(source.embeddings);
    const X = all ? source.embeddings : some;
    const now = { W: state.unembeddings, X };
    if (model !== state.unembeddings || over !== X) {
      model = state.unembeddings;
      over = X;
      before = valuesOf(now);
      columns = [];
    }
    columns = MOVES.map(({ at }, column) => {
      const amount = state.amounts[column];
      if (columns[column]?.amount === amount) return columns[column];
      return { amount, changes: columnOf(now, before, at(now.W, amount)) };
    });
    return columns.map(({ changes }) => changes);
  };
}
