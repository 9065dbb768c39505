import fc from "fast-check";
import i18next, { type i18n } from "i18next";
import { beforeAll, describe, expect, it } from "vitest";
import { createSection } from "#core/resume/create-section.ts";
import { readLog } from "#core/resume/history/log.ts";
import { commit, createHistory, redo, restore, undo } from "#core/resume/history.ts";
import type { Edit } from "#core/resume/operations.ts";
import { basicInfoSchema, designSettingsSchema, type ResumeDocument, resumeConfigSchema } from "#core/resume/schema.ts";
import { createItem, emptySection, sectionKinds } from "#core/resume/sections.ts";
import { ch } from "#locales/ch.ts";
import { en } from "#locales/en.ts";
import { locales } from "#locales/words.ts";
import { anyEdit, countedIds, ownSection, sampleDocument } from "#tests/core/arbitraries.ts";
import { describeRecord, type TextContext } from "./words.ts";

/** An i18n instance that is configured like the shell's. */
const translations: i18n = i18next.createInstance();
beforeAll(async () => {
  await translations.init({
    resources: { en, ch },
    lng: "en",
    fallbackLng: false,
    load: "currentOnly",
    defaultNS: "common",
    interpolation: { escapeValue: false },
  });
});
const contextOf = (locale: "en" | "ch"): TextContext => ({
  t: translations.getFixedT(locale, "editorHistory"),
  locale,
});

type Of<Type extends Edit["type"]> = Extract<Edit, { type: Type }>;

