// The second visit: every kind of problem has one right answer, which an independent check finds as well.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { createText } from "../../assets/lab/text.js";
import { createKeeper, recall } from "../../assets/lab/story/memory.js";
import { calendar } from "../../assets/review/index.js";
import { errors, mistakes } from "../../assets/review/memory.js";
import { asksWhy, chosen, lessons, MAKERS, problemOf, TEN } from "../../assets/review/problems.js";
import { namesOf, spotsOf } from "../../assets/review/plane.js";
import { CHOICES, PLACES, STAYS } from "./review_checks.js";
import { REASONS } from "./review_reasons.js";

const prose = (/** @type {string} */ part, language = "en") =>
  readFileSync(new URL(`../../assets/prose/${part}/${language}.md`, import.meta.url), "utf8");
const texts = Object.fromEntries(
  ["en", "zh"].map((language) => [
    language,
    createText(
      Object.fromEntries(
        [...prose("review", language).matchAll(/^- ([\w.-]+): (.+)$/gm)].map(([, key, text]) => [key, text]),
      ),
      language,
    ),
  ]),
);
const say = texts.en;
/** Whether a step of a story corrects this belief, `lesson.beat`. @param {string} belief */
const corrected = (belief, [lesson, beat] = belief.split(".")) => prose(lesson).includes(`\n- beat.${beat}.catches: `);
/** @type {Map<string, import("../../assets/review/types.js").Problem>} */
const drawn = new Map();
/** The problem of a seed, drawn once for all tests. @param {string} slug @param {string} seed @param {boolean} [why] */
function problemIn(slug, seed, why = false) {
  const key = `${slug} ${seed} ${why}`;
  if (!drawn.has(key)) drawn.set(key, problemOf(slug, seed, say, why));
  return /** @type {import("../../assets/review/types.js").Problem} */ (drawn.get(key));
}
const words = (/** @type {import("../../assets/review/types.js").Sentence} */ [key, values]) => say(key, values);
/** @param {string} text */
const numbers = (text) =>
  (text.match(/(?<![\w.])−?\d+(?:\.\d+)?/g) ?? []).map((each) => Number(each.replace("−", "-")));
const SEEDS = Array.from({ length: 200 }, (_, k) => `s${k}`);

for (const slug of Object.keys(MAKERS)) {
  test(`${slug}: one right answer for 200 seeds, told apart, in words that are there`, () => {
    const asked = new Set();
    const places = new Set();
    for (const seed of SEEDS) {
      const problem = problemIn(slug, seed);
      const { choices, place } = problem;
      const all = [
        problem.asked,
        problem.why,
        ...choices.flatMap(({ text, said }) => [text, said]),
        ...(place ? [place.said(place.start), place.said(place.solved)] : []),
        ...(problem.table?.head ?? []),
      ];
      const told = all.map(words);
      for (const each of told) assert.doesNotMatch(each, /NaN|undefined|—|Infinity/, `${seed}: ${each}`);
      asked.add(problem.asked[0]);
      if (place) {
        assert.ok(
          place.goal(place.solved) && !place.goal(place.start) && PLACES[slug]({ problem, words, numbers }),
          seed,
        );
        continue;
      }
      assert.equal(choices.filter(({ right }) => right).length, 1, seed);
      assert.deepEqual(
        choices.map(({ right }) => right),
        CHOICES[slug]({ problem, words, numbers }),
        `${seed}: ${words(problem.asked)}`,
      );
      assert.ok(choices.length >= 3 && new Set(choices.map(({ text }) => words(text))).size === choices.length, seed);
      places.add(choices.findIndex(({ right }) => right));
      if (seed === "s0") assert.deepEqual(problemOf(slug, seed, say), problem);
    }
    if (!PLACES[slug])
      assert.equal(
        places.size,
        problemOf(slug, "s0", say).choices.length > 3 ? 4 : 3,
        "the right answer stands anywhere",
      );
  });
}

