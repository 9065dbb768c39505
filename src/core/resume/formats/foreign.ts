import { cleanData } from "../clean.ts";
import { parseDate } from "../dates.ts";
import { withKind } from "../facts.ts";
import { isRecord, type Loose, listOf, own, textOf } from "../healing/loose.ts";
import { healDocument } from "../healing.ts";
import { findDates } from "../reading/dates/date-ranges.ts";
import { languageOf } from "../reading/terms/language.ts";
import { escapeHtml } from "../rich-text/escape.ts";
import { plainToRichText, richTextToPlain } from "../rich-text.ts";
import { defaultConfig, type Language, type ResumeData, type ResumeDocument } from "../schema.ts";
import type { ReadTarget } from "./format.ts";

/** What the readers of other programs' files share: how what stands there becomes a document of ours. */

/** A section that was read but is not yet valid: healing gives it ids and the exact shape. */
export type LooseSection = Loose & { data: readonly Loose[] };

export type ForeignParts = {
  name: string;
  basicInfo: Loose;
  links: readonly Loose[];
  sections: readonly LooseSection[];
  /** Settings that the file has; what it lacks is the target's. */
  config?: Loose & { lang?: Language | undefined };
};

/** Returns a well-formed document; never throws. */
export function foreignDocument(
  { name, basicInfo, links, sections, config }: ForeignParts,
  target: ReadTarget,
): ResumeDocument {
  const healed = healDocument({
    name,
    data: {
      basicInfo,
      links: links.map((link) => ({ ...withKind(link), id: target.newId() })),
      sections: sections.map((section) => ({
        ...section,
        id: target.newId(),
        data: section.data.map((item) => ({ ...item, id: target.newId() })),
      })),
    },
    config: {
      ...defaultConfig,
      templateName: target.templateName,
      templateId: target.templateId,
      templateTheme: target.theme,
      ...config,
      lang: config?.lang ?? target.lang,
    },
  });
  return { ...healed, data: cleanRead(healed.data) };
}

/**
 * Cleans what was read, as the server does when it stores it, but for the photo: on the command line that may be a file
 * beside the resume.
 */
export function cleanRead(data: ResumeData): ResumeData {
  const clean = cleanData(data);
  return { ...clean, basicInfo: { ...clean.basicInfo, avatar: data.basicInfo.avatar } };
}

/** Returns the language in which the texts are written; the target's where there are too few to tell. */
export function languageOfTexts(sections: readonly LooseSection[], target: ReadTarget): Language {
  const text = sections.flatMap(({ name, data }) => [name, ...data.flatMap((item) => Object.values(item))]);
  const words = text.filter((value) => typeof value === "string").map((value) => richTextToPlain(value));
  const all = words.join("\n").slice(0, 20_000);
  return all.replace(/[^\p{L}]/gu, "").length < 60 ? target.lang : languageOf(all);
}

type EntryKeys = {
  bare?: string;
  older?: Readonly<Record<string, readonly string[]>>;
  ignored?: readonly string[];
};

/** Reads an entry of another program and records which keys were read, so that the others can be kept as text. */
export class ForeignEntry {
  private readonly seen: Set<string>;
  private readonly from: Loose;
  private readonly older: Readonly<Record<string, readonly string[]>>;

  /**
   * @param bare the key of a title; an entry that is a bare text becomes an entry with only a title
   * @param older names that a key had before
   * @param ignored keys of what is no text: ids, icons, figures of a drawing
   */
  constructor(value: unknown, { bare = "title", older = {}, ignored = [] }: EntryKeys = {}) {
    this.from = isRecord(value) ? value : { [bare]: textOf(value) };
    this.older = older;
    this.seen = new Set(ignored);
  }

  /** The value under a key, whatever it is. */
  value(key: string): unknown {
    this.seen.add(key);
    return own(this.from, key);
  }

  /** The texts of these keys, one after the other. */
  texts(keys: readonly string[], separator = ", "): string {
    return joined(
      keys.map((key) => this.text(key)),
      separator,
    );
  }

  text(wanted: string): string {
    const key = this.keyOf(wanted);
    this.seen.add(key);
    return textOf(own(this.from, key)).trim();
  }

