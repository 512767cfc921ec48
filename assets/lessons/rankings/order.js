/** Labels to be put in an order: some input gives it, and its region is lit; or none does, and lines say why. */

import { html, readout, set, text } from "../../lab/dom.js";
import { chip } from "../../lab/looks.js";
import { answer } from "../../lab/spoken.js";
import { movedTo } from "./asked.js";
import { rankingName } from "./rankings.js";

/** @typedef {import("../../plane/lesson.js").Lab} Lab @typedef {import("../../plane/scene.js").Scene} Scene */

/** @param {object} _spec @param {Lab} lab */
export function orderPanel(_spec, lab) {
  const visit = /** @type {import("./asked.js").Order} */ (lab.visit);
  const list = html("ol", { class: "order-items" });
  const [possible, count] = ["order-possible", "orders-tried"].map((name) => html("output", { "data-readout": name }));
  count.hidden = true;
  const root = html("section", { class: "panel order-asked" }, [html("h2", {}, [lab.text("order-asked.name")]), list, html("p", { class: "order-verdict" }, [possible]), count]);
  /** @type {HTMLElement[]} by label */
  let items = [];
  let names = "";
  const put = (/** @type {number} */ label, /** @type {number} */ to) => {
    const order = visit.order(lab.scene);
    const last = order.length - 1;
    visit.ask(movedTo(order, order.indexOf(label), Math.min(Math.max(to, 0), last)));
    lab.redraw();
    answer(root, () => possible.textContent ?? "");
  };
  const draw = (/** @type {Scene} */ scene) => {
    if (!lab.guided()) return;
    const order = visit.order(scene);
    if (root.hidden) {
      if (lab.pointed.key === String(order)) lab.pointed.at(null);
      return;
    }
    if (names !== scene.state.labels.join("\n")) {
      names = scene.state.labels.join("\n");
      items = scene.state.labels.map((_, label) => itemOf(label, scene, lab, put, () => visit.order(lab.scene).indexOf(label), list));
    }
    arrange(list, order.map((label) => items[label]));
    order.forEach((label, k) => set(items[label].children[0], "aria-label", lab.text("order-asked.item", { label: scene.state.labels[label], place: k + 1, all: order.length })));
    const { "order-possible": can, "orders-tried": tried } = lab.reads.now();
    readout(possible, can, lab.text(can ? "order-asked.possible" : "order-asked.impossible", { order: rankingName(order, scene.state.labels) }));
    readout(count, tried, String(tried));
    set(root, "data-can", String(can === 1));
    lab.pointed.at(lab.hides("order-possible") ? null : String(order));
  };
  return { root, draw, settled: draw };
}

/** Bring the items into their order; the one that has the focus keeps it. @param {HTMLElement} list @param {HTMLElement[]} items */
function arrange(list, items) {
  if (items.every((item, k) => list.children[k] === item) && list.children.length === items.length) return;
  const held = /** @type {HTMLElement | undefined} */ (items.map((item) => item.children[0]).find((button) => button.matches(":focus")));
  list.replaceChildren(...items);
  held?.focus({ preventScroll: true });
}

/** @param {number} label @param {Scene} scene @param {Lab} lab @param {(label: number, to: number) => void} put @param {() => number} place @param {HTMLElement} list */
function itemOf(label, scene, lab, put, place, list) {
  const button = html("button", { type: "button", "data-order": label }, [chip(lab.tokens, label, scene.state.labels[label])]);
  const grip = html("span", { class: "order-grip", "aria-hidden": "true" });
  text(grip, "⠿");
  button.append(grip);
  const over = (/** @type {number} */ y) => {
    const { top, height } = list.getBoundingClientRect();
    return Math.floor(((y - top) / height) * list.children.length);
  };
  // The list is listened to: an item that changes its place would let go of a captured pointer.
  button.addEventListener("pointerdown", (event) => {
    const move = (/** @type {PointerEvent} */ { clientY }) => put(label, over(clientY));
    const end = () => {
      window.removeEventListener("pointermove", move);
      for (const kind of ["pointerup", "pointercancel"]) window.removeEventListener(kind, end);
    };
    window.addEventListener("pointermove", move);
    for (const kind of ["pointerup", "pointercancel"]) window.addEventListener(kind, end);
    button.focus({ preventScroll: true });
    event.preventDefault();
  });
  button.addEventListener("keydown", (event) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!step) return;
    put(label, place() + step);
    event.preventDefault();
  });
  return html("li", {}, [button]);
}
