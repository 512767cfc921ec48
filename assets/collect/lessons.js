/** The lessons that works are of: Python says what each begins with, and their code is what their pages load. */

import { openedFrom } from "../lab/modules.js";

/** @typedef {import("../lab/handin/collect.js").Found} Found @typedef {import("../lab/handin/collect.js").Place} Place */

/** As many as Python answers at once. */
const MOST = 100;

/** @param {(asked: {number: string, places: Place[]}) => void} want asks Python @param {string} unopened what is said of a lesson whose code does not come */
export function createLessons(want, unopened) {
  /** @type {{number: string, answer: (data: import("./index.js").Data) => void} | null} */
  let open = null;

  const some = async (/** @type {Place[]} */ places) => {
    const number = crypto.randomUUID();
    /** @type {import("./index.js").Data} */
    const { answers, modules } = await new Promise((answer) => {
      open = { number, answer };
      want({ number, places });
    });
    return Promise.all(answers.map((found, k) => opened(found, modules[places[k][0]])));
  };

  /** @param {import("./index.js").Answer} answer @param {import("../lab/modules.js").Module | null} module @returns {Promise<Found>} */
  const opened = async ({ data, within, ...found }, module) => {
    if (!data || !module) return found;
    try {
      return { lesson: await openedFrom(module, data), within };
    } catch {
      return { why: unopened };
    }
  };

  return {
    /** @param {Place[]} places @returns {Promise<Found[]>} */
    ask: async (places) => {
      const found = [];
      for (let at = 0; at < places.length; at += MOST) found.push(...(await some(places.slice(at, at + MOST))));
      return found;
    },
    /** Python has answered, or was asked by somebody else. @param {import("./index.js").Data} data */
    told: (data) => {
      if (!open || data.asked !== open.number) return;
      const { answer } = open;
      open = null;
      answer(data);
    },
  };
}
