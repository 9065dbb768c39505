import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyEdit, countedIds, sampleDocument } from "#tests/core/arbitraries.ts";
import { createSection } from "./create-section.ts";
import { placeInColumn } from "./operations/sections.ts";
import { apply, type Edit, refusal } from "./operations.ts";
import { type ResumeDocument, resumeDocumentSchema, type Section } from "./schema.ts";
import { createItem, sectionName, sectionsByColumn, showsTags } from "./sections.ts";
import { pixels, styleKeys, styleRules } from "./style-rules.ts";

function sectionAt(document: ResumeDocument, index: number): Section {
  const section = document.data.sections[index];
  if (!section) throw new Error(`no section ${index}`);
  return section;
}

const names = (document: ResumeDocument) => document.data.sections.map((section) => section.name);
const ids = (document: ResumeDocument) => document.data.sections.map((section) => section.id);

describe("any edits", () => {
  it("never break the schema, and never duplicate an id", () => {
    fc.assert(
      fc.property(fc.array(anyEdit, { maxLength: 40 }), (makers) => {
        const fresh = countedIds("new");
        let document = sampleDocument();
        for (const make of makers) document = apply(document, make(document, fresh));
        const parsed = resumeDocumentSchema.safeParse(document);
        expect(parsed.error).toBeUndefined();
        const sectionIds = ids(document);
        const itemIds = document.data.sections.flatMap((section) => section.data.map((item) => item.id));
        expect(new Set(sectionIds).size).toBe(sectionIds.length);
        expect(new Set(itemIds).size).toBe(itemIds.length);
      }),
      { numRuns: 300 },
    );
  });

  it("do not change the document they are given", () => {
    fc.assert(
      fc.property(anyEdit, (make) => {
        const document = sampleDocument();
        const copy = structuredClone(document);
        apply(document, make(document, countedIds("new")));
        expect(document).toEqual(copy);
      }),
    );
  });

  it("return the identical document when refused", () => {
    fc.assert(
      fc.property(anyEdit, (make) => {
        const document = sampleDocument();
        const edit = make(document, countedIds("new"));
        if (refusal(document, edit) !== null) expect(apply(document, edit)).toBe(document);
      }),
    );
  });

  it("that set a value change nothing when they are applied a second time", () => {
    fc.assert(
      fc.property(anyEdit, (make) => {
        const document = sampleDocument();
        const edit = make(document, countedIds("new"));
        if (!edit.type.endsWith(".set")) return;
        const once = apply(document, edit);
        expect(apply(once, edit)).toEqual(once);
      }),
    );
  });
});

describe("identity", () => {
  const document = sampleDocument();
  const employment = sectionAt(document, 1);
  const unknown: Edit[] = [
    { type: "link.set", linkId: "x", field: "name", value: "y" },
    { type: "link.remove", linkId: "x" },
    { type: "link.move", linkId: "x", toIndex: 0 },
    { type: "section.set", sectionId: "x", field: "columns", value: "two" },
    { type: "section.rename", sectionId: "x", name: "y" },
    { type: "section.move", sectionId: "x", toIndex: 0, position: "side", layout: "two" },
    { type: "section.flip", sectionId: "x" },
    { type: "section.duplicate", sectionId: "x", newId: "y", itemIds: [] },
    { type: "section.remove", sectionId: "x" },
    { type: "section.hide", sectionId: "x", isHidden: true },
    { type: "section.sortByDate", sectionId: "x" },
    { type: "style.set", sectionId: "x", key: "marginTop", value: 1 },
    { type: "style.set", sectionId: employment.id, itemId: "x", key: "marginTop", value: 1 },
    { type: "item.add", sectionId: "x", item: createItem("y") },
    { type: "item.set", sectionId: employment.id, itemId: "x", field: "title", value: "y" },
    { type: "item.move", sectionId: "x", itemId: "x", toSectionId: employment.id, toIndex: 0 },
    { type: "item.move", sectionId: employment.id, itemId: "x", toSectionId: sectionAt(document, 0).id, toIndex: 0 },
    { type: "item.duplicate", sectionId: employment.id, itemId: "x", newId: "y" },
    { type: "item.remove", sectionId: employment.id, itemId: "x" },
    { type: "item.hide", sectionId: employment.id, itemId: "x", isHidden: true },
  ];
  it.each(unknown)("$type of an unknown id changes nothing and is not refused", (edit) => {
    expect(apply(document, edit)).toBe(document);
    expect(refusal(document, edit)).toBeNull();
  });

  it("keeps what an edit does not touch", () => {
    const item = employment.data[0];
    const after = apply(document, {
      type: "item.set",
      sectionId: employment.id,
      itemId: item?.id ?? "",
      field: "title",
      value: "New",
    });
    expect(after.config).toBe(document.config);
    expect(after.data.basicInfo).toBe(document.data.basicInfo);
    expect(sectionAt(after, 0)).toBe(sectionAt(document, 0));
    expect(sectionAt(after, 1)).not.toBe(employment);
    expect(sectionAt(after, 1).data[1]).toBe(employment.data[1]);
  });

  it.each<Edit>([
    { type: "name.set", name: " Sample " },
    { type: "basic.set", field: "email", value: "" },
    { type: "config.set", field: "isPublic", value: false },
    { type: "design.set", field: "paper", value: "a4" },
    { type: "language.set", lang: "en" },
    { type: "theme.set", theme: "emerald" },
    { type: "template.set", templateId: "modern", templateName: "TemplateModern", theme: "emerald" },
    { type: "section.move", sectionId: employment.id, toIndex: 1, position: "main", layout: "two" },
    { type: "style.set", sectionId: employment.id, key: "marginTop", value: null },
  ])("$type to the present value changes nothing", (edit) => {
    expect(apply(document, edit)).toBe(document);
  });
});

