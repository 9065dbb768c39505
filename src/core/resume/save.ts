import type { Item, ResumeConfig, ResumeData, ResumeDocument, SentData } from "./schema.ts";

/**
 * What a save carries and what it loses. The specification's four modes are subsets of one PATCH body; what a regular
 * user may not set is dropped without an error, and the stored value stays (false where nothing is stored yet), so that
 * a lapsed membership neither reveals a hidden phone nor lets anything new be switched on.
 */
export type SaveMode = "full" | "config" | "basic" | "data";

/** Stripped from a regular user's save (specification section 5), and the custom address, which section 6 adds. */
const premiumConfigKeys = [
  "emailIsHidden",
  "cellphoneIsHidden",
  "removeBranding",
  "showShareBtn",
  "downloadable",
  "showToggleDarkMode",
  "customURL",
] as const satisfies readonly (keyof ResumeConfig)[];

type Patch = Partial<ResumeDocument> & { coverImg?: string; uuid?: string };

export type SaveContext = {
  isPremium: boolean;
  /** A new cover image; absent when it did not change. */
  coverImg?: string;
  /** The public slug to take; only a premium user's save carries it. */
  uuid?: string;
};

/** The body of a save in one of the modes; a key is there only when it has a value. */
export function patchFor(mode: SaveMode, document: ResumeDocument, context: SaveContext): Patch {
  const cover = context.coverImg === undefined ? {} : { coverImg: context.coverImg };
  const uuid = context.isPremium && context.uuid !== undefined ? { uuid: context.uuid } : {};
  switch (mode) {
    case "full":
      return { name: document.name, ...cover, data: document.data, config: document.config, ...uuid };
    case "config":
      return { config: document.config, ...uuid };
    case "basic":
      return { name: document.name, ...cover };
    case "data":
      return { data: document.data };
  }
}

/**
 * The server's side of the same rule: the settings that a save may write. A regular user's keys are absent, so that
 * written over the stored settings they leave what is stored. Premium users lose nothing.
 */
export function configForSave(config: ResumeConfig, isPremium: boolean): Partial<ResumeConfig> {
  if (isPremium) return config;
  const stripped = new Set<string>(premiumConfigKeys);
  return Object.fromEntries(Object.entries(config).filter(([key]) => !stripped.has(key)));
}

/** The data without its items' empty fields, as a save may send it: `sentDataSchema` reads the same data from it. */
export function compactData(data: ResumeData): SentData {
  return { ...data, sections: data.sections.map((section) => ({ ...section, data: section.data.map(compactItem) })) };
}

type SentItem = SentData["sections"][number]["data"][number];

function compactItem({ id, styles, ...fields }: Item): SentItem {
  const filled = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== "" && value !== false));
  return { id, ...filled, ...(Object.keys(styles).length > 0 ? { styles } : {}) };
}
