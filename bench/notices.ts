import { performance } from "node:perf_hooks";
import { orderCalls } from "#contract/orders.ts";
import { createMoneyApp } from "#tests/harness/money.ts";
import { type BenchRow, quantile, rowOf } from "./row.ts";

/**
 * Messages of a payment provider while that provider answers nothing that it is asked: each must be verified and answered
 * at once, in under 500 ms at p99, because the provider sends it again otherwise. Eight at a time, genuine ones about
 * open orders, with the work that they cause running beside them. The reference is what the same server answers to a
 * call that does nothing, in turns.
 */
const atOnce = 8;
const messages = 480;
const orders = 24;

export async function run(): Promise<BenchRow[]> {
  const money = await createMoneyApp();
  const { test, wechat } = money;
  const working = new AbortController();
  try {
    const ids: string[] = [];
    for (let index = 0; index < orders; index += 1) {
      const user = await test.user();
      ids.push((await user.send(orderCalls.createOrder, { body: { planName: "monthly" } })).data.orderId);
    }
    wechat.state.fault = "silent";
    const work = keepWorking(() => test.services.runDueJobs(["orders.ask"]), working.signal);
    const times: number[] = [];
    const idle: number[] = [];
    for (let sent = 0; sent < messages; sent += atOnce) {
      const batch = Array.from({ length: atOnce }, (_, index) => ids[(sent + index) % ids.length] ?? "");
      times.push(...(await Promise.all(batch.map((id) => timed(() => money.notify("CNY", wechat.message(id)), 204)))));
      const health = async () => (await test.app.request("/healthz")).status;
      idle.push(...(await Promise.all(batch.map(() => timed(health, 200)))));
    }
    working.abort();
    await work;
    const kind = test.deps.db.kind;
    const p99 = quantile(times, 0.99);
    return [
      rowOf(`notice answered, provider stalled, ${atOnce} at once (${kind})`, "ms", times, {
        name: "/healthz",
        samples: idle,
      }),
      { name: `the same, p99 of ${messages} (must be below 500)`, unit: "ms", median: p99, p95: p99 },
    ];
  } finally {
    working.abort();
    await money.close();
  }
}

async function timed(work: () => Promise<number>, expected: number): Promise<number> {
  const begun = performance.now();
  const status = await work();
  const took = performance.now() - begun;
  if (status !== expected) throw new Error(`Answered ${status} instead of ${expected}`);
  return took;
}

async function keepWorking(work: () => Promise<unknown>, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await work();
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
