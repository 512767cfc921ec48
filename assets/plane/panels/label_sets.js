/** Which label sets can occur and which cannot, live; an entry and its region light up together. */

import { html, keep, readout, set, svg, text } from "../dom.js";
import { feasibleIn, firstImpossible, membersOf, setName } from "../label_sets.js";
import { colour, marker, short } from "../looks.js";
import { markerPath } from "../markers.js";
import { obstruction } from "../maths/obstruction.js";
import { signRegions } from "../maths/patterns.js";
import { fixed } from "../numbers.js";
import { counted } from "../rankings.js";
import { filled } from "../sentence.js";

/** @typedef {import("../lab.js").Lab} Lab @typedef {import("../scene.js").Scene} Scene */

/** All 2⁵ are listed; of more, the first. */
const LISTED = 32;
const EVERYTHING = { x0: -1, x1: 1, y0: -1, y1: 1 };

/** @param {{words: Record<string, string>}} spec @param {Lab} lab */
export function labelSetsPanel({ words }, lab) {
  const feasible = list(words.feasible, "feasible");
  const impossible = list(words.impossible, "impossible");
  const cover = html("p", { class: "caption", "data-note": "cover" });
  const why = html("p", { class: "why", "data-note": "why" });
  const root = html("section", { class: "panel label-sets", "aria-label": words["label-sets"] }, [feasible.root, cover, impossible.root, why]);
  /** @type {Scene} */
  let scene;

  const light = () => {
    for (const { entries } of [feasible, impossible]) {
      for (const entry of entries) set(entry.firstElementChild ?? entry, "data-pointed", String(entry.dataset.pattern === lab.pointed.key));
    }
    text(why, because(lab.pointed.key));
  };
  /** Why the set pointed at is impossible; how to ask where none is. @param {string | null} pattern */
  const because = (pattern) => {
    const proof = pattern && pattern.length === scene.n && !feasibleIn(scene).zero.length ? obstruction(scene.after.effective, pattern) : null;
    if (!proof || !pattern) return words["why-hint"];
    const sum = proof.labels.map((k, at) => `${at ? (pattern[k] === "+" ? " + " : " − ") : pattern[k] === "+" ? "" : "−"}${fixed(proof.weights[at])} w(${scene.state.labels[k]})`).join("");
    const wanted = proof.labels.map((k) => `${scene.state.labels[k]} ${pattern[k] === "+" ? words.on : words.off}`).join(", ");
    return filled(words.why, { sum, wanted });
  };
  lab.pointed.listen(light);

  /** @param {string} title @param {string} name */
  function list(title, name) {
    const count = html("output", { "data-readout": `${name}-count`, "aria-live": "off" });
    const items = html("ul", { class: `sets ${name}` });
    const more = html("p", { class: "caption", "data-note": `${name}-more` });
    return { root: html("div", {}, [html("h3", {}, [`${title} `, count]), items, more]), count, items, more, entries: /** @type {HTMLElement[]} */ ([]) };
  }
  const entry = () => {
    const button = html("button", { type: "button" });
    const item = html("li", {}, [button]);
    lab.pointed.from(button, () => item.getAttribute("data-pattern"));
    button.addEventListener("click", () => visit(lab, item.getAttribute("data-pattern") ?? ""));
    return item;
  };
  /** @param {ReturnType<typeof list>} held @param {string[]} patterns @param {readonly string[]} changed @param {string | null} here */
  const fill = (held, patterns, changed, here) => {
    keep(held.items, held.entries, patterns.length, entry);
    patterns.forEach((pattern, k) => {
      const item = held.entries[k];
      const key = `${pattern} ${scene.state.labels.join("\n")}`;
      set(item, "data-changed", String(changed.includes(pattern)));
      set(item, "data-here", String(pattern === here));
      if (item.dataset.key === key) return;
      item.dataset.key = key;
      set(item, "data-pattern", pattern);
      set(item.children[0], "aria-label", setName(pattern, scene.state.labels));
      set(item.children[0], "title", setName(pattern, scene.state.labels));
      item.children[0].replaceChildren(...chips(pattern, scene.state.labels, lab.tokens));
    });
  };
  return {
    root,
    draw: (/** @type {Scene} */ next) => {
      scene = next;
      const { n } = scene;
      const { now, gone, fresh, zero } = feasibleIn(scene);
      const all = 2 ** n;
      const cannot = firstImpossible(n, now, LISTED);
      fill(feasible, now, fresh, patternAt(scene));
      fill(impossible, cannot, gone, null);
      readout(feasible.count, now.length, `${now.length} ${words.of} ${counted(all)}`);
      readout(impossible.count, all - now.length, counted(all - now.length));
      text(feasible.more, fresh.length ? filled(words.fresh, { count: String(fresh.length) }) : "");
      const left = all - now.length - cannot.length;
      const lost = gone.length ? filled(words.gone, { count: String(gone.length) }) : "";
      text(impossible.more, [left ? filled(words.more, { count: counted(left) }) : "", lost].filter(Boolean).join(" "));
      const [zeroes, fewer] = [zero.map((k) => scene.state.labels[k]).join(", "), now.length < 2 * n];
      text(cover, filled(zeroes ? words["cover-zero"] : fewer ? words["cover-fewer"] : words.cover, { count: String(2 * n), n: String(n - 1), zero: zeroes }));
      light();
    },
  };
}

/** The probe's sign pattern; null on a line. @param {Scene} scene */
function patternAt({ after, state }) {
  const signs = after.effective.map((w) => Math.sign(w[0] * state.probe[0] + w[1] * state.probe[1]));
  return signs.includes(0) ? null : signs.map((sign) => (sign > 0 ? "+" : "-")).join("");
}

/** Put the probe where a label set is the answer; stay where none is. @param {Lab} lab @param {string} pattern */
function visit(lab, pattern) {
  const { after, state } = lab.scene;
  const region = signRegions(after.effective, EVERYTHING).find((each) => each.pattern === pattern);
  if (!region) return;
  const [angle, length] = [(region.from + region.to) / 2, Math.hypot(...state.probe) || 1];
  lab.move(() => ({ probe: [length * Math.cos(angle), length * Math.sin(angle)] }));
  lab.settle(false);
}

/** @param {string} pattern @param {readonly string[]} labels @param {import("../looks.js").Tokens} tokens */
function chips(pattern, labels, tokens) {
  const members = membersOf(pattern);
  if (members.length === 0) return ["∅"];
  return members.map((k) => {
    const shape = svg("path", { d: markerPath(marker(tokens, k), 6, 6, 4), fill: colour(tokens, k), class: "marker" });
    return html("span", { class: "member" }, [svg("svg", { width: 12, height: 12, "aria-hidden": "true" }, [shape]), short(labels[k])]);
  });
}
