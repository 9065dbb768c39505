import fc from "fast-check";
import { jsonrepair } from "jsonrepair";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { readAnswer, salvaged } from "./json-output.ts";

const schema = z.object({ lines: salvaged(z.string().max(10), 3) });
const read = (text: string) => readAnswer(text, schema, jsonrepair);

describe("an answer of a model", () => {
  it.each<[string, string, string[]]>([
    ["JSON", '{"lines": ["a"]}', ["a"]],
    ["fences", '```json\n{"lines": ["a"]}\n```', ["a"]],
    ["talk before", 'Sure, here it is: {"lines": ["a"]}', ["a"]],
    ["thoughts", '<think>{"lines": ["x"]}</think>{"lines": ["a"]}', ["a"]],
    ["thoughts without a beginning", 'hm</think>{"lines": ["a"]}', ["a"]],
    ["comments and commas", '{"lines": ["a", // first\n "b",]}', ["a", "b"]],
    ["single quotes", "{'lines': ['a']}", ["a"]],
    ["a cut end", '{"lines": ["a", "b"', ["a", "b"]],
    ["bad items", '{"lines": ["a", 5, null, "far too long for it", "b"], "more": 1}', ["a", "b"]],
    ["too many items", '{"lines": ["a", "b", "c", "d"]}', ["a", "b", "c"]],
  ])("with %s is read", (_, text, lines) => {
    expect(read(text)).toEqual({ value: { lines } });
  });

  it.each(["", "no", "null", '{"lines": "a"}', "[]", '{"other": []}'])("%j has a problem and no value", (text) => {
    expect(read(text)).toHaveProperty("problem");
  });

  it("never throws, whatever it is", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 200 }), (text) => {
        const answer = read(`{${text}`);
        expect("value" in answer || "problem" in answer).toBe(true);
      }),
      { numRuns: 300 },
    );
  });
});
