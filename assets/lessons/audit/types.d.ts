// What the modules of this folder hand one another.

import type { Scene } from "../../plane/types.js";

export type Row = { title: string; reads: (part: string) => string };
export type Declared = import("../../lab/types.js").Declared<Scene>;
export type Panels = import("./vocabulary.js").Vocabulary["panels"];
export type Live = Panels["whole-model"]["live"];
export type Kind = "softmax" | "sigmoid";
export type Near = { label: number; cosine: number };
