import { afterAll, beforeAll, expect, it } from "vitest";
import { familiesOf, openSheetBench, type SheetBench } from "#tests/harness/sheets.ts";
import { resume } from "./fixtures/build.ts";
import { fixtures } from "./fixtures/registry.ts";
import { paginateSource } from "./paging.ts";
import { designs } from "./registry.ts";

/** Measures in a real browser, with the real fonts, what becomes of pieces that are wider than their place. */
const email = "maximilian.oyelaran-hofman@example-co.io";
const urls = ["www.linkedin.com/in/maximilian-oyelaran-x", "github.com/maximilian-oyelaran/portfolio"];
const basicInfo = { name: "Maximilian Oyelaran-Hofmann", email, cellphone: "+44 20 7946 0000 ext. 4711" };
const withLinks = (src: readonly string[]) => src.map((url) => ({ name: "", src: `https://${url}` }));
const [sample] = fixtures.map(({ document }) => document);

let bench: SheetBench;
beforeAll(async () => {
  if (!sample) throw new Error("no fixture");
  const documents = designs.flatMap(({ componentName: templateName }) =>
    (["en", "ch"] as const).map((lang) => ({ ...sample, config: { ...sample.config, templateName, lang } })),
  );
  bench = await openSheetBench(familiesOf(documents));
});
afterAll(() => bench.close());

async function show(templateName: string, parts: Parameters<typeof resume>[0]) {
  const { data, config } = resume({ ...parts, templateName });
  if (!sample) throw new Error("no fixture");
  await bench.show({ name: parts.name, data: { ...sample.data, ...data, sections: sample.data.sections }, config });
}

/** The pieces with the number of lines that each is on, its size as a share of its place's, and what it runs over. */
const pieces = () =>
  bench.page.evaluate(() => {
    const sheet = document.querySelector(".rs") as HTMLElement;
    const page = sheet.getClientRects()[0] as DOMRect;
    const sizeOf = (element: Element | null) => Number.parseFloat(element ? getComputedStyle(element).fontSize : "");
    return Array.from(sheet.querySelectorAll(".rs-word, .rs-contact .rs-whole"), (piece) => {
      const boxes = Array.from(piece.getClientRects());
      const place = piece.closest(".rs-name, .rs-contact");
      return {
        text: piece.textContent ?? "",
        lines: new Set(boxes.map(({ top }) => Math.round(top))).size,
        share: sizeOf(piece) / sizeOf(place),
        isOver: boxes.some(({ left, right }) => left < page.left + 10 || right > page.right - 10),
      };
    });
  });

const named = designs.map(({ name, componentName }) => [name, componentName] as const);

it.each(named)("leaves addresses of up to 40 characters and the words of a name whole: %s", async (_, templateName) => {
  expect([email, ...urls.map((url) => url.replace("www.", ""))].every(({ length }) => length <= 40)).toBe(true);
  for (const lang of ["en", "ch"] as const) {
    await show(templateName, { name: "Long", lang, basicInfo, links: withLinks(urls) });
    const found = await pieces();
    expect(found.map(({ text }) => text)).toEqual(expect.arrayContaining([email, basicInfo.cellphone]));
    for (const piece of found) {
      expect(piece).toMatchObject({ lines: 1, isOver: false });
      expect(piece.share).toBeGreaterThanOrEqual(0.85);
    }
  }
});

it.each(named)("breaks what no line can hold after its @ alone, and nothing runs over: %s", async (_, templateName) => {
  const [local, host] = ["a".repeat(64), `${"example-".repeat(7)}abc.com`];
  const name = `Wolfeschlegel${"steinhausen".repeat(6)}`;
  const many = Array.from({ length: 30 }, (_, index) => `example.com/profile/number/${index}`);
  await show(templateName, {
    name: "Longest",
    lang: "en",
    basicInfo: { ...basicInfo, name, email: `${local}@${host}` },
    links: withLinks(many),
  });
  for (const { text, lines, isOver } of await pieces()) {
    expect([text, isOver]).toEqual([text, false]);
    if (many.includes(text)) expect([text, lines]).toEqual([text, 1]);
    if (text.includes("@")) expect([text, lines]).toEqual([text, expect.toBeOneOf([1, 2])]);
  }
});

it("depends on the content alone: a second call changes nothing, and what was long may be short again", async () => {
  const { componentName } = designs.find(({ name }) => name === "editorial") ?? designs[0] ?? { componentName: "" };
  const settle = () => bench.page.evaluate(`(${paginateSource()})(document.body)`);
  await show(componentName, { name: "Long", lang: "en", basicInfo, links: withLinks(urls) });
  const marks = () => bench.page.locator('[data-reach="row"]').count();
  const [before, marked] = [await pieces(), await marks()];
  expect(marked).toBe(1);
  await settle();
  expect([await pieces(), await marks()]).toEqual([before, marked]);
  await bench.page.evaluate(() => {
    for (const piece of document.querySelectorAll(".rs-whole, .rs-word")) piece.textContent = "short";
  });
  await settle();
  expect(await bench.page.innerHTML("body")).not.toMatch(/data-(reach|alone|broken|torn)|--(name-)?fit/);
});
