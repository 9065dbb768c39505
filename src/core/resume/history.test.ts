import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyEdit, countedIds, sampleDocument } from "#tests/core/arbitraries.ts";
import { createSection } from "./create-section.ts";
import { documentOf, mergeLogs, prependRecords, readLog } from "./history/log.ts";
import { restoredOver } from "./history/restored.ts";
import { commit, createHistory, type History, redo, restore, undo } from "./history.ts";
import type { Edit } from "./operations.ts";
import { resumeDocumentSchema } from "./schema.ts";

const typed = (name: string): Edit => ({ type: "name.set", name });

function committed(history: History, edits: readonly Edit[], step = 10_000): History {
  return edits.reduce((now, edit, index) => commit(now, edit, (index + 1) * step), history);
}

describe("undo and redo", () => {
  it("undo reverts any edit, and redo repeats it", () => {
    fc.assert(
      fc.property(fc.array(anyEdit, { maxLength: 30 }), (makers) => {
        const fresh = countedIds("new");
        const documents = [sampleDocument()];
        let history = createHistory(documents[0] as (typeof documents)[0], 0, "visit");
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

  it("undo is unlimited", () => {
    const edits = Array.from({ length: 300 }, (_, index) => typed(`n${index}`));
    let history = committed(createHistory(sampleDocument(), 0, "visit"), edits);
    expect(history.past).toHaveLength(300);
    for (let step = 0; step < 300; step += 1) history = undo(history, 1e7);
    expect(history.document.name).toBe("Sample");
  });

  it("a new edit discards what was undone", () => {
    let history = committed(createHistory(sampleDocument(), 0, "visit"), [typed("a"), typed("b")]);
    history = commit(undo(history, 50_000), typed("c"), 60_000);
    expect(redo(history, 70_000)).toBe(history);
    expect(undo(history, 70_000).document.name).toBe("a");
  });
});

describe("typing", () => {
  it("in one field becomes one step and one record, which keeps the original text", () => {
    let history = createHistory(sampleDocument(), 0, "visit");
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

  it("is a step apart from a value that came by one press in the same field", () => {
    const section = sampleDocument().data.sections[1];
    const place = { sectionId: section?.id ?? "", itemId: section?.data[0]?.id ?? "", field: "city" } as const;
    const set = (value: string, isOwnStep?: boolean): Edit => ({ type: "item.set", ...place, value, isOwnStep });
    let history = createHistory(sampleDocument(), 0, "visit");
    const edits = [set("a"), set("b", true), set("c", true), set("d"), set("de")];
    for (const [index, edit] of edits.entries()) history = commit(history, edit, index * 100);
    const cities: (string | undefined)[] = [];
    for (; history.past.length > 0; history = undo(history, 5000)) {
      cities.push(history.document.data.sections[1]?.data[0]?.city);
    }
    expect(cities).toEqual(["de", "c", "b", "a"]);
  });

  it.each([
    ["a pause", [typed("a"), typed("b")], [0, 1501]],
    ["another field", [typed("a"), { type: "basic.set", field: "name", value: "b" } as const], [0, 100]],
  ] as const)("begins a new step after %s", (_, edits, times) => {
    let history = createHistory(sampleDocument(), 0, "visit");
    edits.forEach((edit, index) => {
      history = commit(history, edit, times[index] ?? 0);
    });
    expect(history.past).toHaveLength(2);
  });

  it("that is reverted by hand is no step, and leaves the identical document", () => {
    const document = sampleDocument();
    let history = commit(createHistory(document, 0, "visit"), typed("Samples"), 100);
    history = commit(history, typed("Sample"), 200);
    expect(history.document).toBe(document);
    expect(history.past).toEqual([]);
    expect(history.log).toHaveLength(1);
  });

  it("a switch is never joined: on and off are two steps", () => {
    const set = (value: boolean): Edit => ({ type: "config.set", field: "isPublic", value });
    const history = committed(createHistory(sampleDocument(), 0, "visit"), [set(true), set(false)], 10);
    expect(history.past).toHaveLength(2);
    expect(undo(history, 30).document.config.isPublic).toBe(true);
  });

  it("begins a new step after undo", () => {
    let history = commit(createHistory(sampleDocument(), 0, "visit"), typed("a"), 100);
    history = commit(redo(undo(history, 110), 120), typed("ab"), 130);
    expect(undo(history, 140).document.name).toBe("a");
  });

  it("that changes nothing leaves the identical history", () => {
    const history = createHistory(sampleDocument(), 0, "visit");
    expect(commit(history, typed("Sample"), 1)).toBe(history);
    expect(commit(history, typed("   "), 1)).toBe(history);
  });
});

describe("the log", () => {
  it("holds the last 50 records, newest first, each with an id of its own", () => {
    const edits = Array.from({ length: 80 }, (_, index) => typed(`n${index}`));
    const { log } = committed(createHistory(sampleDocument(), 0, "visit"), edits);
    expect(log).toHaveLength(50);
    expect(log[0]?.document).toMatchObject({ name: "n79" });
    expect(log[49]?.document).toMatchObject({ name: "n30" });
    expect(log.map(({ id }) => id)).toEqual(Array.from({ length: 50 }, (_, index) => `visit-${81 - index}`));
  });

  it("describes what was done as data", () => {
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
    const { log } = committed(createHistory(document, 0, "visit"), edits);
    const employed = { section: "Employment", kind: "empolyment" };
    const junior = { ...employed, item: "Junior Software Engineer", line: 2 };
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
      ["add", { subject: "section", section: "Interests", kind: "hobby" }],
      ["update", { subject: "section", action: "flip", ...employed, from: "main", to: "side" }],
      ["delete", { subject: "item", ...junior }],
      ["update", { subject: "section", action: "hide", ...employed }],
      ["update", { subject: "style", field: "marginTop", ...employed, from: "", to: "8px" }],
    ]);
  });

  it("records a restored version, which can be undone", () => {
    const before = committed(createHistory(sampleDocument(), 500, "visit"), [typed("a"), typed("b")]);
    const first = before.log.at(-1);
    const document = restoredOver(documentOf({ document: first?.document }), before.document);
    const after = restore(before, document, { at: 500, name: "Before" }, 40_000);
    expect(after.document.name).toBe("Sample");
    expect(after.log[0]).toMatchObject({
      operation: "restore",
      change: { subject: "version", at: 500, to: "Before" },
    });
    expect(undo(after, 50_000).document.name).toBe("b");
    expect(restore(after, restoredOver(document, after.document), { at: 500 }, 60_000)).toBe(after);
  });

  it("restores the content and the looks of a resume, never who may see it", () => {
    const earlier = sampleDocument();
    const edits: Edit[] = [
      typed("a"),
      { type: "config.set", field: "isPublic", value: true },
      { type: "config.set", field: "emailIsHidden", value: true },
      { type: "theme.set", theme: "navy" },
    ];
    const now = committed(createHistory(earlier, 0, "visit"), edits).document;
    const back = restoredOver(earlier, now);
    expect(back).toMatchObject({
      name: "Sample",
      config: { templateTheme: "emerald", isPublic: true, emailIsHidden: true },
    });
    expect(restoredOver(structuredClone(now), now)).toBe(now);
  });

  it("writes one record for a run of undos", () => {
    const edits = Array.from({ length: 5 }, (_, index) => typed(`n${index}`));
    let history = committed(createHistory(sampleDocument(), 0, "visit"), edits);
    for (let step = 0; step < 4; step += 1) history = undo(history, 1e6 + step);
    expect(history.log).toHaveLength(7);
    expect(history.log[0]).toMatchObject({ operation: "restore", change: { subject: "undo" } });
    expect(history.log[0]?.document).toMatchObject({ name: "n0" });
  });

  it("continues the log of an earlier visit", () => {
    const earlier = committed(createHistory(sampleDocument(), 0, "first"), [typed("a")]);
    const history = prependRecords(createHistory(earlier.document, 90_000, "second"), earlier.log);
    expect(history.log.map((record) => record.operation)).toEqual(["init", "update", "init"]);
    expect(commit(history, typed("b"), 100_000).log.map(({ id }) => id)).toEqual([
      "second-2",
      "second-1",
      "first-2",
      "first-1",
    ]);
  });

  it("keeps one record for a run of visits that changed nothing", () => {
    let log = createHistory(sampleDocument(), 0, "v0").log;
    for (let visit = 1; visit < 60; visit += 1)
      log = mergeLogs(createHistory(sampleDocument(), visit, `v${visit}`).log, log);
    expect(log.map(({ id }) => id)).toEqual(["v59-1"]);
  });

  it("merges the logs of two tabs: no record twice, the newest state of each, the oldest dropped", () => {
    const one = committed(
      createHistory(sampleDocument(), 0, "one"),
      Array.from({ length: 40 }, (_, n) => typed(`a${n}`)),
    );
    const other = committed(
      createHistory(sampleDocument(), 5, "other"),
      Array.from({ length: 40 }, (_, n) => typed(`b${n}`)),
    );
    const merged = mergeLogs(one.log, mergeLogs(other.log, one.log.slice(3)));
    expect(merged).toHaveLength(50);
    expect(new Set(merged.map(({ id }) => id)).size).toBe(50);
    expect(merged.map(({ at }) => at)).toEqual(merged.map(({ at }) => at).toSorted((a, b) => b - a));
    expect(mergeLogs(merged, merged)).toEqual(merged);
  });

  it("is read back unchanged, with its documents still sharing their parts", () => {
    const edits: Edit[] = [typed("a"), { type: "section.add", section: createSection("hobby", "en", countedIds("h")) }];
    const { log } = committed(createHistory(sampleDocument(), 0, "visit"), edits);
    const read = readLog(structuredClone(log));
    expect(read).toEqual(log);
    const [newest, middle] = read.map(documentOf);
    expect(newest?.data.basicInfo).toBe(middle?.data.basicInfo);
  });

  it.each([[null], ["x"], [[1, {}, { document: 1 }]], [{ log: [] }]])("reads no records from %j", (kept) => {
    expect(readLog(kept)).toEqual([]);
  });

  it("is read from any value without an error, and reading the result again changes nothing", () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), fc.string(), (value, document, id) => {
        const read = readLog([value, { ...(value as object), id, document: { data: document } }]);
        expect(readLog(read)).toEqual(read);
        for (const record of read) expect(resumeDocumentSchema.safeParse(documentOf(record)).success).toBe(true);
      }),
    );
  });
});