describe("sections", () => {
  const document = sampleDocument();

  it("move to their new position, in both directions", () => {
    const [a, b, c] = ids(document);
    const down = apply(document, { type: "section.move", sectionId: a ?? "", toIndex: 2, layout: "one" });
    expect(ids(down).slice(0, 3)).toEqual([b, c, a]);
    const up = apply(document, { type: "section.move", sectionId: c ?? "", toIndex: 0, layout: "one" });
    expect(ids(up).slice(0, 3)).toEqual([c, a, b]);
    const beyond = apply(document, { type: "section.move", sectionId: a ?? "", toIndex: 999, layout: "one" });
    expect(ids(beyond).at(-1)).toBe(a);
  });

  it.each([
    ["two", "side"],
    ["one", "main"],
  ] as const)("in a design of %s columns a move across makes it %s", (layout, expected) => {
    const { id } = sectionAt(document, 0);
    const moved = apply(document, { type: "section.move", sectionId: id, toIndex: 2, position: "side", layout });
    expect(moved.data.sections.find((section) => section.id === id)?.position).toBe(expected);
    expect(ids(moved).indexOf(id)).toBe(2);
  });

  it("flip toggles the column without reordering", () => {
    const { id } = sectionAt(document, 0);
    const flipped = apply(document, { type: "section.flip", sectionId: id });
    expect(ids(flipped)).toEqual(ids(document));
    expect(sectionAt(flipped, 0).position).toBe("side");
    expect(apply(flipped, { type: "section.flip", sectionId: id })).toEqual(document);
  });

  it("are placed at an index of a column, whatever is between them in the list", () => {
    fc.assert(
      fc.property(fc.nat(5), fc.constantFrom("main", "side"), fc.nat(6), (from, position, index) => {
        const section = sectionAt(document, from);
        const edit = placeInColumn(document, { sectionId: section.id, position, index, layout: "two" });
        const column = sectionsByColumn(apply(document, edit).data.sections, "two")[position];
        expect(column.indexOf(column.find((one) => one.id === section.id) as Section)).toBe(
          Math.min(index, column.length - 1),
        );
      }),
    );
  });

  it("duplicate after the original, with new ids, marked as made by the user", () => {
    const original = sectionAt(document, 1);
    const itemIds = original.data.map((_, index) => `copy-${index}`);
    const copied = apply(document, { type: "section.duplicate", sectionId: original.id, newId: "copy", itemIds });
    const copy = sectionAt(copied, 2);
    expect(copy).toMatchObject({ id: "copy", name: `${original.name} 2`, isCreated: true });
    expect(copy.data.map((item) => item.title)).toEqual(original.data.map((item) => item.title));
    expect(
      refusal(document, { type: "section.duplicate", sectionId: original.id, newId: "copy", itemIds: [] }),
    ).toEqual({
      limit: "invalid",
    });
  });

  it("sort newest first: ongoing before finished, dated before undated, equal ones in their order", () => {
    const dated = (id: string, startDate: string, endDate: string) => ({ ...createItem(id), startDate, endDate });
    const section = {
      ...createSection("custom", "en", () => "c"),
      data: [
        dated("undated", "", ""),
        dated("old", "2010-01", "2012-01"),
        dated("running-old", "2015-01", "present"),
        dated("start-only", "2013-05", ""),
        dated("running-new", "2020-01", "present"),
        dated("old-twin", "2010-01", "2012-01"),
      ],
    };
    const added = apply(document, { type: "section.add", section });
    const sorted = apply(added, { type: "section.sortByDate", sectionId: "c" });
    expect(sorted.data.sections.at(-1)?.data.map((item) => item.id)).toEqual([
      "running-new",
      "running-old",
      "start-only",
      "old",
      "old-twin",
      "undated",
    ]);
    expect(apply(sorted, { type: "section.sortByDate", sectionId: "c" })).toBe(sorted);
  });
});

