import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { projectRoot } from "#server/root.ts";
import { startServer } from "./harness/server.ts";

/** The lines of Node on which an installation may run; the first is the oldest that package.json allows. */
const majors = [20, 22, 24];
const why = process.env.TEST_ALL ? null : "only with TEST_ALL=1, for it downloads each";

/** Returns the program of the newest Node of a line, from npm's package `node`, fetched once. */
function nodeOf(major: number): string {
  const folder = path.join(projectRoot, "node_modules/.cache/inkleaf/node", String(major));
  const program = path.join(folder, "node_modules/node/bin/node");
  if (!existsSync(program)) {
    mkdirSync(folder, { recursive: true });
    const asked = ["install", `node@${major}`, "--prefix", folder, "--no-audit", "--no-fund", "--loglevel=error"];
    const { status, stderr } = spawnSync("npm", asked, { encoding: "utf8" });
    if (status !== 0) throw new Error(stderr);
  }
  return program;
}

describe.skipIf(why)(`the built server${why ? ` (skipped: ${why})` : ""}`, () => {
  it.each(majors)(
    "starts, serves a page and its cover, and ends, on Node %i",
    async (major) => {
      const program = nodeOf(major);
      const found = spawnSync(program, ["--version"], { encoding: "utf8" }).stdout;
      expect(found).toMatch(new RegExp(`^v${major}\\.`));
      const server = await startServer({}, { program });
      try {
        expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
        const page = await (await fetch(`${server.url}/r/sample-modern-en`)).text();
        expect(page).toContain("</html>");
        const cover = (await (await fetch(`${server.url}/api/templates`)).json()) as {
          data: { data: { coverImage: string }[] };
        };
        const picture = await fetch(`${server.url}${cover.data.data[0]?.coverImage}`);
        expect(picture.headers.get("content-type")).toBe("image/webp");
        expect(await server.stop()).toBe(0);
      } finally {
        await server.dispose();
      }
    },
    300_000,
  );

  it.each(majors)(
    "prints on Node %i",
    (major) => {
      const folder = mkdtempSync(path.join(process.env.TEST_FOLDER ?? tmpdir(), "inkleaf-node-"));
      try {
        const out = path.join(folder, "out.pdf");
        const sample = path.join(projectRoot, "tests/core/json-resume-sample.json");
        const main = path.join(projectRoot, "dist/server/pdf.js");
        const { status, stderr } = spawnSync(nodeOf(major), [main, sample, out], { encoding: "utf8" });
        expect(status, stderr).toBe(0);
        expect(readFileSync(out).subarray(0, 5).toString()).toBe("%PDF-");
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    },
    120_000,
  );
});
