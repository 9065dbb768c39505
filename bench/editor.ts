import type { Browser, CDPSession, Page } from "playwright-core";
import type { ResumeDocument } from "#core/resume/schema.ts";
import { hardDocuments } from "#templates/fixtures/hard.ts";
import { lin } from "#templates/fixtures/samples-ch.ts";
import { priya } from "#templates/fixtures/samples-en.ts";
import { startOwnJourney } from "#tests/harness/journey.ts";
import { longer } from "./editor/longer.ts";
import { categories, eventsOf, keyCosts, longestTask, marks } from "./editor/trace.ts";
import { type BenchRow, quantile } from "./row.ts";

/**
 * Measures the time from a key press to the painted preview, and the longest task of the main thread, in the built
 * editor in Chromium with the CPU slowed 4 times, while 5 keys a second are typed into a field of the form. The resumes
 * have 1, 3 and 10 pages, in English and in Chinese. BENCH_SECONDS sets how long each one is typed into; 60 is the long
 * form.
 *
 * Everything is typed twice: first against the wall clock alone, which is what a user feels, then under a trace. The
 * trace gives the main thread's own time (`cpu`), which other processes on the machine do not disturb, and its longest
 * task; tracing itself costs a fifteenth of each key. The bare field shows what a key costs in this browser without an
 * editor behind it. Inserting the whole sheet anew shows what an editor would pay that does not know what has changed.
 */
const slowdown = 4;
const pause = 200;
const seconds = Number(process.env.BENCH_SECONDS ?? 12);

export async function run(): Promise<BenchRow[]> {
  const journey = await startOwnJourney({ MEMBERSHIP: "open" });
  try {
    const first = await journey.openPage();
    await journey.signUp(first, "bench@example.com");
    const rows: BenchRow[] = [];
    for (const [name, document] of documents()) {
      // Each document gets its own page: garbage that an earlier one left would be collected while this one is typed
      // in.
      const page = await first.context().newPage();
      await page.goto("/resumes");
      await openEditor(page, document);
      const session = await page.context().newCDPSession(page);
      const pages = await pageCount(page);
      rows.push(
        ...(await measure(`${name}, ${pages} ${pages === 1 ? "page" : "pages"}`, journey.browser, page, session)),
      );
      await session.detach();
      await page.close();
    }
    return rows;
  } finally {
    await journey.close();
  }
}

function documents(): [string, ResumeDocument][] {
  return [
    ["English", priya],
    ["English", hardDocuments.threePages],
    ["English", longer(hardDocuments.threePages, 3.3)],
    ["Chinese", lin],
    ["Chinese", hardDocuments.sanYe],
    ["Chinese", longer(hardDocuments.sanYe, 3.3)],
  ];
}

