import { limits } from "../../limits.ts";
import { withoutChosen } from "../chosen-settings.ts";
import { type FitNumbers, fitMeasures } from "../fit.ts";
import { removeSamples } from "../sample-items.ts";
import {
  type BasicInfo,
  basicInfoSchema,
  basicLimits,
  type DesignSettings,
  designSettingsSchema,
  type Language,
  type Link,
  linkSchema,
  type ResumeConfig,
  type ResumeDocument,
  resumeConfigSchema,
  resumeDocumentSchema,
  resumeNameSchema,
} from "../schema.ts";
import { kindOfName, sectionName, sectionRules } from "../sections.ts";
import { withUntranslated } from "../untranslated.ts";
import { invalid, isRefused, type Outcome, set, textRefusal, tooMany, withSections } from "./outcome.ts";

/** The settings that a single switch or field changes; template, theme, language and design have edits of their own. */
export type ConfigField = Exclude<
  keyof ResumeConfig,
  "templateName" | "templateId" | "templateTheme" | "lang" | "design" | "printerMode"
>;

type FieldOf<Type extends string, Target, Field extends keyof Target> = {
  [Key in Field]: { type: Type; field: Key; value: Target[Key] };
}[Field];

export type DocumentEdit =
  | { type: "name.set"; name: string }
  | { type: "basic.set"; field: keyof BasicInfo; value: string }
  | FieldOf<"config.set", ResumeConfig, ConfigField>
  | FieldOf<"design.set", Required<DesignSettings>, keyof DesignSettings>
  /** Sets margins, spacing and size in one step, as computed by "one page". A field that is absent stays unchanged. */
  | { type: "design.fit"; settings: FitSettings }
  /**
   * `theme` is the first of the new template's themes. The user's own accent and column choice belong to the old
   * template and are reset. `settings` were chosen for the new one, while it was only tried.
   */
  | {
      type: "template.set";
      templateId: string;
      templateName: string;
      theme: string;
      settings?: Partial<DesignSettings>;
    }
  | { type: "theme.set"; theme: string }
  /** `facts` are those that are said otherwise in that language, by the table that only loads where it is needed. */
  | { type: "language.set"; lang: Language; facts?: readonly Link[] }
  /** Removes every sample that nobody has edited. Their sections stay, to be filled. */
  | { type: "samples.remove" }
  /** Takes texts off the list of those that a translation left in their words: they are right as they are. */
  | { type: "untranslated.keep"; fingerprints: readonly string[] }
  /** `by` is set where the user took what a program had proposed. */
  | { type: "document.replace"; document: ResumeDocument; by?: "program" };

export type FitSettings = Partial<Pick<DesignSettings, keyof FitNumbers>>;

export function applyToDocument(document: ResumeDocument, edit: DocumentEdit): Outcome {
  switch (edit.type) {
    case "name.set":
      return setName(document, edit.name);
    case "basic.set":
      return setBasic(document, edit.field, edit.value);
    case "config.set":
      return setConfig(document, edit.field, edit.value);
    case "design.set":
      return setDesign(document, edit.field, edit.value);
    case "design.fit":
      return fitDesign(document, edit.settings);
    case "template.set":
      return setTemplate(document, edit);
    case "theme.set":
      return setTheme(document, edit.theme);
    case "language.set":
      return setLanguage(document, edit);
    case "samples.remove":
      return removeAllSamples(document);
    case "untranslated.keep": {
      const list = document.data.untranslated ?? [];
      const left = list.filter((one) => !edit.fingerprints.includes(one));
      return left.length === list.length ? document : withUntranslated(document, left);
    }
    case "document.replace":
      return resumeDocumentSchema.safeParse(edit.document).success ? edit.document : invalid;
  }
}

function removeAllSamples(document: ResumeDocument): Outcome {
  const sections = document.data.sections.map(removeSamples);
  return sections.every((section, at) => section === document.data.sections[at])
    ? document
    : withSections(document, sections);
}

function setName(document: ResumeDocument, typed: string): Outcome {
  const name = typed.trim();
  if (name.length > limits.document.nameLength) return tooMany("nameLength");
  return resumeNameSchema.safeParse(name).success ? set(document, "name", name) : invalid;
}

function setBasic(document: ResumeDocument, field: keyof BasicInfo, value: string): Outcome {
  const refused = textRefusal(value, basicLimits[field] ?? "lineLength");
  if (refused) return refused;
  if (!basicInfoSchema.shape[field]?.safeParse(value).success) return invalid;
  const basicInfo = set(document.data.basicInfo, field, value);
  return set(document, "data", set(document.data, "basicInfo", basicInfo));
}

