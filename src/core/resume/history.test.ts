import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyEdit, countedIds, sampleDocument } from "#tests/core/arbitraries.ts";
import { readLog } from "./history/log.ts";
import { commit, createHistory, type History, redo, restore, undo } from "./history.ts";
import type { Edit } from "./operations.ts";
import { createSection } from "./sections.ts";

const typed = (name: string): Edit => ({ type: "name.set", name });

function committed(history: History, edits: readonly Edit[], step = 10_000): History {
  return edits.reduce((now, edit, index) => commit(now, edit, (index + 1) * step), history);
}

describe("undo and redo", () => {
  it("undo after do is the identity, and redo after undo, too", () => {
    fc.assert(
      fc.property(fc.array(anyEdit, { maxLength: 30 }), (makers) => {
        const fresh = countedIds("new");
        const documents = [sampleDocument()];
        let history = createHistory(documents[0] as (typeof documents)[0], 0);
        makers.forEach((make, index) => {
          const next = commit(history, make(history.document, fresh), (index + 1) * 10_000);
          if (next !== history) documents.push(next.document);
          history = next;
        });
        const steps = documents.length - 1;
        for (let step = steps; step > 0; step -= 1) {
          expect(history.document).toBe(documents[step]);
          history = undo(history, 1e6);
        }
        expect(history.document).toBe(documents[0]);
        expect(undo(history, 1e6)).toBe(history);
        for (let step = 1; step <= steps; step += 1) {
          history = redo(history, 1e6);
          expect(history.document).toBe(documents[step]);
        }
        expect(redo(history, 1e6)).toBe(history);
      }),
    );
  });

  it("is unlimited", () => {
    const edits = Array.from({ length: 300 }, (_, index) => typed(`n${index}`));
    let history = committed(createHistory(sampleDocument(), 0), edits);
    expect(history.past).toHaveLength(300);
    for (let step = 0; step < 300; step += 1) history = undo(history, 1e7);
    expect(history.document.name).toBe("Sample");
  });

  it("a new edit gives up what was undone", () => {
    let history = committed(createHistory(sampleDocument(), 0), [typed("a"), typed("b")]);
    history = commit(undo(history, 50_000), typed("c"), 60_000);
    expect(redo(history, 70_000)).toBe(history);
    expect(undo(history, 70_000).document.name).toBe("a");
  });
});

describe("typing", () => {
  it("in one field joins to one step and one record, with where it began", () => {
    let history = createHistory(sampleDocument(), 0);
    for (const [index, name] of ["S", "St", "Sta"].entries())
      history = commit(history, typed(name), 1000 + index * 300);
    expect(history.past).toHaveLength(1);
    expect(history.log).toHaveLength(2);
    expect(history.log[0]).toMatchObject({
      operation: "update",
      change: { subject: "name", from: "Sample", to: "Sta" },
    });
    expect(undo(history, 5000).document.name).toBe("Sample");
  });

  it.each([
    ["a pause", [typed("a"), typed("b")], [0, 1501]],
    ["another field", [typed("a"), { type: "basic.set", field: "name", value: "b" } as const], [0, 100]],
  ] as const)("begins a new step after %s", (_, edits, times) => {
    let history = createHistory(sampleDocument(), 0);
    edits.forEach((edit, index) => {
      history = commit(history, edit, times[index] ?? 0);
    });
    expect(history.past).toHaveLength(2);
  });

  it("begins a new step after undo", () => {
    let history = commit(createHistory(sampleDocument(), 0), typed("a"), 100);
    history = commit(redo(undo(history, 110), 120), typed("ab"), 130);
    expect(undo(history, 140).document.name).toBe("a");
  });

  it("that changes nothing is nothing", () => {
    const history = createHistory(sampleDocument(), 0);
    expect(commit(history, typed("Sample"), 1)).toBe(history);
    expect(commit(history, typed("   "), 1)).toBe(history);
  });
});

