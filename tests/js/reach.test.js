/** Where a link leads that somebody gives. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { rooted } from "../../assets/hosts/browser/reach.js";

test("the root of an address is its beginning, also where a page's whole address was typed", () => {
  const roots = {
    "https://lab.example.org": "https://lab.example.org/",
    "https://lab.example.org/cosines": "https://lab.example.org/cosines/",
    "https://lab.example.org/teach/": "https://lab.example.org/teach/",
    "http://10.0.0.7:8501/teach?session=45": "http://10.0.0.7:8501/",
    "https://lab.example.org/cosines/teach/?session=45#homework": "https://lab.example.org/cosines/",
    "https://lab.example.org/?s=1.a": "https://lab.example.org/",
  };
  for (const [said, root] of Object.entries(roots)) assert.equal(rooted(said), root, said);
  for (const said of ["", "lab.example.org", "https:///x", "ftp://lab.example.org", "javascript:alert(1)"])
    assert.equal(rooted(said), null, said);
});
