/**
 * Panels of numbers that lessons share: the meter, the probabilities, the measures of a pair.
 * @import {Lab, Scene} from "../types.js"
 */

import { html, set, text, keep, readout, tells } from "../../lab/dom.js";
import { size } from "../../lab/widgets.js";
import { fixed, magnitude, ofAll } from "../../lab/numbers.js";
import { chip, colour } from "../../lab/label_styles.js";
import { MEASURES } from "../../lab/maths/measures.js";

/**
 * The invariance meter: how far the model moved, against how far the cosines moved. Always visible.
 * @param {import("../vocabulary.js").Vocabulary["panels"]["meter"]} spec @param {Lab} lab
 */
export function meterPanel(spec, lab) {
  const verdict = html("p", { class: "verdict" });
  const [changed, maxDp, maxDcos] = ["changed", "max-dp", "max-dcos"].map((quantity) => rowOf(quantity, lab));
  const adopt = spec.adopt ? lab.button("adopt", "meter.adopt") : null;
  const root = html("section", { class: "panel meter", "aria-label": lab.text("meter.name"), tabindex: -1 }, [
    verdict,
    ...[changed, maxDp, maxDcos].map((row) => row.root),
    ...(adopt ? [adopt] : []),
  ]);
  adopt?.addEventListener("click", () => root.focus()); // the button goes, the reader stays here
  return {
    root,
    draw: (/** @type {Scene} */ { meter, move, source }) => {
      const sets = source.model === "sigmoid";
      const unchanged = sets && meter.changed === 0;
      set(root, "data-same", String(meter.same || unchanged));
      const tried = !move.trivial || move.shift.some(Boolean);
      set(root, "data-rests", lab.guided() && meter.same && !tried ? "" : null);
      text(verdict, lab.text(meter.same ? "meter.same" : unchanged ? "meter.same-sets" : "meter.different"));
      text(changed.what, lab.text(sets ? "meter.changed-sets" : "meter.changed"));
      changed.draw(meter.changed, ofAll(meter.changed, meter.points), meter.changed / meter.points);
      maxDp.draw(meter.maxDp, magnitude(meter.maxDp), meter.maxDp);
      maxDcos.draw(meter.maxDcos, fixed(meter.maxDcos), meter.maxDcos / 2);
      if (adopt) set(adopt, "hidden", meter.same ? "" : null);
    },
  };
}

/** One quantity: its name, a bar and a number. @param {string} quantity @param {Lab} lab */
function rowOf(quantity, lab) {
  const value = html("output", { "data-readout": quantity });
  const bar = html("span", { class: "bar" });
  const what = html(
    "span",
    { class: "what", ...(quantity === "changed" ? {} : { title: lab.text(`meter.${quantity}.title`) }) },
    [lab.text(`meter.${quantity}`)],
  );
  return {
    what,
    root: html("div", { class: `row ${quantity}` }, [
      what,
      html("span", { class: "track" }, [bar]),
      html("span", { class: "slot" }, [value]),
    ]),
    draw: (/** @type {number} */ number, /** @type {string} */ label, /** @type {number} */ share) => {
      size(value, number, label);
      set(bar, "style", `transform: scaleX(${Math.min(1, share).toFixed(4)})`);
    },
  };
}

/** Probabilities of the probe, before and after, side by side. @param {object} _spec @param {Lab} lab */
export function barsPanel(_spec, lab) {
  const { tokens } = lab;
  const list = html("div", { class: "bars" });
  const root = html("section", { class: "panel probabilities" }, [
    html("h2", {}, [lab.text("bars.name")]),
    html("div", { class: "bars-head", "aria-hidden": "true" }, [
      html("span"),
      html("span", {}, [lab.text("bars.before")]),
      html("span", {}, [lab.text("bars.after")]),
    ]),
    list,
  ]);
  /** @type {HTMLElement[]} */
  const rows = [];
  let names = "";
  const make = (/** @type {number} */ k) => {
    const halves = ["p-before", "p"].map((quantity) =>
      html("span", { class: `half ${quantity}`, style: `--shade: ${colour(tokens, k)}` }, [
        html("span", { class: "fill" }),
        html("span", { class: "spoken" }, [lab.text(quantity === "p" ? "bars.after" : "bars.before")]),
        html("output"),
      ]),
    );
    return html("div", { class: "row" }, [chip(tokens, k, ""), ...halves]);
  };
  return {
    root,
    draw: (/** @type {Scene} */ scene) => {
      const { labels } = scene.state;
      keep(list, rows, scene.n, make);
      rows.forEach((row, k) => {
        half(row.children[1], scene.before.probe[k], `p-before:${labels[k]}`);
        half(row.children[2], scene.after.probe[k], `p:${labels[k]}`);
      });
      if (names === labels.join("\n")) return;
      names = labels.join("\n");
      rows.forEach((row, k) => text(/** @type {Element} */ (row.querySelector(".name")), labels[k]));
    },
  };
}

/** @param {Element} element @param {number} p @param {string} quantity */
function half(element, p, quantity) {
  const [fill, , value] = element.children;
  set(fill, "style", `transform: scaleX(${p.toFixed(4)})`);
  tells(fill, quantity);
  set(value, "data-readout", quantity);
  readout(value, p, fixed(p, 3));
}

/**
 * Other measures of the pair (Nielsen & Grivas, App. D): which of them did this move change? @param {object} _spec
 * @param {Lab} lab
 */
export function measuresPanel(_spec, lab) {
  const rows = MEASURES.map(({ key, formula }) => {
    const [before, after] = ["before", "after"].map((column) => html("td", { "data-readout": `${key}:${column}` }));
    const verdict = html("b", { class: "kept", "data-readout": `${key}:kept` });
    const largest = html("small", { "data-readout": `${key}:largest` });
    const head = html("th", { scope: "row" }, [lab.text(`measures.of.${key}`), html("small", {}, [formula])]);
    return {
      key,
      cells: [before, after, largest],
      verdict,
      row: html("tr", {}, [head, html("td", {}, [verdict, largest]), before, after]),
    };
  });
  const head = ["measure", "verdict", "before", "after"].map((word) =>
    html("th", { scope: "col" }, [lab.text(`measures.${word}`)]),
  );
  const root = html("section", { class: "panel" }, [
    html("h2", {}, [lab.text("measures.name")]),
    html("div", { class: "scroll" }, [
      html("table", { class: "measures" }, [
        html("thead", {}, [html("tr", {}, head)]),
        html(
          "tbody",
          {},
          rows.map((each) => each.row),
        ),
      ]),
    ]),
    html("p", { class: "caption" }, [lab.text("measures.caption")]),
  ]);
  return {
    root,
    draw: () => {
      const readings = lab.reads.now();
      for (const { key, cells, verdict } of rows) {
        const [before, after, largest, survives] = ["before", "after", "largest", "kept"].map(
          (column) => readings[`${key}:${column}`],
        );
        readout(cells[0], before, fixed(before));
        readout(cells[1], after, fixed(after));
        readout(cells[2], largest, survives ? "" : lab.text("measures.largest-change", { change: fixed(largest) }));
        readout(verdict, survives, lab.text(survives ? "measures.kept" : "measures.moved"));
        set(verdict, "data-kept", String(survives === 1));
      }
    },
  };
}
