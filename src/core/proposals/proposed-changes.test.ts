import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createBlankDocument } from "../resume/blank.ts";
import type { Item, ResumeDocument, Section } from "../resume/schema.ts";
import { emptyItem } from "../resume/sections.ts";
import { joinLines, lineChanges, linesOf } from "./description-lines.ts";
import { type ProposedChange, proposedChanges, proposedState, takeProposed } from "./proposed-changes.ts";
import { createProposedFlags } from "./proposed-flags.ts";

const item = (id: string, fields: Partial<Item> = {}): Item => ({ ...emptyItem, id, ...fields });
let made = 0;
const blank = createBlankDocument({
  ...{ name: "Mine", lang: "en", templateName: "TemplateModern", templateId: "", theme: "emerald" },
  newId: () => {
    made += 1;
    return `id${made}`;
  },
});

function documentWith(items: readonly Item[], more: Partial<ResumeDocument["data"]> = {}): ResumeDocument {
  const [first, second] = blank.data.sections as [Section, Section];
  const sections = [
    { ...first, id: "jobs", data: [...items] },
    { ...second, id: "study", data: [] },
  ];
  return { ...blank, data: { ...blank.data, sections, links: [], ...more } };
}

const base = documentWith([
  item("a", { title: "Engineer", description: "<ul><li>Built <strong>one</strong></li><li>Ran two</li></ul>" }),
  item("b", { title: "Intern" }),
]);

/** The document after `change` was made of a copy of it. */
function changed(document: ResumeDocument, change: (copy: ResumeDocument) => void): ResumeDocument {
  const copy = structuredClone(document);
  change(copy);
  return copy;
}
const itemsOf = (document: ResumeDocument, at = 0) => document.data.sections[at]?.data ?? [];
const states = (changes: readonly ProposedChange[], document: ResumeDocument) =>
  changes.map((change) => proposedState(change, document));

describe("what a program proposes", () => {
  const proposed = changed(base, (copy) => {
    copy.name = "Yours";
    copy.data.basicInfo.location = "Berlin";
    const [first] = itemsOf(copy);
    if (first)
      first.description = "<ul><li>Built <strong>one</strong> service</li><li>Ran two</li><li>Led three</li></ul>";
    itemsOf(copy).splice(0, 2, first as Item, item("c", { title: "Lead" }));
    copy.config.isPublic = true;
    copy.config.printerMode = false;
  });
  const changes = proposedChanges(base, proposed);

  it("is one change for each field, line and entry", () => {
    expect(changes.map(({ kind, at }) => `${kind} ${at.join("/")}`).sort()).toEqual([
      "add data/sections/jobs/data",
      "lines data/sections/jobs/data/a/description",
      "lines data/sections/jobs/data/a/description",
      "remove data/sections/jobs/data",
      "set config/isPublic",
      "set data/basicInfo/location",
      "set name",
    ]);
    expect(new Set(changes.map(({ id }) => id)).size).toBe(changes.length);
  });

  it("is the proposed document where all of it is taken, and stands in it then", () => {
    const { document, taken } = takeProposed(base, changes);
    expect(taken).toHaveLength(changes.length);
    expect(document).toEqual({ ...proposed, config: { ...proposed.config, printerMode: true } });
    expect(states(changes, document)).toEqual(changes.map(() => "taken"));
    expect(states(changes, base)).toEqual(changes.map(() => "open"));
  });

  it("is taken one by one, and the other lines keep their form", () => {
    const line = changes.filter(({ kind }) => kind === "lines").slice(1);
    const { document } = takeProposed(base, line);
    expect(itemsOf(document)[0]?.description).toBe(
      "<ul><li>Built <strong>one</strong></li><li>Ran two</li><li>Led three</li></ul>",
    );
    expect(document.data.basicInfo).toBe(base.data.basicInfo);
  });

  it("is stale where its words have been changed since, and changes nothing then", () => {
    const now = changed(base, (copy) => {
      copy.data.basicInfo.location = "Paris";
      const [first] = itemsOf(copy);
      if (first) first.description = "<ul><li>Rebuilt one</li><li>Ran two</li></ul>";
      itemsOf(copy)[1] = item("b", { title: "Working student" });
    });
    const stale = changes.filter((change) => proposedState(change, now) === "stale");
    expect(stale.map(({ kind, at }) => `${kind} ${at.at(-1)}`).sort()).toEqual([
      "lines description",
      "remove data",
      "set location",
    ]);
    expect(takeProposed(now, stale)).toEqual({ document: now, taken: [] });
    const gone = changed(base, (copy) => copy.data.sections.shift());
    expect(takeProposed(gone, changes).document.data.sections).toEqual(gone.data.sections);
  });

  it("moves an entry to another section without making two of it", () => {
    const moved = changed(base, (copy) => {
      copy.data.sections[1]?.data.push(...itemsOf(copy).splice(1, 1));
    });
    const [remove, add] = proposedChanges(base, moved) as [ProposedChange, ProposedChange];
    const { document } = takeProposed(base, [add]);
    expect(document).toEqual(moved);
    expect(proposedState(remove, document)).toBe("taken");
  });

  it("keeps order, and lets others stay in their places", () => {
    const swapped = changed(base, (copy) => itemsOf(copy).reverse());
    const [order] = proposedChanges(base, swapped) as [ProposedChange];
    const now = changed(base, (copy) => itemsOf(copy).splice(1, 0, item("own", { title: "Between" })));
    expect(itemsOf(takeProposed(now, [order]).document).map(({ id }) => id)).toEqual(["b", "own", "a"]);
  });

  it("makes a sample the person's own", () => {
    const sample = documentWith([item("s", { title: "Our title", isSample: true })]);
    const changes = proposedChanges(
      sample,
      changed(sample, (copy) => {
        const [first] = itemsOf(copy);
        if (first) first.title = "My title";
      }),
    );
    expect(itemsOf(takeProposed(sample, changes).document)).toEqual([item("s", { title: "My title" })]);
  });

  it("takes a template with its theme", () => {
    const other = changed(base, (copy) => {
      copy.config.templateName = "TemplateClassic";
      copy.config.templateTheme = "navy";
    });
    const changes = proposedChanges(base, other);
    expect(changes).toHaveLength(1);
    expect(takeProposed(base, changes).document).toEqual(other);
  });

  it("is marked where it says what nobody gave, or decides who sees the resume", () => {
    const flags = createProposedFlags(base);
    const said = changed(base, (copy) => {
      const [first] = itemsOf(copy);
      if (first) first.description += "<p>Saved 40 % of the costs, see https://evil.example</p>";
      copy.data.basicInfo.title = "engineer";
      copy.config.isPublic = true;
      copy.config.design.paper = "letter";
    });
    const marked = Object.fromEntries(proposedChanges(base, said).map((change) => [change.at.at(-1), flags(change)]));
    expect(marked).toMatchObject({ title: [], isPublic: ["visible"], paper: [] });
    expect(marked.description).toEqual(expect.arrayContaining(["figure"]));
  });
});

