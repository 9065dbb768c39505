import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { configTable } from "#server/config/table.ts";
import { projectRoot } from "#server/root.ts";

const read = (file: string) => readFileSync(path.join(projectRoot, file), "utf8");
const pagesIn = (folder: string) =>
  readdirSync(path.join(projectRoot, folder))
    .filter((name) => name.endsWith(".md"))
    .map((name) => path.posix.join(folder, name));

it("README's configuration table matches config.ts (npm run fix writes it)", () => {
  expect(read("README.md")).toContain(configTable());
});

describe("a link to a file of the project", () => {
  /** Returns the addresses in the links of a page, without what stands in examples of code. */
  const linksOf = (page: string) => {
    const text = read(page)
      .replace(/^```[\s\S]*?^```/gm, "")
      .replace(/`[^`\n]*`/g, "");
    return [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, address = ""]) => address);
  };
  /** The name by which a heading is linked to: its letters and figures, with hyphens for spaces. */
  const anchorsOf = (page: string) =>
    [...read(page).matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = ""]) =>
      heading
        .toLowerCase()
        .replace(/[^\p{L}\p{N} _-]/gu, "")
        .replaceAll(" ", "-"),
    );
  const broken = (page: string) =>
    linksOf(page).filter((address) => {
      if (/^[a-z]+:/.test(address)) return false;
      const [file = "", anchor] = address.split("#");
      const target = file === "" ? page : path.posix.join(path.posix.dirname(page), file);
      if (!existsSync(path.join(projectRoot, target))) return true;
      return anchor !== undefined && !anchorsOf(target).includes(anchor);
    });

  it.each(["README.md", "CONTRIBUTING.md", "NOTICES.md", ...pagesIn("docs"), ...pagesIn("docs/decisions")])(
    "in %s leads to it",
    (page) => {
      expect(broken(page)).toEqual([]);
    },
  );

  it("is found in more than one page", () => {
    expect(linksOf("README.md").length).toBeGreaterThan(10);
    expect(linksOf("CONTRIBUTING.md").length).toBeGreaterThan(5);
    expect(anchorsOf("README.md")).toContain("what-an-admin-can-do");
  });
});

it("a decision that the code names by its file is there", () => {
  const named = ["src", "tests", "scripts", "bench", "deploy"].flatMap((folder) =>
    readdirSync(path.join(projectRoot, folder), { recursive: true, encoding: "utf8" })
      .filter((file) => /\.(?:tsx?|mjs|css|sql|ya?ml)$/.test(file))
      .flatMap((file) =>
        [...read(path.join(folder, file)).matchAll(/decisions\/(\d{4}(?:-[a-z0-9-]+\.md)?)/g)].map(([, name = ""]) => ({
          file,
          name,
        })),
      ),
  );
  const decisions = readdirSync(path.join(projectRoot, "docs/decisions"));
  expect(named.length).toBeGreaterThan(3);
  expect(named.filter(({ name }) => !decisions.some((decision) => decision.startsWith(name)))).toEqual([]);
});
