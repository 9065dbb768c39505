import { describe, expect, it } from "vitest";
import { at, pageOf } from "./page.fixture.ts";
import { readResume } from "./read-resume.ts";
import { forgetAll, remembered } from "./remembered.ts";

describe("a rule that remembers", () => {
  it("answers as the rule does, and asks it once for a text, also where the answer is null", () => {
    const asked: string[] = [];
    const rule = remembered((text) => {
      asked.push(text);
      return text.startsWith("a") ? text.length : null;
    });
    expect(["ab", "b", "ab", "b", "abc"].map(rule)).toEqual([2, null, 2, null, 3]);
    expect(asked).toEqual(["ab", "b", "abc"]);
  });

  it("forgets what was asked long ago, and keeps what is asked again", () => {
    let asked = 0;
    const rule = remembered(() => {
      asked += 1;
      return asked;
    });
    const first = rule("first");
    for (let number = 0; number < 60_000; number += 1) {
      rule(`text ${number}`);
      if (number % 5000 === 0) expect(rule("first")).toBe(first);
    }
    const before = asked;
    rule("text 0");
    expect(asked).toBe(before + 1);
  });

  it("has nothing left of a file that was read", () => {
    let asked = 0;
    const rule = remembered((text) => {
      asked += 1;
      return text;
    });
    rule("Jane Doe");
    readResume(pageOf([[at(50, "Jane Doe", { size: 22 })], [at(50, "jane@example.org")]]));
    rule("Jane Doe");
    expect(asked).toBe(2);
    forgetAll();
    rule("Jane Doe");
    expect(asked).toBe(3);
  });
});
