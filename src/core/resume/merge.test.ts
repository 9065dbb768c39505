import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyEdit, smallDocument as base, countedIds, edited } from "#tests/core/arbitraries.ts";
import { cleanData } from "./clean.ts";
import { type Conflict, merge, reconcile, type Side } from "./merge.ts";
import { apply, type Edit } from "./operations.ts";
import { type ResumeDocument, resumeDocumentSchema } from "./schema.ts";

const edits = fc.array(anyEdit, { maxLength: 6 });
const made = (
  start: ResumeDocument,
  list: readonly (typeof anyEdit extends fc.Arbitrary<infer E> ? E : never)[],
  prefix: string,
) => {
  const fresh = countedIds(prefix);
  return list.reduce((document, edit) => apply(document, edit(document, fresh)), start);
};
const keys = (conflicts: readonly Conflict[]) => conflicts.map(({ key }) => key).sort();
const all = (conflicts: readonly Conflict[], side: Side) => new Map(conflicts.map(({ key }) => [key, side]));
/** Every field of a document by the key of its conflict, without lists and their order. */
function fields(document: ResumeDocument): Map<string, unknown> {
  const found = new Map<string, unknown>([["name", document.name]]);
  const take = (key: string, record: object) => {
    for (const [field, value] of Object.entries(record)) found.set(`${key}${field}`, value);
  };
  take("basic.", document.data.basicInfo);
  const { design, templateName, templateId, templateTheme, ...config } = document.config;
  take("config.", config);
  found.set("config.template", JSON.stringify([templateName, templateId, templateTheme]));
  take("design.", design);
  for (const link of document.data.links) take(`link:${link.id}.`, link);
  for (const { data, styles, ...section } of document.data.sections) {
    take(`section:${section.id}.`, section);
    take(`section:${section.id}.styles.`, styles);
    for (const { styles: own, ...item } of data) {
      take(`item:${item.id}.`, item);
      take(`item:${item.id}.styles.`, own);
    }
  }
  return found;
}

describe("merge, for any edits", () => {
  it("returns the other side where one side changed nothing, and either where both are equal", () => {
    fc.assert(
      fc.property(edits, edits, (before, list) => {
        const start = made(base, before, "b");
        const x = made(start, list, "x");
        for (const merged of [merge(start, x, start), merge(start, start, x), merge(start, x, x)]) {
          expect(merged).toEqual({ document: x, conflicts: [] });
        }
        expect(merge(start, x, start).document).toBe(x);
      }),
      { numRuns: 120 },
    );
  });

  it("returns a document that fits the schema and has unique ids, whatever is answered", () => {
    fc.assert(
      fc.property(edits, edits, edits, (before, left, right) => {
        const start = made(base, before, "b");
        const [mine, theirs] = [made(start, left, "m"), made(start, right, "t")];
        const first = merge(start, mine, theirs);
        const answered = (["mine", "theirs"] as const).map((side) =>
          merge(start, mine, theirs, all(first.conflicts, side)),
        );
        for (const { document } of [first, ...answered]) {
          expect(resumeDocumentSchema.safeParse(document).error).toBe(undefined);
          const { sections, links } = document.data;
          for (const list of [sections, sections.flatMap(({ data }) => data), links]) {
            expect(new Set(list.map(({ id }) => id)).size).toBe(list.length);
          }
        }
        expect(new Set(keys(first.conflicts)).size).toBe(first.conflicts.length);
      }),
      { numRuns: 120 },
    );
  });

  it("gives the same result from both sides where nothing is in conflict", () => {
    let clean = 0;
    fc.assert(
      fc.property(edits, edits, (left, right) => {
        const [mine, theirs] = [made(base, left, "m"), made(base, right, "t")];
        const { document, conflicts } = merge(base, mine, theirs);
        const other = merge(base, theirs, mine);
        expect(keys(other.conflicts)).toEqual(keys(conflicts));
        if (conflicts.length > 0) return;
        clean += 1;
        expect(other.document).toEqual(document);
      }),
      { numRuns: 200 },
    );
    expect(clean).toBeGreaterThan(50);
  });

  it("loses nothing that was added or kept, and asks where one deleted what the other changed", () => {
    fc.assert(
      fc.property(edits, edits, (left, right) => {
        const [mine, theirs] = [made(base, left, "m"), made(base, right, "t")];
        const { document, conflicts } = merge(base, mine, theirs);
        const ids = (one: ResumeDocument) => one.data.sections.flatMap(({ data }) => data.map(({ id }) => id));
        const [before, after] = [new Set(ids(base)), new Set(ids(document))];
        const asked = new Set(keys(conflicts));
        if ([...asked].some((key) => /^(room|section):/.test(key))) return;
        for (const id of ids(mine)) {
          const isGone = before.has(id) && !ids(theirs).includes(id);
          if (!isGone) expect(after.has(id), id).toBe(true);
        }
        for (const id of ids(theirs)) {
          const isGone = before.has(id) && !ids(mine).includes(id);
          if (!isGone) expect(after.has(id), id).toBe(true);
        }
      }),
      { numRuns: 120 },
    );
  });
});

