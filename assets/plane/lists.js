/**
 * Two lists, of what can occur and of what cannot, live, with their counts. An entry and its region light
 * up together; an entry that is chosen takes the probe there. What is listed is the lesson's own.
 *
 * @import {Kind, Lab, Part, Scene} from "./types.js"
 */

import { alone, roving } from "../lab/widgets.js";
import { html, readout, set, tells, text } from "../lab/dom.js";
import { joined } from "../lab/text.js";

const NAMES = /** @type {const} */ (["feasible", "impossible"]);
const COUNTS = NAMES.map((name) => `${name}-count`);

/** @param {Lab} lab @param {Kind} kind */
export function listsPanel(lab, kind) {
  const lists = NAMES.map((name) => createList(lab, kind, name));
  const note = tells(html("p", { class: "caption", "data-note": kind.note }), ...COUNTS);
  const why = tells(html("p", { class: "why", "data-note": "why" }), ...COUNTS);
  const both = html("div", { class: "both-sets" }, [lists[0].root, note, lists[1].root, why]);
  const root = html("section", { class: kind.class, "aria-label": lab.text(`${kind.words}.name`) }, [alone(both)]);
  const light = () => {
    const { key } = lab.pointed;
    for (const { entries } of lists) {
      for (const entry of entries)
        set(entry.children[0], "data-pointed", String(entry.getAttribute(kind.attribute) === key));
    }
    text(why, (key === null ? null : kind.because(lab.scene, key)) ?? lab.text(`${kind.words}.why-hint`));
  };
  lab.pointed.listen(light);
  return {
    root,
    draw: (/** @type {Scene} */ scene) => {
      const view = kind.view(scene);
      lists.forEach((list, k) => fill(list, view[NAMES[k]], k === 0 ? view.here : null, scene.state.labels, kind));
      text(note, view.note);
      light();
    },
  };
}

/** @param {Lab} lab @param {Kind} kind @param {string} name */
function createList(lab, { words, attribute, make, regionOf }, name) {
  const count = html("output", { "data-readout": `${name}-count` });
  const items = tells(html("ul", { class: `sets ${name}` }), ...COUNTS);
  const more = tells(html("p", { class: "caption", "data-note": `${name}-more` }), ...COUNTS);
  const entry = () => {
    const button = html("button", { type: "button", tabindex: -1 }, make());
    const item = html("li", {}, [button]);
    lab.pointed.from(button, () => item.getAttribute(attribute));
    button.addEventListener("click", () => visit(lab, regionOf(lab.scene, item.getAttribute(attribute) ?? "")));
    return item;
  };
  const root = html("div", {}, [html("h2", {}, [`${lab.text(`${words}.${name}`)} `, count]), items, more]);
  return { root, count, items, more, entry, kept: roving(items), entries: /** @type {HTMLElement[]} */ ([]) };
}

/**
 * @param {ReturnType<typeof createList>} list @param {Part} part @param {string | null} here
 * @param {readonly string[]} labels @param {Kind} kind
 */
function fill({ count, items, more, entry, entries, kept: focus }, part, here, labels, { attribute, dress }) {
  const names = labels.join("\n");
  arrange(items, entries, part.keys, attribute, entry);
  part.keys.forEach((key, k) => {
    const item = entries[k];
    set(item, "data-changed", String(part.changed.has(key)));
    set(item, "data-here", String(key === here));
    if (item.dataset.key === `${key} ${names}`) return;
    item.dataset.key = `${key} ${names}`;
    set(item, attribute, key);
    dress(item.children[0], key, labels);
  });
  focus();
  readout(count, part.count, part.shown);
  text(more, part.more);
}

/**
 * An entry for every key, in the order of the keys: the one that bears it already, so that one more or one less in a
 * sorted list leaves all others as they are; else one whose key is gone.
 * @param {Element} items @param {HTMLElement[]} entries @param {readonly string[]} keys each once
 * @param {string} attribute @param {() => HTMLElement} make
 */
function arrange(items, entries, keys, attribute, make) {
  const bearing = new Map(entries.map((entry) => [entry.getAttribute(attribute), entry]));
  const stay = keys.map((key) => bearing.get(key));
  const fixed = new Set(stay);
  const spare = entries.filter((entry) => !fixed.has(entry));
  for (const entry of spare) entry.remove();
  entries.length = 0;
  stay.forEach((item, k) => {
    const entry = item ?? spare.pop() ?? make();
    entries.push(entry);
    if (items.children[k] !== entry) items.insertBefore(entry, items.children[k] ?? null);
  });
}

/**
 * Put the probe into a region; stay where there is none. @param {Lab} lab
 * @param {{from: number, to: number} | undefined} region
 */
function visit(lab, region) {
  if (!region) return;
  const [angle, length] = [(region.from + region.to) / 2, Math.hypot(...lab.scene.state.probe) || 1];
  lab.move(() => ({ probe: [length * Math.cos(angle), length * Math.sin(angle)] }));
  lab.settle(false);
}

/** What there is to say, in one line. @param {...(string | false)} parts */
export function joinedText(...parts) {
  return joined(parts.map((each) => each || "").filter(Boolean));
}
