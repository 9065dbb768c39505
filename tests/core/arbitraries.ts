import fc from "fast-check";
import { expect } from "vitest";
import { createBlankDocument } from "#core/resume/blank.ts";
import { createSection } from "#core/resume/create-section.ts";
import { apply, type Edit } from "#core/resume/operations.ts";
import { asOwn } from "#core/resume/sample-items.ts";
import { languages, type ResumeDocument, type Section } from "#core/resume/schema.ts";
import { createItem, sectionKinds } from "#core/resume/sections.ts";

/** Documents and edits for property tests of core. */

/** Returns ids 1, 2, 3 … with a prefix, which are fresh within one document. */
export function countedIds(prefix = "id"): () => string {
  let count = 0;
  return () => `${prefix}-${++count}`;
}

export function sampleDocument(lang: ResumeDocument["config"]["lang"] = "en"): ResumeDocument {
  return createBlankDocument({
    name: "Sample",
    lang,
    templateName: "TemplateModern",
    templateId: "modern",
    theme: "emerald",
    newId: countedIds(),
  });
}

/** Returns the same document as if its user had written it: no entry is a sample. */
export function ownDocument(lang?: ResumeDocument["config"]["lang"]): ResumeDocument {
  const { data, ...rest } = sampleDocument(lang);
  const sections = data.sections.map(ownSection);
  return { ...rest, data: { ...data, sections } };
}

/** Returns a section as if its user had written it. */
export function ownSection(section: Section): Section {
  return { ...section, data: section.data.map(asOwn) };
}

const sample = sampleDocument();

/** A document with two links and one job. */
export const smallDocument: ResumeDocument = (
  [
    { type: "link.add", link: { id: "link-1", name: "Site", src: "a.example" } },
    { type: "link.add", link: { id: "link-2", name: "Code", src: "b.example" } },
    ...sample.data.sections
      .filter(({ type }) => type === "empolyment")
      .flatMap(({ id, data }) =>
        data.slice(1).map((item): Edit => ({ type: "item.remove", sectionId: id, itemId: item.id })),
      ),
  ] satisfies Edit[]
).reduce<ResumeDocument>(apply, sample);

/** Returns the document after these edits, each of which must change it. */
export const edited = (document: ResumeDocument, ...edits: Edit[]) =>
  edits.reduce((last, edit) => {
    const next = apply(last, edit);
    expect(next, `${edit.type} changed nothing`).not.toBe(last);
    return next;
  }, document);

/** Texts of every script, with emoji, right-to-left text, controls, lone surrogates and markup. */
export const anyText = fc.oneof(
  fc.string({ unit: "grapheme", maxLength: 40 }),
  fc.string({ unit: "binary", maxLength: 40 }),
  fc
    .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 20 })
    .map((units) => units.map((unit) => String.fromCharCode(unit)).join("")),
  fc.constantFrom("", "  ", "工作经历", "Profil", "<b>x</b>", "مرحبا", "👩‍👩‍👧", "\u0000", "\u202egpj.exe", "a\ud800b"),
);

/** Pieces of markup in any order, well-formed or not. */
export const anyMarkup = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        ...[
          "<p>",
          "</p>",
          "<p style='text-align:center'>",
          "<br>",
          "<b>",
          "</b>",
          "<strong>",
          "</strong>",
          "<i>",
          "</i>",
        ],
        ...[
          "<u>",
          "</u>",
          "<s>",
          "</s>",
          "<code>",
          "</code>",
          "<ul>",
          "</ul>",
          "<ol>",
          "</ol>",
          "<li>",
          "</li>",
          "<hr>",
        ],
        ...[
          "<div>",
          "</div>",
          "<h2>",
          "</h2>",
          "<table><tr><td>",
          "</td></tr></table>",
          "<a href='https://a.b'>",
          "</a>",
        ],
        ...[
          "<a href=javascript:alert(1)>",
          "<script>",
          "</script>",
          "<svg/>",
          "<svg>",
          "</svg>",
          "<!--",
          "-->",
          "<!x>",
        ],
        ...[
          "<",
          ">",
          "&",
          "&lt;",
          "&#60;",
          "&#x202e;",
          "&amp;lt;",
          '"',
          "'",
          "</",
          '<a href="',
          "<p class='",
          " ",
          "\n",
        ],
      ),
      fc.string({ unit: "grapheme", maxLength: 6 }),
    ),
    { maxLength: 30 },
  )
  .map((pieces) => pieces.join(""));

const month = fc.constantFrom("", "2020", "2019-01", "2021-12", "present", "2020-13", "soon");
const index = fc.integer({ min: -2, max: 60 });
const pick = fc.nat({ max: 60 });

/**
 * An edit of any type that mostly fits the document it is given: ids are usually drawn from the document, sometimes
 * they are unknown. `fresh` returns new ids.
 */
export const anyEdit: fc.Arbitrary<(document: ResumeDocument, fresh: () => string) => Edit> = fc
  .record({
    kind: fc.nat({ max: 36 }),
    text: anyText,
    month,
    index,
    pick,
    pick2: pick,
    pick3: pick,
    flag: fc.boolean(),
  })
  .map((draw) => (document, fresh) => editOf(draw, document, fresh));

