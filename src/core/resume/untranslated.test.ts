import { describe, expect, it } from "vitest";
import { healDocument } from "./healing.ts";
import { merge } from "./merge.ts";
import { apply } from "./operations.ts";
import { createItem, emptySection } from "./sections.ts";
import { fingerprint, isUntranslated, untranslatedIn, withUntranslated } from "./untranslated.ts";

const item = {
  ...createItem("job"),
  title: "Engineer",
  description: "<ul><li><p>Led five people</p></li><li><p>做了网站</p></li></ul>",
};
const section = { ...emptySection("empolyment", "ch", "work"), data: [item] };
const written = healDocument({ name: "Copy", data: { basicInfo: { title: "Weaver" }, sections: [section] } });
const copy = withUntranslated(written, ["Weaver", "Led five people", "Engineer"].map(fingerprint));
const linesOf = (document: typeof copy) => untranslatedIn(document.data).map(({ line }) => line);

describe("what a translation left in its words", () => {
  it("is found where it stands, in reading order", () => {
    expect(untranslatedIn(copy.data)).toEqual([
      { section: "basics", item: null, field: "title", line: "Weaver" },
      { section: "work", item: "job", field: "title", line: "Engineer" },
      { section: "work", item: "job", field: "description", line: "Led five people" },
    ]);
    expect(untranslatedIn(written.data)).toEqual([]);
  });

  it("is found in facts, by their labels and their words, and not in links", () => {
    const links = [
      { id: "link", name: "Weaver", src: "loom.example" },
      { id: "fact", name: "Engineer", src: "", text: "Led five people" },
    ];
    const { data } = { ...copy, data: { ...copy.data, links } };
    expect(untranslatedIn(data).slice(1, 3)).toEqual([
      { section: "basics", item: "fact", field: "name", line: "Engineer" },
      { section: "basics", item: "fact", field: "text", line: "Led five people" },
    ]);
    expect(untranslatedIn(data)).toHaveLength(5);
  });

  it("is none any more once it is edited, and is one again after an undo", () => {
    const place = { sectionId: "work", itemId: "job" };
    const edited = apply(copy, { type: "item.set", ...place, field: "title", value: "工程师" });
    expect(linesOf(edited)).toEqual(["Weaver", "Led five people"]);
    expect(linesOf(apply(edited, { type: "item.set", ...place, field: "title", value: "Engineer" }))).toContain(
      "Engineer",
    );
  });

  it("can be kept as it is, and the list goes with its last text", () => {
    const one = apply(copy, { type: "untranslated.keep", fingerprints: [fingerprint("Weaver")] });
    expect(linesOf(one)).toEqual(["Engineer", "Led five people"]);
    const all = apply(one, { type: "untranslated.keep", fingerprints: copy.data.untranslated ?? [] });
    expect(all.data).toEqual(written.data);
    expect(apply(all, { type: "untranslated.keep", fingerprints: ["1"] })).toBe(all);
  });

  it("is told from other texts by its letters, not by bullets, marks and spaces", () => {
    for (const text of ["• Led five people", "1. Led  five people.", "◇ Led five people"])
      expect(isUntranslated(copy.data.untranslated, text)).toBe(true);
    expect(isUntranslated(copy.data.untranslated, "Led six people")).toBe(false);
    expect(isUntranslated(undefined, "Led five people")).toBe(false);
  });

  it("is crossed off by either of two editors, without a conflict", () => {
    const keep = (text: string) => apply(copy, { type: "untranslated.keep", fingerprints: [fingerprint(text)] });
    const { document, conflicts } = merge(copy, keep("Weaver"), keep("Engineer"));
    expect([linesOf(document), conflicts]).toEqual([["Led five people"], []]);
  });

  it("survives storing, and what is no fingerprint does not", () => {
    expect(healDocument(copy)).toEqual(copy);
    const odd = { ...copy, data: { ...copy.data, untranslated: ["<b>", 7, null, "1a"] } };
    expect(healDocument(odd).data.untranslated).toEqual(["1a"]);
    expect(healDocument({ ...copy, data: { ...copy.data, untranslated: "x" } }).data.untranslated).toBeUndefined();
  });
});
