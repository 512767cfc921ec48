// Collects forms of the concept inventory: a file of {inventory, texts} in; how many, the gains and beliefs out.
import { readFileSync, writeFileSync } from "node:fs";

import { chosenOf, gainsBetween, timesOf } from "../../assets/collect/inventory.js";
import { createCollection } from "../../assets/sources/submissions/collect.js";
import { Refused } from "../../assets/lab/refused.js";

const [asked, told] = process.argv.slice(2);
const { inventory, texts } = JSON.parse(readFileSync(asked, "utf8"));
const collection = createCollection({ parameters: {}, editions: inventory.editions, ask: async () => [] });
await collection.add(texts.map((/** @type {string} */ text) => ({ source: "a", read: async () => text })));
const times = timesOf(collection.sheets, inventory);
const gains = times
  .slice(1)
  .flatMap((time) => gainsBetween(times[0].taken, time.taken))
  .map(({ paired, gain, interval, before }) => [paired, gain, interval, before.length]);
const chosen = Object.fromEntries(
  ["right", ...Object.keys(inventory.beliefs)].map((belief) => [
    belief,
    times.map(({ taken }) => {
      const { count, of } = chosenOf(taken, inventory, belief);
      return [count, of];
    }),
  ]),
);
const left = collection.left.map(({ why }) => (why instanceof Refused ? why.message : why));
writeFileSync(told, JSON.stringify({ count: collection.sheets.length, left, gains, chosen }));
