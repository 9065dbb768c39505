import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Language, ResumeDocument } from "#core/resume/schema.ts";
import { openSheetBench, type SheetBench } from "#tests/harness/sheets.ts";
import { fixtures, fixturesIn } from "./fixtures/registry.ts";
import { countPages, paginateSource } from "./paging.ts";
import { designs } from "./registry.ts";

/** Checks the layout in a real browser with the real fonts. */
let bench: SheetBench;
beforeAll(async () => {
  bench = await openSheetBench();
});
afterAll(() => bench.close());

const cases = designs.flatMap((design) =>
  fixtures.flatMap(({ name, document }) =>
    (["en", "ch"] as const).map((lang) => ({
      design: design.name,
      name,
      lang,
      document: {
        ...document,
        config: { ...document.config, templateName: design.componentName, lang: lang as Language },
      },
    })),
  ),
);

describe("type", () => {
  it.each(["ch", "zh-tw", "ja"] as const)("sets a space between Han and Latin: %s", async (lang) => {
    const [{ document } = { document: undefined }] = fixturesIn(lang);
    if (!document) throw new Error("no fixture");
    await bench.show(document);
    const widths = await bench.page.evaluate(() => {
      const body = window.document.querySelector(".rs-body p, .rs-body li");
      const width = (text: string) => {
        const span = window.document.createElement("span");
        span.style.cssText = "position: absolute; width: max-content; white-space: nowrap";
        span.textContent = text;
        body?.append(span);
        const found = span.getBoundingClientRect().width;
        span.remove();
        return found;
      };
      return { apart: width("中文") + width("React") + width("中文"), together: width("中文React中文") };
    });
    expect(widths.together).toBeGreaterThan(widths.apart + 2);
  });
});

describe("full-width marks", () => {
  it.each(designs)("are closed up where two meet, whatever files they are in: $name", async ({ componentName }) => {
    const [{ document } = { document: undefined }] = fixturesIn("ch").filter(({ name }) => name === "lin");
    if (!document) throw new Error("no fixture");
    await bench.show({ ...document, config: { ...document.config, templateName: componentName } });
    const pairs = await bench.page.evaluate(async () => {
      const body = window.document.querySelector(".rs-body p, .rs-body li");
      const span = window.document.createElement("span");
      span.style.cssText = "position: absolute; width: max-content; white-space: nowrap; letter-spacing: 0";
      body?.append(span);
      const size = Number.parseFloat(getComputedStyle(span).fontSize);
      const found: [string, number][] = [];
      for (const pair of ["），", "》，", "」、", "）（", "。）"]) {
        span.textContent = `甲${pair}乙`;
        span.getBoundingClientRect();
        await window.document.fonts.ready;
        found.push([pair, Math.round((span.getBoundingClientRect().width / size) * 10) / 10]);
      }
      span.remove();
      return found;
    });
    for (const [pair, width] of pairs) expect([pair, width]).toEqual([pair, 3.5]);
  });
});

