import { z } from "zod";
import { limits } from "../limits.ts";
import { factKinds } from "./fact-kinds.ts";
import { sectionKinds } from "./sections.ts";
import { sizeOf } from "./size.ts";
import { designRules, isStyle, isStyleKey, type NumberRule } from "./style-rules.ts";

/**
 * The resume document as it is stored and sent (specification section 3). This file defines a well-formed document;
 * `healing.ts` turns anything that was ever stored into one, and `operations.ts` is the only way to change one. Texts
 * are plain except an item's `description`, which is rich text (`rich-text.ts`).
 */
const documentLimits = limits.document;

export const languages = ["ch", "en", "es", "fr", "de", "ja", "ko", "zh-tw"] as const;
export type Language = (typeof languages)[number];

export type DocumentLimit = keyof typeof documentLimits;

/** The number of `limits.document` that each text is held to, by its field. */
export const basicLimits = {
  title: "lineLength",
  name: "lineLength",
  avatar: "urlLength",
  location: "lineLength",
  cellphone: "phoneLength",
  email: "emailLength",
  birth: "lineLength",
  wechat: "lineLength",
} as const satisfies Record<string, DocumentLimit>;
export const linkLimits = {
  name: "lineLength",
  src: "urlLength",
  text: "factLength",
} as const satisfies Record<string, DocumentLimit>;
export const itemLimits = {
  title: "lineLength",
  subTitle: "lineLength",
  city: "lineLength",
  description: "textLength",
} as const satisfies Record<string, DocumentLimit>;
export const sectionLimits = { name: "lineLength" } as const satisfies Record<string, DocumentLimit>;

const upTo = (limit: DocumentLimit) => z.string().max(documentLimits[limit]);
const id = z.string().min(1).max(64);
/** Styles in pixels by key: `{"marginTop": "12px"}`. Which keys there are and what they may be is in `style-rules.ts`. */
const styles = z.record(z.string(), z.string()).superRefine((value, context) => {
  for (const key of Object.keys(value)) {
    if (!isStyleKey(key) || !isStyle(key, value[key] ?? "")) context.addIssue({ code: "custom", path: [key] });
  }
});

export const basicInfoSchema = z.strictObject({
  /** The job title under the name; also the name of the downloaded file. */
  title: upTo(basicLimits.title),
  name: upTo(basicLimits.name),
  /** The URL of the photo, or empty. */
  avatar: upTo(basicLimits.avatar),
  location: upTo(basicLimits.location),
  cellphone: upTo(basicLimits.cellphone),
  email: upTo(basicLimits.email),
  birth: upTo(basicLimits.birth),
  wechat: upTo(basicLimits.wechat),
});
export type BasicInfo = z.infer<typeof basicInfoSchema>;

/** What of a link is written on the sheet: its URL, its label (`name`), or both. */
export const linkTexts = ["url", "label", "both"] as const;
export type LinkText = (typeof linkTexts)[number];

export const linkSchema = z.strictObject({
  id,
  name: upTo(linkLimits.name),
  src: upTo(linkLimits.src),
  /**
   * Present where the entry is a fact, such as a notice period or pronouns: `name` is then its label, this is what it
   * says, and it leads nowhere (`src` is empty). Facts and links share one list, because they share one order.
   */
  text: upTo(linkLimits.text).optional(),
  /** What a fact is about, where that is one of our table (`fact-table.ts`); its label may still be the person's own. */
  kind: z.enum(factKinds).optional(),
  /** Absent where the link is written as the design's setting says. */
  linkText: z.enum(linkTexts).optional(),
  isNew: z.boolean().optional(),
});
export type Link = z.infer<typeof linkSchema>;

/** A date is a month, `YYYY-MM`, or a year alone, `YYYY`; `endDate` may be `present`; both may be empty. */
export const datePattern = /^\d{4}(-(0[1-9]|1[0-2]))?$/;
const date = z.string().regex(datePattern).or(z.literal(""));

export const itemSchema = z.strictObject({
  id,
  title: upTo(itemLimits.title),
  subTitle: upTo(itemLimits.subTitle),
  startDate: date,
  endDate: date.or(z.literal("present")),
  city: upTo(itemLimits.city),
  description: upTo(itemLimits.description),
  isHidden: z.boolean(),
  /**
   * True for an entry that we wrote and nobody has edited yet; otherwise absent. Such an entry is shown in the editor
   * alone and is left out of everything that a reader gets (`sample-items.ts`).
   */
  isSample: z.boolean().optional(),
  /** True where the entry begins a new page; absent otherwise. */
  breakBefore: z.boolean().optional(),
  /** True where the entry stays on one page although it takes a large part of it; absent otherwise. */
  keepTogether: z.boolean().optional(),
  styles,
});
/** What a user says about the pages of an entry. */
export type PageRule = "breakBefore" | "keepTogether";
export type Item = z.infer<typeof itemSchema>;

export const sectionSchema = z.strictObject({
  id,
  name: upTo(sectionLimits.name),
  type: z.enum(sectionKinds),
  data: z.array(itemSchema).max(documentLimits.itemsPerSection),
  /** True where the user added the section, false where a new resume starts with it. */
  isCreated: z.boolean(),
  columns: z.enum(["one", "two"]),
  position: z.enum(["main", "side"]),
  tagStyle: z.boolean(),
  onlyDesc: z.boolean(),
  profile: z.boolean(),
  isHidden: z.boolean(),
  styles,
});
export type Section = z.infer<typeof sectionSchema>;

/** How a fingerprint is written (`untranslated.ts`). */
export const fingerprintPattern = /^[0-9a-z]{1,7}$/;

