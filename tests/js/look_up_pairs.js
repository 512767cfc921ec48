// What /ask finds of pairs of words in the files of vectors: {files, count, pairs} in; what is known of each, placed,
// out.
import { readFileSync, writeFileSync } from "node:fs";

import { createLookup } from "../../assets/ask/lookup.js";

const [given, told] = process.argv.slice(2);
const { files, count, pairs } = JSON.parse(readFileSync(given, "utf8"));
/** @type {(() => void)[]} */
let waiting = [];
const look = createLookup(
  async (name) => JSON.parse(files[name]),
  count,
  () => waiting.forEach((go) => go()),
);
const found = [];
for (const words of pairs) {
  while (look(words, true).status === "pending") await new Promise((go) => (waiting = [() => go(null)]));
  found.push(look(words, true));
}
const away = createLookup(
  () => Promise.reject(new Error("no network")),
  count,
  () => waiting.forEach((go) => go()),
);
const failed = await new Promise((go) => {
  waiting = [() => go(away(["king", "queen"], false))];
  away(["king", "queen"], false);
});
writeFileSync(told, JSON.stringify({ found, failed, again: away(["king", "queen"], false) }));
