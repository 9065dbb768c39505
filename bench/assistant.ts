import { assistantCalls } from "#contract/assistant.ts";
import { createApp } from "#server/app.ts";
import { createTestApp } from "#tests/harness/app.ts";
import { giveTokens } from "#tests/harness/assistant.ts";
import { elsewhere } from "#tests/harness/elsewhere.ts";
import { readStream } from "#tests/harness/events.ts";
import { createFakePrinter } from "#tests/harness/fake-printer.ts";
import { type BenchRow, rowOf } from "./row.ts";

/**
 * Drafts of the built-in engine, each read as a stream of events by somebody of their own: how long the first line takes,
 * alone and with two hundred at once in one process, and how long the longest silences between two lines are. Measured is
 * the whole request without the network; the reference is a request that does nothing.
 */
const alone = 40;
const together = 200;

export async function run(): Promise<BenchRow[]> {
  const test = await createTestApp({ env: { TRUST_PROXY: "true" }, printer: createFakePrinter() });
  try {
    const app = createApp(test.deps, test.services);
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

    const all: Placed[] = [];
    for (let at = 0; at < together; at += 1) all.push(await place());
    const first: number[] = [];
    const gaps: number[] = [];
    const memory = process.memoryUsage().heapUsed;
    const began = performance.now();
    await Promise.all(
      all.map(async (placed) => {
        const stream = await readStream(await ask(placed));
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
    const whole = performance.now() - began;
    globalThis.gc?.();
    const grown = Math.max(0, process.memoryUsage().heapUsed - memory) / 1_048_576;
    const nothing = { name: "a request that does nothing", samples: idle };
    return [
      rowOf(`first line of a draft (${test.database.db.kind})`, "ms", single, nothing),
      rowOf(`first line, ${together} drafts at once`, "ms", first),
      rowOf(`between two lines, ${together} at once`, "ms", gaps),
      rowOf("the longest of these", "ms", [Math.max(...gaps)]),
      rowOf(`all ${together} drafts stored`, "ms", [whole]),
      rowOf("heap after them", "MB more", [grown]),
    ];
  } finally {
    await test.close();
  }
}