type Draw = {
  kind: number;
  text: string;
  month: string;
  index: number;
  pick: number;
  pick2: number;
  pick3: number;
  flag: boolean;
};

function chosen<T>(list: readonly T[], at: number): T | undefined {
  // Some draws miss on purpose, because unknown ids must be harmless.
  return list[at % (list.length + 1)];
}

function editOf(draw: Draw, document: ResumeDocument, fresh: () => string): Edit {
  const { text, flag } = draw;
  const section = chosen(document.data.sections, draw.pick);
  const other = chosen(document.data.sections, draw.pick2);
  const item = section && chosen(section.data, draw.pick3);
  const link = chosen(document.data.links, draw.pick);
  const sectionId = section?.id ?? "nobody";
  const itemId = item?.id ?? "nobody";
  const linkId = link?.id ?? "nobody";
  const lang = languages[draw.pick % languages.length] ?? "en";
  const kind = sectionKinds[draw.pick2 % sectionKinds.length] ?? "custom";
  const position = flag ? "main" : "side";
  const layout = draw.pick2 % 2 === 0 ? "one" : "two";
  const texts = ["title", "subTitle", "city", "description"] as const;
  const edits: (() => Edit)[] = [
    () => ({ type: "name.set", name: text }),
    () => ({ type: "basic.set", field: "email", value: text }),
    () => ({ type: "basic.set", field: "avatar", value: text }),
    () => ({ type: "link.add", link: { id: fresh(), name: text, src: text }, toIndex: draw.index }),
    () => ({ type: "link.add", link: { id: fresh(), name: text, src: "", text }, toIndex: draw.index }),
    () => ({ type: "link.set", linkId, field: link?.text === undefined ? "src" : "text", value: text }),
    () => ({ type: "link.remove", linkId }),
    () => ({ type: "link.move", linkId, toIndex: draw.index }),
    () => ({ type: "section.add", section: createSection(kind, lang, fresh), toIndex: draw.index }),
    () => ({ type: "section.set", sectionId, field: "columns", value: flag ? "one" : "two" }),
    () => ({ type: "section.set", sectionId, field: "tagStyle", value: flag }),
    () => ({ type: "section.rename", sectionId, name: text }),
    () => ({ type: "section.move", sectionId, toIndex: draw.index, position, layout }),
    () => ({ type: "section.flip", sectionId }),
    () => ({ type: "section.duplicate", sectionId, newId: fresh(), itemIds: (section?.data ?? []).map(fresh) }),
    () => ({ type: "section.remove", sectionId }),
    () => ({ type: "section.hide", sectionId, isHidden: flag }),
    () => ({ type: "section.sortByDate", sectionId }),
    () => ({ type: "section.group", sectionId, newId: fresh(), label: text }),
    () => ({ type: "section.describe", sectionId, texts: [{ itemId, description: text }] }),
    () => ({ type: "item.add", sectionId, item: { ...createItem(fresh()), title: text }, toIndex: draw.index }),
    () => ({ type: "item.set", sectionId, itemId, field: texts[draw.pick2 % 4] ?? "title", value: text }),
    () => ({ type: "item.set", sectionId, itemId, field: flag ? "startDate" : "endDate", value: draw.month }),
    () => ({ type: "item.move", sectionId, itemId, toSectionId: other?.id ?? "nobody", toIndex: draw.index }),
    () => ({ type: "item.duplicate", sectionId, itemId, newId: flag ? fresh() : itemId }),
    () => ({ type: "item.remove", sectionId, itemId }),
    () => ({ type: "item.hide", sectionId, itemId, isHidden: flag }),
    () => ({ type: "item.swap", sectionId, itemId }),
    () => ({ type: "item.keep", sectionId, itemId }),
    () => ({ type: "item.regroup", sectionId, itemId, index: draw.index, toItemId: section?.data[0]?.id ?? itemId }),
    () => ({ type: "samples.remove" }),
    () => ({ type: "untranslated.keep", fingerprints: document.data.untranslated ?? [] }),
    () => ({
      type: "item.page",
      sectionId,
      itemId,
      field: draw.pick2 % 2 ? "breakBefore" : "keepTogether",
      value: flag,
    }),
    () => ({ type: "style.set", sectionId, ...(flag && { itemId }), key: "marginTop", value: draw.index }),
    () => ({ type: "style.set", sectionId, key: flag ? "marginTop" : text, value: text }),
    () => ({ type: "config.set", field: "customURL", value: text }),
    () => ({ type: "design.set", field: "lineHeight", value: draw.index / 10 }),
    () => ({ type: "design.fit", settings: { lineHeight: draw.index / 10, sectionGap: draw.index } }),
    () => ({ type: "template.set", templateId: text, templateName: text, theme: text }),
    () => ({ type: "language.set", lang }),
  ];
  return (edits[draw.kind % edits.length] as () => Edit)();
}