describe("items", () => {
  const document = sampleDocument();
  const employment = sectionAt(document, 1);
  const project = sectionAt(document, 2);

  it("move to another section", () => {
    const item = employment.data[0];
    const moved = apply(document, {
      type: "item.move",
      sectionId: employment.id,
      itemId: item?.id ?? "",
      toSectionId: project.id,
      toIndex: 1,
    });
    expect(sectionAt(moved, 1).data).toHaveLength(employment.data.length - 1);
    expect(sectionAt(moved, 2).data[1]).toBe(item);
  });

  it("duplicate after the original", () => {
    const itemId = employment.data[0]?.id ?? "";
    const copied = apply(document, { type: "item.duplicate", sectionId: employment.id, itemId, newId: "copy" });
    expect(
      sectionAt(copied, 1)
        .data.map((item) => item.id)
        .slice(0, 2),
    ).toEqual([itemId, "copy"]);
  });
});

describe("a section's name", () => {
  it("is stored without the spaces around it", () => {
    const document = sampleDocument();
    const { id: sectionId } = sectionAt(document, 0);
    expect(sectionAt(apply(document, { type: "section.rename", sectionId, name: "  Work " }), 0).name).toBe("Work");
    expect(apply(document, { type: "section.rename", sectionId, name: ` ${sectionAt(document, 0).name} ` })).toBe(
      document,
    );
  });

  it("has a number in a duplicate, which stays in another language", () => {
    let document = sampleDocument();
    const fresh = countedIds("copy");
    for (const at of [0, 1, 0]) {
      const { id: sectionId, data } = sectionAt(document, at);
      document = apply(document, {
        type: "section.duplicate",
        sectionId,
        newId: fresh(),
        itemIds: data.map(() => fresh()),
      });
    }
    expect(names(document).slice(0, 4)).toEqual(["Profile", "Profile 4", "Profile 2", "Profile 3"]);
    expect(names(apply(document, { type: "language.set", lang: "de" })).slice(0, 3)).toEqual([
      ...["Profil", "Profil 4", "Profil 2"],
    ]);
  });
});

describe("tags", () => {
  it("of pairs ask for one column, because two columns of pairs are never tags", () => {
    const base = sampleDocument();
    const section = createSection("language", "en", countedIds("language"));
    const document = apply(base, { type: "section.add", section, toIndex: 0 });
    expect(showsTags(sectionAt(document, 0))).toBe(false);
    const tags = apply(document, { type: "section.set", sectionId: section.id, field: "tagStyle", value: true });
    expect(sectionAt(tags, 0)).toMatchObject({ tagStyle: true, columns: "one" });
    expect(showsTags(sectionAt(tags, 0))).toBe(true);
    const pairs = apply(tags, { type: "section.set", sectionId: section.id, field: "columns", value: "two" });
    expect(showsTags(sectionAt(pairs, 0))).toBe(false);
  });
});