for (const slug of Object.keys(MAKERS)) {
  test(`${slug}: for 200 seeds one sentence gives the reason, and three are beliefs that do not hold there`, () => {
    const [questions, offered] = [new Set(), new Set()];
    for (const seed of SEEDS) {
      const problem = problemIn(slug, seed, true);
      const { choices, reasons } = problem;
      const told = [problem.asked, problem.why, ...choices.flatMap(({ text, said }) => [text, said])].map(words);
      for (const each of told) assert.doesNotMatch(each, /NaN|undefined|—|Infinity/, `${seed}: ${each}`);
      const ids = choices.map(({ text }) => text[0].replace(`${slug}.reason.`, ""));
      const holds = REASONS[slug]({ problem, words, numbers });
      assert.deepEqual(
        ids.map((id) => holds[id]),
        choices.map(({ right }) => right),
        `${seed}: ${ids} ${JSON.stringify(holds)}`,
      );
      assert.equal(choices.filter(({ right }) => right).length, 1);
      assert.equal(new Set(choices.map(({ text }) => words(text))).size, 4);
      for (const belief of Object.keys(reasons?.beliefs ?? {})) assert.ok(corrected(belief), belief);
      const asked = `${words(problem.asked)} ${JSON.stringify([problem.figure, problem.table, problem.reasons?.state])}`;
      assert.ok(!questions.has(asked), `the same twice: ${asked}`);
      questions.add(asked);
      offered.add(choices.findIndex(({ right }) => right));
    }
    assert.equal(offered.size, 4, "the right answer stands anywhere");
  });
}

test("every third problem asks for the reason, and each that its table alone would answer", () => {
  const read = (/** @type {string} */ slug) => SEEDS.every((seed) => asksWhy(seed, 0, slug));
  assert.deepEqual(Object.keys(MAKERS).filter(read), [
    "thief",
    "words",
    "threshold",
    "length",
    "factorisation",
    "train_again",
  ]);
  for (const seed of SEEDS) {
    const asked = chosen(seed).map((slug, at) => asksWhy(seed, at, slug));
    const others = chosen(seed).map((slug, at) => !read(slug) && asksWhy(seed, at, slug));
    assert.ok(asked.filter(Boolean).length >= 3);
    others.forEach((why, at) => assert.ok(!why || !others[at + 1], "no two in a row but by a table"));
  }
});

for (const language of ["en", "zh"]) {
  test(`${language}: no reason is told by its length, nor by the words that it shares with the question`, () => {
    const all = Object.keys(MAKERS).flatMap((slug) =>
      SEEDS.slice(0, 20).map((seed) => problemOf(slug, seed, texts[language], true)),
    );
    const written = all.map(({ asked, choices }) => ({
      question: texts[language](...asked),
      choices: choices.map(({ text, right }) => ({ right, text: texts[language](...text) })),
    }));
    for (const { choices } of written) {
      const sizes = choices.map(({ text }) => text.length);
      assert.ok(Math.max(...sizes) <= 2.2 * Math.min(...sizes), choices.map(({ text }) => text).join(" | "));
    }
    const alike = (/** @type {string} */ text, /** @type {string} */ question) =>
      (text.match(/\p{Script=Han}|\w+/gu) ?? []).filter((word) => question.includes(word)).length / text.length;
    const habits = {
      longest: (/** @type {any} */ { text }) => text.length,
      shortest: (/** @type {any} */ { text }) => -text.length,
      echo: (/** @type {any} */ { text }, /** @type {string} */ question) => alike(text, question),
      unlike: (/** @type {any} */ { text }, /** @type {string} */ question) => -alike(text, question),
    };
    for (const [habit, of] of Object.entries(habits)) {
      const hits =
        written.filter(
          ({ question, choices }) => [...choices].sort((p, q) => of(q, question) - of(p, question))[0].right,
        ).length / written.length;
      assert.ok(hits < 0.45, `${habit} is right in ${hits}`);
    }
  });
}

test("of training again, “depends on the run” is right about as often as a label that is nearest in every run", () => {
  const right = SEEDS.map(
    (seed) => problemOf("train_again", seed, say).choices.find((choice) => choice.right)?.text[0],
  );
  const share = right.filter((key) => key === "train_again.depends").length / SEEDS.length;
  assert.ok(share > 0.4 && share < 0.6, String(share));
});

test("choices that are numbers differ by two of their last digit at least", () => {
  for (const slug of ["rescale", "words"]) {
    for (const seed of SEEDS) {
      const found = problemIn(slug, seed)
        .choices.map(({ text }) => numbers(words(text))[0])
        .sort((p, q) => p - q);
      for (const [k, each] of found.entries())
        assert.ok(!k || each - found[k - 1] > 0.0199, `${slug} ${seed}: ${found}`);
    }
  }
});

