import { firstText, isRecord, type Loose, listOf, own, recordOf, textOf } from "../healing/loose.ts";
import { escapeHtml } from "../rich-text/escape.ts";
import { plainToRichText } from "../rich-text.ts";
import type { Language, SectionKind } from "../schema.ts";
import { sectionName, sectionRules } from "../sections.ts";
import { type ExtraPart, extraNames } from "./names.ts";

/** Parts of a JSON Resume to our sections, still loose: healing gives them ids and the exact shape. */
export type LooseSection = Loose & { data: readonly Loose[] };

/** Reads an entry and remembers what was read, so that the rest can be kept as text. */
class Entry {
  private readonly seen = new Set<string>();
  private readonly from: Loose;

  constructor(value: unknown) {
    this.from = isRecord(value) ? value : { name: textOf(value) };
  }

  text(...keys: string[]): string {
    const key = keys.find((one) => textOf(own(this.from, one)).trim() !== "");
    if (key === undefined) return "";
    this.seen.add(key);
    return textOf(this.from[key]).trim();
  }

  list(key: string): string[] {
    this.seen.add(key);
    const value = own(this.from, key);
    const members = typeof value === "string" ? [value] : listOf(value);
    return members.map((member) => textOf(member).trim()).filter((text) => text !== "");
  }

  /** What nobody asked for, as lines `key: words`. */
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

/** In JSON Resume an open end means that it goes on. */
function period(entry: Entry): { startDate: string; endDate: string } {
  const startDate = entry.text("startDate");
  return { startDate, endDate: entry.text("endDate") || (startDate === "" ? "" : "present") };
}

function work(entry: Entry): Loose {
  return {
    title: entry.text("position"),
    subTitle: entry.text("name", "company"),
    city: entry.text("location"),
    ...period(entry),
    description:
      paragraphs(entry.text("description"), entry.text("summary")) +
      bullets(entry.list("highlights")) +
      bullets(entry.list("keywords")) +
      link(entry.text("url", "website")) +
      paragraphs(...entry.rest()),
  };
}

function volunteer(entry: Entry): Loose {
  return {
    title: entry.text("position"),
    subTitle: entry.text("organization"),
    city: entry.text("location"),
    ...period(entry),
    description:
      paragraphs(entry.text("summary")) +
      bullets(entry.list("highlights")) +
      link(entry.text("url", "website")) +
      paragraphs(...entry.rest()),
  };
}

function education(entry: Entry): Loose {
  return {
    title: joined([entry.text("studyType"), entry.text("area")]),
    subTitle: entry.text("institution"),
    city: entry.text("location"),
    ...period(entry),
    description:
      paragraphs(entry.text("score", "gpa")) +
      bullets(entry.list("courses")) +
      link(entry.text("url", "website")) +
      paragraphs(...entry.rest()),
  };
}

function project(entry: Entry): Loose {
  return {
    title: entry.text("name"),
    subTitle: joined([joined(entry.list("roles")), entry.text("entity"), entry.text("type")], " · "),
    ...period(entry),
    description:
      paragraphs(entry.text("description"), entry.text("summary")) +
      bullets(entry.list("highlights")) +
      paragraphs(joined(entry.list("keywords"))) +
      link(entry.text("url", "website")) +
      paragraphs(...entry.rest()),
  };
}

function dated(titleKeys: string[], subTitleKeys: string[], dateKeys: string[]): (entry: Entry) => Loose {
  return (entry) => ({
    title: entry.text(...titleKeys),
    subTitle: entry.text(...subTitleKeys),
    startDate: entry.text(...dateKeys),
    description:
      paragraphs(entry.text("summary", "reference")) + link(entry.text("url", "website")) + paragraphs(...entry.rest()),
  });
}

function skill(entry: Entry): Loose {
  return {
    title: entry.text("name"),
    subTitle: entry.text("level"),
    description: paragraphs(joined(entry.list("keywords")), ...entry.rest()),
  };
}

function language(entry: Entry): Loose {
  return {
    title: entry.text("language", "name"),
    subTitle: entry.text("fluency"),
    description: paragraphs(...entry.rest()),
  };
}

function interest(entry: Entry): Loose {
  return {
    title: entry.text("name"),
    subTitle: joined(entry.list("keywords")),
    description: paragraphs(...entry.rest()),
  };
}

type Part = {
  key: string;
  kind: SectionKind;
  extra?: ExtraPart;
  position?: "main" | "side";
  read: (entry: Entry) => Loose;
};

/** In the order in which they are printed. */
const parts: readonly Part[] = [
  { key: "work", kind: "empolyment", read: work },
  { key: "projects", kind: "project", read: project },
  { key: "volunteer", kind: "custom", extra: "volunteer", read: volunteer },
  { key: "publications", kind: "custom", extra: "publications", read: dated(["name"], ["publisher"], ["releaseDate"]) },
  { key: "skills", kind: "skills", read: skill },
  { key: "education", kind: "education", read: education },
  { key: "certificates", kind: "certificate", read: dated(["name"], ["issuer"], ["date"]) },
  {
    key: "awards",
    kind: "custom",
    extra: "awards",
    position: "side",
    read: dated(["title"], ["awarder"], ["date"]),
  },
  { key: "languages", kind: "language", read: language },
  { key: "interests", kind: "hobby", read: interest },
  { key: "references", kind: "custom", extra: "references", read: dated(["name"], [], []) },
];
const notContent = new Set(["$schema", "basics", "meta", ...parts.map((part) => part.key)]);

/** Every list of the document as a section; lists that the standard does not know become custom sections. */
export function readSections(from: Loose, lang: Language): LooseSection[] {
  const known = parts.map((part): LooseSection => {
    const data = listOf(own(from, part.key)).map((member) => part.read(new Entry(member)));
    const rule = sectionRules[part.kind];
    return {
      type: part.kind,
      name: part.extra ? extraNames[part.extra][lang] : sectionName(part.kind, lang),
      position: part.position ?? rule.position,
      columns: part.kind === "project" ? "one" : rule.columns,
      // Chips show a title alone; what has more is drawn with all of it.
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

/** The personal facts and links; facts that have no field of ours become links without an address. */
export function readBasics(value: unknown): { basicInfo: Loose; links: Loose[] } {
  const from = recordOf(value);
  const text = (...keys: string[]) => firstText(from, keys).trim();
  const where = own(from, "location");
  const profiles = listOf(own(from, "profiles")).map(recordOf);
  const wechat = profiles.find((profile) => isWechat(profile) && textOf(profile.url) === "");
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
      ...profiles.filter((profile) => profile !== wechat && textOf(profile) !== "").map(profileLink),
      ...rest,
    ],
  };
}

function isWechat(profile: Loose): boolean {
  return ["wechat", "weixin", "微信"].includes(textOf(own(profile, "network")).toLowerCase());
}

function placeOf(where: Loose): string {
  const order = ["address", "city", "region", "postalCode", "countryCode"];
  const keys = [...order, ...Object.keys(where).filter((key) => !order.includes(key))];
  return joined(keys.map((key) => textOf(own(where, key)).trim()));
}

/** The user name is in most addresses; where it is not, it stands in the link's name. */
function profileLink(profile: Loose): Loose {
  const [network, username, url] = ["network", "username", "url"].map((key) => textOf(own(profile, key)).trim());
  const others = Object.keys(profile)
    .filter((key) => !["network", "username", "url"].includes(key))
    .map((key) => textOf(profile[key]));
  const shown = (url ?? "").includes(username ?? "") ? "" : (username ?? "");
  return { name: joined([network ?? "", shown, ...others], " · "), src: url ?? "" };
}