/** One or more edits of every type; a type without an example does not compile. */
const examples: { [Type in Edit["type"]]: (document: ResumeDocument) => readonly Of<Type>[] } = {
  "name.set": () => [{ type: "name.set", name: "Another" }],
  "basic.set": () =>
    (Object.keys(basicInfoSchema.shape) as (keyof typeof basicInfoSchema.shape)[]).map((field) => ({
      type: "basic.set",
      field,
      value: "/files/new.png",
    })),
  "config.set": () => [
    { type: "config.set", field: "isPublic", value: true },
    { type: "config.set", field: "customURL", value: "ada-l" },
    { type: "config.set", field: "emailIsHidden", value: true },
    { type: "config.set", field: "cellphoneIsHidden", value: true },
    { type: "config.set", field: "removeBranding", value: true },
    { type: "config.set", field: "addToExamples", value: true },
    { type: "config.set", field: "downloadable", value: true },
    { type: "config.set", field: "showShareBtn", value: true },
    { type: "config.set", field: "showToggleDarkMode", value: true },
  ],
  "design.set": () => [
    { type: "design.set", field: "fontSize", value: 0.5 },
    { type: "design.set", field: "lineHeight", value: 1.6 },
    { type: "design.set", field: "sectionGap", value: 20 },
    { type: "design.set", field: "itemGap", value: 12 },
    { type: "design.set", field: "pageMargin", value: 40 },
    { type: "design.set", field: "fontFamily", value: "inter" },
    { type: "design.set", field: "accent", value: "#112233" },
    { type: "design.set", field: "columns", value: "one" },
    { type: "design.set", field: "dateFormat", value: "numeric" },
    { type: "design.set", field: "paper", value: "letter" },
    { type: "design.set", field: "showPhoto", value: false },
    { type: "design.set", field: "showPhoto", value: "always" },
    { type: "design.set", field: "photoShape", value: "circle" },
    { type: "design.set", field: "showIcons", value: false },
    { type: "design.set", field: "linkText", value: "both" },
    { type: "design.set", field: "showPageNumbers", value: true },
  ],
  "design.fit": () => [{ type: "design.fit", settings: { sectionGap: 11, lineHeight: 1.4 } }],
  "template.set": () => [
    { type: "template.set", templateId: "t", templateName: "TemplateSwiss", theme: "cobalt" },
    { type: "template.set", templateId: "t", templateName: "TemplateOfTheFuture", theme: "gold" },
  ],
  "theme.set": () => [{ type: "theme.set", theme: "navy" }],
  "language.set": () => [{ type: "language.set", lang: "fr" }],
  "document.replace": (document) => [{ type: "document.replace", document: { ...document, name: "Replaced" } }],
  "link.add": () => [{ type: "link.add", link: { id: "l2", name: "Blog", src: "" } }],
  "link.set": () => [
    { type: "link.set", linkId: "l1", field: "name", value: "Code" },
    { type: "link.set", linkId: "l1", field: "src", value: "https://a.b" },
    { type: "link.set", linkId: "l1", field: "text", value: "they" },
  ],
  "link.show": () => [{ type: "link.show", linkId: "l1", value: "label" }],
  "link.remove": () => [{ type: "link.remove", linkId: "l1" }],
  "link.move": () => [{ type: "link.move", linkId: "l1", toIndex: 1 }],
  "section.add": () =>
    sectionKinds.map((kind) => ({ type: "section.add", section: createSection(kind, "en", countedIds(kind)) })),
  "section.set": ({ data }) => [
    { type: "section.set", sectionId: idOf(data), field: "columns", value: "two" },
    { type: "section.set", sectionId: idOf(data), field: "tagStyle", value: true },
    { type: "section.set", sectionId: idOf(data), field: "onlyDesc", value: true },
    { type: "section.set", sectionId: idOf(data), field: "profile", value: true },
  ],
  "section.rename": ({ data }) => [{ type: "section.rename", sectionId: idOf(data), name: "Jobs" }],
  "section.move": ({ data }) => [
    { type: "section.move", sectionId: idOf(data), toIndex: 0, layout: "one" },
    { type: "section.move", sectionId: idOf(data), toIndex: 0, position: "side", layout: "two" },
  ],
  "section.flip": ({ data }) => [{ type: "section.flip", sectionId: idOf(data) }],
  "section.duplicate": ({ data }) => [
    {
      type: "section.duplicate",
      sectionId: idOf(data),
      newId: "copy",
      itemIds: (data.sections[1]?.data ?? []).map((_, index) => `copy-${index}`),
    },
  ],
  "section.remove": ({ data }) => [{ type: "section.remove", sectionId: idOf(data) }],
  "section.hide": ({ data }) => [{ type: "section.hide", sectionId: idOf(data), isHidden: true }],
  "section.sortByDate": ({ data }) => [{ type: "section.sortByDate", sectionId: idOf(data) }],
  "section.group": ({ data }) => [
    {
      type: "section.group",
      sectionId: data.sections.find((section) => section.type === "skills")?.id ?? "",
      newId: "group",
      label: "Tools",
    },
  ],
  "section.describe": ({ data }) => [
    {
      type: "section.describe",
      sectionId: idOf(data),
      texts: [{ itemId: itemOf(data), description: "<p>Built it</p>" }],
    },
  ],
  "style.set": ({ data }) => [
    { type: "style.set", sectionId: idOf(data), key: "marginTop", value: 8 },
    { type: "style.set", sectionId: idOf(data), itemId: itemOf(data), key: "fontSize", value: 12 },
  ],
  "item.add": ({ data }) => [{ type: "item.add", sectionId: idOf(data), item: createItem("i9") }],
  "item.set": ({ data }) => [
    { type: "item.set", sectionId: idOf(data), itemId: itemOf(data), field: "title", value: "Lead" },
    { type: "item.set", sectionId: idOf(data), itemId: itemOf(data), field: "subTitle", value: "Inc" },
    { type: "item.set", sectionId: idOf(data), itemId: itemOf(data), field: "startDate", value: "2001-01" },
    { type: "item.set", sectionId: idOf(data), itemId: itemOf(data), field: "endDate", value: "2002-01" },
    { type: "item.set", sectionId: idOf(data), itemId: itemOf(data), field: "city", value: "Rome" },
    { type: "item.set", sectionId: idOf(data), itemId: itemOf(data), field: "description", value: "<p>Led</p>" },
  ],
  "item.move": ({ data }) => [
    { type: "item.move", sectionId: idOf(data), itemId: itemOf(data), toSectionId: idOf(data), toIndex: 1 },
    { type: "item.move", sectionId: idOf(data), itemId: itemOf(data), toSectionId: "id-6", toIndex: 0 },
  ],
  "item.duplicate": ({ data }) => [
    { type: "item.duplicate", sectionId: idOf(data), itemId: itemOf(data), newId: "twin" },
  ],
  "item.remove": ({ data }) => [{ type: "item.remove", sectionId: idOf(data), itemId: itemOf(data) }],
  "item.hide": ({ data }) => [{ type: "item.hide", sectionId: idOf(data), itemId: itemOf(data), isHidden: true }],
  "item.page": ({ data }) => [
    { type: "item.page", sectionId: idOf(data), itemId: itemOf(data), field: "breakBefore", value: true },
    { type: "item.page", sectionId: idOf(data), itemId: itemOf(data), field: "keepTogether", value: true },
  ],
  "item.swap": ({ data }) => [{ type: "item.swap", sectionId: idOf(data), itemId: itemOf(data) }],
  "item.keep": ({ data }) => [{ type: "item.keep", sectionId: idOf(data), itemId: itemOf(data) }],
  "item.regroup": () => [
    { type: "item.regroup", sectionId: "groups", itemId: "languages", index: 1, toItemId: "tools" },
  ],
  "samples.remove": () => [{ type: "samples.remove" }],
  "untranslated.keep": ({ data }) => [
    { type: "untranslated.keep", fingerprints: (data.untranslated ?? []).slice(0, 1) },
  ],
};

const idOf = (data: ResumeDocument["data"]) => data.sections[1]?.id ?? "";
const itemOf = (data: ResumeDocument["data"]) => data.sections[1]?.data[0]?.id ?? "";

