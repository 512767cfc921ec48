/** The table of the Measures page: which move keeps what, here and on random instances. */

import { html, readout, set, tells, text } from "../../lab/dom.js";
import { fixed } from "../../lab/numbers.js";
import { noted } from "../../lab/live_region.js";
import { createColumns } from "./columns.js";
import { forced, INSTANCES, randomColumn, verdicts } from "./invariance.js";
import { MOVES } from "./moves.js";
import { QUANTITIES } from "./quantities.js";
import { both, movedBy } from "./readings.js";
/** @import {Lab, Scene} from "../../plane/types.js" @import {Change} from "./types.js" */

/**
 * The random instances are the same for every reader: computed once, a column at a time. @type {readonly Change[][]}
 */
let drawn = [];

/** How much of a move has to be made before it is one that was made. */
const ENOUGH = 0.2;

/** Draw the next column. */
function draw() {
  drawn = [...drawn, randomColumn(drawn.length)];
}

/**
 * What a reader has met: random columns as they are drawn, and the moves made by itself, as a story has them; one that
 * is taken back has not been made.
 */
export const createVisit = () => {
  /** @type {readonly number[]} */
  let made = [];
  /** @type {import("./types.js").Visit} */
  let record = { drawn, made };
  return {
    note: (/** @type {Scene} */ { state }) => {
      const known = made.includes(state.move);
      if (known && state.amounts[state.move] === 0) made = made.filter((each) => each !== state.move);
      else if (!known && movedBy(state) >= ENOUGH) made = [...made, state.move];
    },
    now: () => (record.drawn === drawn && record.made === made ? record : (record = { drawn, made })),
    complete: () => {
      while (drawn.length < MOVES.length) draw();
    },
  };
};

/** @param {object} _spec @param {Lab} lab */
export function verdictsPanel(_spec, lab) {
  const table = verdictTable(lab);
  const detail = html("p", { class: "caption", "data-note": "cell" }, [
    lab.text("verdicts.legend", { instances: INSTANCES }),
  ]);
  const root = html("section", { class: "panel verdicts" }, [
    html("div", { class: "scroll", tabindex: 0, role: "group", "aria-label": lab.text("verdicts.table") }, [
      table.root,
    ]),
    detail,
  ]);
  readable(
    table.root,
    table.rows.map(({ cells }) => cells.map((cell) => cell.root)),
    (cell) => noted(detail, cell.getAttribute("title") ?? ""),
  );
  const columns = createColumns();
  /** @type {import("../../lab/types.js").State | null} the last one at rest: over all embeddings, others over some */
  let still = null;
  const paint = (/** @type {Scene} */ scene) => table.draw(columns(scene, scene.state === still), scene.state);
  const next = () => {
    if (drawn.length < MOVES.length) draw();
    paint(lab.scene);
    if (drawn.length < MOVES.length && root.isConnected) setTimeout(next);
    else lab.redraw();
  };
  requestAnimationFrame(() => setTimeout(next)); // once the first step is drawn
  return {
    root,
    draw: paint,
    settled: (/** @type {Scene} */ scene) => {
      still = scene.state;
      paint(scene);
    },
  };
}

/** A row a quantity, a column a move. @param {Lab} lab */
function verdictTable(lab) {
  const heads = MOVES.map(({ key }, column) => headOf(lab, key, column));
  const rows = QUANTITIES.map(({ key, group }) => rowOf(lab, key, group));
  const part = (/** @type {string} */ group) =>
    html("tbody", {}, [
      html("tr", { class: "group" }, [
        html("th", { scope: "rowgroup" }, [lab.text(`verdicts.group-${group}`)]),
        html("td", { colspan: MOVES.length }),
      ]),
      ...rows.filter((row) => row.group === group).map((row) => row.root),
    ]);
  const root = html("table", { class: "verdict-table" }, [
    html("thead", {}, [
      html("tr", {}, [
        html("th", {}, [html("small", {}, [lab.text("verdicts.same-softmax")])]),
        ...heads.map((head) => head.root),
      ]),
    ]),
    part("model"),
    part("measure"),
  ]);
  return {
    root,
    rows,
    /** @param {Change[][]} here by move, then by quantity @param {import("../../lab/types.js").State} state */
    draw: (here, { move: chosen, unembeddings }) => {
      const done = drawn.length === MOVES.length;
      const stays = rows.map((_, row) =>
        MOVES.map((_move, column) => both(here[column][row], drawn[column]?.[row]).kept),
      );
      const { allowed, safe } = verdicts(stays);
      rows.forEach(({ key, group, cells, badge, root: line }, row) => {
        cells.forEach((cell, column) => cell.draw(here[column][row], drawn[column]?.[row]));
        const answer = done && group === "measure";
        const hidden = lab.hides(`safe:${key}`);
        set(line, "data-safe", answer && !hidden ? String(safe[row]) : null);
        const always = answer && safe[row] ? forced(key, unembeddings) : null;
        set(line, "data-informs", answer && !hidden && safe[row] ? String(always === null) : null);
        readout(
          badge,
          answer ? Number(safe[row]) : null,
          !answer || !safe[row]
            ? ""
            : always === null
              ? lab.text("verdicts.safe")
              : lab.text("verdicts.safe-but-constant", { value: fixed(always, 3) }),
        );
      });
      heads.forEach((head, column) => head.draw(chosen === column, drawn[column] ? allowed[column] : null));
      set(root, "data-instances", done ? INSTANCES : 0);
    },
  };
}

