/** The way to a model of one's own, in the reader's language. */

import { html } from "../../lab/dom.js";

const OWN = { source: "own", guide: "0" };

/** @param {object} _spec @param {import("../../plane/lesson.js").Lab} lab */
export function bringYoursPanel(_spec, lab) {
  const language = new URLSearchParams(window.location.search).get("lang");
  const asked = new URLSearchParams({ ...OWN, ...(language ? { lang: language } : {}) });
  const link = html("a", { href: `?${asked}`, target: "_self", "data-source": OWN.source }, [lab.text("bring-yours.link")]);
  return { root: html("section", { class: "panel bring-yours" }, [html("h2", {}, [lab.text("bring-yours.name")]), link]), draw: () => {} };
}
