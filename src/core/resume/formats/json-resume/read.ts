import { firstText, isRecord, type Loose, listOf, own, recordOf, textOf } from "../../healing/loose.ts";
import { plainToRichText } from "../../rich-text.ts";
import type { Language } from "../../schema.ts";
import { sectionName, sectionRules } from "../../sections.ts";
import {
  bullets,
  ForeignEntry,
  joined,
  type LooseSection,
  linkParagraph,
  paragraphs,
  placeOf,
  profileLink,
} from "../foreign.ts";
import { isListKey, type JsonResumeList, knownLists } from "./list.ts";

const olderKeys: Readonly<Record<string, readonly string[]>> = {
  name: ["company"],
  url: ["website"],
  score: ["gpa"],
  language: ["name"],
};

/** Keys that hold paragraphs in any list, besides the key that the list itself names. */
const paragraphKeys = ["description", "summary"];

/** True where the keywords are a field of their own; in other lists they become text of the description. */
function isKeywordsList({ subTitle, lines }: JsonResumeList): boolean {
  return subTitle === "keywords" || lines === "keywords";
}

function readItem(value: unknown, list: JsonResumeList): Loose {
  const entry = new ForeignEntry(value, { bare: list.title, older: olderKeys });
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
      linkParagraph(entry.text("url")) +
      paragraphs(...entry.rest()),
  };
}

/** In JSON Resume a missing end date means that the entry goes on. */
function readDates(entry: ForeignEntry, list: JsonResumeList): { startDate: string; endDate?: string } {
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
        .map((profile) => (isFact(profile) ? factOf(profile) : linkOf(profile))),
      ...rest,
    ],
  };
}

function factOf(profile: Loose): Loose {
  const kind = own(profile, "x-kind");
  const fact = { name: textOf(own(profile, "network")), text: textOf(own(profile, "username")) };
  return typeof kind === "string" ? { ...fact, kind } : fact;
}

function isWechat(profile: Loose): boolean {
  return ["wechat", "weixin", "微信"].includes(textOf(own(profile, "network")).toLowerCase());
}

function linkOf(profile: Loose): Loose {
  const more = Object.keys(profile)
    .filter((key) => !["network", "username", "url", "x-link-text"].includes(key))
    .map((key) => textOf(profile[key]));
  const { network, username, url } = profile;
  return { ...profileLink(textOf(network), textOf(username), textOf(url), more), linkText: profile["x-link-text"] };
}