test("nobody is right who always says that predictions stay and cosines change", () => {
  const all = Object.keys(MAKERS).flatMap((slug) => SEEDS.slice(0, 40).map((seed) => STAYS(problemIn(slug, seed))));
  const share = all.filter(Boolean).length / all.length;
  assert.ok(share > 0.2 && share < 0.5, String(share));
});

test("a seed gives ten different lessons, the same every time, and errors come first", () => {
  assert.deepEqual(chosen("abc"), chosen("abc"));
  assert.notDeepEqual(chosen("abc"), chosen("abd"));
  assert.equal(new Set(chosen("abc")).size, TEN);
  assert.deepEqual(chosen("abc", ["pooling", "no", "home"]).slice(0, 2), ["pooling", "home"]);
});

test("names on a plane are all there, within it and clear of one another, in either language, on a page and on a wall", () => {
  const clear = (/** @type {number[][]} */ boxes) =>
    boxes.every(
      ([x0, y0, x1, y1], k) =>
        x0 >= 0 &&
        y0 >= 0 &&
        x1 <= 360 &&
        y1 <= 360 &&
        boxes.slice(k + 1).every((other) => x1 <= other[0] || other[2] <= x0 || y1 <= other[1] || other[3] <= y0),
    );
  const planes = Object.keys(MAKERS)
    .flatMap((slug) => SEEDS.flatMap((seed) => [false, true].map((why) => problemIn(slug, seed, why))))
    .filter(({ figure }) => figure);
  assert.ok(planes.length > 2000);
  for (const { figure, place } of planes) {
    const { arrows, mean, origin, moved } = /** @type {import("../../assets/review/types.js").Figure} */ (figure);
    for (const [language, letter] of /** @type {const} */ ([
      ["en", 14],
      ["en", 28],
      ["zh", 14],
      ["zh", 28],
    ])) {
      const written = [
        ...arrows.map(({ name }) => name),
        ...(mean ? [texts[language]("handle.mean")] : []),
        ...(origin ? ["⊕"] : []),
        ...(moved && moved !== "arrow" ? ["⊕"] : []),
      ];
      for (const held of [place?.start ?? [0, 0], ...(place ? [place.solved] : [])]) {
        const room = namesOf(/** @type {any} */ (figure), held, written, letter);
        const boxes = spotsOf(room, []).map((spot, k) => {
          const {
            at: [x, y],
            width,
            height,
          } = room.names[k];
          assert.ok(spot, written[k]);
          return [x + spot[0] - width / 2, y + spot[1] - height / 2, x + spot[0] + width / 2, y + spot[1] + height / 2];
        });
        assert.ok(clear(boxes), `${written} at ${letter}: ${JSON.stringify(arrows)}`);
      }
    }
  }
});

test("of every factor that is drawn, what is told of a recommendation says no more than that the factors cancel", () => {
  const told = SEEDS.map((seed) => problemOf("factorisation", seed, say));
  assert.deepEqual(
    [...new Set(told.map(({ why }) => why[1].d))].sort((p, q) => Number(p) - Number(q)),
    [0.2, 0.25, 4, 5],
  );
  for (const { why, choices } of told) {
    const text = words(why);
    assert.doesNotMatch(
      text,
      /gain|lose|grow|shrink|longer|shorter|larger|smaller/,
      "true of one factor, false of its inverse",
    );
    assert.ok(numbers(text).includes(Number(why[1].d)));
    for (const { said } of choices)
      assert.equal(numbers(words(said))[0], numbers(words(said))[1], "every product stays");
  }
});

test("a lesson in which three of four bets were wrong is asked first, wherever it stands in the course", () => {
  const wrong = (/** @type {number} */ n) => ({
    wrong: Object.fromEntries(Array.from({ length: 4 }, (_, k) => [`b${k}`, k < n])),
  });
  for (const slug of Object.keys(MAKERS)) {
    const kept = (/** @type {string} */ each) => /** @type {any} */ (each === slug ? wrong(3) : wrong(1));
    for (const seed of SEEDS.slice(0, 20))
      assert.equal(chosen(seed, errors(lessons(seed), { seed: "", results: {} }, kept))[0], slug);
  }
});