describe("the log", () => {
  it("holds the last 50 records, newest first, with growing ids", () => {
    const edits = Array.from({ length: 80 }, (_, index) => typed(`n${index}`));
    const { log } = committed(createHistory(sampleDocument(), 0), edits);
    expect(log).toHaveLength(50);
    expect(log[0]?.document.name).toBe("n79");
    expect(log[49]?.document.name).toBe("n30");
    expect(log.every((record, index) => index === 0 || record.id < (log[index - 1]?.id ?? 0))).toBe(true);
  });

  it("says what was done, in data", () => {
    const document = sampleDocument();
    const [, employment] = document.data.sections;
    const sectionId = employment?.id ?? "";
    const itemId = employment?.data[1]?.id ?? "";
    const edits: Edit[] = [
      { type: "item.set", sectionId, itemId, field: "city", value: "York" },
      { type: "item.set", sectionId, itemId, field: "description", value: "<p>Did <b>it</b></p>" },
      { type: "design.set", field: "lineHeight", value: 1.6 },
      { type: "section.add", section: createSection("hobby", "en", countedIds("h")) },
      { type: "section.flip", sectionId },
      { type: "item.remove", sectionId, itemId },
      { type: "section.hide", sectionId, isHidden: true },
      { type: "style.set", sectionId, key: "marginTop", value: 8 },
    ];
    const { log } = committed(createHistory(document, 0), edits);
    const junior = { section: "Employment", item: "Junior Software Engineer", line: 2 };
    expect(log.map(({ operation, change }) => [operation, change]).reverse()).toEqual([
      ["init", { subject: "document" }],
      ["update", { subject: "item", action: "set", field: "city", ...junior, from: "Leeds", to: "York" }],
      [
        "update",
        {
          subject: "item",
          action: "set",
          field: "description",
          ...junior,
          from: "• Shipped the ingestion gateway, sustaining 420k events per second • Replaced ni",
          to: "Did it",
        },
      ],
      ["update", { subject: "design", field: "lineHeight", from: "", to: "1.6" }],
      ["add", { subject: "section", section: "Interests" }],
      ["update", { subject: "section", action: "flip", section: "Employment", from: "main", to: "side" }],
      ["delete", { subject: "item", ...junior }],
      ["update", { subject: "section", action: "hide", section: "Employment" }],
      ["update", { subject: "style", field: "marginTop", section: "Employment", from: "", to: "8px" }],
    ]);
  });

  it("records a restored version, which can be undone", () => {
    const before = committed(createHistory(sampleDocument(), 500), [typed("a"), typed("b")]);
    const first = before.log.at(-1);
    const after = restore(before, first?.id ?? 0, 40_000);
    expect(after.document.name).toBe("Sample");
    expect(after.log[0]).toMatchObject({ operation: "restore", change: { subject: "version", at: 500 } });
    expect(undo(after, 50_000).document.name).toBe("b");
    expect(restore(before, 999, 1)).toBe(before);
  });

  it("gives one record to a run of undos", () => {
    const edits = Array.from({ length: 5 }, (_, index) => typed(`n${index}`));
    let history = committed(createHistory(sampleDocument(), 0), edits);
    for (let step = 0; step < 4; step += 1) history = undo(history, 1e6 + step);
    expect(history.log).toHaveLength(7);
    expect(history.log[0]).toMatchObject({ operation: "restore", change: { subject: "undo" } });
    expect(history.log[0]?.document.name).toBe("n0");
  });

  it("goes on from an earlier visit's", () => {
    const earlier = committed(createHistory(sampleDocument(), 0), [typed("a")]);
    const history = createHistory(earlier.document, 90_000, earlier.log);
    expect(history.log.map((record) => record.operation)).toEqual(["init", "update", "init"]);
    expect(new Set(history.log.map((record) => record.id)).size).toBe(3);
  });

  it("is read back as it was kept", () => {
    const edits: Edit[] = [typed("a"), { type: "section.add", section: createSection("hobby", "en", countedIds("h")) }];
    const { log } = committed(createHistory(sampleDocument(), 0), edits);
    expect(readLog(JSON.parse(JSON.stringify(log)))).toEqual(log);
  });

  it.each([[null], ["x"], [[1, {}, { document: 1 }]], [{ log: [] }]])("%j holds no records", (kept) => {
    expect(readLog(kept)).toEqual([]);
  });

  it("is read from anything without an error, to something that is read the same again", () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (value, document) => {
        const read = readLog([value, { ...(value as object), document: { data: document } }]);
        expect(readLog(read)).toEqual(read);
      }),
    );
  });
});
