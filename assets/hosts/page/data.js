/** What a page of the site without a server is sent, in files. */

import { json } from "../browser/json.js";

/**
 * An envelope, with the numbers that are kept apart from it (lib/cosine_lab/site/numbers.py). @param {string[]} files
 * @returns {Promise<any>}
 */
export async function fetched(files) {
  const [data, ...numbers] = await Promise.all(files.map(json));
  const places = /** @type {string[][][]} */ (data.apart ?? []);
  for (const [k, paths] of places.entries()) {
    for (const [at, path] of paths.entries()) put(data, path, numbers[k][at]);
  }
  return data;
}

/** @param {any} data @param {string[]} path @param {string} value */
function put(data, path, value) {
  const last = path[path.length - 1];
  path.slice(0, -1).reduce((node, name) => node[name], data)[last] = value;
}