describe("styles", () => {
  it.each([
    [12, "12px"],
    ["12", "12px"],
    ["12px", "12px"],
    [" 1.256 PX ", "1.26px"],
    [-0.001, "0px"],
    ["-8", "-8px"],
    [9999, "9999px"],
    ["", ""],
    ["px", ""],
    [null, ""],
    [10_000, null],
    [9999.999, null],
    ["1e3", null],
    ["calc(1px)", null],
    [Number.NaN, null],
  ])("%j is stored as %j", (value, expected) => {
    expect(pixels(value)).toBe(expected);
  });

  it("are set, and cleared by an empty value", () => {
    const document = sampleDocument();
    const { id } = sectionAt(document, 0);
    const styled = apply(document, { type: "style.set", sectionId: id, key: "marginTop", value: "12" });
    expect(sectionAt(styled, 0).styles).toEqual({ marginTop: "12px" });
    const cleared = apply(styled, { type: "style.set", sectionId: id, key: "marginTop", value: "" });
    expect(cleared).toEqual(document);
  });

  it.each(styleKeys)("of %s stay in the range of their rule", (key) => {
    const document = sampleDocument();
    const { id: sectionId, data } = sectionAt(document, 0);
    const { min, max } = styleRules[key];
    for (const itemId of [undefined, data[0]?.id ?? ""]) {
      const set = (value: number): Edit => ({ type: "style.set", sectionId, ...(itemId && { itemId }), key, value });
      for (const value of [min, max]) {
        expect(resumeDocumentSchema.safeParse(apply(document, set(value))).success).toBe(true);
        expect(refusal(document, set(value))).toBeNull();
      }
      for (const value of [min - 1, max + 1, 900, 9999])
        expect(refusal(document, set(value))).toEqual({ limit: "invalid" });
    }
  });

  it("have no other keys than those of the table", () => {
    const { id: sectionId } = sectionAt(sampleDocument(), 0);
    for (const key of ["zoom", "constructor", ""]) {
      expect(refusal(sampleDocument(), { type: "style.set", sectionId, key, value: 1 })).toEqual({ limit: "invalid" });
    }
  });
});

describe("one page", () => {
  it("sets its numbers in one edit and leaves all others", () => {
    const document = apply(sampleDocument(), { type: "design.set", field: "itemGap", value: 9 });
    const fitted = apply(document, { type: "design.fit", settings: { sectionGap: 10, fontSize: -0.4 } });
    expect(fitted.config.design).toEqual({ ...document.config.design, sectionGap: 10, fontSize: -0.4 });
    expect(apply(fitted, { type: "design.fit", settings: { sectionGap: 10 } })).toBe(fitted);
  });
});

describe("template, theme and language", () => {
  it("a new template brings its first theme and resets the accent and the columns", () => {
    let document = sampleDocument();
    document = apply(document, { type: "design.set", field: "accent", value: "#123456" });
    document = apply(document, { type: "design.set", field: "columns", value: "one" });
    document = apply(document, { type: "design.set", field: "paper", value: "letter" });
    const changed = apply(document, {
      type: "template.set",
      templateId: "t4",
      templateName: "TemplateClassic",
      theme: "graphite",
    });
    expect(changed.config).toMatchObject({
      templateId: "t4",
      templateName: "TemplateClassic",
      templateTheme: "graphite",
    });
    expect(changed.config.design).toMatchObject({ accent: null, columns: null, paper: "letter" });
  });

  it("a language renames default names of any language, and leaves typed names", () => {
    let document = sampleDocument("ch");
    const [profile, employment, project] = document.data.sections;
    document = apply(document, { type: "section.rename", sectionId: employment?.id ?? "", name: "我做过的事" });
    document = apply(document, { type: "section.rename", sectionId: project?.id ?? "", name: "Proyectos" });
    const german = apply(document, { type: "language.set", lang: "de" });
    expect(german.config.lang).toBe("de");
    expect(names(german)).toEqual(["Profil", "我做过的事", "Projekte", "Kenntnisse", "Ausbildung", "Sprachen"]);
    const back = apply(german, { type: "language.set", lang: "ch" });
    expect(names(back)[0]).toBe(sectionName("profile", "ch"));
    expect(back.data.sections[0]?.data).toBe(profile?.data);
  });

  it("replaces a whole document only by a well-formed one", () => {
    const document = sampleDocument();
    const other = sampleDocument("ja");
    expect(apply(document, { type: "document.replace", document: other })).toBe(other);
    const broken = { ...other, name: "" };
    expect(refusal(document, { type: "document.replace", document: broken })).toEqual({ limit: "invalid" });
  });
});
