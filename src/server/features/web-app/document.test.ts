import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import type { WrittenPage } from "#contract/pages.ts";
import { projectRoot } from "#server/root.ts";
import { documentOf } from "./document.ts";

/** A build of nothing but the document. */
const folder = mkdtempSync(path.join(tmpdir(), "inkleaf-document-"));
mkdirSync(path.join(folder, ".vite"));
writeFileSync(path.join(folder, ".vite", "manifest.json"), "{}");
writeFileSync(path.join(folder, "early.js"), "");
writeFileSync(path.join(folder, "index.html"), readFileSync(path.join(projectRoot, "src/web/index.html")));
afterAll(() => rmSync(folder, { recursive: true }));

const { fill } = documentOf(folder, { publicUrl: "http://localhost", editions: null });
const order = (locale: "ch" | "en") => ({
  locale,
  path: "/signin",
  namesLocale: false,
  isFound: true,
  isIndexed: false,
});
const page: WrittenPage = {
  ...{ isFound: true, html: null, title: "Sign in", description: "", state: "{}", structured: null, modules: [] },
};
const withoutScript = (html: string) => /<noscript>(.*?)<\/noscript>/s.exec(html)?.[1] ?? null;

describe("a browser without JavaScript", () => {
  it.each([
    ["en", "This page needs JavaScript"],
    ["ch", "此页面需要 JavaScript"],
  ] as const)("is told so in the edition's language where only the browser renders a page: %s", (locale, heading) => {
    for (const written of [null, page]) {
      const shown = withoutScript(fill(order(locale), written));
      expect(shown).toContain(`<h1>${heading}</h1>`);
      expect(shown).toContain('<a href="/">');
    }
  });

  it("is told nothing where the page can be read", () => {
    expect(withoutScript(fill(order("en"), { ...page, html: "<main>Guides</main>" }))).toBeNull();
  });
});
