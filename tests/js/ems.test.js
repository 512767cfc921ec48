// Widths of names before they are drawn, as Python has them: an East Asian letter takes two columns, one em.
import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { test } from "node:test";
import { columns, cut, ems } from "../../assets/lab/ems.js";
import { short } from "../../assets/lab/label_styles.js";
import { shortRanking } from "../../assets/lessons/rankings/rankings.js";
import { nameGrips } from "../../assets/plane/grips.js";
import { setName, shortSetName } from "../../assets/plane/label_sets.js";
import { broken } from "../../assets/share/export/lines.js";

/** @type {{text: string, columns: number, cut: Record<string, string>}[]} */
const CASES = JSON.parse(readFileSync(new URL("../vectors/columns.json", import.meta.url), "utf8"));

test("a wide letter takes two columns, and a name is cut by columns, as in Python", () => {
  for (const { text, columns: wide, cut: left } of CASES) {
    assert.equal(columns(text), wide, text);
    for (const [most, name] of Object.entries(left)) assert.equal(cut(text, Number(most)), name);
  }
});

test("a Chinese letter is one em wide whatever a Latin one is", () => {
  assert.equal(ems("原点", 0.58), 2);
  assert.equal(ems("origin", 0.5), 3);
});

test("a Chinese name is as long where it is cut as an English one", () => {
  const labels = ["高血压患者", "普通感冒病人群", "对照"];
  assert.deepEqual(labels.map(short), ["高血压患者", "普通感冒…", "对照"]);
  assert.ok(columns(shortRanking([0, 1, 2], labels)) <= 21);
  assert.equal(
    shortSetName("++-", labels, (count) => `${count} 个标签`),
    "2 个标签",
  );
  assert.equal(setName("++-", labels), "高血压患者, 普通感冒病人群");
});

test("a Chinese caption of a picture is broken into lines, and no mark begins or ends one wrongly", () => {
  const said = "从原点 ⊕ 看，cat 和 dog 很像：余弦 0.80。“高血压”与“猫”离得远，两个标签相反。";
  const lines = broken(said, 20);
  assert.equal(lines.join("").replaceAll(" ", ""), said.replaceAll(" ", ""));
  assert.ok(
    lines.every((line) => columns(line) <= 22 && !/^[，。：”]/.test(line) && !/“$/.test(line)),
    lines.join("\n"),
  );
  assert.deepEqual(broken("one two, three", 8), ["one two,", "three"]);
});

test("a grip keeps a Chinese name's whole width free", () => {
  const grip = {
    children: [null, null, null, { textContent: "原点", children: [null], setAttribute() {}, removeAttribute() {} }],
    closest: () => null,
  };
  Object.assign(globalThis, { getComputedStyle: () => ({}) }); // nothing hides it
  const handle = /** @type {any} */ ({ index: -1, plane: "given", part: "named", place: () => [0.5, 0.5] });
  const scene = /** @type {any} */ ({
    state: { unembeddings: [], probe: null },
    move: { shift: [0, 0] },
    pair: { i: 0, j: 1 },
  });
  const {
    boxes: [[x0, , x1]],
  } = nameGrips(
    [/** @type {any} */ (grip)],
    [handle],
    scene,
    { width: 400, height: 400, centre: [0, 0], half: 2 },
    false,
    14,
    { sides: [], on: [], labelled: new Set(), key: null },
  );
  assert.equal(x1 - x0, 28);
});

test("no name is cut by its number of letters: the map of words left a Chinese one whole, with dots", () => {
  const assets = new URL("../../assets/", import.meta.url);
  const files = readdirSync(assets, { recursive: true, encoding: "utf8" }).filter((each) => each.endsWith(".js"));
  const cutting = files.filter((each) =>
    /slice\(0, \w+\)\}…/.test(readFileSync(new URL(each.replaceAll("\\", "/"), assets), "utf8")),
  );
  assert.deepEqual(
    cutting.map((each) => each.replaceAll("\\", "/")),
    ["share/export/picture.js"],
  ); // a link
});
