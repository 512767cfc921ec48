/**
 * The address of a lesson that shares its page with others: its names have a prefix, and a step back is that of the
 * lesson which made it. The browser's history is one, so each entry holds who has made steps up to it.
 *
 * @import {Address} from "../../lab/types.js"
 */

import { all, onTurn, put } from "../browser/address.js";

/** Who made the steps up to this entry, first to last, and who those that were gone over last. */
const turns = { here: /** @type {string[] | null} */ (null), over: /** @type {string[]} */ ([]) };

/** @param {string} prefix of its names @returns {Address} */
export function addressBeside(prefix) {
  follow();
  const isOwn = (/** @type {[string, string]} */ [name]) => name.startsWith(prefix);
  const own = () =>
    new URLSearchParams([...all()].filter(isOwn).map(([name, value]) => [name.slice(prefix.length), value]));
  const store = (/** @type {URLSearchParams} */ values, turn = false) => {
    const others = [...all()].filter((each) => !isOwn(each));
    if (turn) turns.here = [...(turns.here ?? []), prefix];
    put(new URLSearchParams([...others, ...[...values].map(([name, value]) => [prefix + name, value])]), turn, {
      ...window.history.state,
      turns: turns.here,
    });
    last = values;
  };
  let last = own();
  return {
    all: own,
    read: (name) => own().get(name),
    write: (name, value, turn) => {
      const values = own();
      if (values.get(name) === value) return;
      if (value === null) values.delete(name);
      else values.set(name, value);
      store(values, turn);
    },
    turn: (then, gone) =>
      onTurn(() => {
        // it is as it was, whatever another lesson's entry says of it
        if (!turns.over.includes(prefix)) return store(last);
        last = own();
        then();
      }, gone),
  };
}

/** From now on, know whose steps a reader goes over. */
function follow() {
  if (turns.here) return;
  turns.here = window.history.state?.turns ?? [];
  window.addEventListener("popstate", ({ state }) => {
    const next = state?.turns ?? [];
    const [short, long] = [turns.here ?? [], next].sort((a, b) => a.length - b.length);
    turns.over = long.slice(short.length);
    turns.here = next;
  });
}
