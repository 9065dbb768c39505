import type { Result } from "lighthouse";
import lighthouse from "lighthouse";
import { chromium } from "playwright-core";
import { findBrowser } from "#server/adapters/renderer/find-browser.ts";
import { systemFontConfig } from "#server/adapters/renderer/system-font.ts";
import { freePort, startServer } from "#tests/harness/server.ts";
import type { BenchRow } from "./row.ts";

/**
 * Lighthouse's scores, as a phone on a slow network, for each page on which strangers land, in both editions, from the
 * built server. `median` is the performance score. The other three scores, the layout shift and the bytes of script are
 * in the row's name, and a row names what is wrong where a score is not full.
 */
const runs = 1;
const editions = { en: "en-GB,en", ch: "zh-CN,zh" } as const;
const others = ["accessibility", "best-practices", "seo"] as const;

export async function run(): Promise<BenchRow[]> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const server = await startServer({ PORT: String(port), PUBLIC_URL: url });
  const debugPort = await freePort();
  const found = await findBrowser({ given: process.env.CHROMIUM_PATH });
  const browser = await chromium.launch({
    executablePath: found.path,
    args: ["--no-sandbox", "--disable-background-networking", `--remote-debugging-port=${debugPort}`],
    // A reader's machine has Han fonts; fontconfig finds them here when the environment names them.
    env: { FONTCONFIG_FILE: await systemFontConfig(), ...(process.env as Record<string, string>) },
  });
  try {
    const rows: BenchRow[] = [];
    for (const edition of ["en", "ch"] as const) {
      for (const path of await pathsOf(url, edition)) {
        // The first visit renders what is rendered only once (covers, font files); a reader's visit is never the first.
        await audit(url + path, edition, debugPort);
        for (let turn = 0; turn < runs; turn += 1) {
          rows.push(rowOf(`${path} (${edition})`, await audit(url + path, edition, debugPort)));
        }
      }
    }
    return rows;
  } finally {
    await browser.close();
    await server.dispose();
  }
}

/** Returns the paths of the site's own pages and of the public resume of the first template. */
async function pathsOf(url: string, edition: keyof typeof editions): Promise<string[]> {
  const reply = await fetch(`${url}/api/templates`, { headers: { "accept-language": editions[edition] } });
  const list = (await reply.json()) as { data: { data: { publicLink: string }[] } };
  const resume = list.data.data[0]?.publicLink;
  return ["/", "/templates", "/examples", "/pricing", ...(resume ? [resume] : [])];
}

async function audit(url: string, edition: keyof typeof editions, port: number): Promise<Result> {
  const outcome = await lighthouse(url, {
    port,
    logLevel: "error",
    output: "json",
    onlyCategories: ["performance", ...others],
    extraHeaders: { "Accept-Language": editions[edition] },
  });
  if (!outcome || outcome.lhr.runtimeError) {
    throw new Error(`${url} was not judged: ${outcome?.lhr.runtimeError?.message ?? "no result"}`);
  }
  return outcome.lhr;
}

function rowOf(name: string, { categories, audits }: Result): BenchRow {
  const score = (category: string) => Math.round((categories[category]?.score ?? 0) * 100);
  const scripts = (
    audits["network-requests"]?.details as { items?: { resourceType?: string; transferSize?: number }[] }
  )?.items;
  const bytes = (scripts ?? [])
    .filter(({ resourceType }) => resourceType === "Script")
    .reduce((sum, { transferSize = 0 }) => sum + transferSize, 0);
  const shift = audits["cumulative-layout-shift"]?.numericValue ?? Number.NaN;
  const failed = others.flatMap((category) =>
    (categories[category]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id),
  );
  const rest = others.map((category) => `${category} ${score(category)}`).join(", ");
  const figures = `${name}: ${rest}, shift ${shift.toFixed(3)}, script ${(bytes / 1024).toFixed(0)} KB`;
  return {
    name: failed.length > 0 ? `${figures}, fails ${failed.join(" ")}` : figures,
    unit: "of 100",
    median: score("performance"),
    p95: score("performance"),
  };
}
