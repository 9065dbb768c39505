import { describe, expect, it } from "vitest";
import { limits } from "#core/limits.ts";
import type { ResumeDocument } from "#core/resume/schema.ts";
import type { Renderer, RenderJob } from "#server/adapters/renderer/port.ts";
import { StorageUnavailable } from "#server/adapters/storage/port.ts";
import { resume, section } from "#templates/fixtures/build.ts";
import { idleLoad } from "#tests/harness/fake-printer.ts";
import { newRequester } from "#tests/harness/requester.ts";
import { beginningOf, estimatePages } from "./print-size.ts";
import { createPrinter, type PrinterOptions } from "./printer.ts";

const most = limits.print.pages;

/** A renderer without a browser: each item is a page. It records its jobs and renders their markup. */
function recording(options: PrinterOptions = {}) {
  const jobs: (RenderJob & { html: string })[] = [];
  const render = async (job: RenderJob) => {
    const { html } = await job.markup();
    jobs.push({ ...job, html });
    return html.match(/Entry\d+\./g)?.length ?? 0;
  };
  const renderer: Renderer = {
    kind: "recording",
    async pdf(job) {
      const pages = await render(job);
      return pages > job.most ? { bytes: null, pages } : { bytes: new Uint8Array([1]), pages };
    },
    picture: async (job) => new Uint8Array([await render(job)]),
    pictures: async (job) => ({ pages: await render(job), pictures: [] }),
    isFree: () => true,
    load: () => idleLoad,
    watch: () => () => {},
    close: async () => {},
  };
  return { jobs, printer: createPrinter(renderer, options) };
}

const documentOf = (items: number, description = ""): ResumeDocument =>
  resume({
    name: "Long",
    lang: "en",
    basicInfo: { name: "Ada" },
    sections: [
      section("project", "en", {
        items: Array.from({ length: items }, (_, index) => ({ title: `Entry${index}.`, description })),
      }),
    ],
  });
const requester = newRequester();

describe("the printer", () => {
  it("passes on for whom it prints, and what it costs", async () => {
    const { jobs, printer } = recording();
    await printer.pdf({ document: documentOf(1), requester });
    await printer.pictures({ document: documentOf(1), requester, width: 100, most: 2 });
    await printer.pdf({ document: documentOf(30, `<p>${"A long line of text. ".repeat(100)}</p>`), requester });
    expect(jobs.map((job) => job.requester)).toEqual([requester, requester, requester]);
    const [one, pictures, long] = jobs.map((job) => job.cost);
    expect(one).toBe(1);
    expect(pictures).toBeGreaterThan(2);
    expect(long).toBeGreaterThan(10);
  });

  it("refuses a PDF of more pages than a PDF may have, once they are counted", async () => {
    const { jobs, printer } = recording();
    expect((await printer.pdf({ document: documentOf(most), requester })).pages).toBe(most);
    await expect(printer.pdf({ document: documentOf(most + 1), requester })).rejects.toMatchObject({
      error: "tooLongToPrint",
      detail: { params: { most } },
    });
    expect(jobs).toHaveLength(2);
  });

  it.each([
    ["items", documentOf(50, `<p>${"Text ".repeat(3000)}</p>`)],
    ["lines", documentOf(1, `<p>${"a<br>".repeat(19_000)}</p>`)],
    ["paragraphs", documentOf(1, "<p>a</p>".repeat(12_000))],
    ["Chinese", documentOf(10, `<p>${"长".repeat(40_000)}</p>`)],
    ["space", spaced("9999px")],
    ["a name", named("W".repeat(100_000))],
  ])(
    "refuses a document that is far too long by its %s before it is laid out, and draws its cover",
    async (_, document) => {
      const { jobs, printer } = recording();
      await expect(printer.pdf({ document, requester })).rejects.toMatchObject({ error: "tooLongToPrint" });
      await expect(printer.pictures({ document, requester, width: 100, most: 2 })).rejects.toMatchObject({
        error: "tooLongToPrint",
      });
      expect(jobs).toHaveLength(0);
      await printer.cover({ document, requester, width: 100, height: 140 });
      expect(jobs[0]?.html.length).toBeLessThan(300_000);
      expect(jobs[0]?.cost).toBeLessThan(most * 2);
    },
  );

  it("makes no markup for a job whose caller has gone away", async () => {
    const { jobs, printer } = recording();
    const job = { document: documentOf(1), requester, signal: AbortSignal.abort(new Error("gone")) };
    await expect(printer.pdf(job)).rejects.toThrow("gone");
    expect(jobs).toHaveLength(0);
  });
});

describe("a photo that the storage does not give", () => {
  const away = () => Promise.reject(new StorageUnavailable("away"));
  const document = documentOf(1);
  const basicInfo = { ...document.data.basicInfo, avatar: "/files/avatars/me.webp" };
  const withPhoto = { ...document, data: { ...document.data, basicInfo } };

  it("is left out of a PDF, which says so", async () => {
    const { jobs, printer } = recording({ readImage: away });
    expect((await printer.pdf({ document: withPhoto, requester })).lacksPhoto).toBe(true);
    expect(jobs[0]?.html).not.toContain("<img");
    expect((await printer.pdf({ document, requester })).lacksPhoto).toBe(false);
    const missing = recording({ readImage: async () => null });
    expect((await missing.printer.pdf({ document: withPhoto, requester })).lacksPhoto).toBe(false);
  });

  it("keeps a cover from being drawn, because covers are kept", async () => {
    const { jobs, printer } = recording({ readImage: away });
    const cover = printer.cover({ document: withPhoto, requester, width: 100, height: 140 });
    await expect(cover).rejects.toThrow(StorageUnavailable);
    expect(jobs).toHaveLength(0);
  });
});

describe("the beginning of a document", () => {
  it("is all of a short one", () => {
    expect(beginningOf(documentOf(20))).toEqual(documentOf(20));
  });

  it("has the first items of each column", () => {
    const sections = (["main", "side", "main"] as const).map((position) => ({
      ...section("project", "en", { items: Array.from({ length: 50 }, () => ({ description: "Text ".repeat(1000) })) }),
      position,
    }));
    const [main, side, last] = beginningOf({ ...documentOf(0), data: { ...documentOf(0).data, sections } }).data
      .sections;
    expect(main?.data.length).toBeGreaterThan(1);
    expect(main?.data.length).toBeLessThan(10);
    expect(side?.data.length).toBeGreaterThan(1);
    expect(last).toBeUndefined();
  });

  it("is short, however long the texts are", () => {
    expect(estimatePages(beginningOf(named("W".repeat(100_000))))).toBeLessThan(most);
  });
});

function spaced(marginTop: string): ResumeDocument {
  const document = documentOf(50);
  const [first] = document.data.sections;
  if (!first) return document;
  const data = first.data.map((item) => ({ ...item, styles: { marginTop } }));
  return { ...document, data: { ...document.data, sections: [{ ...first, data }] } };
}

function named(name: string): ResumeDocument {
  const document = documentOf(1);
  return { ...document, data: { ...document.data, basicInfo: { ...document.data.basicInfo, name } } };
}