export const resumeDataSchema = z.strictObject({
  basicInfo: basicInfoSchema,
  sections: z.array(sectionSchema).max(documentLimits.sections),
  links: z.array(linkSchema).max(documentLimits.links),
  /** Fingerprints of the texts that a translation left in their words (`untranslated.ts`); absent where there are none. */
  untranslated: z.array(z.string().regex(fingerprintPattern)).max(documentLimits.untranslated).optional(),
});
export type ResumeData = z.infer<typeof resumeDataSchema>;

/**
 * The data as a save may send it: empty fields of an item may be absent, and the whole has a greatest size. What was
 * stored before there was one is still read, and may become smaller.
 */
export const sentDataSchema = resumeDataSchema
  .extend({
    sections: z
      .array(
        sectionSchema.extend({
          data: z
            .array(
              itemSchema.extend({
                title: itemSchema.shape.title.default(""),
                subTitle: itemSchema.shape.subTitle.default(""),
                startDate: itemSchema.shape.startDate.default(""),
                endDate: itemSchema.shape.endDate.default(""),
                city: itemSchema.shape.city.default(""),
                description: itemSchema.shape.description.default(""),
                isHidden: z.boolean().default(false),
                styles: styles.default({}),
              }),
            )
            .max(documentLimits.itemsPerSection),
        }),
      )
      .max(documentLimits.sections),
  })
  .superRefine((data, context) => {
    const { size } = documentLimits;
    if (sizeOf(data) <= size) return;
    context.addIssue({ code: "custom", message: "resumeTooLarge", params: { most: size }, input: data });
  });
export type SentData = z.input<typeof sentDataSchema>;

const setting = ({ min, max }: NumberRule) => z.number().min(min).max(max).nullable();

/** The forms of a photo. The last is the 1-inch photo of a Chinese resume, 295 × 413 dots. */
export const photoShapes = ["square", "rounded", "circle", "inch"] as const;
export type PhotoShape = (typeof photoShapes)[number];

/** The user's own settings of the design; null means the design's default. Lengths are in CSS px at 96 dpi. */
export const designSettingsSchema = z.strictObject({
  fontSize: setting(designRules.fontSize),
  lineHeight: setting(designRules.lineHeight),
  sectionGap: setting(designRules.sectionGap),
  itemGap: setting(designRules.itemGap),
  pageMargin: setting(designRules.pageMargin),
  fontFamily: z.string().max(60).nullable(),
  accent: z
    .string()
    .regex(/^#[0-9a-fA-F]{6}$/)
    .nullable(),
  columns: z.enum(["one", "two"]).nullable(),
  dateFormat: z.enum(["language", "year", "numeric"]),
  paper: z.enum(["a4", "letter"]),
  /**
   * True, the default, where the design decides; `always` where the user wants the photo in a design that leaves it out
   * otherwise; false for no photo.
   */
  showPhoto: z.boolean().or(z.literal("always")),
  /** Null or absent, as in documents stored before there was a choice: the design's own. */
  photoShape: z.enum(photoShapes).nullable().optional(),
  showIcons: z.boolean(),
  /** Null or absent, as in documents stored before there was a choice: the URL. */
  linkText: z.enum(linkTexts).nullable().optional(),
  showPageNumbers: z.boolean(),
});
export type DesignSettings = z.infer<typeof designSettingsSchema>;

/** The public slug: lower-case letters, digits and inner hyphens. */
export const slugSchema = z
  .string()
  .min(documentLimits.slugMin)
  .max(documentLimits.slugMax)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);

export const resumeConfigSchema = z.strictObject({
  templateName: z.string().max(60),
  templateId: z.string().max(64),
  templateTheme: z.string().max(30),
  isPublic: z.boolean(),
  customURL: slugSchema.or(z.literal("")),
  emailIsHidden: z.boolean(),
  cellphoneIsHidden: z.boolean(),
  removeBranding: z.boolean(),
  addToExamples: z.boolean(),
  printerMode: z.boolean(),
  downloadable: z.boolean(),
  showShareBtn: z.boolean(),
  showToggleDarkMode: z.boolean(),
  lang: z.enum(languages),
  design: designSettingsSchema,
});
export type ResumeConfig = z.infer<typeof resumeConfigSchema>;

export const resumeNameSchema = z.string().trim().min(1).max(documentLimits.nameLength);

/** The part of a resume that the editor edits and a save sends. */
export const resumeDocumentSchema = z.strictObject({
  name: resumeNameSchema,
  data: resumeDataSchema,
  config: resumeConfigSchema,
});
export type ResumeDocument = z.infer<typeof resumeDocumentSchema>;

export const defaultDesign: DesignSettings = {
  fontSize: null,
  lineHeight: null,
  sectionGap: null,
  itemGap: null,
  pageMargin: null,
  fontFamily: null,
  accent: null,
  columns: null,
  dateFormat: "language",
  paper: "a4",
  showPhoto: true,
  showIcons: true,
  showPageNumbers: false,
};

/** The defaults of specification section 3: TemplateModern, emerald, ch, printerMode always true. */
export const defaultConfig: ResumeConfig = {
  templateName: "TemplateModern",
  templateId: "",
  templateTheme: "emerald",
  isPublic: false,
  customURL: "",
  emailIsHidden: false,
  cellphoneIsHidden: false,
  removeBranding: false,
  addToExamples: false,
  printerMode: true,
  downloadable: false,
  showShareBtn: false,
  showToggleDarkMode: false,
  lang: "ch",
  design: defaultDesign,
};

export const emptyBasicInfo: BasicInfo = {
  title: "",
  name: "",
  avatar: "",
  location: "",
  cellphone: "",
  email: "",
  birth: "",
  wechat: "",
};
