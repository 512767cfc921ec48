/**
 * The page of a talk of one's own: order, edit, remove, play, save, open. The talk is kept in this browser only.
 *
 * @import {Data} from "./types.js"
 */

import { createText } from "../lab/text.js";
import { createDesk } from "./desk.js";

/** @type {WeakMap<object, {language: string, end: () => void}>} */
const mounted = new WeakMap();

/** @param {{data: Data, parentElement: HTMLElement | ShadowRoot}} component */
export function mount({ data, parentElement }) {
  const known = mounted.get(parentElement);
  const end = () => {
    mounted.get(parentElement)?.end();
    mounted.delete(parentElement);
  };
  if (known?.language === data.language) return end;
  end();
  const gone = new AbortController();
  const root = createDesk(createText(data.words, data.language), data, gone.signal);
  parentElement.append(root);
  mounted.set(parentElement, {
    language: data.language,
    end: () => {
      gone.abort();
      root.remove();
    },
  });
  return end;
}
