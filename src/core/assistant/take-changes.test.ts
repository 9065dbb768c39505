import { describe, expect, it } from "vitest";
import { plainToRichText, richTextToPlain } from "../resume/rich-text.ts";
import type { Change } from "./changes.ts";
import { polish } from "./polish/polish.ts";
import {
  changeInPlace,
  lineAround,
  lineWithAnswer,
  proposedText,
  statesOf,
  takeChanges,
  withAnswer,
} from "./take-changes.ts";

const path = "sections/s/i";
const change = (id: string, before: string, after: string): Change => ({
  ...{ id, path, before, after, reason: "", isSafe: false, isSuggestion: before === "", flags: [] },
});
const text = "• i build the the site\n• made it fast\n• i build the the site";
const html = plainToRichText(text);
const changes = [
  change("c1", "i build", "Built"),
  change("c2", "the the", "the"),
  change("c3", "made it", "Made it"),
  change("c4", "i build", "Designed"),
  change("c5", "", "Cut costs by [N]%"),
];
const proposed = proposedText(path, text, changes);
const take = (from: string, ...ids: string[]) => takeChanges(proposed, from, new Set(ids)).html;
const states = (now: string) => Object.fromEntries(statesOf(proposed, now));

describe("proposed changes", () => {
  it("are taken one by one, each at the first old words that are free", () => {
    const one = take(html, "c4");
    expect(richTextToPlain(one)).toBe("• i build the the site\n• made it fast\n• Designed the the site");
    expect(richTextToPlain(take(one, "c2"))).toBe("• i build the site\n• made it fast\n• Designed the the site");
    expect(states(one)).toEqual({ c1: "open", c2: "open", c3: "open", c4: "taken", c5: "open" });
  });

  it("are taken together, and are open again when that is undone", () => {
    const all = takeChanges(proposed, html, new Set(["c1", "c2", "c3", "c4", "c5"]), "◇ ");
    expect(richTextToPlain(all.html)).toBe(
      "• Built the site\n• Made it fast\n• Designed the the site\n• ◇ Cut costs by [N]%",
    );
    expect(all.taken).toEqual(["c1", "c2", "c3", "c4", "c5"]);
    expect(new Set(statesOf(proposed, all.html).values())).toEqual(new Set(["taken"]));
    expect(takeChanges(proposed, all.html, new Set(["c1"]))).toEqual({ html: all.html, taken: [] });
    expect(new Set(statesOf(proposed, html).values())).toEqual(new Set(["open"]));
  });

  it("are shown in their place, what goes struck through and what comes underlined", () => {
    expect(changeInPlace(proposed, html, "c2")).toEqual({
      html: plainToRichText("• i build the @site\n• made it fast\n• i build the the site").replace("@", "<s>the </s>"),
      line: "• i build the the site",
    });
    const rich = html.replace("i build the the", "<strong>i build</strong> the the");
    const shown = changeInPlace(proposed, rich, "c1");
    expect(shown?.html).toContain("<strong><s>i build</s><u>Built</u></strong>");
    expect(shown?.line).toBe("• i buildBuilt the the site");
    expect(changeInPlace(proposed, html, "c5")?.html).toContain("<u>Cut costs by [N]%</u>");
    expect(changeInPlace(proposed, take(html, "c2"), "c2")).toBeNull();
    expect(changeInPlace(proposed, "<p>Other words</p>", "c1")).toBeNull();
  });

  it("are stale where their line was typed in, and stand where it only moved", () => {
    const moved = plainToRichText("New line\n• made it faster\n• so\n• i build the the site");
    expect(states(moved)).toMatchObject({ c1: "open", c3: "stale", c4: "stale", c5: "open" });
    expect(richTextToPlain(take(moved, "c1", "c3"))).toBe("New line\n• made it faster\n• so\n• Built the the site");
  });

  it("are shown with the line around them", () => {
    expect(lineAround(proposed, html, "c2")).toEqual({ before: "i build the the site", after: "i build the site" });
    const one = take(html, "c1");
    expect(lineAround(proposed, one, "c2")).toEqual({ before: "Built the the site", after: "Built the site" });
    expect(lineAround(proposed, one, "c1")).toEqual({ before: "i build the the site", after: "Built the the site" });
    expect(lineAround(proposed, html, "c5")).toEqual({ before: "", after: "Cut costs by [N]%" });
  });

  it("of the built-in engine all find their place", () => {
    const given =
      "• i was responsible for for the javascript code\n• Responsible for leading the team\n• 负责React项目";
    for (const lang of ["en", "ch"] as const) {
      const own = polish({ action: "polish", lang, passages: [{ path, text: given }], edition: "en" }).changes;
      expect(own.length).toBeGreaterThan(0);
      const whole = proposedText(path, given, own);
      const { taken } = takeChanges(whole, plainToRichText(given), new Set(own.map(({ id }) => id)));
      expect(taken).toHaveLength(own.length);
    }
  });
});

describe("an answer", () => {
  it.each([
    ["Improved checkout performance.", "from 840 ms to 190 ms", "Improved checkout performance from 840 ms to 190 ms."],
    ["Mentored juniors", "three people, 2024", "Mentored juniors, three people, 2024"],
    ["优化了加载速度。", "从 3 秒到 1 秒", "优化了加载速度，从 3 秒到 1 秒。"],
  ])("stands at the end of its line: %s", (line, answer, expected) => {
    expect(lineWithAnswer(line, answer)).toBe(expected);
    const after = withAnswer(plainToRichText(`• Other\n• ${line}`), line, answer);
    expect(richTextToPlain(after ?? "")).toBe(`• Other\n• ${expected}`);
  });

  it("is refused where the line is gone", () => {
    expect(withAnswer(html, "something else", "3")).toBeNull();
  });
});