describe("merge, for edits of fields", () => {
  const text = fc.constantFrom("", "a", "b", "c");
  const item = fc.constantFrom(
    ...base.data.sections.flatMap((section) => section.data.map(({ id }) => ({ id, section: section.id }))),
  );
  const section = fc.constantFrom(...base.data.sections.map(({ id }) => id));
  const fieldEdit: fc.Arbitrary<Edit> = fc.oneof(
    fc.constantFrom("x", "y", "z").map((name): Edit => ({ type: "name.set", name })),
    fc
      .record({ field: fc.constantFrom("name" as const, "email" as const, "title" as const), value: text })
      .map((edit): Edit => ({ type: "basic.set", ...edit })),
    fc
      .record({
        at: item,
        field: fc.constantFrom("title" as const, "city" as const, "description" as const),
        value: text,
      })
      .map(({ at, field, value }): Edit => ({ type: "item.set", sectionId: at.section, itemId: at.id, field, value })),
    fc.record({ sectionId: section, name: text }).map((edit): Edit => ({ type: "section.rename", ...edit })),
    fc
      .record({
        sectionId: section,
        key: fc.constantFrom("marginTop", "fontSize"),
        value: fc.constantFrom(11, 12, null),
      })
      .map((edit): Edit => ({ type: "style.set", ...edit })),
    fc
      .record({ linkId: fc.constantFrom("link-1", "link-2"), value: text })
      .map((edit): Edit => ({ type: "link.set", field: "name", ...edit })),
    fc.constantFrom(12, 20, null).map((value): Edit => ({ type: "design.set", field: "sectionGap", value })),
    fc.boolean().map((value): Edit => ({ type: "config.set", field: "isPublic", value })),
    fc.constantFrom("red", "blue").map((theme): Edit => ({ type: "theme.set", theme })),
  );

  it("takes what one side changed, and asks for exactly what both changed to different values", () => {
    fc.assert(
      fc.property(fc.array(fieldEdit, { maxLength: 8 }), fc.array(fieldEdit, { maxLength: 8 }), (left, right) => {
        const [mine, theirs] = [left, right].map((list) => list.reduce(apply, base)) as [
          ResumeDocument,
          ResumeDocument,
        ];
        const { document, conflicts } = merge(base, mine, theirs);
        const [was, m, t, is] = [fields(base), fields(mine), fields(theirs), fields(document)] as const;
        const asked: string[] = [];
        for (const key of new Set([...was.keys(), ...m.keys(), ...t.keys()])) {
          const isMine = m.get(key) !== was.get(key);
          const isTheirs = t.get(key) !== was.get(key);
          if (isMine && isTheirs && m.get(key) !== t.get(key)) asked.push(key);
          else if (is.get(key) !== (isTheirs ? t.get(key) : m.get(key))) expect(is.get(key), key).toBe(key);
        }
        expect(keys(conflicts)).toEqual(asked.sort());
        const resolved = fields(merge(base, mine, theirs, all(conflicts, "theirs")).document);
        for (const key of asked) {
          expect(is.get(key)).toBe(m.get(key));
          expect(resolved.get(key)).toBe(t.get(key));
        }
      }),
      { numRuns: 120 },
    );
  });
});

describe("reconcile", () => {
  const titled = (value: string) => edited(base, { type: "basic.set", field: "title", value });

  it("recognises a save of its own whose response was lost, and what others built on it", () => {
    const sent = titled("Engi");
    const mine = titled("Engineer");
    const stored = { ...sent, data: cleanData(sent.data) };
    expect(reconcile({ base, sent: [sent], mine, theirs: stored })).toEqual({ document: mine, conflicts: [] });
    const built = edited(stored, { type: "basic.set", field: "email", value: "a@b.c" });
    expect(reconcile({ base, sent: [titled("E"), sent], mine, theirs: built }).document.data.basicInfo).toMatchObject({
      title: "Engineer",
      email: "a@b.c",
    });
    // What was sent and then undone stays undone.
    expect(reconcile({ base, sent: [sent], mine: base, theirs: stored }).document).toEqual(base);
  });

  it("does not take another editor's text for its own", () => {
    const { conflicts } = reconcile({ base, sent: [titled("Engi")], mine: titled("Engineer"), theirs: titled("Chef") });
    expect(keys(conflicts)).toEqual(["basic.title"]);
  });

  it("does not treat the server's cleaning as an edit", () => {
    const typed = titled("Engi\tneer\u0000");
    const theirs = { ...typed, data: cleanData(typed.data) };
    const mine = edited(typed, { type: "basic.set", field: "title", value: "Engi\tneer\u0000 II" });
    const { document, conflicts } = reconcile({ base: typed, sent: [], mine, theirs });
    expect(conflicts).toEqual([]);
    expect(document.data.basicInfo.title).toBe("Engi neer II");
  });

  it("is safe for any sequence of its own saves", () => {
    fc.assert(
      fc.property(edits, edits, edits, (first, second, third) => {
        const sent = made(base, first, "s");
        const later = made(sent, second, "l");
        const mine = made(later, third, "m");
        const theirs = { ...later, data: cleanData(later.data) };
        const { document, conflicts } = reconcile({ base, sent: [sent, later], mine, theirs });
        expect(conflicts).toEqual([]);
        expect(document).toEqual({ ...mine, data: cleanData(mine.data) });
      }),
      { numRuns: 120 },
    );
  });
});
