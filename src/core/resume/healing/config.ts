import {
  type DesignSettings,
  defaultConfig,
  defaultDesign,
  designSettingsSchema,
  type Language,
  languages,
  linkTexts,
  photoShapes,
  type ResumeConfig,
  resumeConfigSchema,
} from "../schema.ts";
import { designRules, type NumberRule, within } from "../style-rules.ts";
import { choiceOf, flagOf, own, recordOf } from "./loose.ts";

/**
 * Returns settings of today's schema from any value; what does not fit becomes its default. `printerMode` is always
 * true on load.
 */
export function healConfig(value: unknown): ResumeConfig {
  const from = recordOf(value);
  return {
    templateName: shortText(own(from, "templateName"), "templateName") || defaultConfig.templateName,
    templateId: shortText(own(from, "templateId"), "templateId"),
    templateTheme: shortText(own(from, "templateTheme"), "templateTheme") || defaultConfig.templateTheme,
    isPublic: flagOf(own(from, "isPublic"), defaultConfig.isPublic),
    customURL: slugOf(own(from, "customURL")),
    emailIsHidden: flagOf(own(from, "emailIsHidden"), defaultConfig.emailIsHidden),
    cellphoneIsHidden: flagOf(own(from, "cellphoneIsHidden"), defaultConfig.cellphoneIsHidden),
    removeBranding: flagOf(own(from, "removeBranding"), defaultConfig.removeBranding),
    addToExamples: flagOf(own(from, "addToExamples"), defaultConfig.addToExamples),
    printerMode: true,
    downloadable: flagOf(own(from, "downloadable"), defaultConfig.downloadable),
    showShareBtn: flagOf(own(from, "showShareBtn"), defaultConfig.showShareBtn),
    showToggleDarkMode: flagOf(own(from, "showToggleDarkMode"), defaultConfig.showToggleDarkMode),
    lang: languageOf(own(from, "lang")) ?? defaultConfig.lang,
    design: healDesign(own(from, "design")),
  };
}

function shortText(value: unknown, field: "templateName" | "templateId" | "templateTheme"): string {
  return resumeConfigSchema.shape[field].safeParse(value).data ?? "";
}

function slugOf(value: unknown): string {
  const slug = typeof value === "string" ? value.trim().toLowerCase() : "";
  return resumeConfigSchema.shape.customURL.safeParse(slug).success ? slug : "";
}

/** Returns our language for a tag such as `zh-CN`, `en_US` or `zh-Hant`; null for any other. */
export function languageOf(value: unknown): Language | null {
  if (typeof value !== "string") return null;
  const tag = value.trim().toLowerCase().replace("_", "-").slice(0, 20);
  const known = languages.find((lang) => lang === tag);
  if (known) return known;
  if (/^zh-(tw|hk|mo|hant)/.test(tag)) return "zh-tw";
  const primary = tag.split("-")[0];
  if (primary === "zh" || primary === "cn") return "ch";
  return languages.find((lang) => lang === primary) ?? null;
}

function healDesign(value: unknown): DesignSettings {
  const from = recordOf(value);
  const accent = designSettingsSchema.shape.accent.safeParse(own(from, "accent"));
  const fontFamily = designSettingsSchema.shape.fontFamily.safeParse(own(from, "fontFamily"));
  const linkText = linkTexts.find((one) => one === own(from, "linkText"));
  const shape = photoShapes.find((one) => one === own(from, "photoShape"));
  return {
    fontSize: clamped(own(from, "fontSize"), designRules.fontSize),
    lineHeight: clamped(own(from, "lineHeight"), designRules.lineHeight),
    sectionGap: clamped(own(from, "sectionGap"), designRules.sectionGap),
    itemGap: clamped(own(from, "itemGap"), designRules.itemGap),
    pageMargin: clamped(own(from, "pageMargin"), designRules.pageMargin),
    fontFamily: fontFamily.data || null,
    accent: accent.data ?? null,
    columns: own(from, "columns") === "one" ? "one" : own(from, "columns") === "two" ? "two" : null,
    dateFormat: choiceOf(own(from, "dateFormat"), ["language", "year", "numeric"], defaultDesign.dateFormat),
    paper: choiceOf(own(from, "paper"), ["a4", "letter"], defaultDesign.paper),
    showPhoto:
      own(from, "showPhoto") === "always" ? "always" : flagOf(own(from, "showPhoto"), defaultDesign.showPhoto === true),
    ...(shape && { photoShape: shape }),
    showIcons: flagOf(own(from, "showIcons"), defaultDesign.showIcons),
    ...(linkText && { linkText }),
    showPageNumbers: flagOf(own(from, "showPageNumbers"), defaultDesign.showPageNumbers),
  };
}

/**
 * A missing, empty or non-numeric value means the design's own number (null); a number outside the range becomes the
 * nearer bound.
 */
function clamped(value: unknown, rule: NumberRule): number | null {
  const number = typeof value === "string" && value.trim() !== "" ? Number.parseFloat(value) : value;
  if (typeof number !== "number" || !Number.isFinite(number)) return null;
  return within(rule, number);
}