describe("paging", () => {
  const fixture = (name: string): ResumeDocument => {
    const found = fixtures.find((entry) => entry.name === name);
    if (!found) throw new Error(`no fixture ${name}`);
    return found.document;
  };
  const settle = () => bench.page.evaluate(`(${paginateSource()})(document.body)`);

  it("depends on the content alone: a second call changes nothing, and what grew may shrink", async () => {
    const three = fixture("threePages");
    expect(await bench.show(three, { mode: "preview" })).toBe(3);
    const before = await bench.page.innerHTML("body");
    expect(await settle()).toBe(3);
    expect(await bench.page.innerHTML("body")).toBe(before);

    const jobs = ".rs-kind-empolyment .rs-item";
    await bench.page.evaluate((selector) => {
      for (const item of Array.from(document.querySelectorAll<HTMLElement>(selector)).slice(2))
        item.style.display = "none";
    }, jobs);
    expect(await settle()).toBe(1);
    expect(await bench.page.evaluate(`(${countPages.toString()})(document.body)`)).toBe(1);
    await bench.page.evaluate((selector) => {
      for (const item of document.querySelectorAll<HTMLElement>(selector)) item.style.display = "";
    }, jobs);
    expect(await settle()).toBe(3);
  });

  it.each(designs)("lays out a sheet of one page without columns exactly as with them: $name", async (design) => {
    for (const name of ["priya", "lin", "minimal"]) {
      const { config, ...rest } = fixture(name);
      const pages = await bench.show({ ...rest, config: { ...config, templateName: design.componentName } });
      const [uncut, cut] = await bench.page.evaluate(() => {
        const frame = window.document.querySelector(".rs-pages");
        const places = () =>
          Array.from(window.document.querySelectorAll(".rs, .rs *"), (element) =>
            Array.from(element.getClientRects(), ({ left, top, width, height }) =>
              [left, top, width, height].map((length) => Math.round(length * 20) / 20),
            ),
          );
        const uncut = frame?.hasAttribute("data-one") ? places() : null;
        frame?.removeAttribute("data-one");
        return [uncut, places()];
      });
      if (pages > 1) expect([name, uncut]).toEqual([name, null]);
      else expect(uncut).toEqual(cut);
    }
  });

  it.each(designs)("ends in the same layout whether it begins without columns or with them: $name", async (design) => {
    for (const name of ["priya", "lin", "threePages"]) {
      const { config, ...rest } = fixture(name);
      const pages = await bench.show({ ...rest, config: { ...config, templateName: design.componentName } });
      const states = await bench.page.evaluate((source) => {
        const places = () =>
          Array.from(window.document.querySelectorAll(".rs, .rs *"), (element) =>
            Array.from(element.getClientRects(), ({ left, top, width, height }) =>
              [left, top, width, height].map((length) => Math.round(length * 20) / 20),
            ),
          );
        const withColumns = places();
        const frame = window.document.querySelector(".rs-pages");
        for (const element of window.document.querySelectorAll(".rs, .rs *"))
          for (const mark of ["tall", "loose", "starts", "pages", "wide", "flow"])
            element.removeAttribute(`data-${mark}`);
        frame?.setAttribute("data-one", "");
        const count = new Function(`return ${source}`)()(window.document.body);
        return { withColumns, count, without: places() };
      }, paginateSource());
      expect([name, states.count]).toEqual([name, pages]);
      expect(states.without).toEqual(states.withColumns);
    }
  });

  it("gives the same pages in a scaled preview", async () => {
    for (const name of ["tallItem", "threePages"]) {
      const document = fixture(name);
      const plain = await bench.show(document);
      const marks = await bench.page.locator("[data-tall]").count();
      await bench.page.evaluate(() => {
        window.document.body.style.transformOrigin = "0 0";
        window.document.body.style.transform = "scale(0.53)";
      });
      const scaled = await settle();
      const scaledMarks = await bench.page.locator("[data-tall]").count();
      await bench.page.evaluate(() => {
        window.document.body.style.transform = "";
      });
      expect([name, scaled, scaledMarks]).toEqual([name, plain, marks]);
    }
  });

  it("keeps a list of tags whole, unless it is a large part of a page", async () => {
    const document = fixture("threePages");
    const [profile, jobs, skills] = document.data.sections;
    if (!profile || !jobs || !skills) throw new Error("another fixture");
    const pieces = async (count: number) => {
      const [tag] = skills.data;
      if (!tag) throw new Error("no tag");
      const data = Array.from({ length: count }, (_, index) => ({ ...tag, id: `t${index}`, title: `Skill ${index}` }));
      const sections = [profile, jobs, { ...skills, position: "main" as const, data }];
      await bench.show({ ...document, data: { ...document.data, sections } }, { mode: "preview" });
      return bench.page.evaluate(() =>
        Array.from(window.document.querySelector(".rs-tags")?.getClientRects() ?? [], ({ height }) => height),
      );
    };
    for (const count of [30, 60, 90]) expect((await pieces(count)).length).toBe(1);
    const cut = await pieces(300);
    expect(cut.length).toBeGreaterThan(1);
    expect(cut.reduce((sum, height) => sum + height, 0)).toBeGreaterThan(0.4 * 1123);
  });

  it("draws the page feet, on paper too", async () => {
    expect(await bench.show(fixture("sanYe"))).toBe(3);
    expect(await bench.page.locator(".rs-foot").count()).toBe(3);
    const pages = await textsOfPdf(await bench.pdf());
    // The figures come from a Latin font, and a PDF's text may have a space where the font changes.
    const ends = pages.map((page) => page.replaceAll(" ", "").slice(-15));
    expect(ends).toEqual([1, 2, 3].map((page) => expect.stringMatching(new RegExp(`欧阳思远·第${page}页，共3页$`))));
    const without = { ...fixture("sanYe") };
    without.config = { ...without.config, design: { ...without.config.design, showPageNumbers: false } };
    await bench.show(without);
    expect(await bench.page.locator(".rs-foot").count()).toBe(0);
  });

  it("supports Letter paper", async () => {
    const document = fixture("threePages");
    const letter = { ...document.config.design, paper: "letter" as const };
    const pages = await bench.show({ ...document, config: { ...document.config, design: letter } });
    const boxes = await bench.page.evaluate(() =>
      Array.from(window.document.querySelector(".rs")?.getClientRects() ?? [], (box) => [box.width, box.height]),
    );
    expect(boxes.length).toBe(pages);
    expect(boxes[0]).toEqual([816, 1056]);
    const pdf = await getDocument({ data: new Uint8Array(await bench.pdf()) }).promise;
    expect(pdf.numPages).toBe(pages);
    const [, , width, height] = (await pdf.getPage(1)).view;
    expect([width, height]).toEqual([612, 792]);
  });
});

