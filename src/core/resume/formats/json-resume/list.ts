import type { Language } from "../../schema.ts";
import { type SectionKind, sectionKinds, sectionName, sectionRules } from "../../sections.ts";

/**
 * Where one list of a JSON Resume stores the fields of an item: each value is the key in an entry of that list. City,
 * dates and a link have the same keys in every list and are not listed here.
 */
export type JsonResumeList = {
  key: string;
  title: string;
  /** A key under which other programs write a part of the title; it is read before the title. */
  titlePrefix?: string;
  /** Absent: an entry has no subtitle, so it is written after the title. */
  subTitle?: string;
  /** Keys that other programs write; they are read after the subtitle. */
  subTitleMore?: readonly string[];
  /** The key of a single date. Absent: an entry has `startDate` and `endDate`. */
  date?: string;
  /** The paragraphs of the description. */
  lines: string;
  /** The list items of the description. Absent: they are written after the paragraphs. */
  bullets?: string;
};

const listKeys = new Set(["courses", "highlights", "keywords", "roles"]);

/** Returns true for the keys of an entry whose value is a list of texts. */
export function isListKey(key: string): boolean {
  return listKeys.has(key);
}

/**
 * A list without a section kind of ours. It becomes a custom section, which is recognised by its name when it is
 * written again.
 */
export type NamedList = JsonResumeList & { position: "main" | "side"; names: Record<Language, string> };

export const namedLists: readonly NamedList[] = [
  {
    key: "volunteer",
    title: "position",
    subTitle: "organization",
    lines: "summary",
    bullets: "highlights",
    position: "main",
    names: {
      ch: "志愿者经历",
      en: "Volunteering",
      es: "Voluntariado",
      fr: "Bénévolat",
      de: "Ehrenamt",
      ja: "ボランティア",
      ko: "봉사 활동",
      "zh-tw": "志工經歷",
    },
  },
  {
    key: "publications",
    title: "name",
    subTitle: "publisher",
    date: "releaseDate",
    lines: "summary",
    position: "main",
    names: {
      ch: "发表成果",
      en: "Publications",
      es: "Publicaciones",
      fr: "Publications",
      de: "Publikationen",
      ja: "論文・著作",
      ko: "출판물",
      "zh-tw": "著作發表",
    },
  },
  {
    key: "awards",
    title: "title",
    subTitle: "awarder",
    date: "date",
    lines: "summary",
    position: "side",
    names: {
      ch: "荣誉奖项",
      en: "Awards",
      es: "Premios",
      fr: "Distinctions",
      de: "Auszeichnungen",
      ja: "受賞歴",
      ko: "수상 경력",
      "zh-tw": "獲獎紀錄",
    },
  },
  {
    key: "references",
    title: "name",
    lines: "reference",
    position: "main",
    names: {
      ch: "推荐人",
      en: "References",
      es: "Referencias",
      fr: "Références",
      de: "Referenzen",
      ja: "推薦",
      ko: "추천인",
      "zh-tw": "推薦人",
    },
  },
];

/** The lists of a JSON Resume in the order in which their sections are shown; lists that are missing here come last. */
const readingOrder = [
  ...["work", "projects", "volunteer", "publications", "skills", "education", "certificates", "awards", "languages"],
  ...["interests", "references"],
];

export type KnownList = {
  list: JsonResumeList;
  kind: SectionKind;
  position: "main" | "side";
  nameIn(lang: Language): string;
};

/** Every list of JSON Resume that becomes a section. */
export const knownLists: readonly KnownList[] = [
  ...sectionKinds.flatMap((kind): KnownList[] => {
    const { jsonResume: list, position } = sectionRules[kind];
    return typeof list === "string" ? [] : [{ list, kind, position, nameIn: (lang) => sectionName(kind, lang) }];
  }),
  ...namedLists.map((list): KnownList => {
    const { position, names } = list;
    return { list, kind: "custom", position, nameIn: (lang) => names[lang] };
  }),
].sort((one, other) => placeOf(one) - placeOf(other));

function placeOf({ list }: KnownList): number {
  const place = readingOrder.indexOf(list.key);
  return place === -1 ? readingOrder.length : place;
}