  list(wanted: string): string[] {
    const key = this.keyOf(wanted);
    this.seen.add(key);
    const value = own(this.from, key);
    const members = listOf(value);
    return (members.length > 0 ? members : [value])
      .map((member) => textOf(member).trim())
      .filter((text) => text !== "");
  }

  flag(key: string): boolean {
    this.seen.add(key);
    return own(this.from, key) === true;
  }

  /** The key itself, or its name in an older version of the standard. */
  private keyOf(wanted: string): string {
    const isFilled = (key: string) => textOf(own(this.from, key)).trim() !== "";
    return [wanted, ...(this.older[wanted] ?? [])].find(isFilled) ?? wanted;
  }

  /** The values that were not read, as lines `key: text`. */
  rest(): string[] {
    return Object.keys(this.from)
      .filter((key) => !this.seen.has(key))
      .map((key) => [key, textOf(this.from[key]).trim()] as const)
      .filter(([, words]) => words !== "")
      .map(([key, words]) => `${key}: ${words}`);
  }
}

export const paragraphs = (...texts: string[]): string => texts.map((text) => plainToRichText(text)).join("");
export const bullets = (lines: readonly string[]): string =>
  lines.length === 0 ? "" : `<ul>${lines.map((line) => `<li><p>${escapeHtml(line)}</p></li>`).join("")}</ul>`;
/** A paragraph that is nothing but a link. */
export const linkParagraph = (url: string, words = ""): string =>
  url === "" ? paragraphs(words) : `<p><a href="${escapeHtml(url)}">${escapeHtml(words || url)}</a></p>`;
export const joined = (texts: readonly string[], separator = ", "): string =>
  texts.filter((text) => text !== "").join(separator);

/** A link as a text, or as a record of a URL and a label. */
export function urlOf(value: unknown): { url: string; label: string } {
  if (!isRecord(value)) return { url: textOf(value).trim(), label: "" };
  return { url: textOf(own(value, "href") ?? own(value, "url")).trim(), label: textOf(own(value, "label")).trim() };
}

/** The parts of an address, in the order in which they are read. */
export function placeOf(where: Loose): string {
  const order = ["address", "city", "region", "postalCode", "countryCode", "country"];
  const keys = [...order, ...Object.keys(where).filter((key) => !order.includes(key))];
  return joined(keys.map((key) => textOf(own(where, key)).trim()));
}

/** Most URLs contain the user name; where one does not, the user name is added to the link's name. */
export function profileLink(network: string, username: string, url: string, more: readonly string[] = []): Loose {
  const [name, user, src] = [network.trim(), username.trim(), url.trim()];
  const shown = src.includes(user) ? "" : user;
  return { name: joined([name, shown, ...more], " · "), src };
}

/**
 * Reads dates as other programs keep them: a text such as "January 2019 to Present", or a beginning and an end. What
 * cannot be read is returned, to be kept as text.
 * @param single what one date alone is: where something is learnt, its end
 */
export function foreignDates(
  value: unknown,
  single: "start" | "end" = "start",
): { startDate: string; endDate: string; rest: string } {
  if (isRecord(value)) {
    const [start, end] = [own(value, "start"), own(value, "end")].map((one) => foreignDates(one));
    return {
      startDate: start?.startDate ?? "",
      endDate: end?.startDate || (end?.endDate ?? ""),
      rest: joined([start?.rest ?? "", end?.rest ?? ""], " – "),
    };
  }
  const text = textOf(value).trim();
  const day = /^(\d{4}-\d{2})-\d{2}(?:T[\d:.]+Z?)?$/.exec(text)?.[1];
  const whole = parseDate(text);
  const [found] = whole === null ? findDates(day ?? text) : [{ start: whole, end: "", from: 0, to: text.length }];
  if (!found) return { startDate: "", endDate: "", rest: text };
  const outside = day === undefined ? `${text.slice(0, found.from)}${text.slice(found.to)}` : "";
  const rest = /[\p{L}\p{N}]/u.test(outside) ? text : "";
  const isOne = found.start === "" || found.end === "";
  const one = found.start || found.end;
  if (!isOne) return { startDate: found.start, endDate: found.end, rest };
  if (one === "present") return { startDate: "", endDate: one, rest };
  return single === "end" ? { startDate: "", endDate: one, rest } : { startDate: one, endDate: "", rest };
}
