/** The invariance meter: how far the model moved, against how far the cosines moved. Always visible. */

import { html, set, text } from "../../lab/dom.js";
import { size } from "../../lab/exact.js";
import { fixed, magnitude } from "../../lab/numbers.js";

/** @typedef {import("../lesson.js").Lab} Lab @typedef {import("../scene.js").Scene} Scene */

/** @param {import("../vocabulary.js").Vocabulary["panels"]["meter"]} spec @param {Lab} lab */
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
    draw: (/** @type {Scene} */ { meter, source }) => {
      const sets = source.model === "sigmoid";
      const kept = sets && meter.changed === 0;
      set(root, "data-same", String(meter.same || kept));
      text(verdict, lab.text(meter.same ? "meter.same" : kept ? "meter.same-sets" : "meter.different"));
      text(changed.what, lab.text(sets ? "meter.changed-sets" : "meter.changed"));
      changed.draw(meter.changed, `${meter.changed} / ${meter.points}`, meter.changed / meter.points);
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
  const what = html("span", { class: "what", ...(quantity === "changed" ? {} : { title: lab.text(`meter.${quantity}.title`) }) }, [lab.text(`meter.${quantity}`)]);
  return {
    what,
    root: html("div", { class: `row ${quantity}` }, [what, html("span", { class: "track" }, [bar]), html("span", { class: "slot" }, [value])]),
    draw: (/** @type {number} */ number, /** @type {string} */ shown, /** @type {number} */ share) => {
      size(value, number, shown);
      set(bar, "style", `transform: scaleX(${Math.min(1, share).toFixed(4)})`);
    },
  };
}
