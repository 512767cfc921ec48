/** What anywidget gives of a widget's traits (lib/cosine_lab/notebook.py) */
export type Model = {
  get: (name: "envelope" | "link" | "query" | "sheet" | "slug") => any;
  set: (name: "link" | "query", value: string) => void;
  save_changes: () => void;
  on: (event: "change:link" | "change:envelope", act: () => void) => void;
  off: (event: "change:link" | "change:envelope", act: () => void) => void;
};
