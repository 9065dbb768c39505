import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import type { Printer } from "#server/pages/printer.ts";
import { designs } from "#templates/registry.ts";
import { ownContent } from "#tests/harness/own-content.ts";
import { makeContactSheet } from "./contact-sheet-command.ts";

const folder = mkdtempSync(path.join(tmpdir(), "inkleaf-sheet-"));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function run(args: string[], pictures: Printer["pictures"]) {
  const output = { out: [] as string[], error: [] as string[] };
  const studio = {
    printer: { pictures },
    examples: ownContent,
    out: (x: string) => output.out.push(x),
    error: (x: string) => output.error.push(x),
  };
  return makeContactSheet(args, studio).then((code) => ({ code, ...output }));
}

describe("npm run designs", () => {
  it("makes a picture of every design, theme and edition, and a page that shows each", async () => {
    const jobs: string[] = [];
    const target = path.join(folder, "new", "place");
    const { code, out } = await run([target], async ({ document, width, most }) => {
      const { templateName, templateTheme, lang } = document.config;
      jobs.push(`${templateName} ${templateTheme} ${lang} ${width} ${most}`);
      return { pages: 1, pictures: [new Uint8Array([jobs.length % 256])] };
    });
    const wanted = designs.flatMap((design) =>
      design.themes.flatMap((theme) =>
        ["en", "ch"].map((lang) => ({ job: `${design.componentName} ${theme} ${lang} 640 1`, design, theme, lang })),
      ),
    );
    expect(code).toBe(0);
    expect(jobs.toSorted()).toEqual(wanted.map(({ job }) => job).toSorted());
    const files = wanted.map(({ design, theme, lang }) => `${design.name}-${theme}-${lang}.webp`);
    expect(readdirSync(target).toSorted()).toEqual([...files, "index.html"].toSorted());
    const html = readFileSync(path.join(target, "index.html"), "utf8");
    for (const file of files) expect(html).toContain(`<img src="${file}"`);
    expect(out[0]).toContain(`${wanted.length} pictures`);
  });

  it("makes pictures of every page of the designs that are named, short and long, with and without a photo", async () => {
    const [old, target] = [path.join(folder, "old"), path.join(folder, "now")];
    const jobs = new Map<string, { entries: number; avatar: string }>();
    const pages = (count: number) => Array.from({ length: count }, (_, index) => new Uint8Array([index]));
    await run([old, "--pages", "--only", "swiss"], async () => ({ pages: 1, pictures: pages(1) }));
    const { code, out } = await run(
      [target, "--pages", "--only", "swiss,bento", "--before", old],
      async ({ document, requester, most }) => {
        const entries = document.data.sections.reduce((sum, { data }) => sum + data.length, 0);
        jobs.set(requester.key, { entries, avatar: document.data.basicInfo.avatar });
        expect(most).toBeGreaterThanOrEqual(3);
        return { pages: 3, pictures: pages(3) };
      },
    );
    expect(code).toBe(0);
    expect(jobs.size).toBe(2 * 2 * 2 * 2);
    expect(out[0]).toContain(`${jobs.size * 3} pictures`);
    for (const design of ["swiss", "bento"]) {
      for (const edition of ["en", "ch"]) {
        const job = (rest: string) => jobs.get(`${design}-${edition}-${rest}`) ?? { entries: 0, avatar: "?" };
        expect(job("three").entries).toBeGreaterThan(job("one").entries);
        expect([job("one").avatar, job("three").avatar]).toEqual(["", ""]);
        expect(job("one-photo").avatar).toMatch(/^\/portraits\/./);
      }
    }
    const html = readFileSync(path.join(target, "index.html"), "utf8");
    expect(html).toContain('<img src="../old/swiss-en-one-photo-1.webp"');
    expect(html).toContain('<img src="bento-ch-three-3.webp"');
    expect(html).not.toContain("../old/bento");
  });

  it("reports why there is no picture", async () => {
    const { code, error } = await run([folder], () => Promise.reject(new Error("no browser here")));
    expect([code, error]).toEqual([1, ["no browser here"]]);
  });

  it.each([[["a", "b"]], [["--help"]], [["--only", "swiss,none"]]])("prints its usage for %j", async (args) => {
    const { code, error } = await run(args, () => Promise.resolve({ pages: 0, pictures: [] }));
    expect([code, error[0]?.slice(0, 22)]).toEqual([2, "Usage: npm run designs"]);
  });
});
