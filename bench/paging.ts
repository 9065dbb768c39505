import type { CDPSession } from "playwright-core";
import type { ResumeDocument } from "#core/resume/schema.ts";
import { hardDocuments } from "#templates/fixtures/hard.ts";
import { designs } from "#templates/registry.ts";
import { familiesOf, openSheetBench } from "#tests/harness/sheets.ts";
import { longer } from "./editor/longer.ts";
import { type BenchRow, quantile } from "./row.ts";

/**
 * What breaking a sheet into pages costs for each key, without the editor around it: a letter of a job is typed and
 * deleted, and the sheet is paginated. Times are the main thread's own, so that other processes disturb them little, and
 * the number of layouts does not depend on the machine at all. The reference is one layout of the changed sheet.
 * BENCH_DESIGNS=all measures every design instead of each document's own.
 */
const rounds = 40;

export async function run(): Promise<BenchRow[]> {
  const bench = await openSheetBench([]);
  const session = await bench.page.context().newCDPSession(bench.page);
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  const rows: BenchRow[] = [];
  try {
    for (const [name, document] of documents()) {
      await bench.declare(familiesOf([document]));
      const pages = await bench.show(document, { mode: "preview" });
      const whole: number[] = [];
      const layouts: number[] = [];
      const single: number[] = [];
      for (let round = -4; round < rounds; round += 1) {
        const before = await metrics(session);
        await type(round % 2 === 0, false);
        const between = await metrics(session);
        await type(round % 2 !== 0, true);
        const after = await metrics(session);
        if (round < 0) continue;
        single.push(between.time - before.time);
        whole.push(after.time - between.time);
        layouts.push(after.layouts - between.layouts);
      }
      rows.push({
        name: `${name}, ${pages} pages: ${quantile(layouts, 0.5)} layouts a key, at most ${Math.max(...layouts)}`,
        unit: "ms",
        median: quantile(whole, 0.5),
        p95: quantile(whole, 0.95),
        reference: { name: "one layout", median: quantile(single, 0.5) },
        ratio: quantile(whole, 0.5) / quantile(single, 0.5),
      });
    }
    return rows;
  } finally {
    await bench.close();
  }

  /** Adds a letter to the title of a job, or takes it away, and lays the sheet out or breaks it into pages. */
  function type(adds: boolean, paginates: boolean): Promise<void> {
    return bench.page.evaluate(
      ([isLonger, isWhole]) => {
        const title = window.document.querySelector(".rs-kind-empolyment h3");
        const text = title && window.document.createTreeWalker(title, NodeFilter.SHOW_TEXT).nextNode();
        if (!text) throw new Error("no job");
        text.textContent = isLonger ? `${text.textContent}x` : (text.textContent ?? "").replace(/x$/, "");
        if (isWhole) (window as unknown as { paginate(body: unknown): number }).paginate(window.document.body);
        else window.document.body.getBoundingClientRect();
      },
      [adds, paginates] as const,
    );
  }
}

function documents(): [string, ResumeDocument][] {
  const long: [string, ResumeDocument][] = [
    ["English", hardDocuments.threePages],
    ["English", longer(hardDocuments.threePages, 3.3)],
    ["Chinese", hardDocuments.sanYe],
    ["Chinese", longer(hardDocuments.sanYe, 3.3)],
  ];
  if (process.env.BENCH_DESIGNS !== "all") return long;
  return designs.flatMap(({ title, componentName }) =>
    long.map(([name, document]): [string, ResumeDocument] => [
      `${title.en}, ${name}`,
      { ...document, config: { ...document.config, templateName: componentName } },
    ]),
  );
}

/** Returns the ms of the main thread and the layouts since the page was opened. */
async function metrics(session: CDPSession): Promise<{ time: number; layouts: number }> {
  const { metrics: found } = await session.send("Performance.getMetrics");
  const value = (name: string) => found.find((one) => one.name === name)?.value ?? 0;
  return { time: value("TaskDuration") * 1000, layouts: value("LayoutCount") };
}
