import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readPdf } from "#tests/harness/read-pdf.ts";
import { openSheetBench, type SheetBench } from "#tests/harness/sheets.ts";
import { pairs, resume, section } from "../fixtures/build.ts";

/** The style sheet numbers the references, so only a printed page can show the numbers. */
let bench: SheetBench;
beforeAll(async () => {
  bench = await openSheetBench();
});
afterAll(() => bench.close());

const papers = section("custom", "en", {
  name: "Publications",
  items: pairs(["First", "A. One"], ["Second", "B. Two"]),
});
const talks = section("custom", "en", { name: "Talks", items: pairs(["Third", "Here"], ["Fourth", "There"]) });

async function print(sections: Parameters<typeof resume>[0]["sections"]): Promise<string> {
  await bench.show(resume({ name: "References", lang: "en", templateName: "TemplateAcademic", sections }));
  return (await readPdf(await bench.pdf())).pages.join(" ").replace(/\s+/g, " ");
}

describe("the references of Academic", () => {
  it("are numbered before their titles, starting at 1 in each section", async () => {
    expect(await print([papers, talks])).toMatch(
      /Publications \[1\] ?First A\. One \[2\] ?Second B\. Two Talks \[1\] ?Third Here \[2\] ?Fourth There/,
    );
  });

  it("are two or more entries without dates", async () => {
    const dated = { ...papers, data: papers.data.map((item) => ({ ...item, startDate: "2020-01" })) };
    const single = { ...talks, data: talks.data.slice(0, 1) };
    const awards = section("certificate", "en", {
      tagStyle: false,
      items: pairs(["Prize", "2020"], ["Medal", "2021"]),
    });
    expect(await print([dated, single, awards])).not.toContain("[");
  });
});
