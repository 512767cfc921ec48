/**
 * Challenges: what a reader has to reach, checked exactly on the two classifiers, the one given at the
 * start and the one on show. Each goal is a computed fact; nothing is sampled. Pure.
 *
 * @typedef {import("../../plane/scene.js").Scene} Scene
 * @typedef {readonly (readonly number[])[]} Rows
 * @typedef {import("./vocabulary.js").Vocabulary["panels"]["challenges"]["challenges"][number]} Challenge labels: whom it is about
 * @typedef {{key: string, done: boolean, value: number | null}} Goal
 */

import { hull } from "../../lab/maths/hull.js";
import { rankings } from "../../lab/maths/patterns.js";
import { rankingOf, sameDifferences } from "../../lab/maths/orders.js";
import { cosine, cosines, largestChange } from "../../lab/maths/vectors.js";
import { sameWinners } from "../../lab/maths/winners.js";
import { seeded, shuffled } from "../../lab/random.js";

const SAME = 1e-9;
/** What a reader says of the wanted ranking. */
const SAID_IMPOSSIBLE = 1;

/** @type {Record<string, (challenge: Challenge, scene: Scene) => Goal[]>} */
const GOALS = {
  lose: ({ labels: [label], start }, { after, state }) => {
    const change = largestChange(cosines(start.unembeddings), cosines(after.rows));
    const wins = hull(after.rows).includes(state.labels.indexOf(label));
    return [goal("cosines", change !== null && change <= SAME, change), goal("lost", !wins, null)];
  },
  nearer: ({ labels, start }, { after, state }) => {
    const [a, far, near] = labels.map((label) => after.rows[state.labels.indexOf(label)]);
    const [high, low] = [cosine(a, far), cosine(a, near)];
    const gap = high === null || low === null ? null : high - low;
    return [goal("nearer", gap !== null && gap > SAME, gap), goal("winners", sameWinners(start.unembeddings, after.rows), null)];
  },
  reach: ({ start }, { after, state }) => {
    const wanted = wantedRanking(start.unembeddings, state.seed);
    const { order, tie } = rankingOf(after.rows, state.probe);
    const reached = !tie && String(order) === String(wanted);
    const right = state.claim === SAID_IMPOSSIBLE && !canOccur(start.unembeddings, wanted);
    return [goal("given", sameDifferences(start.unembeddings, after.rows), null), goal("reached", reached || right, null)];
  },
};

/** The goals of a challenge, and whether each is reached; none are while the labels are others. @param {Challenge} challenge @param {Scene} scene @returns {Goal[]} */
export function goalsOf(challenge, scene) {
  const found = GOALS[challenge.key](challenge, sameLabels(challenge, scene) ? scene : asGiven(challenge, scene));
  return sameLabels(challenge, scene) ? found : found.map((each) => ({ ...each, done: false, value: null }));
}

/** @param {Challenge} challenge @param {Scene} scene */
function sameLabels({ start }, { state }) {
  return JSON.stringify(start.labels) === JSON.stringify(state.labels);
}

/** The challenge's own model in place of one with other labels. @param {Challenge} challenge @param {Scene} scene @returns {Scene} */
function asGiven({ start }, scene) {
  return { ...scene, state: { ...scene.state, ...start }, after: { ...scene.after, rows: start.unembeddings } };
}

/** The ranking to reach, drawn by a seed: one of the possible ones, or any order at all. @param {Rows} W @param {number} seed */
export function wantedRanking(W, seed) {
  const random = seeded(seed);
  const possible = rankings(W);
  return random.uniform() < 0.5 ? possible[Math.floor(random.uniform() * possible.length)] : shuffled(W.length, random);
}

/** @param {Rows} W @param {readonly number[]} ranking */
export function canOccur(W, ranking) {
  return rankings(W).some((each) => String(each) === String(ranking));
}

/** @param {string} key @param {boolean} done @param {number | null} value @returns {Goal} */
function goal(key, done, value) {
  return { key, done, value };
}