test("who was wrong in every lesson alike, or where nothing can be kept, is asked about each as often", () => {
  const denied = () => {
    throw new Error("storage is denied");
  };
  const readers = {
    alike: /** @type {any} */ (() => ({ wrong: { a: true } })),
    nothing: (/** @type {string} */ slug) => recall(/** @type {any} */ ({ read: denied }), slug),
  };
  for (const [name, of] of Object.entries(readers)) {
    const counts = /** @type {Record<string, number>} */ ({});
    for (let k = 0; k < 1000; k += 1)
      for (const slug of chosen(`n${k}`, errors(lessons(`n${k}`), { seed: "", results: {} }, of)))
        counts[slug] = (counts[slug] ?? 0) + 1;
    for (const slug of Object.keys(MAKERS))
      assert.ok(Math.abs(counts[slug] / 1000 - TEN / 19) < 0.07, `${name} ${slug}: ${counts[slug]}`);
    assert.equal(mistakes("pooling", of).length, name === "alike" ? 1 : 0);
  }
});

test("confident errors come before others, and what went right is not asked first", () => {
  const missed = /** @type {Record<string, any>} */ ({
    home: { wrong: { a: true }, sure: { a: "guess" } },
    words: { wrong: { a: true }, sure: { a: "sure" } },
    norms: { wrong: { a: false }, sure: { a: "sure" } },
  });
  const visit = { seed: "", results: { pooling: { tries: 2, right: true }, audit: { tries: 1, right: true } } };
  assert.deepEqual(
    errors(["home", "norms", "words", "pooling", "audit"], visit, (slug) => missed[slug] ?? null),
    ["words", "home", "pooling"],
  );
});

test("the calendar's file is one event a week later, in lines of at most 75 octets", () => {
  const address = `https://example.org/review?seed=${"a".repeat(90)}`;
  const text = calendar({
    address,
    title: "Ten, mixed; problems",
    about: "Où\n\\ ⊕ ".repeat(20),
    now: new Date("2026-03-25T10:00:00Z"),
  });
  assert.ok(text.endsWith("END:VCALENDAR\r\n"));
  const lines = text.split("\r\n");
  for (const line of lines) assert.ok(new TextEncoder().encode(line).length <= 75, line);
  const whole = text.replaceAll("\r\n ", "").split("\r\n");
  for (const name of ["VERSION", "PRODID", "UID", "DTSTAMP", "DTSTART", "SUMMARY", "URL"])
    assert.equal(whole.filter((line) => line.startsWith(`${name}:`)).length, 1);
  assert.ok(whole.includes(`URL:${address}`) && whole.includes("SUMMARY:Ten\\, mixed\\; problems"));
  assert.ok(
    whole.some((line) => /^DTSTART:202604(01)T\d{6}Z$/.test(line)),
    text,
  );
});

test("a wrong answer is kept once what is true is told, until another answer is given", () => {
  const held = /** @type {Record<string, string>} */ ({});
  const store = /** @type {any} */ ({
    read: (/** @type {string} */ key) => held[key] ?? null,
    write: (/** @type {string} */ key, /** @type {string} */ value) => (held[key] = value),
  });
  const bet = /** @type {import("../../assets/lab/story/types.js").Bet} */ ({
    about: ["n"],
    choices: [
      { key: "none", holds: [["n", "=", 0]] },
      { key: "some", holds: [["n", ">", 0]] },
    ],
    scale: null,
  });
  const beat = /** @type {import("../../assets/lab/story/types.js").Beat} */ ({
    key: "asked",
    start: null,
    shows: { planes: [], panels: [], handles: [] },
    bet,
    goal: [],
    actions: [],
  });
  const keeper = createKeeper({ slug: "toy", beats: [beat], next: null }, store);
  const place = (/** @type {string} */ answer) => ({ guided: true, at: 0, answers: { asked: answer }, reached: [] });
  const judge = (/** @type {string} */ answer, /** @type {number | null} */ value) => {
    keeper.note(place(answer), false);
    keeper.judge(beat, place(answer), { n: { value, shown: "" } });
    return recall(store, "toy")?.wrong?.asked;
  };
  assert.equal(judge("some", null), undefined);
  assert.equal(judge("some", 0), true);
  assert.equal(judge("some", 3), true, "the first time stands");
  assert.equal(judge("none", 0), false);
});