/** A document in which every example changes something. */
function start(): ResumeDocument {
  const sample = sampleDocument();
  const [profile, employment, ...rest] = sample.data.sections;
  if (!profile || !employment) throw new Error("The sample has sections");
  const jobs = { ...employment, data: employment.data.toReversed() };
  const own = rest.map((section) => (section.type === "skills" ? ownSection(section) : section));
  const group = (id: string, description: string) => ({ ...createItem(id), title: id, description });
  const groups = {
    ...emptySection("skills", "en", "groups"),
    data: [group("languages", "<p>Go, Make</p>"), group("tools", "")],
  };
  const links = [
    { id: "l1", name: "GitHub", src: "" },
    { id: "l0", name: "", src: "" },
  ];
  return {
    ...sample,
    data: { ...sample.data, links, sections: [profile, jobs, ...own, groups], untranslated: ["1a"] },
  };
}

const expectDescribed = (text: string) => expect(text).not.toMatch(/\{\{|said\.|undefined|\[object|returned an object/);

describe.each(locales)("describeRecord in %s", (locale) => {
  it.each(Object.keys(examples) as Edit["type"][])("describes every example of %s", (type) => {
    const document = start();
    for (const edit of examples[type](document)) {
      const history = createHistory(document, 0, "visit");
      const done = commit(history, edit, 1);
      expect(done, `${type} changes nothing`).not.toBe(history);
      const [record] = done.log;
      if (!record) throw new Error("No record");
      const { title, detail } = describeRecord(record, contextOf(locale));
      expect(title.length).toBeGreaterThan(3);
      expectDescribed(title);
      expectDescribed(detail);
      if (locale === "ch") expect(title).toMatch(/\p{Script=Han}/u);
      else expect(title).toMatch(/^[A-Z][a-z]+( |$)/);
    }
  });

  it("describes opening, undo, redo and a restored version", () => {
    const document = start();
    let history = commit(createHistory(document, 0, "visit"), { type: "name.set", name: "B" }, 1);
    const titles = new Set([
      describeRecord({ operation: "init", change: { subject: "document" } }, contextOf(locale)).title,
    ]);
    for (const step of [undo, redo]) {
      history = step(history, 5);
      titles.add(
        describeRecord(history.log[0] ?? { operation: "init", change: { subject: "undo" } }, contextOf(locale)).title,
      );
    }
    const restored = restore(history, document, { at: 0, name: "First" }, 9).log[0];
    if (!restored) throw new Error("No record");
    expect(describeRecord(restored, contextOf(locale)).detail).toBe("First");
    expect(titles.size).toBe(3);
  });

  it("describes any edit of any document, and anything that a browser stored", () => {
    fc.assert(
      fc.property(anyEdit, fc.jsonValue(), (make, value) => {
        const document = sampleDocument();
        const { log } = commit(createHistory(document, 0, "visit"), make(document, countedIds("new")), 1);
        const kept = readLog([{ ...(value as object), id: "x", change: value, document }]);
        for (const record of [...log, ...kept]) expect(describeRecord(record, contextOf(locale)).title).not.toBe("");
      }),
    );
  });
});

describe("the texts of the history", () => {
  const describe = (edit: Edit, locale: "en" | "ch" = "en") => {
    const [record] = commit(createHistory(start(), 0, "visit"), edit, 1).log;
    if (!record) throw new Error("No record");
    return describeRecord(record, contextOf(locale));
  };

  it("describe edits as specified, in both languages", () => {
    const sectionId = idOf(start().data);
    const itemId = itemOf(start().data);
    expect(describe({ type: "item.set", sectionId, itemId, field: "title", value: "Lead" })).toEqual({
      title: "Changed job title in Employment",
      detail: "Lead",
    });
    expect(describe({ type: "section.add", section: createSection("hobby", "en", countedIds("h")) }).title).toBe(
      "Added a section: Interests",
    );
    expect(describe({ type: "section.flip", sectionId }).title).toBe("Moved Employment to the side column");
    expect(describe({ type: "theme.set", theme: "navy" })).toEqual({
      title: "Changed the colour to Navy",
      detail: "Emerald → Navy",
    });
    expect(describe({ type: "theme.set", theme: "navy" }, "ch").title).toBe("把配色换成了藏青");
    expect(describe({ type: "design.set", field: "lineHeight", value: 1.6 }).detail).toBe("template default → 1.6");
  });

  it("name every field of basics, design and sharing", () => {
    for (const words of [en.editorHistory, ch.editorHistory]) {
      expect(Object.keys(words.design).sort()).toEqual(Object.keys(designSettingsSchema.shape).sort());
      const settings = Object.keys(resumeConfigSchema.shape).filter(
        (key) => !["templateId", "printerMode", "design"].includes(key),
      );
      expect(Object.keys(words.settings).sort()).toEqual(settings.sort());
      expect(Object.keys(words.basics).sort()).toEqual(Object.keys(basicInfoSchema.shape).sort());
    }
  });
});
