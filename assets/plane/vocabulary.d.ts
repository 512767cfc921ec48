// Written by `python -m tests.makers.make_vocabulary` from cosine_lab/surfaces; to be changed there.

export interface Vocabulary {
  panels: {
    "bars": {};
    "goals": { tasks: readonly { challenge: { key: string; goal: readonly { reading: string; relation: "<" | "<=" | "=" | ">=" | ">"; value: number; within?: number; unit?: "number" | "count" | "share" | "answer" }[]; start: Record<string, any>; solved: Record<string, any> }; title: string; hint: string; names: readonly string[]; why?: string }[]; query?: Record<string, string> };
    "in-space": {};
    "lengths": { wins?: boolean };
    "matrix": {};
    "measures": {};
    "meter": { adopt?: boolean };
    "pair": { actions?: readonly string[]; target?: string; whole?: readonly (readonly number[])[] };
    "plane": { space: "input" | "internal" | "origin" | "given"; title: string; caption: string; half: number; layers: readonly string[]; handles: readonly string[]; place?: string; choose?: boolean; around?: boolean; unit?: number };
    "presets": {};
    "reason": {};
    "sentence": {};
    "tools": { actions: readonly string[] };
    "tries": { items: readonly { attempt: { key: string; start: Record<string, any>; query?: Record<string, string> }; does: string; see: string }[] };
    "values": { points?: readonly string[]; matrix?: string; diagonal?: boolean; labels?: boolean };
  };
  layers: "axes" | "embeddings" | "landscape" | "levels" | "mean" | "regions" | "ruler" | "shift" | "signs" | "vectors";
  handles: "length" | "origin" | "probe" | "shift" | "unembedding";
  actions: "adopt" | "cos-minus-one" | "cos-plus-one" | "make-cosine" | "undo-translation";
}
