import { describe, expect, it } from "vitest";
import { applyPatch, jsonPatchSchema, type PatchOperation } from "./json-patch.ts";
import { toolLimits } from "./tool-limits.ts";

const apply = (value: unknown, ...operations: PatchOperation[]) => applyPatch(value, operations);

describe("a JSON Patch", () => {
  it.each<[string, unknown, PatchOperation, unknown]>([
    ["adds a member", { a: 1 }, { op: "add", path: "/b", value: 2 }, { a: 1, b: 2 }],
    ["adds in front of an element", [1, 3], { op: "add", path: "/1", value: 2 }, [1, 2, 3]],
    ["adds at the end", { a: [1] }, { op: "add", path: "/a/-", value: [2] }, { a: [1, [2]] }],
    ["replaces the whole value", { a: 1 }, { op: "replace", path: "", value: 7 }, 7],
    ["removes an element", [1, 2, 3], { op: "remove", path: "/1" }, [1, 3]],
    ["moves", { a: { b: 1 }, c: [] }, { op: "move", from: "/a/b", path: "/c/0" }, { a: {}, c: [1] }],
    ["moves to where it is", { a: 1 }, { op: "move", from: "/a", path: "/a" }, { a: 1 }],
    ["copies", { a: { b: 1 } }, { op: "copy", from: "/a", path: "/c" }, { a: { b: 1 }, c: { b: 1 } }],
    ["reads ~1 and ~0", { "a/b": { "~1": 0 } }, { op: "replace", path: "/a~1b/~01", value: 1 }, { "a/b": { "~1": 1 } }],
    [
      "tests without the order of keys",
      { a: { b: 1, c: 2 } },
      { op: "test", path: "/a", value: { c: 2, b: 1 } },
      { a: { b: 1, c: 2 } },
    ],
  ])("%s", (_, before, operation, after) => {
    const given = structuredClone(before);
    expect(apply(given, operation)).toEqual(after);
    expect(given).toEqual(before);
  });

  it("says which test does not hold", () => {
    const run = () =>
      apply(
        { a: 1 },
        { op: "remove", path: "/a" },
        { op: "add", path: "/a", value: "1" },
        { op: "test", path: "/a", value: 1 },
      );
    expect(run).toThrow(
      expect.objectContaining({ error: "patchTestFailed", detail: { params: { number: 3, path: "/a" } } }),
    );
  });

  it.each<PatchOperation>([
    { op: "replace", path: "/b", value: 1 },
    { op: "remove", path: "/a/2" },
    { op: "remove", path: "/a/-" },
    { op: "remove", path: "/a/01" },
    { op: "remove", path: "" },
    { op: "add", path: "/a/3", value: 1 },
    { op: "add", path: "/b/c", value: 1 },
    { op: "add", path: "/a/length", value: 0 },
    { op: "add", path: "/__proto__", value: 1 },
    { op: "add", path: "/constructor/prototype/x", value: 1 },
    { op: "move", from: "/a", path: "/a/0" },
    { op: "test", path: "/toString", value: 1 },
  ])("names a place that is not there: $op $path", (operation) => {
    expect(() => apply({ a: [1, 2] }, operation)).toThrow(expect.objectContaining({ error: "patchPathWrong" }));
  });

  it("refuses copies of copies before they fill the memory", () => {
    const double: PatchOperation = { op: "copy", from: "/a", path: "/a/-" };
    const operations = Array.from({ length: toolLimits.patch.operations }, () => double);
    expect(() => applyPatch({ a: ["text"] }, operations)).toThrow(expect.objectContaining({ error: "patchTooLarge" }));
  });

  it.each([
    [],
    [{ op: "add", path: "/a" }],
    [{ op: "add", path: "a", value: 1 }],
    [{ op: "add", path: "/~2", value: 1 }],
    [{ op: "rename", path: "/a" }],
  ])("is refused where it is none: %j", (...operations) => {
    expect(jsonPatchSchema.safeParse(operations).success).toBe(false);
  });
});
