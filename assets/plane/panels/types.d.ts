// What the modules of this folder hand one another.

import type { Scene } from "../types.js";

export type Spec = import("../vocabulary.js").Vocabulary["panels"]["values"];
export type Reader = (scene: Scene) => string;
export type Entry = { input: HTMLInputElement; name: Reader; read: Reader };
export type Form = ReturnType<typeof import("./values_form.js").createForm>;