/**
 * A move, to be made by a press, and whether it is allowed. @param {Lab} lab @param {string} key @param {number} column
 */
function headOf(lab, key, column) {
  const button = html("button", { type: "button", "data-action": `move:${key}`, "aria-pressed": "false" }, [
    lab.text(`lab.move.${key}`),
  ]);
  button.addEventListener("click", () => {
    lab.move(() => ({ move: column }));
    lab.settle(false, true);
  });
  const mark = html("small", { "data-readout": `allowed:${key}` });
  const root = html("th", { scope: "col" }, [button, mark]);
  return {
    root,
    draw: (/** @type {boolean} */ chosen, /** @type {boolean | null} */ allowed) => {
      set(button, "aria-pressed", String(chosen));
      readout(
        mark,
        allowed === null ? null : Number(allowed),
        allowed === null ? "" : lab.text(allowed ? "verdicts.allowed" : "verdicts.forbidden"),
      );
      set(root, "data-allowed", allowed === null ? null : String(allowed));
    },
  };
}

/** @param {Lab} lab @param {string} key @param {string} group */
function rowOf(lab, key, group) {
  const name = lab.text(`verdicts.what-${key}`);
  const badge = html("small", { "data-readout": `safe:${key}` });
  const cells = MOVES.map((move) => cellOf(lab, `${key}:${move.key}`, `${name}, ${lab.text(`lab.move.${move.key}`)}`));
  return {
    key,
    group,
    badge,
    cells,
    root: html("tr", {}, [html("th", { scope: "row" }, [name, badge]), ...cells.map((cell) => cell.root)]),
  };
}

/** @param {Lab} lab @param {string} key @param {string} where */
function cellOf(lab, key, where) {
  const [first, second] = [html("b", { "data-readout": key }), tells(html("small"), key)];
  const root = html("td", {}, [first, second]);
  const textOf = (/** @type {Change} */ change) =>
    change.kept ? lab.text("verdicts.kept") : lab.text("verdicts.changed-by", { change: changeText(change, lab) });
  return {
    root,
    draw: (/** @type {Change} */ here, /** @type {Change | undefined} */ random) => {
      const { kept } = both(here, random);
      const hidden = lab.hides(key); // what is asked is told by nothing of the cell
      readout(
        first,
        here.change,
        kept ? lab.text("verdicts.kept") : here.kept ? lab.text("verdicts.kept-here") : changeText(here, lab),
      );
      text(second, hidden || kept || !random ? "" : lab.text("verdicts.at-most", { change: changeText(random, lab) }));
      set(root, "data-kept", hidden ? null : kept ? "true" : here.kept ? "here" : "false");
      set(root, "data-random", random && !hidden ? random.change : null);
      set(
        root,
        "title",
        hidden
          ? null
          : lab.text("verdicts.cell", {
              where,
              here: textOf(here),
              random: random ? textOf(random) : "…",
              instances: INSTANCES,
            }),
      );
    },
  };
}

/** @param {Change} change @param {Lab} lab */
export function changeText({ change, undefined: gone }, lab) {
  if (gone && change === 0) return lab.text("verdicts.undefined");
  if (Number.isInteger(change)) return String(change);
  return change < 0.005 ? "< 0.01" : fixed(change, change < 10 ? 2 : change < 100 ? 1 : 0);
}

/**
 * Cells to choose by a click, or with the arrow keys from the one cell that Tab reaches. @param {Element} table
 * @param {HTMLElement[][]} cells @param {(cell: Element) => void} tell
 */
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
    const [down, right] =
      { ArrowDown: [1, 0], ArrowUp: [-1, 0], ArrowRight: [0, 1], ArrowLeft: [0, -1] }[
        /** @type {KeyboardEvent} */ (event).key
      ] ?? [];
    if (!place || down === undefined) return;
    cells[place[0] + down]?.[place[1] + right]?.focus();
    event.preventDefault();
  });
}
