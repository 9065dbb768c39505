import type { Item, ResumeConfig, ResumeData, ResumeDocument, SentData } from "./schema.ts";

/**
 * What a save sends and what is dropped from it. The specification's four modes are subsets of one PATCH body. Settings
 * that a regular user may not change are dropped without an error and the stored value stays (false where nothing is
 * stored yet), so that a lapsed membership neither reveals a hidden phone number nor allows anything new to be switched
 * on.
 */
export type SaveMode = "full" | "config" | "basic" | "data";

/** Stripped from a regular user's save (specification section 5); section 6 adds the custom URL. */
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
  /** A new cover image; absent where it did not change. */
  coverImg?: string;
  /** The requested public slug; only a premium user's save sends it. */
  uuid?: string;
};

/** Returns the body of a save in one of the modes; a key is present only where it has a value. */
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
 * Returns the settings that a save may write; this is the server's side of the same rule. The keys that a regular user
 * may not write are absent, so that merging the result into the stored settings keeps those values. Premium users lose
 * nothing.
 */
export function configForSave(config: ResumeConfig, isPremium: boolean): Partial<ResumeConfig> {
  if (isPremium) return config;
  const stripped = new Set<string>(premiumConfigKeys);
  return Object.fromEntries(Object.entries(config).filter(([key]) => !stripped.has(key)));
}

/**
 * Returns the data without the empty fields of its items, as a save may send it: `sentDataSchema` restores the same
 * data.
 */
export function compactData(data: ResumeData): SentData {
  return { ...data, sections: data.sections.map((section) => ({ ...section, data: section.data.map(compactItem) })) };
}

type SentItem = SentData["sections"][number]["data"][number];

function compactItem({ id, styles, ...fields }: Item): SentItem {
  const filled = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== "" && value !== false));
  return { id, ...filled, ...(Object.keys(styles).length > 0 ? { styles } : {}) };
}
