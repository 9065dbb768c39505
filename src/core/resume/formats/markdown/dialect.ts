import type { BasicInfo, Item, Language, Section } from "../../schema.ts";
import { kindOfName, type SectionKind, sectionKinds, sectionRules } from "../../sections.ts";

/**
 * The words of our dialect of Markdown, `docs/markdown.md`, which `write.ts` and `read.ts` share. The first line between
 * two rules says which edition of the dialect a text is written in.
 */
export const dialectMark = "inkleaf: 1";

/** The facts about a person that stand in the list below the name. The name and the job title stand above it. */
export const listedBasics = ["email", "cellphone", "location", "birth", "wechat"] as const;
export type ListedBasic = (typeof listedBasics)[number] & keyof BasicInfo;

export const basicLabels: Readonly<Record<Language, Readonly<Record<ListedBasic, string>>>> = {
  ch: { email: "邮箱", cellphone: "电话", location: "城市", birth: "生日", wechat: "微信" },
  en: { email: "Email", cellphone: "Phone", location: "Location", birth: "Born", wechat: "WeChat" },
  es: { email: "Correo", cellphone: "Teléfono", location: "Ubicación", birth: "Nacimiento", wechat: "WeChat" },
  fr: { email: "E-mail", cellphone: "Téléphone", location: "Lieu", birth: "Naissance", wechat: "WeChat" },
  de: { email: "E-Mail", cellphone: "Telefon", location: "Ort", birth: "Geboren", wechat: "WeChat" },
  ja: { email: "メール", cellphone: "電話", location: "所在地", birth: "生年月日", wechat: "WeChat" },
  ko: { email: "이메일", cellphone: "전화", location: "지역", birth: "생년월일", wechat: "위챗" },
  "zh-tw": { email: "信箱", cellphone: "電話", location: "城市", birth: "生日", wechat: "微信" },
};

const basicByLabel = new Map(
  Object.values(basicLabels).flatMap((labels) =>
    listedBasics.map((field) => [labels[field].toLowerCase(), field] as const),
  ),
);

/** Returns the fact about the person that a label of any language names, or null. */
export function basicOf(label: string): ListedBasic | null {
  return basicByLabel.get(label.trim().toLowerCase()) ?? null;
}

/** Sections of these kinds are lists of words with something about each, where no entry of them needs more. */
const listKinds: ReadonlySet<SectionKind> = new Set(["skills", "language", "hobby", "certificate"]);

export function isListKind(kind: SectionKind): boolean {
  return listKinds.has(kind);
}

const kindWords: Partial<Record<SectionKind, string>> = { empolyment: "work" };
const kindByWord = new Map(sectionKinds.map((kind) => [kindWords[kind] ?? kind, kind] as const));

type Marks = readonly string[];

/** Returns what is said about a section behind its name, ` {.side .tags}`: only what its kind does not say already. */
export function sectionMarks(section: Section): string {
  const rule = sectionRules[section.type];
  return marksOf([
    kindOfName(section.name) === section.type ? "" : (kindWords[section.type] ?? section.type),
    section.position === rule.position ? "" : section.position,
    section.columns === rule.columns ? "" : section.columns,
    section.tagStyle === rule.tagStyle ? "" : section.tagStyle ? "tags" : "no-tags",
    section.onlyDesc === rule.onlyDesc ? "" : section.onlyDesc ? "text-only" : "all-fields",
    section.profile === rule.profile ? "" : section.profile ? "summary" : "no-summary",
    section.isHidden ? "hidden" : "",
  ]);
}

export function sectionOfMarks(name: string, marks: Marks) {
  const has = (mark: string) => marks.includes(mark);
  const kind =
    marks.map((mark) => kindByWord.get(mark)).find((one) => one !== undefined) ?? kindOfName(name) ?? "custom";
  const rule = sectionRules[kind];
  const either = (yes: string, no: string, usual: boolean) => (has(yes) ? true : has(no) ? false : usual);
  return {
    name,
    type: kind,
    position: has("side") ? "side" : has("main") ? "main" : rule.position,
    columns: has("two") ? "two" : has("one") ? "one" : rule.columns,
    tagStyle: either("tags", "no-tags", rule.tagStyle),
    onlyDesc: either("text-only", "all-fields", rule.onlyDesc),
    profile: either("summary", "no-summary", rule.profile),
    isHidden: has("hidden"),
  };
}

export function itemMarks(item: Item): string {
  return marksOf([
    item.isHidden ? "hidden" : "",
    item.breakBefore ? "new-page" : "",
    item.keepTogether ? "together" : "",
  ]);
}

export function itemOfMarks(marks: Marks) {
  return {
    isHidden: marks.includes("hidden"),
    breakBefore: marks.includes("new-page"),
    keepTogether: marks.includes("together"),
  };
}

export function marksOf(marks: Marks): string {
  const said = marks.filter((mark) => mark !== "").map((mark) => `.${mark}`);
  return said.length === 0 ? "" : ` {${said.join(" ")}}`;
}

/** Returns a text without the marks at its end, and the marks. */
export function splitMarks(text: string): { text: string; marks: string[] } {
  const found = /(?:^|\s)\{((?:\s*\.[a-z-]+){1,12})\s*\}\s*$/.exec(text);
  if (!found) return { text, marks: [] };
  return { text: text.slice(0, found.index), marks: (found[1] ?? "").split(/[\s.]+/).filter((mark) => mark !== "") };
}
