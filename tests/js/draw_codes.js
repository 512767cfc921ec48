/** Codes of texts, for tests/unit/site/test_qr.py: their modules, row by row. */

import { readFileSync, writeFileSync } from "node:fs";

import { modulesOf } from "../../assets/share/qr.js";

const [, , given, told] = process.argv;
/** @type {Record<string, string>} */
const texts = JSON.parse(readFileSync(given, "utf-8"));
writeFileSync(
  told,
  JSON.stringify(Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, modulesOf(text)]))),
);
