// What the modules of this folder hand one another.

export type CourseLesson = {
  slug: string;
  title: string;
  tagline: string;
  address: string;
  minutes: number;
  section: string;
};
export type Data = {
  lessons: CourseLesson[];
  routes: Record<string, string[]>;
  language: string;
  words: Record<string, string>;
};
export type Mark = "done" | "begun" | "open";
