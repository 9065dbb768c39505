import { firstText, isRecord, type Loose, listOf, own, recordOf, textOf } from "../../healing/loose.ts";
import { escapeHtml } from "../../rich-text/escape.ts";
import { plainToRichText } from "../../rich-text.ts";
import type { Language } from "../../schema.ts";
import { sectionName, sectionRules } from "../../sections.ts";
import { isListKey, type JsonResumeList, knownLists } from "./list.ts";

/** A section that was read but is not yet valid: healing gives it ids and the exact shape. */
export type LooseSection = Loose & { data: readonly Loose[] };

const olderKeys: Readonly<Record<string, readonly string[]>> = {
  name: ["company"],
  url: ["website"],
  score: ["gpa"],
  language: ["name"],
};

/** Reads an entry and records which keys were read, so that the others can be kept as text. */
class Entry {
  private readonly seen = new Set<string>();
  private readonly from: Loose;

  /** @param title the key of a title in this list; an entry that is a bare text becomes an entry with only a title */
  constructor(value: unknown, title: string) {
    this.from = isRecord(value) ? value : { [title]: textOf(value) };
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
    return [wanted, ...(olderKeys[wanted] ?? [])].find(isFilled) ?? wanted;
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

const paragraphs = (...texts: string[]): string => texts.map((text) => plainToRichText(text)).join("");
const bullets = (lines: readonly string[]): string =>
  lines.length === 0 ? "" : `<ul>${lines.map((line) => `<li><p>${escapeHtml(line)}</p></li>`).join("")}</ul>`;
const link = (url: string): string => (url === "" ? "" : `<p><a href="${escapeHtml(url)}">${escapeHtml(url)}</a></p>`);
const joined = (texts: readonly string[], separator = ", "): string =>
  texts.filter((text) => text !== "").join(separator);

/** Keys that hold paragraphs in any list, besides the key that the list itself names. */
const paragraphKeys = ["description", "summary"];

/** True where the keywords are a field of their own; in other lists they become text of the description. */
function isKeywordsList({ subTitle, lines }: JsonResumeList): boolean {
  return subTitle === "keywords" || lines === "keywords";
}

function readItem(value: unknown, list: JsonResumeList): Loose {
  const entry = new Entry(value, list.title);
  const texts = (keys: readonly string[]) => keys.map((key) => joined(entry.list(key)));
  return {
    title: joined(texts([...(list.titlePrefix ? [list.titlePrefix] : []), list.title])),
    subTitle: joined(texts([...(list.subTitle ? [list.subTitle] : []), ...(list.subTitleMore ?? [])]), " · "),
    city: entry.text("location"),
    ...readDates(entry, list),
    breakBefore: entry.flag("x-break-before"),
    keepTogether: entry.flag("x-keep-together"),
    description:
      paragraphs(...paragraphKeys.filter((key) => key !== list.lines).map((key) => entry.text(key))) +
      paragraphs(isListKey(list.lines) ? joined(entry.list(list.lines)) : entry.text(list.lines)) +
      bullets(list.bullets === undefined ? [] : entry.list(list.bullets)) +
      (isKeywordsList(list) ? "" : paragraphs(joined(entry.list("keywords")))) +
      link(entry.text("url")) +
      paragraphs(...entry.rest()),
  };
}

/** In JSON Resume a missing end date means that the entry goes on. */
function readDates(entry: Entry, list: JsonResumeList): { startDate: string; endDate?: string } {
  if (list.date !== undefined) return { startDate: entry.text(list.date) };
  const startDate = entry.text("startDate");
  return { startDate, endDate: entry.text("endDate") || (startDate === "" ? "" : "present") };
}

const notContent = new Set(["$schema", "basics", "meta", ...knownLists.map(({ list }) => list.key)]);

/** Returns every list of the document as a section; lists that the standard does not know become custom sections. */
export function readSections(from: Loose, lang: Language): LooseSection[] {
  const known = knownLists.map(({ list, kind, position, nameIn }): LooseSection => {
    const data = listOf(own(from, list.key)).map((member) => readItem(member, list));
    const rule = sectionRules[kind];
    return {
      type: kind,
      name: nameIn(lang),
      position,
      // Entries that contain lists are too long for two columns.
      columns: list.bullets === undefined ? rule.columns : "one",
      // Tags show only a title, so items that have more are drawn in full.
      tagStyle: rule.tagStyle && data.every((item) => textOf([item.subTitle, item.startDate, item.description]) === ""),
      data,
    };
  });
  const unknown = Object.keys(from)
    .filter((key) => !notContent.has(key))
    .map((key): LooseSection => ({ type: "custom", name: key, data: looseItems(from[key]) }));
  return [...profileOf(from, lang), ...known, ...unknown].filter((section) => section.data.length > 0);
}

function looseItems(value: unknown): Loose[] {
  const members = Array.isArray(value) ? value : [value];
  return members
    .filter((member) => textOf(member) !== "")
    .map((member) => (isRecord(member) ? member : { title: member }));
}

function profileOf(from: Loose, lang: Language): LooseSection[] {
  const summary = firstText(recordOf(own(from, "basics")), ["summary", "about"]);
  if (summary.trim() === "") return [];
  return [{ type: "profile", name: sectionName("profile", lang), data: [{ description: plainToRichText(summary) }] }];
}

const basicsKeys = ["name", "label", "image", "picture", "email", "phone", "url", "website", "summary", "about"];
const otherBasicsKeys = ["location", "profiles", "birth", "birthDate"];

/** Returns the personal facts and the links; facts without a field of ours become links without a URL. */
export function readBasics(value: unknown): { basicInfo: Loose; links: Loose[] } {
  const from = recordOf(value);
  const text = (...keys: string[]) => firstText(from, keys).trim();
  const where = own(from, "location");
  const profiles = listOf(own(from, "profiles")).map(recordOf);
  const isFact = (profile: Loose) => own(profile, "x-fact") === true;
  const wechat = profiles.find(
    (profile) => !isFact(profile) && isWechat(profile) && textOf(profile.url) === "" && textOf(profile.username) !== "",
  );
  const known = new Set([...basicsKeys, ...otherBasicsKeys]);
  const rest = Object.keys(from)
    .filter((key) => !known.has(key) && textOf(from[key]) !== "")
    .map((key) => ({ name: `${key}: ${textOf(from[key])}`, src: "" }));
  const url = text("url", "website");
  return {
    basicInfo: {
      name: text("name"),
      title: text("label"),
      avatar: text("image", "picture"),
      email: text("email"),
      cellphone: text("phone"),
      birth: text("birth", "birthDate"),
      location: isRecord(where) ? placeOf(where) : textOf(where),
      wechat: wechat ? textOf(wechat.username) : "",
    },
    links: [
      ...(url === "" ? [] : [{ name: "", src: url }]),
      ...profiles
        .filter((profile) => profile !== wechat && textOf(profile) !== "")
        .map((profile) => (isFact(profile) ? factOf(profile) : profileLink(profile))),
      ...rest,
    ],
  };
}

function factOf(profile: Loose): Loose {
  return { name: textOf(own(profile, "network")), text: textOf(own(profile, "username")) };
}

function isWechat(profile: Loose): boolean {
  return ["wechat", "weixin", "微信"].includes(textOf(own(profile, "network")).toLowerCase());
}

function placeOf(where: Loose): string {
  const order = ["address", "city", "region", "postalCode", "countryCode"];
  const keys = [...order, ...Object.keys(where).filter((key) => !order.includes(key))];
  return joined(keys.map((key) => textOf(own(where, key)).trim()));
}

/** Most URLs contain the user name; where one does not, the user name is added to the link's name. */
function profileLink(profile: Loose): Loose {
  const [network, username, url] = ["network", "username", "url"].map((key) => textOf(own(profile, key)).trim());
  const others = Object.keys(profile)
    .filter((key) => !["network", "username", "url", "x-link-text"].includes(key))
    .map((key) => textOf(profile[key]));
  const shown = (url ?? "").includes(username ?? "") ? "" : (username ?? "");
  return { name: joined([network ?? "", shown, ...others], " · "), src: url ?? "", linkText: profile["x-link-text"] };
}
