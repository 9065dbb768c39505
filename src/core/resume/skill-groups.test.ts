import { expect, it } from "vitest";
import { edited, smallDocument } from "#tests/core/arbitraries.ts";
import { apply } from "./operations.ts";
import { createItem, emptySection } from "./sections.ts";
import { canGroup, grouped, listedIn, listing } from "./skill-groups.ts";

const tag = (title: string) => ({ ...createItem(title), title });
const skills = { ...emptySection("skills", "en", "s"), data: ["Go", "C & C++", "Rust"].map(tag) };

it("lists what a group holds in one plain paragraph, and reads it back", () => {
  const members = ["Go", "C & C++", "R < S", "React"];
  for (const lang of ["en", "ch", "ko"] as const) expect(listedIn(listing(members, lang))).toEqual(members);
  expect(listing(["Go", "Rust"], "ch")).toBe("<p>Go、Rust</p>");
  expect(listing([" ", ""], "en")).toBe("");
  expect(listedIn("")).toEqual([]);
});

it.each([
  "<p>Five years of Go, in production.</p>",
  "<p>Go, <strong>Rust</strong></p>",
  "<p>Go</p><p>Rust</p>",
  "<ul><li><p>Go</p></li></ul>",
  `<p>Go, ${"x".repeat(60)}</p>`,
])("takes %s for a text and no list", (html) => {
  expect(listedIn(html)).toBeNull();
});

it("makes one group of skills that stand by themselves, and leaves the hidden ones alone", () => {
  const section = { ...skills, data: [...skills.data, { ...tag("Perl"), isHidden: true }] };
  const { data } = grouped(section, { id: "g", label: "Languages" }, "en");
  expect(data.map(({ title, description }) => [title, description])).toEqual([
    ["Languages", "<p>Go, C &amp; C++, Rust</p>"],
    ["Perl", ""],
  ]);
  expect(canGroup({ type: "skills", data })).toBe(false);
  expect(canGroup({ type: "language", data: skills.data })).toBe(false);
});

it("is one edit, which names a new entry", () => {
  const document = edited(smallDocument, { type: "section.add", section: skills });
  const group = { type: "section.group", sectionId: "s", newId: "g", label: "Languages" } as const;
  const after = edited(document, group);
  expect(after.data.sections.at(-1)?.data.map(({ id }) => id)).toEqual(["g"]);
  expect(apply(after, group)).toBe(after);
  expect(apply(document, { ...group, newId: "Go" })).toBe(document);
});

it("moves a skill to another group in one edit, and nothing else", () => {
  const group = (id: string, description: string) => ({ ...createItem(id), title: id, description });
  const section = {
    ...emptySection("skills", "en", "s"),
    data: [
      { ...group("languages", "<p>Go, Make, Rust</p>"), isSample: true },
      group("tools", "<p>Git</p>"),
      group("text", "<p>Five years of Go.</p>"),
    ],
  };
  const document = edited(smallDocument, { type: "section.add", section });
  const move = { type: "item.regroup", sectionId: "s", itemId: "languages", index: 1, toItemId: "tools" } as const;
  const after = edited(document, move);
  expect(after.data.sections.at(-1)?.data).toMatchObject([
    { description: "<p>Go, Rust</p>" },
    { description: "<p>Git, Make</p>" },
    { description: "<p>Five years of Go.</p>" },
  ]);
  expect(after.data.sections.at(-1)?.data[0]?.isSample).not.toBe(true);
  for (const other of [{ index: 3 }, { toItemId: "text" }, { toItemId: "languages" }, { sectionId: "nobody" }])
    expect(apply(document, { ...move, ...other })).toBe(document);
});
