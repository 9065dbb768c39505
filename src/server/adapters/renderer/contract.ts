import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ResumeDocument } from "#core/resume/schema.ts";
import { createPrinter, type Printer } from "#server/pages/printer.ts";
import { resume, section } from "#templates/fixtures/build.ts";
import { letters, readPdf } from "#tests/harness/read-pdf.ts";
import { newRequester } from "#tests/harness/requester.ts";
import { pictureTypes, type Renderer } from "./port.ts";

/** Tests what every renderer must do, whatever engine it uses. Most tests print real resumes, through the printer. */
export function rendererContract(name: string, make: () => Promise<Renderer>): void {
  describe(`renderer: ${name}`, () => {
    let renderer: Renderer;
    let printer: Printer;
    beforeAll(async () => {
      renderer = await make();
      printer = createPrinter(renderer);
    });
    afterAll(() => renderer.close());

    describe("PDFs", () => pdfContract(() => printer));
    describe("pictures", () =>
      pictureContract(
        () => printer,
        () => renderer,
      ));

    it("stops when its caller has gone away", async () => {
      await expect(
        printer.pdf({ requester: newRequester(), document: english, signal: AbortSignal.abort(new Error("gone")) }),
      ).rejects.toThrow("gone");
      const controller = new AbortController();
      const job = printer.pdf({ requester: newRequester(), document: longDocument(200), signal: controller.signal });
      setImmediate(() => controller.abort(new Error("gone later")));
      await expect(job).rejects.toThrow("gone later");
      expect((await printer.pdf({ requester: newRequester(), document: english })).pages).toBe(1);
    });
  });
}

function pdfContract(printer: () => Printer): void {
  it.each([
    ["ch", chinese],
    ["en", english],
  ] as const)("prints every word, tagged, with language, title, outline and links: %s", async (lang, document) => {
    const { bytes, pages } = await printer().pdf({ requester: newRequester(), document });
    const pdf = await readPdf(bytes);
    expect(pages).toBe(1);
    expect(pdf.pages).toHaveLength(1);
    const printed = letters(pdf.pages.join(""));
    for (const word of wordsOf(document)) expect(printed).toContain(letters(word));
    expect(pdf.size).toEqual({ width: 596, height: 842 });
    expect(pdf.isTagged).toBe(true);
    expect(pdf.roles).toEqual(expect.arrayContaining(["H1", "H2", "H3", "L", "LI", "Link"]));
    expect(pdf.info).toMatchObject({
      Language: lang === "ch" ? "zh-CN" : "en",
      Author: document.data.basicInfo.name,
      Subject: document.data.basicInfo.title,
      Keywords: "Go, PostgreSQL",
      Creator: "Inkleaf",
    });
    expect(pdf.info.Title).toContain(document.data.basicInfo.name);
    expect(pdf.outline[0]).toBe(document.data.basicInfo.name);
    expect(pdf.outline).toEqual(expect.arrayContaining(document.data.sections.map((part) => part.name)));
    expect(pdf.links).toEqual(expect.arrayContaining(["https://example.com/work", "mailto:mei@example.com"]));
  });

  it("prints on Letter", async () => {
    const { bytes } = await printer().pdf({
      requester: newRequester(),
      document: withDesign(english, { paper: "letter" }),
    });
    expect((await readPdf(bytes)).size).toEqual({ width: 612, height: 792 });
  });

  it("counts the pages it prints, and loses nothing between them", async () => {
    const document = longDocument(60);
    const { bytes, pages } = await printer().pdf({ requester: newRequester(), document });
    const pdf = await readPdf(bytes);
    expect(pages).toBeGreaterThan(2);
    expect(pdf.pages).toHaveLength(pages);
    const printed = letters(pdf.pages.join(""));
    for (let index = 0; index < 60; index += 1) expect(printed).toContain(`Entry${index}.`);
  });

  it("does not mix up documents that are printed at the same time", async () => {
    const names = Array.from({ length: 16 }, (_, index) => `Person Number${index}End`);
    const printed = await Promise.all(
      names.map(async (person, index) => {
        const base = index % 2 === 0 ? english : chinese;
        const { bytes } = await printer().pdf({
          requester: newRequester(),
          document: withName(base, person, index % 3 === 0),
        });
        return readPdf(bytes);
      }),
    );
    for (const [index, pdf] of printed.entries()) {
      const text = letters(pdf.pages.join(""));
      for (const [other, person] of names.entries()) expect(text.includes(letters(person))).toBe(other === index);
      expect(pdf.info.Author).toBe(names[index]);
    }
  });

  it("prints the same twice: nothing of an earlier document remains", async () => {
    const first = await readPdf((await printer().pdf({ requester: newRequester(), document: english })).bytes);
    await printer().pdf({ requester: newRequester(), document: longDocument(30) });
    await printer().pdf({ requester: newRequester(), document: withTemplate(chinese, "TemplateClassic") });
    const again = await readPdf((await printer().pdf({ requester: newRequester(), document: english })).bytes);
    expect({ ...again, info: {} }).toEqual({ ...first, info: {} });
  });

  it("prints markup and scripts as text and drops hostile URLs", async () => {
    const { bytes } = await printer().pdf({ requester: newRequester(), document: hostile });
    const pdf = await readPdf(bytes);
    expect(pdf.links.filter((url) => !/^(https?|mailto|tel):/i.test(url))).toEqual([]);
    const text = letters(pdf.pages.join(""));
    expect(text).toContain(letters("<script>document.title='taken'</script>"));
    expect(text).toContain("before");
    expect(text).toContain("after");
    expect(pdf.info.Title).toBe(`Mei ${markup}, ${markup}`);
    expect(Buffer.from(bytes).toString("latin1")).not.toMatch(/javascript:/i);
  });

  it.each(["مرحبا بالعالم", "हिन्दी", "สมชาย ใจดี", "👩‍💻🚀", "a\ud800b", "𠮷野家", "\u0000\u0007x", ""])(
    "prints any script: %j",
    async (text) => {
      const { bytes } = await printer().pdf({
        requester: newRequester(),
        document: withName(english, `Ada ${text}`, true),
      });
      expect(letters((await readPdf(bytes)).pages.join(""))).toContain("Ada");
    },
  );
}

