import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";

type Found = { violations: { id: string; nodes: { target: unknown[] }[] }[] };

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/**
 * Returns the WCAG 2.2 AA rules, and those under `also`, that the page in its present state breaks: the rule and where.
 */
export async function violationsOf(page: Page, also: "best-practice"[] = []): Promise<string[]> {
  // A colour in transition must not be checked, and a page learns of another width or theme only in its next frame.
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    const finite = document
      .getAnimations()
      .filter((one) => one.effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(finite.map((one) => one.finished));
  });
  // axe is injected through the protocol: the page's content security policy would refuse a script element. It stays for
  // as long as the page does, and half a megabyte need not be read again for each of its views.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe);
  return page.evaluate(
    async (runOnly) => {
      const { axe: run } = window as unknown as { axe: { run(options: object): Promise<Found> } };
      // What passes, or cannot be decided, is not told in detail: only the violations are read.
      const { violations } = await run.run({ runOnly, resultTypes: ["violations"] });
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(" ")).join(", ")}`);
    },
    ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", ...also],
  );
}
