import { limits } from "#core/limits.ts";
import { createSection } from "#core/resume/create-section.ts";
import type { Item, ResumeDocument, Section } from "#core/resume/schema.ts";
import { createItem } from "#core/resume/sections.ts";
import { sizeOf } from "#core/resume/size.ts";
import { styleKeys, styleRules } from "#core/resume/style-rules.ts";
import { sampleDocument } from "./arbitraries.ts";

/** The largest documents that the contract allows, by their shape: their size is that of `limits.document.size`. */
export type Shape = {
  name: string;
  /** @param share of the largest size, from 0 to 1 */
  document(share: number): ResumeDocument;
};

const { size, textLength, itemsPerSection, lineLength, sections: mostSections } = limits.document;

function documentOf(sections: Section[]): ResumeDocument {
  const document = sampleDocument();
  return {
    ...document,
    config: { ...document.config, isPublic: true, emailIsHidden: true, cellphoneIsHidden: true },
    data: {
      basicInfo: { ...document.data.basicInfo, name: "Lin", email: "a.aa@aaa.aa", cellphone: "+1 111 111 1112" },
      sections,
      links: Array.from({ length: limits.document.links }, (_, at) => ({
        id: `l${at}`,
        name: "Site",
        src: `https://x.io/${"%40a".repeat(at)}`,
      })),
    },
  };
}

function sectionsOf(items: Item[]): Section[] {
  const parts: Section[] = [];
  for (let from = 0; from < items.length && parts.length < mostSections; from += itemsPerSection) {
    const data = items.slice(from, from + itemsPerSection);
    parts.push({ ...createSection("project", "en", () => `s${from}`), data });
  }
  return parts;
}

function documentWith(items: Item[]): ResumeDocument {
  return documentOf(sectionsOf(items));
}

/** As many descriptions as long texts need, in which a piece is repeated. */
function repeated(name: string, piece: string, around: readonly [string, string] = ["", ""]): Shape {
  const itemsWith = (description: string) =>
    Array.from({ length: Math.ceil(size / textLength) }, (_, at) => ({ ...createItem(`i${at}`), description }));
  return {
    name,
    document(share) {
      const empty = itemsWith(around.join(""));
      const room = Math.floor((size - sizeOf(documentWith(empty).data)) / empty.length);
      const times = Math.max(1, Math.floor((room * share) / piece.length));
      return documentWith(itemsWith(around[0] + piece.repeat(times) + around[1]));
    },
  };
}

/** As many items as fit, each with these fields. */
function many(name: string, fields: Partial<Item>): Shape {
  const items = (count: number) =>
    Array.from({ length: count }, (_, at) => ({ ...createItem(`i${at + 1000}`), ...fields }));
  return {
    name,
    document(share) {
      const rest = sizeOf(documentWith([]).data);
      const each = (sizeOf(documentWith(items(itemsPerSection)).data) - rest) / itemsPerSection;
      let count = Math.floor((size - rest) / each);
      while (sizeOf(documentWith(items(count)).data) > size) count -= 1;
      return documentWith(items(Math.floor(count * share)));
    },
  };
}

export const shapes: readonly Shape[] = [
  repeated("one letter", "a"),
  repeated("words", "word and <em>mark</em> "),
  repeated("paragraphs", "<p>A line of text, as people write it.</p>"),
  repeated("bullets", "<li><p>Led 12 people to 138 results.</p></li>", ["<ul>", "</ul>"]),
  repeated("Chinese", "负责系统的设计与开发，"),
  repeated("digits", "1"),
  repeated("numbers", "111-1112 "),
  repeated("numbers with codes", "+1 111 111 1112a"),
  repeated("emails", "a.aa@aaa.aa "),
  repeated("half an email", "a.aa@"),
  repeated("links", '<a href="mailto:a%40a.aa">a</a>'),
  repeated("open tags", "<b>"),
  repeated("open links", "<a href=x>"),
  repeated("deep lists", "<ul><li>"),
  repeated("deep blocks", "<div><p>"),
  repeated("closing tags", "</b></p>"),
  repeated("angle brackets", "<"),
  repeated("tags that never end", "<a "),
  repeated("quotes that never end", '<a b="'),
  repeated("attributes", " a=", ["<p", ">x</p>"]),
  repeated("comments", "<!--"),
  repeated("scripts", "<script>"),
  repeated("ends of scripts", "</script", ["<script>", ""]),
  repeated("entities", "&amp;"),
  repeated("ampersands", "&"),
  repeated("brackets", "("),
  repeated("bullets of text", "• "),
  repeated("spaces", " "),
  repeated("line breaks", "<br>"),
  repeated("full-width text", "ａ１"),
  repeated("accents", "e\u0301"),
  repeated("invisible characters", "\u200b"),
  repeated("percent signs", "%40"),
  repeated("word lists", "<p style='mso-list:l0 level1 lfo1'>x</p>"),
  many("short items", { title: "Go", startDate: "2020-01" }),
  many("long lines", { title: "1 ".repeat(lineLength / 2), subTitle: "a.a@".repeat(lineLength / 4) }),
  many("styles", {
    title: "x",
    styles: Object.fromEntries(styleKeys.map((key) => [key, `${styleRules[key].max}px`])),
  }),
];
