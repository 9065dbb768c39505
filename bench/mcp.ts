import { apiTokenCalls, grantNames } from "#contract/api-tokens.ts";
import { resumeCalls } from "#contract/resumes.ts";
import { toolPaths } from "#contract/tool-paths.ts";
import { priya } from "#templates/fixtures/samples-en.ts";
import { createTestApp } from "#tests/harness/app.ts";
import { createFakePrinter } from "#tests/harness/fake-printer.ts";
import { type BenchRow, quantile, rowOf } from "./row.ts";
import { type Save, saveOf } from "./saves.ts";

/**
 * Assistants beside people who write: a hundred tool calls a second over the Model Context Protocol on one process, begun
 * by the clock whether the earlier ones are answered or not, while eight people save a resume of 20 KB as often as the
 * editor does. A save must be acknowledged within 100 ms at p99. The reference are the same saves without assistants. The
 * calls are made in the same process, so what it costs to make them counts too; the network does not.
 */
const people = 8;
const assistants = 40;
const perSecond = 100;
const lasts = 15_000;
/** How long the editor waits before it saves. */
const pause = 800;

export async function run(): Promise<BenchRow[]> {
  const test = await createTestApp({ printer: createFakePrinter() });
  try {
    const saves: Save[] = [];
    for (let index = 0; index < people; index += 1) saves.push(await saveOf(await test.user({ level: "premium" })));
    const tools: (() => Promise<void>)[] = [];
    for (let index = 0; index < assistants; index += 1) tools.push(...(await toolsOf(test, index)));
    await callTools(tools, 3_000);
    const alone = await saveFor(saves, lasts);
    const [beside, calls] = await Promise.all([saveFor(saves, lasts), callTools(tools, lasts)]);
    const [p99, p99Alone] = [quantile(beside, 0.99), quantile(alone, 0.99)];
    const rate = calls.times.length / (calls.lasted / 1000);
    return [
      rowOf(`save of 20 KB beside ${perSecond} tool calls a second (${test.database.db.kind})`, "ms", beside, {
        name: "without them",
        samples: alone,
      }),
      {
        ...{ name: `the same, p99 of ${beside.length} (must be below 100)`, unit: "ms", median: p99, p95: p99 },
        ...{ reference: { name: "without them", median: p99Alone }, ratio: p99 / p99Alone },
      },
      rowOf("tool call", "ms", calls.times),
      { name: "tool calls answered (must be 100)", unit: "per second", median: rate, p95: rate },
    ];
  } finally {
    await test.close();
  }
}

/** Returns what one assistant does: it lists, reads, converts and checks the resumes of its own user. */
async function toolsOf(test: Awaited<ReturnType<typeof createTestApp>>, index: number) {
  const user = await test.user();
  const body = { userId: user.id, template: "TemplateModern", name: `Resume ${index}` };
  const { _id: id } = (await user.send(resumeCalls.createResume, { body })).data;
  await user.send(resumeCalls.saveResume, { params: { id }, body: { data: priya.data } });
  const token = { name: "Bench", grants: [...grantNames] };
  const { data } = await user.send(apiTokenCalls.createApiToken, { body: token });
  const headers = {
    ...{ "content-type": "application/json", accept: "application/json, text/event-stream" },
    authorization: `Bearer ${data.token}`,
  };
  const call = (method: string, params: object) => async () => {
    const message = JSON.stringify({ jsonrpc: "2.0", id: 1, method, params });
    const response = await test.app.request(toolPaths.mcp, { method: "POST", headers, body: message });
    const answer = (await response.json()) as { result?: { isError?: boolean } };
    if (!answer.result || answer.result.isError) throw new Error(`${method}: ${JSON.stringify(answer).slice(0, 300)}`);
  };
  const tool = (name: string, given: object) => call("tools/call", { name, arguments: given });
  return [
    call("tools/list", {}),
    tool("listResumes", {}),
    tool("getResume", { id }),
    tool("convertResume", { id, to: "markdown" }),
    tool("checkResume", { id }),
  ];
}

async function callTools(tools: readonly (() => Promise<void>)[], milliseconds: number) {
  const times: number[] = [];
  const begun = performance.now();
  const count = Math.round((milliseconds / 1000) * perSecond);
  const calls: Promise<void>[] = [];
  for (let index = 0; index < count; index += 1) {
    const due = begun + (index * 1000) / perSecond;
    const wait = due - performance.now();
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    // What a busy process begins late has waited from when it was due.
    calls.push(
      tools[(index * 7) % tools.length]?.().then(() => void times.push(performance.now() - due)) ?? Promise.resolve(),
    );
  }
  await Promise.all(calls);
  return { times, lasted: performance.now() - begun };
}

async function saveFor(saves: readonly Save[], milliseconds: number): Promise<number[]> {
  const end = performance.now() + milliseconds;
  const all = await Promise.all(
    saves.map(async (save, index) => {
      const times: number[] = [];
      await new Promise((resolve) => setTimeout(resolve, (index * pause) / people));
      for (let turn = 0; performance.now() < end; turn += 1) {
        const start = performance.now();
        await save(turn);
        times.push(performance.now() - start);
        await new Promise((resolve) => setTimeout(resolve, pause));
      }
      return times;
    }),
  );
  return all.flat();
}