function pictureContract(printer: () => Printer, renderer: () => Renderer): void {
  it("captures the first page as WebP of the given size", async () => {
    const { default: sharp } = await import("sharp");
    for (const document of [english, longDocument(40), withDesign(longDocument(40), { paper: "letter" })]) {
      const bytes = await printer().cover({ requester: newRequester(), document, width: 640, height: 896 });
      const { format, width, height } = await sharp(bytes).metadata();
      expect({ format, width, height }).toEqual({ format: "webp", width: 640, height: 896 });
      const { channels } = await sharp(bytes).stats();
      expect(channels[0]?.stdev).toBeGreaterThan(5);
    }
  });

  it("captures pages as WebP, at most the given number, and counts all", async () => {
    const { default: sharp } = await import("sharp");
    const document = longDocument(60);
    const { pages } = await printer().pdf({ requester: newRequester(), document });
    const all = await printer().pictures({ requester: newRequester(), document, width: 400, most: 20 });
    expect(all.pages).toBe(pages);
    expect(all.pictures).toHaveLength(pages);
    expect(
      (await printer().pictures({ requester: newRequester(), document, width: 400, most: 2 })).pictures,
    ).toHaveLength(2);
    for (const picture of all.pictures) {
      const { format, width, height } = await sharp(picture).metadata();
      expect({ format, width }).toEqual({ format: "webp", width: 400 });
      expect(Math.abs((height ?? 0) - (400 * 1123) / 794)).toBeLessThan(2);
      const { channels } = await sharp(picture).stats();
      expect(channels[0]?.stdev).toBeGreaterThan(5);
    }
    expect(Buffer.from(all.pictures[0] ?? []).equals(Buffer.from(all.pictures[1] ?? []))).toBe(false);
  });

  it.each(pictureTypes)("captures pages as %s where that is asked", async (type) => {
    const { default: sharp } = await import("sharp");
    const { pictures } = await printer().pictures({
      ...{ requester: newRequester(), document: english },
      ...{ width: 200, most: 1, type },
    });
    const { format, width } = await sharp(pictures[0]).metadata();
    expect({ format, width }).toEqual({ format: type, width: 200 });
  });

  it("captures any markup, scaled from its paper's width to the given one", async () => {
    const { default: sharp } = await import("sharp");
    const bytes = await renderer().picture({
      requester: newRequester(),
      cost: 1,
      markup: () => ({
        html: '<div class="left"></div>',
        css: "body { margin: 0; background: #fff } .left { width: 200px; height: 300px; background: #000 }",
        fonts: [],
        lang: "en",
        title: "Half",
        paper: { width: 400, height: 300 },
      }),
      width: 200,
      height: 100,
    });
    const { data, info } = await sharp(bytes).greyscale().raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([200, 100]);
    const at = (x: number, y: number) => data[(y * info.width + x) * info.channels] ?? -1;
    for (const y of [5, 95]) {
      expect(at(90, y)).toBeLessThan(20);
      expect(at(110, y)).toBeGreaterThan(235);
    }
  });
}

