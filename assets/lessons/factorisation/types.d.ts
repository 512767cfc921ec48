// What the modules of this folder hand one another.

export type SpectrumLab = import("../../lab/types.js").Lab<Scene>;
export type Presets = Record<string, () => Partial<State>>;
export type Scale = ReturnType<typeof import("./plot_scale.js").createScale>;
export type State = { labels: string[]; gauge: number; bend: number[]; item: number; rank: number; lam: number };
/** What Python sends; V and users are float32 in base64 */
export type Problem = {
  names: string[];
  groups: number[] | null;
  sigma: number[];
  V: string;
  users: string;
  width: number;
  rank_most: number;
  full: boolean;
};
export type Source = import("../../lab/maths/types.js").Spectrum & {
  names: string[];
  groups: number[] | null;
  scores: Float32Array;
  most: number;
  full: boolean;
};
export type Scene = ReturnType<typeof import("./scene.js").solve>;
export type Items = {
  key: string;
  table: Float64Array;
  split: { within: number | null; between: number | null; auc: number | null } | null;
};
