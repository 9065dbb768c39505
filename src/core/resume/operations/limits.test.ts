import { describe, expect, it } from "vitest";
import { countedIds, sampleDocument } from "#tests/core/arbitraries.ts";
import { limits } from "../../limits.ts";
import { createSection } from "../create-section.ts";
import { apply, type Edit, refusal } from "../operations.ts";
import { type ResumeDocument, resumeDocumentSchema } from "../schema.ts";
import { createItem } from "../sections.ts";

describe("limits", () => {
  it("are named by the refusal, and the document stays unchanged", () => {
    const document = sampleDocument();
    const section = document.data.sections[1];
    if (!section) throw new Error("no section 1");
    const fresh = countedIds("many");
    const full: ResumeDocument = {
      ...document,
      data: {
        ...document.data,
        links: Array.from({ length: limits.document.links }, () => ({ id: fresh(), name: "", src: "" })),
        sections: [
          { ...section, data: Array.from({ length: limits.document.itemsPerSection }, () => createItem(fresh())) },
          ...Array.from({ length: limits.document.sections - 1 }, () => ({ ...section, id: fresh(), data: [] })),
        ],
      },
    };
    expect(resumeDocumentSchema.safeParse(full).success).toBe(true);
    const refused: [Edit, object][] = [
      [
        { type: "link.add", link: { id: "l", name: "", src: "" } },
        { limit: "links", max: 50 },
      ],
      [
        { type: "section.add", section: createSection("custom", "en", () => "s") },
        { limit: "sections", max: 200 },
      ],
      [
        { type: "item.add", sectionId: section.id, item: createItem("i") },
        { limit: "itemsPerSection", max: 50 },
      ],
      [
        { type: "item.duplicate", sectionId: section.id, itemId: full.data.sections[0]?.data[0]?.id ?? "", newId: "i" },
        { limit: "itemsPerSection", max: 50 },
      ],
      [
        { type: "name.set", name: "x".repeat(201) },
        { limit: "nameLength", max: 200 },
      ],
      [
        { type: "basic.set", field: "title", value: "x".repeat(501) },
        { limit: "lineLength", max: 500 },
      ],
      [
        { type: "basic.set", field: "cellphone", value: "1".repeat(41) },
        { limit: "phoneLength", max: 40 },
      ],
      [
        { type: "basic.set", field: "email", value: `${"a".repeat(250)}@b.io` },
        { limit: "emailLength", max: 254 },
      ],
      [
        { type: "section.rename", sectionId: section.id, name: "x".repeat(100_000) },
        { limit: "lineLength", max: 500 },
      ],
      [
        { type: "link.set", linkId: full.data.links[0]?.id ?? "", field: "name", value: "x".repeat(501) },
        { limit: "lineLength", max: 500 },
      ],
      [
        { type: "item.set", sectionId: section.id, itemId: "any", field: "subTitle", value: "x".repeat(501) },
        { limit: "lineLength", max: 500 },
      ],
      [
        { type: "item.set", sectionId: section.id, itemId: "any", field: "description", value: "x".repeat(100_001) },
        { limit: "textLength", max: 100_000 },
      ],
      [
        {
          type: "link.set",
          linkId: full.data.links[0]?.id ?? "",
          field: "src",
          value: `https://x.io/${"x".repeat(2000)}`,
        },
        { limit: "urlLength", max: 2000 },
      ],
      [{ type: "name.set", name: "  " }, { limit: "invalid" }],
      [{ type: "config.set", field: "customURL", value: "-no-" }, { limit: "invalid" }],
      [{ type: "design.set", field: "lineHeight", value: 9 }, { limit: "invalid" }],
      [{ type: "design.fit", settings: { lineHeight: 9 } }, { limit: "invalid" }],
    ];
    for (const [edit, expected] of refused) {
      expect(refusal(full, edit)).toEqual(expected);
      expect(apply(full, edit)).toBe(full);
    }
  });
});
