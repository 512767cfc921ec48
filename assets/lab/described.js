/**
 * What there is to ask about on a surface: its readings, its parts and its handles. @import {Text} from "./types.js"
 */

/** @typedef {ReturnType<typeof described>} Described */

/**
 * Say what an exercise may name here, to whoever makes one. @param {HTMLElement} root
 * @param {Pick<import("./types.js").Host, "bus" | "gone">} host @param {import("./types.js").Reads} reads
 * @param {Text} text
 */
export function describe(root, { bus, gone }, reads, text) {
  bus.listen("describe", (give) => give(described(root, reads, text)), gone);
}

/** @param {HTMLElement} root @param {import("./types.js").Reads} reads @param {Text} text */
function described(root, reads, text) {
  const all = (/** @type {string} */ selector) =>
    [...root.querySelectorAll(selector)].map((each) => /** @type {HTMLElement} */ (each));
  const named = (/** @type {HTMLElement} */ element) =>
    element.getAttribute("aria-label") ?? element.querySelector("h2, h3")?.textContent ?? null;
  return {
    truths: reads.now(), // of what is kept from everybody, too
    readings: Object.fromEntries(
      all("[data-readout]")
        .filter(({ dataset }) => numbered(reads.about(dataset.readout ?? "")))
        .map((each) => [each.dataset.readout ?? "", valueOf(each, reads.now())]),
    ),
    /** What is declared of a reading, and what the page calls it. @param {string} name */
    about: (name) => {
      const spec = reads.about(name);
      return spec && { ...spec, called: spec.words === undefined ? "" : text(spec.words, { label: spec.at }) };
    },
    parts: all("[data-panel]").map((each) => ({
      key: each.dataset.plane ? `plane:${each.dataset.plane}` : `panel:${each.dataset.panel}`,
      name: named(each),
    })),
    handles: [...new Set(all("[data-handle]").map(({ dataset }) => (dataset.handle ?? "").split(":")[0]))],
  };
}

/**
 * What a reading is, at full precision; nothing where it is undefined, or kept from everybody.
 * @param {HTMLElement} element @param {import("./types.js").Readings} now
 */
function valueOf(element, now) {
  const { readout = "", value = "" } = element.dataset;
  if (!Object.hasOwn(now, readout) || element.hasAttribute("data-masked")) return value;
  return String(now[readout] ?? "");
}

/** Whether a reading is a number and no word. @param {import("./types.js").About | null} declared */
const numbered = (declared) => declared !== null && declared.unit !== "words";