describe("the lines of a description", () => {
  const paragraph = fc.constantFrom(
    "<p>a</p>",
    "<p>b <strong>c</strong></p>",
    "<p>a</p>",
    '<p style="text-align:center">d</p>',
  );
  const bullets = fc
    .array(fc.constantFrom("one", "two", "three <em>x</em>"), { minLength: 1, maxLength: 4 })
    .map((lines) => `<ul>${lines.map((line) => `<li>${line}</li>`).join("")}</ul>`);
  const text = fc
    .array(fc.oneof(paragraph, bullets), { maxLength: 5 })
    .map((blocks) => joinLines(blocks.flatMap(linesOf)));

  it("are the description again where they are joined", () => {
    fc.assert(
      fc.property(text, (html) => {
        expect(joinLines(linesOf(html))).toBe(html);
      }),
    );
  });

  it("that move or stand twice are changed together with the others, so that none is lost", () => {
    const list = (...lines: string[]) => `<ul>${lines.map((line) => `<li>${line}</li>`).join("")}</ul>`;
    expect(lineChanges(list("a", "b"), list("b", "a"))).toBeNull();
    expect(lineChanges(list("a", "b", "a"), list("a", "b"))).toBeNull();
    expect(lineChanges(list("a", "b"), list("a", "c"))).toHaveLength(1);
  });

  it("become the other description where every change is taken", () => {
    fc.assert(
      fc.property(text, text, (before, after) => {
        const [one, other] = [before, after].map((description) => documentWith([item("a", { description })]));
        const changes = proposedChanges(one as ResumeDocument, other as ResumeDocument);
        const { document, taken } = takeProposed(one as ResumeDocument, changes);
        expect(taken).toHaveLength(changes.length);
        expect(itemsOf(document)[0]?.description).toBe(after);
        expect(lineChanges(before, before)).toEqual([]);
      }),
    );
  });
});
