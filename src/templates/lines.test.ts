import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ResumeDocument } from "#core/resume/schema.ts";
import { isFull } from "#tests/harness/print-set.ts";
import { familiesOf, openSheetBench, type SheetBench } from "#tests/harness/sheets.ts";
import { resume, section, text } from "./fixtures/build.ts";
import { lin } from "./fixtures/samples-ch.ts";
import { priya } from "./fixtures/samples-en.ts";
import { worldSamples } from "./fixtures/samples-world.ts";
import { designs } from "./registry.ts";

/** What stands on a line together. Programs that store an applicant read lines, and so do people who skim. */
let bench: SheetBench;
beforeAll(async () => {
  bench = await openSheetBench([]);
});
afterAll(() => bench.close());

const show = async (document: ResumeDocument, templateName: string) => {
  const shown = { ...document, config: { ...document.config, templateName } };
  await bench.declare(familiesOf([shown]));
  await bench.show(shown);
};

/** Returns what shares a line with something that it should not, and what is on two lines instead of one. */
const faults = () =>
  bench.page.evaluate(() => {
    type Piece = { element: Element; column: string; box: DOMRect; words: string };
    const range = window.document.createRange();
    const sheet = window.document.querySelector(".rs") as HTMLElement;
    const flows = sheet.matches("[data-flow]");
    const middle = sheet.getBoundingClientRect().left + sheet.offsetWidth / 2;
    const pieces: Piece[] = Array.from(window.document.querySelectorAll(".rs .rs-header *, .rs .rs-body *")).flatMap(
      (element) =>
        Array.from(element.childNodes).flatMap((node) => {
          const words = node.textContent?.trim() ?? "";
          if (node.nodeType !== Node.TEXT_NODE || words === "" || getComputedStyle(element).clipPath !== "none")
            return [];
          range.selectNodeContents(node);
          const part = element.closest(".rs-main, .rs-side, .rs-header");
          // Where the columns flow into each other, the halves of the page are the columns.
          return Array.from(range.getClientRects(), (box) => {
            const column = flows ? `${box.left > middle}` : (part?.className ?? "");
            return { element, column, box, words };
          });
        }),
    );
    /** Whether two boxes share half the height of the lower one, and so a line. */
    const isBeside = (one: DOMRect, other: DOMRect) =>
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > Math.min(one.height, other.height) / 2;
    const found: string[] = [];
    for (const title of pieces.filter(({ element }) => element.closest(".rs-section-title")))
      for (const { element, column, box, words } of pieces)
        if (column === title.column && !element.closest(".rs-section-title") && isBeside(box, title.box))
          found.push(`title “${title.words}” beside “${words.slice(0, 20)}”`);
    for (const date of Array.from(window.document.querySelectorAll(".rs-item-date"))) {
      const parts = pieces.filter(({ element }) => date.contains(element));
      if (parts.some(({ box }) => !isBeside(box, (parts[0] as Piece).box)))
        found.push(`date “${date.textContent}” on two lines`);
    }
    const contacts = pieces.filter(({ element }) => element.closest(".rs-contact-text"));
    for (const one of contacts)
      for (const other of contacts)
        if (isBeside(one.box, other.box) && Math.abs(one.box.bottom - other.box.bottom) > 0.6)
          found.push(`“${one.words}” ${(one.box.bottom - other.box.bottom).toFixed(1)} px below “${other.words}”`);
    return found;
  });

/** Besides the two of the product, with `--all`, the sample of each other language. */
const samples: [string, ResumeDocument][] = [["en", priya], ["ch", lin], ...Object.entries(worldSamples)];

describe.each(designs)("lines of $name", ({ componentName }) => {
  it.each(isFull ? samples : samples.slice(0, 2))(
    "have titles to themselves, dates undivided and contacts on one baseline: %s",
    async (_, document) => {
      await show(document, componentName);
      expect(await faults()).toEqual([]);
    },
  );

  it("leave no single character of a company's name alone", async () => {
    const name = "杭州云上星河网络信息科技股份有限公司上海研发分公司第二事业部";
    const items = Array.from({ length: 20 }, (_, index) => ({
      title: "高级前端工程师",
      subTitle: [...name].slice(0, index + 10).join(""),
      startDate: "2019-03",
      endDate: "2021-06",
      city: "上海",
      description: text("负责核心业务。"),
    }));
    const employer = section("empolyment", "ch", { items });
    await show(resume({ name: "甲", lang: "ch", basicInfo: { name: "陈一" }, sections: [employer] }), componentName);
    const alone = await bench.page.evaluate(() => {
      const range = window.document.createRange();
      return Array.from(window.document.querySelectorAll(".rs-item-sub")).flatMap((element) => {
        const node = window.document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode();
        const words = node?.textContent ?? "";
        const lines = new Map<number, number>();
        for (let at = 0; node && at < words.length; at += 1) {
          range.setStart(node, at);
          range.setEnd(node, at + 1);
          const top = Math.round(range.getBoundingClientRect().top);
          lines.set(top, (lines.get(top) ?? 0) + 1);
        }
        return [...lines.values()].includes(1) ? [words] : [];
      });
    });
    expect(alone).toEqual([]);
  });
});
