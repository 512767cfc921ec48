/**
 * What every page has, whatever it shows: talk mode, and the ways to take the page along.
 *
 * @typedef {{words: Record<string, string>, language: string, slug: string, title: string, speaker: string}} Data
 */

import { html } from "../lab/dom.js";
import { hear } from "../lab/signals.js";
import { createTalk } from "../lab/talk/talk.js";
import { createText } from "../lab/text.js";
import { createClass } from "./class.js";

/** @type {WeakMap<object, {of: string, end: AbortController}>} */
const mounted = new WeakMap();

/** @param {{data: Data, parentElement: HTMLElement | ShadowRoot, setTriggerValue: (name: string, value: unknown) => void}} component */
export default function mount({ data, parentElement, setTriggerValue }) {
  const leave = () => {
    mounted.get(parentElement)?.end.abort();
    mounted.delete(parentElement);
    parentElement.querySelector(".bar")?.remove();
  };
  const of = `${data.slug} ${data.language}`;
  if (mounted.get(parentElement)?.of === of) return leave;
  leave();
  const end = new AbortController();
  mounted.set(parentElement, { of, end });
  const words = createText(data.words, data.language);
  const talk = createTalk(words, data.speaker, end.signal);
  const work = createClass(words, data.slug, end.signal);
  // Charts that Python draws get larger letters from there.
  hear("talk", ({ on }) => document.querySelector(".stPlotlyChart") && setTriggerValue("talk", on), end.signal);
  parentElement.append(html("div", { class: "bar" }, [html("div", { class: "buttons" }, [...work.buttons, talk.button]), talk.row, talk.black, ...work.parts]));
  return leave;
}