describe("Modern's panel", () => {
  it.each(["priya", "lin", "threePages", "longSide"])(
    "ends 8 px below the text's margin on the last page that has a side: %s",
    async (name) => {
      const { document } = fixtures.find((fixture) => fixture.name === name) ?? {};
      if (!document) throw new Error(`no fixture ${name}`);
      await bench.show({ ...document, config: { ...document.config, templateName: "TemplateModern" } });
      const below = await bench.page.evaluate(() => {
        const boxes = (selector: string) => Array.from(window.document.querySelector(selector)?.getClientRects() ?? []);
        const side = window.document.querySelector(".rs-side") as Element;
        const panels = boxes(".rs-side");
        // Where main has later pages to itself, the lower margin is an edge of the panel that is not seen.
        const edge = Number.parseFloat(getComputedStyle(side).borderBottomWidth);
        return (boxes(".rs")[panels.length - 1]?.bottom ?? 0) - (panels.at(-1)?.bottom ?? 0) + edge;
      });
      expect(below).toBeGreaterThan(36.5);
      expect(below).toBeLessThan(39.5);
    },
  );
});

describe("a sheet on a foreign page", () => {
  it.each(designs)("$name looks the same inside a shadow root on a page with styles of its own", async (design) => {
    const [priya] = fixtures;
    if (!priya) return;
    const document = { ...priya.document, config: { ...priya.document.config, templateName: design.componentName } };
    await bench.show(document);
    const moved = await bench.page.evaluate(() => {
      const boxes = (root: ParentNode) =>
        Array.from(root.querySelectorAll(".rs, .rs *"), (element) => {
          const { left, top, width, height } = element.getBoundingClientRect();
          return [element.className, Math.round(left), Math.round(top), Math.round(width), Math.round(height)].join(
            " ",
          );
        });
      const { body } = window.document;
      const before = boxes(body);
      const pages = Array.from(body.childNodes);
      const css = window.document.querySelector("#css")?.textContent ?? "";
      body.setAttribute(
        "style",
        "font: italic 700 31px/3 cursive; letter-spacing: 5px; word-spacing: 9px; text-align: center; text-transform: uppercase; text-indent: 40px; white-space: pre; word-break: break-all; hyphens: auto; direction: rtl",
      );
      const host = body.appendChild(window.document.createElement("div"));
      host.style.cssText = "position: absolute; left: 0; top: 0; direction: ltr";
      const root = host.attachShadow({ mode: "open" });
      const style = window.document.createElement("style");
      style.textContent = css;
      root.append(style, ...pages);
      const after = boxes(root);
      body.removeAttribute("style");
      return { count: before.length, changed: after.filter((box, index) => box !== before[index]) };
    });
    expect(moved.count).toBeGreaterThan(100);
    expect(moved.changed).toEqual([]);
  });
});

describe("the public page's sheet", () => {
  const windows = [390, 600, 900, 1024, 1440];

  it.each(designs)("fits into windows of every width: $name", async ({ name: design }) => {
    const wide = ["priya", "longWords", "everything"];
    try {
      for (const { name, lang, document } of cases.filter((one) => one.design === design && wide.includes(one.name))) {
        await bench.show(document, { mode: "public" });
        const found: number[][] = [];
        for (const width of windows) {
          await bench.page.setViewportSize({ width, height: 900 });
          const [scrolled = 0, sheet = 0] = await bench.page.evaluate(() => [
            window.document.documentElement.scrollWidth,
            window.document.querySelector(".rs")?.getBoundingClientRect().width ?? 0,
          ]);
          found.push([scrolled, Math.round(sheet)]);
        }
        expect([name, lang, found]).toEqual([name, lang, windows.map((width) => [width, width])]);
      }
    } finally {
      await bench.page.setViewportSize({ width: 900, height: 1200 });
    }
  });

  it("is set at 15 px on a phone, main before side", async () => {
    await bench.page.setViewportSize({ width: 390, height: 844 });
    try {
      const [priya] = fixtures;
      if (priya) await bench.show(priya.document, { mode: "public" });
      const [size, main, side] = await bench.page.evaluate(() => {
        const item = window.document.querySelector(".rs-main li");
        const zoom = Number.parseFloat(getComputedStyle(window.document.querySelector(".rs") as Element).zoom);
        const top = (selector: string) => window.document.querySelector(selector)?.getBoundingClientRect().top ?? 0;
        return [
          Number.parseFloat(getComputedStyle(item as Element).fontSize) * zoom,
          top(".rs-main"),
          top(".rs-side"),
        ] as const;
      });
      expect(size).toBeCloseTo(15, 1);
      expect(main).toBeLessThan(side);
    } finally {
      await bench.page.setViewportSize({ width: 900, height: 1200 });
    }
  });
});

/** Returns the text of each page in painting order, which is how simple readers extract it. */
async function textsOfPdf(bytes: Uint8Array): Promise<string[]> {
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const pages: string[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const content = await (await pdf.getPage(number)).getTextContent();
    pages.push(content.items.map((item) => ("str" in item ? item.str : "")).join(""));
  }
  await pdf.destroy();
  return pages;
}
