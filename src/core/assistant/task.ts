import type { Language } from "../resume/schema.ts";

/**
 * What an engine is asked to do. A task holds no name, phone, email, birth date, photo or link of the person: the service
 * leaves them out or hides them (`hidden-facts.ts`) before a task leaves the server.
 */
export type AiTask = TitleTask | DraftTask | PolishTask | WriteTask | TranslateTask | ParseTask;

/** Whether a text is a job title. The answer is JSON, `{"isTitle": boolean}`. */
export type TitleTask = { kind: "title"; title: string };

/** A job or a school that the person entered. Dates are `YYYY-MM`; `endDate` may be `present`. */
export type Experience = {
  title: string;
  organization: string;
  startDate: string;
  endDate: string;
  description: string;
};

/** A whole resume for a job title. The answer is in the line dialect (`dialect.ts`). */
export type DraftTask = {
  kind: "draft";
  title: string;
  lang: Language;
  jobs: readonly Experience[];
  schools: readonly Experience[];
  /** Makes the built-in engine's choices repeatable. */
  seed: number;
};

/** A plain text of the resume and where it is; `path` is opaque to the engine. */
export type Passage = { path: string; text: string };

export const polishActions = ["polish", "shorter", "formal", "spelling", "questions"] as const;
export type PolishAction = (typeof polishActions)[number];

/** Better words for passages. The answer is JSON, `{"changes": […], "questions": […]}` (`changes.ts`). */
export type PolishTask = {
  kind: "polish";
  action: PolishAction;
  lang: Language;
  /** The job that the resume is for; empty where it names none. */
  title: string;
  passages: readonly Passage[];
  /** The person's own words about what to do; empty for none. */
  instruction: string;
  /** The edition in whose language the person reads reasons and questions; the words stay in those of the passages. */
  edition: "en" | "ch";
};

/** New lines for a section. The answer is JSON, `{"lines": [string, …]}`. */
export type WriteTask = {
  kind: "write";
  lang: Language;
  title: string;
  sectionType: string;
  /** What is there already, as plain text, so that nothing is said twice. */
  existing: string;
  hint: string;
  seed: number;
};

/** Passages in another language. The answer is JSON, `{"passages": [{"path", "text"}, …]}`. */
export type TranslateTask = {
  kind: "translate";
  from: Language;
  to: Language;
  passages: readonly Passage[];
  /** The job that the resume is for; empty where it names none. */
  title: string;
  /** The paths of passages about work that goes on, which some languages tell in another tense. */
  ongoing: readonly string[];
};

/**
 * A resume file as it was read by rules: its lines, and the short fields that they became. The answer is JSON,
 * `{"corrections": [{"path", "value"}, …]}`, of fields alone that are wrong.
 */
export type ParseTask = { kind: "parse"; lang: Language; lines: readonly string[]; fields: readonly ReadField[] };
export type ReadField = { path: string; value: string };
