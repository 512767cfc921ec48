/**
 * The desk of a lecturer: work that was handed in is read, checked and counted in this browser, and stays in it.
 *
 * @typedef {{data?: any, within?: Record<string, [any, any]>, why?: string}} Answer
 * @typedef {{
 *   words: Record<string, string>, language: string, parameters: Record<string, string[]>, asked: string | null,
 *   answers: Answer[], modules: Record<string, import("../lab/modules.js").Module | null>,
 * }} Data parameters: what a link may ask of each lesson; asked: the number of what is answered; modules: code by slug
 * @typedef {{data: Data, parentElement: HTMLElement | ShadowRoot, setTriggerValue: (name: string, value: unknown) => void}} Component
 */

import { createText } from "../lab/text.js";
import { createDesk } from "./desk.js";
import { createLessons } from "./lessons.js";

/** @type {WeakMap<object, {language: string, told: (data: Data) => void, end: () => void}>} */
const mounted = new WeakMap();

/** @param {Component} component */
export default function mount({ data, parentElement, setTriggerValue }) {
  const end = () => {
    mounted.get(parentElement)?.end();
    mounted.delete(parentElement);
  };
  const known = mounted.get(parentElement);
  if (known?.language === data.language) {
    known.told(data);
    return end;
  }
  end();
  const words = createText(data.words, data.language);
  const lessons = createLessons((asked) => setTriggerValue("wanted", asked), words("handins.not-opened"));
  const root = createDesk(words, { parameters: data.parameters, ask: lessons.ask });
  parentElement.append(root);
  mounted.set(parentElement, { language: data.language, told: lessons.told, end: () => root.remove() });
  return end;
}
