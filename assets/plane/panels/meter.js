/** The invariance meter: how far the model moved, against how far the cosines moved. Always visible. */

import { html, readout, set, text } from "../dom.js";
import { fixed, magnitude } from "../numbers.js";

/** @typedef {import("../lab.js").Lab} Lab @typedef {import("../scene.js").Scene} Scene */

/** @param {{adopt?: boolean}} spec @param {Lab} lab */
export function meterPanel(spec, lab) {
  const { words } = lab;
  const verdict = html("p", { class: "verdict" });
  const row = (/** @type {string} */ quantity) => {
    const value = html("output", { "data-readout": quantity, "aria-live": "off" });
    const bar = html("span", { class: "bar" });
    const what = html("span", { class: "what" }, [words[quantity]]);
    return { value, bar, what, root: html("div", { class: `row ${quantity}` }, [what, html("span", { class: "track" }, [bar]), value]) };
  };
  const changed = row("changed");
  const maxDp = row("max-dp");
  const maxDcos = row("max-dcos");
  const adopt = lab.button("adopt");
  const root = html("section", { class: "panel meter", "aria-label": words.meter, tabindex: -1 }, [
    verdict,
    changed.root,
    maxDp.root,
    maxDcos.root,
    ...(spec.adopt ? [adopt] : []),
  ]);
  adopt.addEventListener("click", () => root.focus()); // the button goes, the reader stays here
  return {
    root,
    draw: (/** @type {Scene} */ { meter, source }) => {
      const sets = source.model === "sigmoid";
      const kept = sets && meter.changed === 0;
      set(root, "data-same", String(meter.same || kept));
      text(verdict, meter.same ? words.same : kept ? words["same-sets"] : words.different);
      text(changed.what, words[sets ? "changed-sets" : "changed"]);
      readout(changed.value, meter.changed, `${meter.changed} / ${meter.points}`);
      readout(maxDp.value, meter.maxDp, magnitude(meter.maxDp));
      readout(maxDcos.value, meter.maxDcos, fixed(meter.maxDcos));
      width(changed.bar, meter.changed / meter.points);
      width(maxDp.bar, meter.maxDp);
      width(maxDcos.bar, meter.maxDcos / 2);
      set(adopt, "hidden", meter.same ? "" : null);
    },
  };
}

/** @param {Element} bar @param {number} share */
function width(bar, share) {
  set(bar, "style", `transform: scaleX(${Math.min(1, share).toFixed(4)})`);
}
