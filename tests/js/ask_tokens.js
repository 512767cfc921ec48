// The words of titles as Ask reads them: a file of titles in; a list of words for each out.
import { readFileSync, writeFileSync } from "node:fs";

import { createReader } from "../../assets/ask/search.js";

const [asked, told] = process.argv.slice(2);
const { terms, titles } = JSON.parse(readFileSync(asked, "utf8"));
writeFileSync(told, JSON.stringify(titles.map(createReader(terms))));
