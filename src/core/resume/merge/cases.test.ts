import { describe, expect, it } from "vitest";
import { smallDocument as base, countedIds, edited } from "#tests/core/arbitraries.ts";
import { limits } from "../../limits.ts";
import { createSection } from "../create-section.ts";
import { type Conflict, merge, type Side } from "../merge.ts";
import type { Edit } from "../operations.ts";
import type { ResumeDocument, Section } from "../schema.ts";
import { createItem } from "../sections.ts";

const keys = (conflicts: readonly Conflict[]) => conflicts.map(({ key }) => key).sort();
const all = (conflicts: readonly Conflict[], side: Side) => new Map(conflicts.map(({ key }) => [key, side]));
const of = (document: ResumeDocument, type: Section["type"]): Section => {
  const section = document.data.sections.find((one) => one.type === type);
  if (!section) throw new Error(`The sample has no ${type}`);
  return section;
};
const work = of(base, "empolyment");
const job = work.data[0]?.id ?? "";
const skills = of(base, "skills");

describe("merge, case by case", () => {
  const sectionIds = (document: ResumeDocument) => document.data.sections.map(({ id }) => id);
  const jobs = (document: ResumeDocument) => of(document, "empolyment").data.map(({ id }) => id);
  const withJobs = edited(
    base,
    ...["j1", "j2", "j3"].map((id): Edit => ({ type: "item.add", sectionId: work.id, item: createItem(id) })),
  );

  it("keeps what both added, each after the item that it was added after", () => {
    const mine = edited(withJobs, { type: "item.add", sectionId: work.id, item: createItem("m"), toIndex: 1 });
    const theirs = edited(withJobs, { type: "item.add", sectionId: work.id, item: createItem("t") });
    const { document, conflicts } = merge(withJobs, mine, theirs);
    expect(conflicts).toEqual([]);
    expect(jobs(document)).toEqual([job, "m", "j1", "j2", "j3", "t"]);
  });

  it("lets one side move an item, even to another section, while the other edits it", () => {
    const mine = edited(withJobs, {
      type: "item.set",
      sectionId: work.id,
      itemId: "j1",
      field: "title",
      value: "Lead",
    });
    const theirs = edited(withJobs, {
      type: "item.move",
      sectionId: work.id,
      itemId: "j1",
      toSectionId: skills.id,
      toIndex: 0,
    });
    const { document, conflicts } = merge(withJobs, mine, theirs);
    expect(conflicts).toEqual([]);
    expect(of(document, "skills").data[0]).toMatchObject({ id: "j1", title: "Lead" });
    expect(jobs(document)).toEqual([job, "j2", "j3"]);
  });

  it("asks for the section of an item that both moved elsewhere", () => {
    const to = (type: Section["type"]): Edit => ({
      type: "item.move",
      sectionId: work.id,
      itemId: "j1",
      toSectionId: of(base, type).id,
      toIndex: 0,
    });
    const [mine, theirs] = [edited(withJobs, to("skills")), edited(withJobs, to("project"))];
    const { document, conflicts } = merge(withJobs, mine, theirs);
    expect(conflicts).toMatchObject([
      { key: "item:j1.section", mine: { value: skills.name }, theirs: { value: of(base, "project").name } },
    ]);
    expect(of(document, "skills").data[0]?.id).toBe("j1");
    const answered = merge(withJobs, mine, theirs, all(conflicts, "theirs")).document;
    expect(of(answered, "project").data[0]?.id).toBe("j1");
    expect(of(answered, "skills").data.some(({ id }) => id === "j1")).toBe(false);
  });

  it("takes the order of the side that moved items, and asks where both did", () => {
    const move = (itemId: string, toIndex: number): Edit => ({
      type: "item.move",
      sectionId: work.id,
      itemId,
      toSectionId: work.id,
      toIndex,
    });
    const mine = edited(withJobs, move("j3", 0));
    const theirs = edited(withJobs, { type: "item.add", sectionId: work.id, item: createItem("t"), toIndex: 2 });
    expect(jobs(merge(withJobs, mine, theirs).document)).toEqual(["j3", job, "j1", "t", "j2"]);
    const moved = edited(withJobs, move("j1", 3));
    const both = merge(withJobs, mine, moved);
    expect(both.conflicts).toMatchObject([
      { key: `order:${work.id}`, place: { subject: "order", of: "items", section: work.name } },
    ]);
    expect(jobs(both.document)).toEqual(jobs(mine));
    expect(jobs(merge(withJobs, mine, moved, all(both.conflicts, "theirs")).document)).toEqual(jobs(moved));
  });

  it("deletes what the other side left alone", () => {
    const mine = edited(
      withJobs,
      { type: "section.remove", sectionId: work.id },
      { type: "link.remove", linkId: "link-1" },
    );
    const theirs = edited(withJobs, { type: "name.set", name: "Theirs" });
    const { document, conflicts } = merge(withJobs, mine, theirs);
    expect(conflicts).toEqual([]);
    expect(document).toEqual({ ...mine, name: "Theirs" });
  });

  it.each(["mine", "theirs"] as const)("asks once for a section that %s deleted and the other edited", (deleter) => {
    const removed = edited(withJobs, { type: "section.remove", sectionId: work.id });
    const written = edited(
      withJobs,
      { type: "section.rename", sectionId: work.id, name: "Jobs" },
      { type: "item.set", sectionId: work.id, itemId: "j1", field: "title", value: "Lead" },
      { type: "item.add", sectionId: work.id, item: createItem("new") },
    );
    const [mine, theirs] = deleter === "mine" ? [removed, written] : [written, removed];
    const { conflicts } = merge(withJobs, mine, theirs);
    expect(conflicts).toMatchObject([{ key: `section:${work.id}`, place: { section: work.name } }]);
    expect(conflicts[0]?.[deleter]).toEqual({ kind: "deleted" });
    expect(merge(withJobs, mine, theirs, all(conflicts, deleter)).document).toEqual(removed);
    const writer = deleter === "mine" ? "theirs" : "mine";
    expect(merge(withJobs, mine, theirs, all(conflicts, writer)).document).toEqual(written);
  });

  it("asks for an item and a link that one deleted and the other changed", () => {
    const mine = edited(
      withJobs,
      { type: "item.remove", sectionId: work.id, itemId: "j1" },
      { type: "link.set", linkId: "link-2", field: "src", value: "c.example" },
    );
    const theirs = edited(
      withJobs,
      { type: "item.set", sectionId: work.id, itemId: "j1", field: "title", value: "Lead" },
      { type: "link.remove", linkId: "link-2" },
    );
    const { conflicts } = merge(withJobs, mine, theirs);
    expect(conflicts).toMatchObject([
      { key: "item:j1", mine: { kind: "deleted" }, theirs: { kind: "changed", text: "Lead" } },
      { key: "link:link-2", mine: { kind: "changed", text: "Code, c.example" }, theirs: { kind: "deleted" } },
    ]);
    expect(merge(withJobs, mine, theirs, all(conflicts, "mine")).document).toEqual(mine);
    expect(merge(withJobs, mine, theirs, all(conflicts, "theirs")).document).toEqual(theirs);
  });

  it("keeps an item that one side moved out of the section that the other deleted", () => {
    const theirs = edited(
      withJobs,
      { type: "item.move", sectionId: work.id, itemId: "j1", toSectionId: skills.id, toIndex: 0 },
      { type: "section.remove", sectionId: work.id },
    );
    const mine = edited(withJobs, {
      type: "item.set",
      sectionId: work.id,
      itemId: "j1",
      field: "title",
      value: "Lead",
    });
    const { document, conflicts } = merge(withJobs, mine, theirs);
    expect(conflicts).toEqual([]);
    expect(of(document, "skills").data[0]).toMatchObject({ id: "j1", title: "Lead" });
  });

  it("takes template and theme as one choice", () => {
    const mine = edited(base, { type: "template.set", templateName: "TemplateA", templateId: "a", theme: "navy" });
    const theirs = edited(base, { type: "theme.set", theme: "plum" });
    const { conflicts } = merge(base, mine, theirs);
    expect(conflicts).toMatchObject([
      { key: "config.template", mine: { name: "TemplateA", theme: "navy" }, theirs: { theme: "plum" } },
    ]);
  });

  it("asks for whole lists where both together would exceed a limit", () => {
    const many = (prefix: string) =>
      Array.from(
        { length: limits.document.itemsPerSection - 4 },
        (_, index): Edit => ({
          type: "item.add",
          sectionId: work.id,
          item: createItem(`${prefix}${index}`),
        }),
      );
    const links = (prefix: string) =>
      Array.from(
        { length: limits.document.links - 2 },
        (_, index): Edit => ({
          type: "link.add",
          link: { id: `${prefix}${index}`, name: "", src: "" },
        }),
      );
    const mine = edited(withJobs, ...many("m"), ...links("m"));
    const theirs = edited(withJobs, ...many("t"), ...links("t"));
    const { document, conflicts } = merge(withJobs, mine, theirs);
    expect(keys(conflicts)).toEqual(["room:links", "room:sections"]);
    expect(document).toEqual(mine);
    expect(merge(withJobs, mine, theirs, all(conflicts, "theirs")).document).toEqual(theirs);
  });

  it("keeps sections that both added at the same place", () => {
    const add = (id: string): Edit => ({ type: "section.add", section: createSection("custom", "en", countedIds(id)) });
    const [mine, theirs] = [edited(base, add("m")), edited(base, add("t"))];
    expect(sectionIds(merge(base, mine, theirs).document)).toEqual([...sectionIds(base), "m-1", "t-1"]);
  });
});