async function measure(name: string, browser: Browser, page: Page, session: CDPSession): Promise<BenchRow[]> {
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  // The first keys pay for compiling and loading, which happens only once.
  await type(page, 10);
  await listen(page);
  // The garbage of loading is collected first, so that only the cost of typing is measured.
  await session.send("HeapProfiler.collectGarbage");
  const count = Math.round((seconds * 1000) / pause);
  await type(page, count);
  const { keys } = await samples(page);
  await browser.startTracing(page, { categories });
  await type(page, count);
  const events = eventsOf(await browser.stopTracing());
  const anew = await swaps(page);
  const bare = await bareField(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  const own = keyCosts(events);
  const longest = longestTask(events);
  const median = quantile(keys, 0.5);
  return [
    {
      name: `key to painted preview, ${name}`,
      unit: "ms",
      median,
      p95: quantile(keys, 0.95),
      reference: { name: "whole sheet anew", median: quantile(anew, 0.5) },
      ratio: median / quantile(anew, 0.5),
    },
    {
      name: `  the main thread's own time of it, ${name}`,
      unit: "ms",
      median: quantile(own, 0.5),
      p95: quantile(own, 0.95),
      reference: { name: "wall, bare field", median: quantile(bare, 0.5) },
    },
    {
      name: `  longest task in ${seconds} s, ${name}`,
      unit: "ms",
      median: longest.cpu,
      p95: longest.cpu,
      reference: {
        name: `${longest.collecting.toFixed(1)} ms of it the browser's own collection of memory; by the wall's clock`,
        median: longest.wall,
      },
    },
  ];
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
  const section = resume.data.sections.find(({ type: kind }) => kind === "empolyment");
  await page
    .getByRole("navigation", { name: "Sections" })
    .getByRole("button", { name: section?.name ?? "" })
    .first()
    .click();
  await page.locator("[contenteditable=true]").waitFor();
  // Fonts that arrive during typing would be measured with it.
  await page.evaluate(() => document.fonts.ready);
  await page.locator('[data-item-form] [data-field="title"]').first().focus();
  await page.keyboard.press("End");
}

/** An expression for the page: the live preview's shadow root. */
const sheetRoot = `[...document.querySelectorAll("main [role=group]")].find((element) => element.shadowRoot)?.shadowRoot`;

const letters = "the quick brown fox jumps over the lazy dog ";

async function type(page: Page, count: number): Promise<void> {
  for (let index = 0; index < count; index++) {
    // Half of the keys delete, so that the document at the end of the measurement is as long as at its start.
    const key = index % 20 < 10 ? (letters[index % letters.length] ?? "x") : "Backspace";
    await page.keyboard.press(key === " " ? "Space" : key);
    await page.waitForTimeout(pause);
  }
}

type Bench = { editorBench: { keys: number[]; painted: (then: () => void) => void } };

/** Records for each key the time until the frame is painted in which the sheet shows it. */
async function listen(page: Page): Promise<void> {
  await page.evaluate(`(() => {
    const afterThisTask = (then) => {
      const channel = new MessageChannel();
      channel.port1.onmessage = then;
      channel.port2.postMessage(null);
    };
    // What changes while a frame begins is painted with it, and anything else with the next one.
    let isFrame = false;
    const request = window.requestAnimationFrame.bind(window);
    window.requestAnimationFrame = (draw) =>
      request((time) => {
        isFrame = true;
        try {
          draw(time);
        } finally {
          queueMicrotask(() => void (isFrame = false));
        }
      });
    const painted = (then) => (isFrame ? afterThisTask(then) : request(() => afterThisTask(then)));
    const keys = [];
    const waiting = [];
    const note = () => {
      for (const stamp of waiting.splice(0)) painted(() => {
        keys.push(performance.now() - stamp);
        performance.mark("${marks.painted}");
      });
    };
    window.editorBench = { keys, painted };
    document.addEventListener("keydown", (event) => {
      performance.mark("${marks.key}");
      waiting.push(event.timeStamp);
      // There is no sheet behind the bare field to wait for.
      if (event.target.id === "bench-bare") note();
    }, true);
    new MutationObserver(note).observe(${sheetRoot}, { subtree: true, childList: true, characterData: true });
  })()`);
}

/** Returns what was recorded since the last call. */
async function samples(page: Page): Promise<{ keys: number[] }> {
  return page.evaluate(() => ({ keys: (window as unknown as Bench).editorBench.keys.splice(0) }));
}

async function pageCount(page: Page): Promise<number> {
  return page.evaluate(`${sheetRoot}.querySelector(".rs").getClientRects().length`) as Promise<number>;
}

/** Measures replacing the whole sheet with a copy of itself, until it is painted. */
async function swaps(page: Page): Promise<number[]> {
  const found: number[] = [];
  for (let round = 0; round < 8; round++) {
    found.push(
      (await page.evaluate(`new Promise((resolve) => {
        const container = ${sheetRoot}.querySelector(".rs-pages");
        const place = document.createElement("div");
        place.className = container.className;
        const markup = container.querySelector(".rs").outerHTML;
        const start = performance.now();
        place.innerHTML = markup;
        container.replaceWith(place);
        place.querySelector(".rs").getClientRects();
        window.editorBench.painted(() => {
          const taken = performance.now() - start;
          place.replaceWith(container);
          window.editorBench.painted(() => resolve(taken));
        });
      })`)) as number,
    );
  }
  return found;
}

async function bareField(page: Page): Promise<number[]> {
  await page.evaluate(() => {
    const bare = document.createElement("input");
    bare.id = "bench-bare";
    bare.style.cssText = "position:fixed;left:8px;bottom:8px;z-index:99";
    document.body.append(bare);
    bare.focus();
  });
  await samples(page);
  await type(page, 20);
  const { keys } = await samples(page);
  return keys;
}