const person = (lang: "en" | "ch") =>
  lang === "en"
    ? { name: "Mei Lindqvist", title: "Platform Engineer", email: "mei@example.com", location: "Malmö" }
    : { name: "欧阳若琳", title: "平台工程师", email: "mei@example.com", location: "杭州" };

const skills = (lang: "en" | "ch") => section("skills", lang, { items: [{ title: "Go" }, { title: "PostgreSQL" }] });

export const english: ResumeDocument = resume({
  name: "English",
  lang: "en",
  basicInfo: person("en"),
  links: [{ name: "example.com/work", src: "https://example.com/work" }],
  sections: [
    section("empolyment", "en", {
      items: [
        {
          title: "Staff engineer",
          subTitle: "Quartz & Fjord",
          startDate: "2020-04",
          endDate: "present",
          city: "Malmö",
          description: "<ul><li>Moved <b>38 services</b> to one pipeline</li><li>Halved p99 latency</li></ul>",
        },
      ],
    }),
    skills("en"),
  ],
});

export const chinese: ResumeDocument = resume({
  name: "中文",
  lang: "ch",
  basicInfo: person("ch"),
  links: [{ name: "example.com/work", src: "https://example.com/work" }],
  sections: [
    section("empolyment", "ch", {
      items: [
        {
          title: "高级工程师",
          subTitle: "云岚科技",
          startDate: "2020-04",
          endDate: "present",
          city: "杭州",
          description:
            "<ul><li>负责支付平台的<b>稳定性</b>建设，支持日均两亿次请求</li><li>将发布时间从 40 分钟降到 6 分钟</li></ul>",
        },
      ],
    }),
    skills("ch"),
  ],
});

export function longDocument(items: number): ResumeDocument {
  const half = Math.ceil(items / 2);
  const entry = (_: unknown, index: number) => ({
    title: `Entry${index}.`,
    subTitle: "Company",
    startDate: "2019-01",
    endDate: "2020-01",
    description: `<p>${"A line about what was done there and what came of it. ".repeat(1 + (index % 4))}</p>`,
  });
  const all = Array.from({ length: items }, entry);
  return resume({
    name: "Long",
    lang: "en",
    basicInfo: person("en"),
    sections: [
      section("empolyment", "en", { items: all.slice(0, half) }),
      section("project", "en", { items: all.slice(half) }),
      skills("en"),
    ],
  });
}

const markup = "<script>document.title='taken'</script>";
const hostile: ResumeDocument = resume({
  name: "Hostile",
  lang: "en",
  basicInfo: { ...person("en"), name: `Mei ${markup}`, title: markup, avatar: "javascript:alert(1)" },
  links: [
    { name: "one", src: "javascript:document.title='taken'" },
    { name: "two", src: " JaVaScRiPt:alert(1)" },
    { name: "three", src: "data:text/html,<script>alert(1)</script>" },
    { name: "four", src: "file:///etc/passwd" },
  ],
  sections: [
    section("empolyment", "en", {
      name: markup,
      items: [
        {
          title: `<img src=x onerror="document.title='taken'">`,
          description: `<p>before</p>${markup}<img src="http://127.0.0.1:1/x" onerror="document.title='taken'"><style>body{display:none}</style><svg onload="document.title='taken'"></svg><p onclick="x()"><a href="javascript:alert(1)">after</a></p>`,
        },
      ],
    }),
  ],
});

function withName(document: ResumeDocument, name: string, classic: boolean): ResumeDocument {
  const named = { ...document, data: { ...document.data, basicInfo: { ...document.data.basicInfo, name } } };
  return classic ? withTemplate(named, "TemplateClassic") : named;
}

const withTemplate = (document: ResumeDocument, templateName: string): ResumeDocument => ({
  ...document,
  config: { ...document.config, templateName },
});

const withDesign = (document: ResumeDocument, design: Partial<ResumeDocument["config"]["design"]>): ResumeDocument => ({
  ...document,
  config: { ...document.config, design: { ...document.config.design, ...design } },
});

function wordsOf({ data }: ResumeDocument): string[] {
  const { name, title, email, location } = data.basicInfo;
  const items = data.sections.flatMap((part) => [
    part.name,
    ...part.data.flatMap((item) => [item.title, item.subTitle, item.city, ...item.description.split(/<[^>]*>/g)]),
  ]);
  return [name, title, email, location, ...items].filter((word) => word.trim() !== "");
}
