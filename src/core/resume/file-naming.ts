import { fullYears } from "./dates.ts";
import { fileNameOf, safeFileName } from "./file-name.ts";
import { type FilePlace, fileNameLimits, placeNamed, problemOf } from "./file-template.ts";
import { ownNames } from "./language-names.ts";
import type { Language, ResumeDocument } from "./schema.ts";

/**
 * How a person wants their files named: words with places in braces, such as `{name}-{title}` or `{姓名}-{岗位}-{年限}`.
 * Each place has its name in both editions, and either is understood in both. An empty template stands for the name
 * that `fileNameOf` gives.
 */
export type FileNaming = {
  template: string;
  /** The day of the download, `YYYY-MM-DD`. */
  today: string;
};

/** What is offered in each edition, besides the name that files have without a template. */
export const offeredTemplates = {
  en: ["{name}-{title}", "{name}-{title}-{years}", "{name}-{title}-{date}", "{title}-{name}"],
  ch: ["{姓名}-{岗位}-{年限}", "{姓名}-{岗位}", "{岗位}-{姓名}-{电话}", "{姓名}-{学校}-{岗位}"],
} as const;

type Piece = { text: string } | { place: FilePlace };

/**
 * Fills a template. A place without a value leaves with the words that join it to what stands before, so that nobody gets
 * `Ada--5 years`. Returns a name that every system can store, without its extension; empty where no place has a value and
 * no words remain, and for a template that is wrong (`problemOf`).
 */
export function filled(template: string, values: Readonly<Record<FilePlace, string>>): string {
  if (problemOf(template) !== null) return "";
  const pieces: Piece[] = template.split(/\{([^{}]*)\}/u).flatMap((piece, at): Piece[] => {
    if (at % 2 === 0) return piece === "" ? [] : [{ text: piece }];
    const place = placeNamed(piece);
    return place ? [{ place }] : [];
  });
  let written = "";
  let joint = "";
  let lacks = false;
  for (const piece of pieces) {
    if ("text" in piece) {
      // The joint before an empty place goes with it, and so does the bracket that would close around it.
      const text = lacks ? piece.text.replace(/^[)\]）】]+/u, "") : piece.text;
      joint = lacks && isJoint(joint) ? text : joint + text;
      continue;
    }
    const value = [...values[piece.place].trim()].slice(0, fileNameLimits.value).join("");
    lacks = value === "";
    if (lacks) continue;
    written += (written === "" && isJoint(joint) ? "" : joint) + value;
    joint = "";
  }
  return safeFileName(written + (lacks && isJoint(joint) ? "" : joint));
}

/** Whether words only join what stands around them. */
function isJoint(text: string): boolean {
  return !/[\p{L}\p{N}]/u.test(text);
}

/** Returns the name of a file of this resume without its extension; never empty. */
export function namedFile(document: ResumeDocument, { template, today }: FileNaming): string {
  return filled(template, valuesOf(document, today)) || fileNameOf(document);
}

function valuesOf(document: ResumeDocument, today: string): Record<FilePlace, string> {
  const { basicInfo, sections } = document.data;
  const { lang } = document.config;
  const school = sections.find(({ type, isHidden }) => type === "education" && !isHidden);
  return {
    name: basicInfo.name,
    title: basicInfo.title,
    years: experienceIn(document, today),
    city: basicInfo.location.split(/[,，、]/u)[0] ?? "",
    school: school?.data.find(({ isHidden, isSample }) => !isHidden && !isSample)?.subTitle ?? "",
    phone: basicInfo.cellphone,
    language: ownNames[lang],
    date: today,
    resume: document.name,
  };
}

const yearWords: Readonly<Record<Language, readonly [one: string, other: string]>> = {
  ch: ["年", "年"],
  en: [" year", " years"],
  es: [" año", " años"],
  fr: [" an", " ans"],
  de: [" Jahr", " Jahre"],
  ja: ["年", "年"],
  ko: ["년", "년"],
  "zh-tw": ["年", "年"],
};

/** What the person says, or whole years from the first job that is shown to today or to the end of the last; empty for less than one. */
function experienceIn({ data, config }: ResumeDocument, today: string): string {
  const said = data.links.find(({ kind, text = "" }) => kind === "experience" && text.trim() !== "");
  if (said?.text) return said.text;
  const jobs = data.sections
    .filter(({ type, isHidden }) => type === "empolyment" && !isHidden) // sic
    .flatMap((section) => section.data.filter(({ isHidden, isSample }) => !isHidden && !isSample));
  const years = fullYears(jobs, today) ?? 0;
  return years < 1 ? "" : `${years}${yearWords[config.lang][years === 1 ? 0 : 1]}`;
}
