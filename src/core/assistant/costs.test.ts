import { describe, expect, it } from "vitest";
import { mostOutput, tokensToReserve, tokensToTake } from "./costs.ts";

const draft = { kind: "draft", title: "Engineer", lang: "en", jobs: [], schools: [], seed: 1 } as const;

describe("what a job costs", () => {
  it.each([
    ["done", 1_200, 2_500, 1_200],
    ["done", 9_000, 2_500, 2_500],
    ["invalid", 300, 2_500, 300],
    ["invalid", 1_700, 2_500, 500],
    ["invalid", 1_700, 400, 400],
    ["failed", 1_700, 2_500, 0],
  ] as const)("that is %s, used %i and reserved %i is %i", (ending, used, reserved, taken) => {
    expect(tokensToTake(ending, used, reserved)).toBe(taken);
  });

  it("is reserved as prompt and answer, for a draft at least 2,500", () => {
    expect(tokensToReserve(draft, 300, mostOutput(draft, 50))).toBe(2_500);
    expect(tokensToReserve(draft, 3_000, mostOutput(draft, 50))).toBe(4_600);
    const polish = { kind: "polish", action: "polish", lang: "en", title: "", instruction: "", edition: "en" } as const;
    const one = { ...polish, passages: [{ path: "p", text: "x" }] };
    expect([mostOutput(one, 100), mostOutput(one, 2_000)]).toEqual([400, 1_200]);
  });
});