function setConfig(document: ResumeDocument, field: ConfigField, value: ResumeConfig[ConfigField]): Outcome {
  if (!resumeConfigSchema.shape[field]?.safeParse(value).success) return invalid;
  return set(document, "config", set(document.config, field, value));
}

function setDesign(
  document: ResumeDocument,
  field: keyof DesignSettings,
  value: DesignSettings[keyof DesignSettings],
): Outcome {
  if (!designSettingsSchema.shape[field]?.safeParse(value).success) return invalid;
  const isOptional = field === "photoShape" || field === "linkText";
  const design = value === null && isOptional ? without(document, field) : set(document.config.design, field, value);
  return set(document, "config", set(document.config, "design", design));
}

/** The design's own is no setting at all, as in documents that were stored before there was a choice. */
function without({ config }: ResumeDocument, field: "photoShape" | "linkText"): DesignSettings {
  const { [field]: found, ...rest } = config.design;
  return found === undefined ? config.design : rest;
}

const fitSchema = designSettingsSchema
  .pick({ pageMargin: true, sectionGap: true, itemGap: true, lineHeight: true, fontSize: true })
  .partial();

function fitDesign(document: ResumeDocument, settings: FitSettings): Outcome {
  const read = fitSchema.safeParse(settings);
  if (!read.success) return invalid;
  let { design } = document.config;
  for (const field of fitMeasures) {
    const value = read.data[field];
    if (value !== undefined) design = set(design, field, value);
  }
  return set(document, "config", set(document.config, "design", design));
}

function setTemplate(document: ResumeDocument, edit: Extract<DocumentEdit, { type: "template.set" }>): Outcome {
  const { shape } = resumeConfigSchema;
  const isValid =
    shape.templateId.safeParse(edit.templateId).success &&
    shape.templateName.safeParse(edit.templateName).success &&
    shape.templateTheme.safeParse(edit.theme).success;
  if (!isValid) return invalid;
  let config = set(document.config, "templateId", edit.templateId);
  config = set(config, "templateName", edit.templateName);
  config = set(config, "templateTheme", edit.theme);
  config = set(config, "design", withoutChosen(config.design, "template"));
  let outcome: Outcome = set(document, "config", config);
  for (const [field, value] of Object.entries(edit.settings ?? {})) {
    if (!isRefused(outcome)) outcome = setDesign(outcome, field as keyof DesignSettings, value);
  }
  return outcome;
}

/** A chosen theme must become visible, and the user's own accent would hide it, so the accent is reset. */
function setTheme(document: ResumeDocument, theme: string): Outcome {
  if (!resumeConfigSchema.shape.templateTheme.safeParse(theme).success) return invalid;
  const config = set(document.config, "templateTheme", theme);
  return set(document, "config", set(config, "design", withoutChosen(config.design, "theme")));
}

/**
 * Sections with a default name of any language get the name of that kind in the new language, whether built-in or not.
 * A name that the user typed stays. "Profil" is the profile in French and in German, so the section's own kind is tried
 * first.
 */
function setLanguage(
  document: ResumeDocument,
  { lang, facts }: Extract<DocumentEdit, { type: "language.set" }>,
): Outcome {
  if (!resumeConfigSchema.shape.lang.safeParse(lang).success) return invalid;
  let renamed = document.data.sections;
  document.data.sections.forEach((section, index) => {
    // A duplicate has a number after its name, "Projects 2", which stays.
    const [, stem = "", number = ""] = /^(.*?)(\s\d{1,3})?$/su.exec(section.name) ?? [];
    const known = Object.values(sectionRules[section.type].names).includes(stem);
    const kind = known ? section.type : kindOfName(stem);
    const name = kind === null ? section.name : sectionName(kind, lang) + number;
    if (name !== section.name) renamed = renamed.with(index, { ...section, name });
  });
  if (facts?.some((fact) => !linkSchema.safeParse(fact).success)) return invalid;
  const known = new Map(facts?.map((fact) => [fact.id, fact]));
  const links = document.data.links.map((link) => known.get(link.id) ?? link);
  const named = facts
    ? set(withSections(document, renamed), "data", { ...document.data, sections: renamed, links })
    : withSections(document, renamed);
  return set(named, "config", set(named.config, "lang", lang));
}
