/** The real classifiers, each a link to the same step with it. */

import { html } from "../../lab/dom.js";

/** @param {import("./vocabulary.js").Vocabulary["panels"]["others"]} spec @param {import("../../plane/lesson.js").Lab} lab */
export function othersPanel({ sources, beat }, lab) {
  const links = sources.map((source) => html("a", { href: `?${addressOf(source, beat)}`, target: "_self", "data-source": source }, [lab.text(`others.${source}`)]));
  return { root: html("section", { class: "panel others" }, [html("h2", {}, [lab.text("others.name")]), ...links]), draw: () => {} };
}

/** The address of a step with another classifier, in the reader's language. @param {string} source @param {string} beat */
function addressOf(source, beat) {
  const asked = new URLSearchParams(window.location.search);
  const language = asked.get("lang");
  return new URLSearchParams({ source, beat, ...(language ? { lang: language } : {}) });
}
