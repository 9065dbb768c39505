import { afterAll, afterEach, beforeEach, describe, expect, it } from "vitest";
import { assistantCalls } from "#contract/assistant.ts";
import { limits } from "#core/limits.ts";
import { createApp } from "#server/app.ts";
import { createServices } from "#server/services.ts";
import { delta, ending, startAiPeer } from "#tests/harness/ai-peer.ts";
import { createTestApp, type TestUser } from "#tests/harness/app.ts";
import { giveTokens, ledgerOf, modelsAt } from "#tests/harness/assistant.ts";
import { readStream, readWhole } from "#tests/harness/events.ts";
import { createFakePrinter } from "#tests/harness/fake-printer.ts";
import { createTestClient } from "#tests/harness/test-client.ts";

/** Two processes on one database: each has services of its own, and they share nothing in memory. */
const peer = await startAiPeer();
const test = await createTestApp({ printer: createFakePrinter(), ai: modelsAt(peer.url) });
let user: TestUser;
let elsewhere: ReturnType<typeof createTestClient>;
let other: ReturnType<typeof createServices>;

const lines = ["## profile\n", ...["one", "two", "three", "four", "five"].map((word) => `- > Line ${word} of it\n`)];

beforeEach(async () => {
  user = await test.user({ level: "premium" });
  await giveTokens(test, user);
  other = createServices(test.deps);
  elsewhere = createTestClient(createApp(test.deps, other), async () => {});
  elsewhere.cookies.set("x-cid", user.token);
  peer.asked.length = 0;
  peer.answer = () => ({
    steps: ["## project\n", ...lines]
      .flatMap((line) => [delta(line.replace("profile", "project")), { wait: 60 }])
      .concat([ending("stop")]),
  });
});
afterEach(async () => {
  await other.close();
  await test.clear();
});
afterAll(async () => {
  await peer.close();
  await test.close();
});

const place = async () => {
  const body = { keyword: "Engineer", template: "TemplateModern" };
  return (await user.send(assistantCalls.checkProfession, { body })).data.processId ?? "";
};
const read = (as: typeof elsewhere, processId: string, after?: string) =>
  as.fetch(assistantCalls.generateResume, {
    query: { processId },
    headers: after === undefined ? {} : { "last-event-id": after },
  });

describe("two processes", () => {
  it("run a job once, and both show it while it is written", async () => {
    const processId = await place();
    const both = await Promise.all(
      [read(user, processId), read(elsewhere, processId)].map(async (one) => readWhole(await one)),
    );
    expect(both[0]?.text).toBe(both[1]?.text);
    expect(both[0]?.text).toContain("Line five");
    expect(both[0]?.last).toEqual(both[1]?.last);
    expect(both[0]?.last.event).toBe("finish");
    expect(peer.asked).toHaveLength(1);
    expect(await ledgerOf(test, user)).toMatchObject({ reserved: 0, jobs: ["done"] });
  });

  it("let a reader go on in the other where the first one left off", async () => {
    const processId = await place();
    const first = await readStream(await read(user, processId));
    let seen = "";
    let id = "";
    while (id !== "3") {
      const event = await first.next();
      if (event?.event === "message") seen += event.data;
      id = event?.id ?? id;
    }
    await first.leave();
    const rest = await readWhole(await read(elsewhere, processId, id));
    expect(rest.events.find(({ event }) => event === "message")?.id).toBe("4");
    expect(rest.last.event).toBe("finish");
    const whole = await readWhole(await read(user, processId));
    expect(whole.text).toBe(seen + rest.text);
    expect(peer.asked).toHaveLength(1);
  });

  it("give a job back whose process does not prolong its lease any more", async () => {
    peer.answer = () => ({ steps: [delta("## project\n"), "hang"] });
    const processId = await place();
    const first = await readStream(await read(user, processId));
    await first.next();
    await expect.poll(() => peer.open).toBe(1);
    test.clock.advance(limits.assistant.lease + 1);
    const { last } = await readWhole(await read(elsewhere, processId));
    expect(last).toMatchObject({ event: "error", data: expect.stringContaining("interrupted") });
    expect(await ledgerOf(test, user)).toEqual({ balance: 50_000, reserved: 0, open: 0, jobs: ["failed"] });
    await first.leave();
  });

  it("give back what a process that stops has not finished", async () => {
    peer.answer = () => ({ steps: [delta("## project\n"), "hang"] });
    const processId = await place();
    const reader = await readStream(await read(elsewhere, processId));
    await reader.next();
    await expect.poll(() => peer.open).toBe(1);
    await other.close();
    expect((await reader.rest()).at(-1)?.event).toBe("error");
    expect(await ledgerOf(test, user)).toEqual({ balance: 50_000, reserved: 0, open: 0, jobs: ["failed"] });
    await peer.idle();
  });
});

describe("the queue of a provider", () => {
  it("tells each reader its place, over all processes, and lets them in by turns", async () => {
    const { provider } = limits.assistant;
    // As many others as there are places, in processes that live.
    const until = new Date(test.clock.now() + 3_600_000);
    await test.deps.db.pool.query(
      `insert into ai_jobs (id, user_id, kind, engine, model, state, reserved, lease, leased_until, created_at, started_at)
       select 'busy-' || number, $1, 'draft', 'deepseek', 'm', 'running', 1, 'other', $2, $2, $2
       from generate_series(1, $3) number`,
      [(await test.user()).id, until, provider.slots],
    );
    const [first, second] = [await place(), await place()];
    const ahead = await readStream(await read(user, first));
    expect((await ahead.next())?.event).toBe("meta");
    expect(await ahead.next()).toMatchObject({ event: "open", data: '{"place":1}' });
    const behind = await readStream(await read(elsewhere, second));
    await behind.next();
    expect(await behind.next()).toMatchObject({ event: "open", data: '{"place":2}' });
    await test.deps.db.pool.query("delete from ai_jobs where id in ('busy-1', 'busy-2')");
    expect((await ahead.rest()).at(-1)?.event).toBe("finish");
    expect((await behind.rest()).at(-1)?.event).toBe("finish");
  });

  it("stop a job at its user's wish, wherever it runs, and give its tokens back", async () => {
    const before = await ledgerOf(test, user);
    const processId = await place();
    const stream = await readStream(await read(elsewhere, processId));
    expect((await stream.next())?.event).toBe("meta");
    const stop = () => user.send(assistantCalls.stopTask, { body: { taskId: processId } });
    expect((await stop()).data).toEqual({ isStopped: true });
    expect((await stop()).data).toEqual({ isStopped: false });
    expect((await readWhole(await read(user, processId))).last).toMatchObject({ event: "error" });
    expect(await ledgerOf(test, user)).toMatchObject({ balance: before?.balance, reserved: 0, open: 0 });
    await stream.leave();
    const stranger = await test.user();
    expect((await stranger.send(assistantCalls.stopTask, { body: { taskId: processId } })).status).toBe(404);
  });
});
