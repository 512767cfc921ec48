/** Every kind of panel a lesson may name in its layout: add a panel here, once for all lessons. */

import { amountPanel, moveSentencePanel } from "./panels/amount.js";
import { barsPanel } from "./panels/bars.js";
import { challengesPanel } from "./panels/challenges.js";
import { descentCosinePanel, descentNumbersPanel, descentRunPanel, descentSentencePanel } from "./panels/descent.js";
import { descentCurvesPanel } from "./panels/descent_curves.js";
import { labelSetsPanel } from "./panels/label_sets.js";
import { lengthsPanel } from "./panels/lengths.js";
import { matrixPanel } from "./panels/matrix.js";
import { measuresPanel } from "./panels/measures.js";
import { meterPanel } from "./panels/meter.js";
import { neighboursPanel, tieSentencePanel } from "./panels/neighbours.js";
import { pairPanel } from "./panels/pair.js";
import { proofPanel } from "./panels/proof.js";
import { rankingsPanel } from "./panels/rankings.js";
import { differencesPanel } from "./panels/rankings_differences.js";
import { rankingHerePanel } from "./panels/rankings_here.js";
import { rankingsSentencePanel } from "./panels/rankings_sentence.js";
import { reachPanel } from "./panels/reach.js";
import { readingsSentencePanel } from "./panels/readings_sentence.js";
import { rulePanel } from "./panels/rule.js";
import { setsSentencePanel } from "./panels/sets_sentence.js";
import { sheppardPanel } from "./panels/sheppard.js";
import { presetsPanel, sentencePanel, stepsPanel, toolsPanel } from "./panels/small.js";
import { switchesPanel } from "./panels/switches.js";
import { triplePanel } from "./panels/triple.js";
import { valuesPanel } from "./panels/values.js";
import { verdictsPanel } from "./panels/verdicts.js";
import { createPlane } from "./plane.js";

/** @type {Record<string, (spec: any, lab: any) => import("./lab.js").Panel>} */
export const PANELS = {
  plane: createPlane,
  pair: pairPanel,
  meter: meterPanel,
  bars: barsPanel,
  matrix: matrixPanel,
  measures: measuresPanel,
  values: valuesPanel,
  tools: toolsPanel,
  presets: presetsPanel,
  steps: stepsPanel,
  sentence: sentencePanel,
  reach: reachPanel,
  rule: rulePanel,
  triple: triplePanel,
  "label-sets": labelSetsPanel,
  lengths: lengthsPanel,
  proof: proofPanel,
  sheppard: sheppardPanel,
  "sets-sentence": setsSentencePanel,
  rankings: rankingsPanel,
  "ranking-here": rankingHerePanel,
  "rankings-sentence": rankingsSentencePanel,
  "readings-sentence": readingsSentencePanel,
  differences: differencesPanel,
  challenges: challengesPanel,
  neighbours: neighboursPanel,
  "tie-sentence": tieSentencePanel,
  switches: switchesPanel,
  verdicts: verdictsPanel,
  amount: amountPanel,
  "descent-cosine": descentCosinePanel,
  "descent-numbers": descentNumbersPanel,
  "descent-run": descentRunPanel,
  "descent-sentence": descentSentencePanel,
  "descent-curves": descentCurvesPanel,
  "move-sentence": moveSentencePanel,
};
