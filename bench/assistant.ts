import { setTimeout as sleep } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { assistantCalls } from "#contract/assistant.ts";
import { createApp } from "#server/app.ts";
import { createServices } from "#server/services.ts";
import { createTestApp } from "#tests/harness/app.ts";
import { giveTokens } from "#tests/harness/assistant.ts";
import { elsewhere } from "#tests/harness/elsewhere.ts";
import { readStream } from "#tests/harness/events.ts";
import { createFakePrinter } from "#tests/harness/fake-printer.ts";
import { judgements } from "./assistant/judgements.ts";
import { type BenchRow, rowOf } from "./row.ts";

/**
 * Drafts of the built-in engine, each read as a stream of events by somebody of their own: how long the first line takes,
 * alone and with two hundred at once in one process, and how long the longest silences between two lines are. Measured is
 * the whole request without the network; the reference is a request that does nothing. What thinks in rules is counted
 * besides: how many of the lists it judges as they say.
 */
const alone = 40;
const together = 200;

export async function run(): Promise<BenchRow[]> {
  const test = await createTestApp({ env: { TRUST_PROXY: "true" }, printer: createFakePrinter() });
  try {
    const services = createServices(test.deps);
    const app = createApp(test.deps, services);
    const place = async () => {
      const user = await test.user({ level: "lifetime" });
      await giveTokens(test, user);
      const body = { keyword: "Backend Engineer", template: "TemplateModern", lang: "en" } as const;
      const { processId } = (await user.send(assistantCalls.checkProfession, { body, headers: elsewhere() })).data;
      return { token: user.token, path: `/api/generateResumeByStream?processId=${processId}` };
    };
    type Placed = Awaited<ReturnType<typeof place>>;
    const ask = ({ token, path }: Placed) =>
      app.request(path, { headers: { cookie: `x-cid=${token}`, ...elsewhere() } });

    const single: number[] = [];
    const idle: number[] = [];
    for (let at = 0; at < alone; at += 1) {
      const placed = await place();
      const began = performance.now();
      const stream = await readStream(await ask(placed));
      await stream.next();
      await stream.next();
      single.push(performance.now() - began);
      await stream.rest();
      const before = performance.now();
      await (await app.request("/healthz", { headers: elsewhere() })).text();
      idle.push(performance.now() - before);
    }

    const rounds: Together[] = [];
    const heap: number[] = [];
    // The first round also fills caches, so what remains of a round is seen between the later ones.
    for (let round = 0; round < 4; round += 1) {
      const all: Placed[] = [];
      for (let at = 0; at < together; at += 1) all.push(await place());
      rounds.push(await readTogether(all.map((placed) => () => ask(placed))));
      heap.push(await heapInUse());
    }
    await services.close();
    const grown = heap.slice(2).map((size, at) => size - (heap[at + 1] ?? size));
    const first = rounds.flatMap((round) => round.first);
    const gaps = rounds.flatMap((round) => round.gaps);
    const nothing = { name: "a request that does nothing", samples: idle };
    return [
      rowOf(`first line of a draft (${test.database.db.kind})`, "ms", single, nothing),
      rowOf(`first line, ${together} drafts at once`, "ms", first),
      rowOf(`between two lines, ${together} at once`, "ms", gaps),
      rowOf(
        "the longest of each round",
        "ms",
        rounds.map((round) => Math.max(...round.gaps)),
      ),
      rowOf(
        `all ${together} drafts stored`,
        "ms",
        rounds.map((round) => round.whole),
      ),
      rowOf(`heap that ${together} more left behind`, "MB", grown, { name: "in use", samples: heap.slice(1) }),
      ...(await judgements()),
    ];
  } finally {
    await test.close();
  }
}

type Together = { first: number[]; gaps: number[]; whole: number };

/** Starts all of these streams at once and reads each to its end; all times are ms. */
async function readTogether(starts: readonly (() => Response | Promise<Response>)[]): Promise<Together> {
  const first: number[] = [];
  const gaps: number[] = [];
  const began = performance.now();
  await Promise.all(
    starts.map(async (start) => {
      const stream = await readStream(await start());
      let last = began;
      let lines = 0;
      for (let event = await stream.next(); event; event = await stream.next()) {
        if (event.event !== "message") continue;
        const now = performance.now();
        if (lines === 0) first.push(now - began);
        else gaps.push(now - last);
        last = now;
        lines += 1;
      }
    }),
  );
  return { first, gaps, whole: performance.now() - began };
}

/** Returns the MB of this process's heap that are in use once all garbage is collected. */
async function heapInUse(): Promise<number> {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as () => void;
  // What a finished request leaves to timers is let go first.
  await sleep(2_000);
  collect();
  return process.memoryUsage().heapUsed / 1_048_576;
}
