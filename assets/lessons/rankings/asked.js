/**
 * The order that a reader has put the labels in: no part of the state, for it changes no number of the
 * model. It begins as the probe's ranking and is forgotten when the labels are others.
 */

import { rankingOf } from "../../lab/maths/orders.js";
import { feasibleRankings, impossibleAmong } from "./rankings.js";

/** @typedef {import("../../plane/scene.js").Scene} Scene */

/** @typedef {ReturnType<typeof createOrder>} Order */

/** What a reader has asked of the labels on show. */
export function createOrder() {
  /** @type {{labels: string, order: number[], tried: Set<string>}} */
  const asked = { labels: "", order: [], tried: new Set() };
  /** @type {import("./readings.js").Visit} the same as long as it says the same */
  let record = { order: [], tried: 0 };
  /** The order now, best first. @param {Scene} scene @returns {readonly number[]} */
  const order = ({ after, state }) => {
    const labels = JSON.stringify(state.labels);
    if (labels !== asked.labels) Object.assign(asked, { labels, order: rankingOf(after.rows, state.probe).order, tried: new Set() });
    asked.tried.add(String(asked.order));
    return asked.order;
  };
  return {
    order,
    note: order,
    /** Another order. @param {readonly number[]} next */
    ask: (next) => {
      asked.order = [...next];
    },
    /** Whether an order has been asked about. @param {readonly number[]} each */
    tried: (each) => asked.tried.has(String(each)),
    now: () => {
      if (String(record.order) !== String(asked.order) || record.tried !== asked.tried.size) record = { order: asked.order, tried: asked.tried.size };
      return record;
    },
  };
}

/** The order with the label at one place put at another. @param {readonly number[]} order @param {number} from @param {number} to */
export function movedTo(order, from, to) {
  const rest = order.filter((_, k) => k !== from);
  return [...rest.slice(0, to), order[from], ...rest.slice(to)];
}

/** Whether some input gives an order. @param {Scene} scene @param {readonly number[]} order */
export function canBe(scene, order) {
  return feasibleRankings(scene).keys.has(String(order));
}

/** @type {Record<"impossible-order" | "possible-order", (scene: Scene, visit: Order) => import("../../plane/actions.js").Outcome>} */
export const ASK = {
  "impossible-order": (scene, visit) => {
    const [first] = impossibleAmong(scene.after.rows, feasibleRankings(scene), 1);
    if (first) visit.ask(first);
    return { change: {} };
  },
  "possible-order": (scene, visit) => {
    const { now } = feasibleRankings(scene);
    const next = now.find((each) => !visit.tried(each)) ?? now[0];
    if (next) visit.ask(next);
    return { change: {} };
  },
};
