import type { Language, SectionKind } from "#core/resume/schema.ts";

/**
 * A sample resume as a person writes it down: the files in `en/` and `ch/`, one a category, are lists of these, and an
 * operator replaces them to show other people's work. Every person and employer in ours is made up; phone numbers are from
 * ranges that nobody has and addresses end in example.com.
 */
export type Sample = {
  /** Never changes once published: the row is found by it again. */
  key: string;
  lang: Language;
  /** Key of a category in `categories.ts`. */
  category: string;
  template: string;
  theme: string;
  /** The designs that this person shows in the gallery of designs, each in the design's own first theme. */
  shows?: readonly string[];
  /** One of those that show what the AI creator writes. */
  isAi?: boolean;
  /** Name of a portrait in `portraits.ts`; absent: no photo. */
  photo?: string;
  /** What its card in the gallery says. */
  card: { name: string; desc: string };
  basic: {
    title: string;
    name: string;
    location: string;
    cellphone: string;
    email: string;
    birth?: string;
    wechat?: string;
  };
  links: [name: string, src: string][];
  sections: SampleSection[];
};

export type SampleSection = {
  kind: SectionKind;
  /** Absent: the name of the kind in the sample's language. */
  name?: string;
  /** Absent: where the kind stands by default. */
  position?: "main" | "side";
  /** Absent: as the kind has it, and one for a single item. */
  columns?: "one" | "two";
  /** A text alone is an item of a title alone: a skill, a certificate. */
  items: (SampleItem | string)[];
};

export type SampleItem = {
  title?: string;
  sub?: string;
  /** `YYYY-MM`; `to` may be `present`. */
  from?: string;
  to?: string;
  city?: string;
  /** Paragraphs of plain text. */
  text?: string;
  /** A bullet each. */
  points?: string[];
};
