/** Which label sets can occur and which cannot, live; an entry and its region light up together. */

import { html, keep, readout, set, svg, text } from "../../lab/dom.js";
import { colour, marker, short } from "../../lab/looks.js";
import { markerPath } from "../../lab/markers.js";
import { obstruction } from "../../lab/maths/obstruction.js";
import { signRegions } from "../../lab/maths/patterns.js";
import { counted, fixed } from "../../lab/numbers.js";
import { feasibleIn, firstImpossible, membersOf, setName } from "../../plane/label_sets.js";

/** @typedef {import("../../plane/lab.js").Lab} Lab @typedef {import("../../plane/scene.js").Scene} Scene */

/** All 2⁵ are listed; of more, the first. */
const LISTED = 32;
const EVERYTHING = { x0: -1, x1: 1, y0: -1, y1: 1 };

/** @param {object} _spec @param {Lab} lab */
export function labelSetsPanel(_spec, lab) {
  const feasible = list(lab.text("label-sets.feasible"), "feasible");
  const impossible = list(lab.text("label-sets.impossible"), "impossible");
  const cover = html("p", { class: "caption", "data-note": "cover" });
  const why = html("p", { class: "why", "data-note": "why" });
  const root = html("section", { class: "panel label-sets", "aria-label": lab.text("label-sets.name") }, [feasible.root, cover, impossible.root, why]);
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
    if (!proof || !pattern) return lab.text("label-sets.why-hint");
    const sum = proof.labels.map((k, at) => `${at ? (pattern[k] === "+" ? " + " : " − ") : pattern[k] === "+" ? "" : "−"}${fixed(proof.weights[at])} w(${scene.state.labels[k]})`).join("");
    const wanted = proof.labels.map((k) => `${scene.state.labels[k]} ${pattern[k] === "+" ? lab.text("label-sets.on") : lab.text("label-sets.off")}`).join(", ");
    return lab.text("label-sets.why", { sum, wanted });
  };
  lab.pointed.listen(light);

  /** @param {string} title @param {string} name */
  function list(title, name) {
    const count = html("output", { "data-readout": `${name}-count`, "aria-live": "off" });
    const items = html("ul", { class: `sets ${name}` });
    const more = html("p", { class: "caption", "data-note": `${name}-more` });
    return { root: html("div", {}, [html("h2", {}, [`${title} `, count]), items, more]), count, items, more, entries: /** @type {HTMLElement[]} */ ([]) };
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
      const { labels } = scene.state;
      const cut = membersOf(pattern).some((label) => short(labels[label]) !== labels[label]);
      set(item.children[0], "aria-label", cut ? setName(pattern, labels) : null);
      set(item.children[0], "title", setName(pattern, labels));
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
      readout(feasible.count, now.length, `${now.length} ${lab.text("label-sets.of")} ${counted(all)}`);
      readout(impossible.count, all - now.length, counted(all - now.length));
      text(feasible.more, fresh.length ? lab.text("label-sets.fresh", { count: fresh.length }) : "");
      const left = all - now.length - cannot.length;
      const lost = gone.length ? lab.text("label-sets.gone", { count: gone.length }) : "";
      text(impossible.more, [left ? lab.text("label-sets.more", { count: counted(left) }) : "", lost].filter(Boolean).join(" "));
      const [zeroes, fewer] = [zero.map((k) => scene.state.labels[k]).join(", "), now.length < 2 * n];
      text(cover, lab.text(zeroes ? "label-sets.cover-zero" : fewer ? "label-sets.cover-fewer" : "label-sets.cover", { count: 2 * n, n: n - 1, zero: zeroes }));
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

/** @param {string} pattern @param {readonly string[]} labels @param {import("../../lab/looks.js").Tokens} tokens */
function chips(pattern, labels, tokens) {
  const members = membersOf(pattern);
  if (members.length === 0) return ["∅"];
  return members.flatMap((k) => {
    const shape = svg("path", { d: markerPath(marker(tokens, k), 6, 6, 4), fill: colour(tokens, k), class: "marker" });
    const picture = svg("svg", { width: 12, height: 12, "aria-hidden": "true" }, [shape]);
    return [html("span", { class: "member" }, [picture, short(labels[k])]), " "]; // apart for who hears them
  });
}
