/** A row of exercises is one link: each leads to the next, and the last to nothing. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { nextOf, rowOf } from "../../assets/sources/exercise/story.js";

const LINKS = [
  "translate?beat=exercise&x=1.a&s=1.b.c",
  "?beat=exercise&x=1.é&source=a%26b",
  "norms?beat=exercise&x=1.d",
];

test("a row is walked from its first link to its last, on every page and below any path", () => {
  for (const root of ["http://lab.example/", "https://lab.example:8501/lab/"]) {
    const links = LINKS.map((each) => new URL(each, root));
    let at = rowOf(links);
    for (const [k, link] of links.entries()) {
      const next = nextOf(at.searchParams);
      const here = new URL(at);
      here.searchParams.delete("then");
      assert.deepEqual([here.pathname, [...here.searchParams]], [link.pathname, [...link.searchParams]]);
      assert.equal(next?.left ?? 0, links.length - 1 - k);
      if (next) at = new URL(next.link, at);
    }
  }
});

test("one exercise is a row of itself", () => {
  assert.equal(rowOf([new URL("http://lab.example/norms?x=1")]).href, "http://lab.example/norms?x=1");
});

test("a row leads nowhere but to pages of this site", () => {
  for (const then of [
    "https://evil.test/?x=1",
    "//evil.test?x=1",
    "javascript:alert(1)?x=1",
    "../rooms?x=1",
    "norms",
    "",
  ]) {
    assert.equal(nextOf(new URLSearchParams({ then })), null, then);
  }
});
