// How far a reader is on the course, and what comes next.
import assert from "node:assert/strict";
import { test } from "node:test";
import { markOf, nextOf, routeOf } from "../../assets/course/index.js";

const lessons = ["home", "translate", "rescale"].map((slug) => ({
  slug,
  title: slug,
  tagline: "",
  address: slug,
  minutes: 1,
  section: "",
}));

test("a lesson is done at its last step, begun with its first answer, open before", () => {
  assert.equal(markOf({ beat: "end", answers: {}, done: true }), "done");
  assert.equal(markOf({ beat: "first", answers: { first: "none" }, done: false }), "begun");
  assert.equal(markOf({ beat: "first", answers: {}, done: false }), "open");
  assert.equal(markOf(null), "open");
});

test("a route keeps its own order and passes over what the site has not", () => {
  const course = { lessons, routes: { short: ["rescale", "home", "gone"] } };
  assert.deepEqual(
    routeOf(course, "short").map(({ slug }) => slug),
    ["rescale", "home"],
  );
});

test("next is the first that is not done, and once all are, the first again", () => {
  const all = new Map(lessons.map(({ slug }) => [slug, /** @type {const} */ ("done")]));
  assert.equal(nextOf(lessons, new Map([["home", "done"]])).slug, "translate");
  assert.equal(nextOf(lessons, all).slug, "home");
});
