/**
 * What an address chooses of a page of the site, and what a reader chooses by hand. @import {Site} from "./types.js"
 */

import { all, onTurn, put } from "../browser/address.js";

const STATE = "s";

/**
 * What a reader chooses by hand: a step of its own, which takes the state of what was chosen before out of the address.
 * @param {Site} site @param {() => Promise<unknown>} show @param {AbortSignal} gone
 */
export function followChoices({ choices, titles }, show, gone) {
  const form = /** @type {HTMLFormElement} */ (document.querySelector(".choosers"));
  const fields = choices.map((name) => /** @type {HTMLSelectElement} */ (form.elements.namedItem(name)));
  const read = () => fields.map(({ name }) => keyOf(titles[name], all().get(name) ?? ""));
  const draw = () =>
    fields.forEach((field, k) => {
      field.value = read()[k];
      if (field.selectedIndex < 0) field.selectedIndex = 0;
    });
  let last = String(read());
  form.addEventListener(
    "change",
    ({ target }) => {
      const { name, value, selectedIndex } = /** @type {HTMLSelectElement} */ (target);
      const query = all();
      query.delete(STATE);
      if (selectedIndex) query.set(name, value);
      else query.delete(name);
      put(query, true, null);
      last = String(read());
      void show();
    },
    { signal: gone },
  );
  onTurn((event) => {
    draw();
    if (String(read()) === last) return;
    last = String(read());
    event.stopImmediatePropagation(); // the state is not of what is still on show
    void show();
  }, gone);
  draw();
  form.hidden = false;
}

/**
 * What an address chooses of a page, and whether it chooses what is not here. @param {URLSearchParams} query
 * @param {Pick<Site, "data" | "choices" | "others" | "titles">} offered
 */
export function choiceOf(query, { data, choices, others, titles }) {
  const named = choices.filter((name) => query.has(name)).map((name) => [name, query.get(name) ?? ""]);
  const chosen = named.map(([name, value]) => `${name}=${keyOf(titles[name], value)}`).join("&");
  const here = Object.hasOwn(data, chosen);
  return { chosen: here ? chosen : "", missing: !here || others.some((name) => query.has(name)) };
}

/** The key that an old link's title stands for. @param {Record<string, string>} titles @param {string} value */
const keyOf = (titles, value) => (Object.hasOwn(titles, value) ? titles[value] : value);
