/** The figure and its numbers as files, made here. */

import { pictureText } from "../../figures/save.js";
import { csv } from "../../lab/csv.js";
import { svg } from "../../lab/dom.js";
import { savePicture, saveText } from "../../lab/export/files.js";
import { fixed } from "../../lab/numbers.js";
import { heat, partingsOf } from "./heat.js";
import { thinned } from "./scene.js";

const SIDE = 220;
const GAP = 20;
const HEAD = 30;
const FOOT = 28;
const ACROSS = 5;
const SCALE = 2;

/** @param {import("./lab.js").SpectrumLab} lab @param {() => import("./strip.js").Shown[]} found @param {string} name @param {HTMLElement} root */
export function saver(lab, found, name, root) {
  return (/** @type {string} */ what) => {
    if (what === "csv-panels") saveText(panelsTable(lab, found()), `${name}-panels.csv`, "text/csv");
    else if (what === "csv-cosines") saveText(cosinesTable(lab), `${name}-cosines.csv`, "text/csv");
    else savePicture(figure(lab, found(), getComputedStyle(root)), name, what === "svg" ? "svg" : "png", SCALE);
  };
}

/** All panels and the gauge of now, in one picture. @param {import("./lab.js").SpectrumLab} lab @param {import("./strip.js").Shown[]} found @param {CSSStyleDeclaration} style */
function figure(lab, found, style) {
  const ink = style.getPropertyValue("--ink").trim();
  const panels = [...found.map((each) => ({ ...each, shown: thinned(lab.source) })), { key: "now", table: lab.scene.table, split: lab.scene.split, shown: lab.scene.shown }];
  const picture = svg("svg", { "font-family": "sans-serif", fill: ink });
  panels.forEach((panel, at) => {
    const x = GAP + (at % ACROSS) * (SIDE + GAP);
    const y = HEAD + Math.floor(at / ACROSS) * (SIDE + HEAD + FOOT);
    const tile = heat("");
    tile.draw(panel.table, lab.shades, []);
    const scale = SIDE / panel.shown.length;
    const lines = partingsOf(lab.source.groups, panel.shown).map((row) => `M${x + row * scale} ${y}v${SIDE}M${x} ${y + row * scale}h${SIDE}`);
    picture.append(
      svg("text", { x, y: y - 8, "font-size": 15 }, [lab.text(`panel-${panel.key}`)]),
      svg("image", { x, y, width: SIDE, height: SIDE, href: tile.canvas.toDataURL(), style: "image-rendering: pixelated" }),
      svg("path", { d: lines.join(""), stroke: ink, "stroke-width": 1, fill: "none" }),
      svg("text", { x, y: y + SIDE + 18, "font-size": 14 }, [panel.split ? numbers(lab, panel.split) : ""]),
    );
  });
  const rows = Math.ceil(panels.length / ACROSS);
  return pictureText(picture, GAP + ACROSS * (SIDE + GAP), rows * (SIDE + HEAD + FOOT) + GAP, style.getPropertyValue("--paper").trim());
}

/** @param {import("./lab.js").SpectrumLab} lab @param {NonNullable<import("./strip.js").Shown["split"]>} split */
function numbers({ text: says, source }, split) {
  return says(source.groups ? "panel-numbers" : "panel-mean", { within: fixed(split.within), between: fixed(split.between), auc: fixed(split.auc) });
}

/** @param {import("./lab.js").SpectrumLab} lab @param {import("./strip.js").Shown[]} found */
function panelsTable(lab, found) {
  const { state, split } = lab.scene;
  const rows = [...found.filter((each) => each.split), { key: "now", split }].map(({ key, split: of }) => [lab.text(`panel-${key}`), state.rank, state.lam, of?.within, of?.between, of?.auc]);
  const head = ["panel", "rank", "lambda", "within", "between", "auc"].map((name) => lab.text(`csv.${name}`));
  return csv([head, ...rows]);
}

/** @param {import("./lab.js").SpectrumLab} lab */
function cosinesTable({ scene, source, text: says }) {
  const names = scene.shown.map((item) => source.names[item]);
  const rows = names.map((name, row) => [name, ...scene.table.subarray(row * names.length, (row + 1) * names.length)]);
  return csv([[says("csv.item"), ...names], ...rows]);
}
