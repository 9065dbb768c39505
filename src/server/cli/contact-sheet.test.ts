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

function run(args: string[], cover: Printer["cover"]) {
  const output = { out: [] as string[], error: [] as string[] };
  const studio = {
    printer: { cover },
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
    const { code, out } = await run([target], async ({ document, width, height }) => {
      const { templateName, templateTheme, lang } = document.config;
      jobs.push(`${templateName} ${templateTheme} ${lang} ${width}x${height}`);
      return new Uint8Array([jobs.length % 256]);
    });
    const wanted = designs.flatMap((design) =>
      design.themes.flatMap((theme) =>
        ["en", "ch"].map((lang) => ({ job: `${design.componentName} ${theme} ${lang} 640x896`, design, theme, lang })),
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

  it("reports why there is no picture", async () => {
    const { code, error } = await run([folder], () => Promise.reject(new Error("no browser here")));
    expect([code, error]).toEqual([1, ["no browser here"]]);
  });

  it.each([[["a", "b"]], [["--help"]]])("prints its usage for %j", async (args) => {
    const { code, error } = await run(args, () => Promise.resolve(new Uint8Array()));
    expect([code, error]).toEqual([2, ["Usage: npm run designs [-- FOLDER]"]]);
  });
});
