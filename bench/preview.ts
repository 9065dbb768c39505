import type { Page } from "playwright-core";
import type { ResumeDocument } from "#core/resume/schema.ts";
import { hardDocuments } from "#templates/fixtures/hard.ts";
import { priya } from "#templates/fixtures/samples-en.ts";
import { startJourney } from "#tests/harness/journey.ts";
import { type BenchRow, quantile } from "./row.ts";

/**
 * From a key's press to the painted preview, in the built editor in Chromium with the CPU slowed 4 times, one key each
 * 200 ms in a field of the form. The reference takes turns with it: the whole sheet put in anew, as an editor that
 * knows nothing of what changed would have to. The bare field says what a key costs in this browser with no editor
 * behind it: no figure here can be below that one.
 */
const slowdown = 4;
const keys = 60;
const pause = 200;

export async function run(): Promise<BenchRow[]> {
  const journey = await startJourney({ MEMBERSHIP: "open" });
  try {
    const page = await journey.visitor();
    await journey.signUp(page, "bench@example.com");
    const rows: BenchRow[] = [];
    for (const [name, document] of [
      ["1 page", priya],
      ["3 pages", hardDocuments.threePages],
    ] as const) {
      await openEditor(page, document);
      const session = await page.context().newCDPSession(page);
      await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
      const typed = await typing(page);
      await session.send("Emulation.setCPUThrottlingRate", { rate: 1 });
      await session.detach();
      const median = quantile(typed.keys, 0.5);
      const reference = quantile(typed.swaps, 0.5);
      const floor = quantile(typed.floor, 0.5);
      rows.push({
        name: `key to paint of a bare field beside it, ${name}`,
        unit: "ms",
        median: floor,
        p95: quantile(typed.floor, 0.95),
      });
      rows.push({
        name: `key to painted preview, ${name}, CPU / ${slowdown}`,
        unit: "ms",
        median,
        p95: quantile(typed.keys, 0.95),
        reference: { name: "whole sheet anew", median: reference },
        ratio: median / reference,
      });
    }
    return rows;
  } finally {
    await journey.close();
  }
}

/** Opens the editor with this document, on the first item of its employment. */
async function openEditor(page: Page, resume: ResumeDocument): Promise<void> {
  const id = await page.evaluate(
    async ({ name, data, config }) => {
      const call = async (method: string, path: string, body?: unknown) => {
        const response = await fetch(path, {
          method,
          headers: { "content-type": "application/json" },
          body: body === undefined ? undefined : JSON.stringify(body),
        });
        const answer = (await response.json()) as { code: number; message: string; data: { _id: string } };
        if (answer.code !== 0) throw new Error(`${method} ${path}: ${answer.message}`);
        return answer.data;
      };
      const user = await call("GET", "/api/user/current");
      const made = await call("POST", "/api/resumes/empty", {
        userId: user._id,
        template: config.templateName,
        name,
      });
      await call("PATCH", `/api/resumes/${made._id}`, { data, config });
      return made._id;
    },
    { name: resume.name, data: resume.data, config: resume.config },
  );
  await page.goto(`/editor/${id}`);
  const section = resume.data.sections.find(({ type }) => type === "empolyment");
  await page
    .getByRole("navigation", { name: "Sections" })
    .getByRole("button", { name: section?.name ?? "" })
    .first()
    .click();
  await page.locator("[contenteditable=true]").waitFor();
  // Fonts that arrive while one types would be measured with it.
  await page.evaluate(() => document.fonts.ready);
  await page.locator('[data-item-form] [data-field="title"]').focus();
  await page.keyboard.press("End");
}

type Samples = { keys: number[]; swaps: number[]; floor: number[] };

/** Types into the focused field; after every key the whole sheet is once swapped for a copy of itself. */
async function typing(page: Page): Promise<Samples> {
  await page.evaluate(() => {
    const samples: Samples = { keys: [], swaps: [], floor: [] };
    /** Calls back after the frame that shows what has been done by now. */
    const painted = (then: () => void) =>
      requestAnimationFrame(() => {
        const channel = new MessageChannel();
        channel.port1.onmessage = then;
        channel.port2.postMessage(null);
      });
    document.addEventListener(
      "keydown",
      (event) => {
        const isFloor = event.target instanceof HTMLElement && event.target.dataset.bench !== undefined;
        painted(() => (isFloor ? samples.floor : samples.keys).push(performance.now() - event.timeStamp));
      },
      true,
    );
    const swap = () => {
      const host = [...document.querySelectorAll("[role=group]")].find((element) => element.shadowRoot);
      const container = host?.shadowRoot?.querySelector<HTMLElement>(".rs-pages");
      const sheet = container?.querySelector(".rs");
      if (!container || !sheet) throw new Error("There is no sheet in the preview");
      const markup = sheet.outerHTML;
      const place = document.createElement("div");
      place.className = container.className;
      const start = performance.now();
      place.innerHTML = markup;
      container.replaceWith(place);
      place.querySelector(".rs")?.getClientRects();
      return new Promise<void>((resolve) => {
        painted(() => {
          samples.swaps.push(performance.now() - start);
          place.replaceWith(container);
          // The next key must find a sheet that is laid out, as it does in life.
          painted(resolve);
        });
      });
    };
    Object.assign(window, { previewBench: { samples, swap } });
  });
  for (let count = 0; count < keys; count++) {
    await page.keyboard.press(String.fromCharCode(97 + (count % 26)));
    await page.waitForTimeout(pause);
    await page.evaluate(() => (window as unknown as Bench).previewBench.swap());
  }
  await page.evaluate(() => {
    const bare = document.createElement("input");
    bare.dataset.bench = "";
    bare.style.cssText = "position:fixed;left:8px;bottom:8px;z-index:99";
    document.body.append(bare);
    bare.focus();
  });
  for (let count = 0; count < keys; count++) {
    await page.keyboard.press(String.fromCharCode(97 + (count % 26)));
    await page.waitForTimeout(pause / 2);
  }
  return page.evaluate(() => (window as unknown as Bench).previewBench.samples);
}

type Bench = { previewBench: { samples: Samples; swap: () => Promise<void> } };
