import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { limits } from "#core/limits.ts";
import { createDeepseek } from "#server/adapters/ai/deepseek.ts";
import { openDatabase } from "#server/db/client.ts";
import { buildProgram } from "#server/db/embedded/entry-file.ts";
import type { Deps } from "#server/deps.ts";
import { toCurrentUser } from "#server/operations/principal.ts";
import { projectRoot } from "#server/root.ts";
import { delta, ending, startAiPeer } from "#tests/harness/ai-peer.ts";
import { insertUser } from "#tests/harness/builders.ts";
import { createTestStorage, silent, testKinds } from "#tests/harness/database.ts";
import { assertLedgerLaws } from "#tests/harness/ledger-law.ts";
import { isFull } from "#tests/harness/print-set.ts";
import { findUser } from "../accounts/service.ts";
import { book } from "../ledger/service.ts";
import { placeJob } from "./place.ts";
import { sweepJobs } from "./service.ts";

/** A model that takes its time, so that every job is somewhere in the middle. */
const lines = ["## project\n", ...Array.from({ length: 12 }, (_, at) => `- > Line number ${"abcdefghijkl"[at]}\n`)];
const peer = await startAiPeer((_, number) => ({
  steps: [...lines.flatMap((line) => [delta(line), { wait: (number * 37) % 200 }]), ending("stop")],
}));
afterAll(peer.close);
let program: string;
beforeAll(async () => {
  program = await buildProgram(path.join(import.meta.dirname, "killed-drafter.fixture.ts"));
});

const rounds = isFull ? 10 : 1;
const jobsEach = 10;

describe.each(isFull ? testKinds : testKinds.slice(-1))("kill -9 while drafts are written, %s", (kind) => {
  it("gives every token back that was not earned, and pays nothing twice", { timeout: 600_000 }, async () => {
    const storage = await createTestStorage(kind);
    let broken = 0;
    let time = Date.now();
    const now = () => time;
    for (let round = 0; round < rounds; round += 1) {
      const before = await openDatabase(storage.config, silent, { maintenance: false });
      time = Date.now();
      const engine = createDeepseek({ apiKey: "key", model: "deepseek-flash", baseUrl: peer.url });
      const config = { membership: "open" };
      const deps = { db: before, now, log: silent, ai: [engine], config } as unknown as Deps;
      const ids: string[] = [];
      for (let at = 0; at < jobsEach; at += 1) {
        const { id } = await insertUser(deps);
        const gift = { account: "token", userId: id, type: "initial", amount: 5_000, cause: `gift ${id}` } as const;
        await before.transaction((tx) => book(tx, [gift], new Date(now())));
        const record = await findUser(before, id);
        if (!record) throw new Error("The user is gone");
        const facts = { title: "Engineer", lang: "en", jobs: [], schools: [], seed: 1 } as const;
        const task = { kind: "draft", ...facts } as const;
        const design = { templateName: "TemplateModern", templateId: "", templateTheme: "emerald" };
        const job = { kind: "draft", engine, input: { task, design }, tasks: [task] } as const;
        ids.push(await placeJob(deps, toCurrentUser(deps, record), job));
      }
      await before.close();
      const contentDir = path.join(projectRoot, "content");
      const given = { database: storage.config, contentDir, peer: peer.url, jobs: ids };
      // One process may hold the embedded database; PostgreSQL has two that are asked for the same jobs.
      const processes = Array.from({ length: kind === "postgres" ? 2 : 1 }, () =>
        spawn(process.execPath, [program, JSON.stringify(given)]),
      );
      const exits = processes.map((child) => once(child, "exit"));
      await Promise.all(processes.map((child, index) => Promise.race([once(child.stdout, "data"), exits[index]])));
      await sleep(120 + ((round * 97) % 900));
      for (const child of processes) child.kill("SIGKILL");
      await Promise.all(exits);
      const db = await openDatabase(storage.config, silent, { maintenance: false });
      await assertLedgerLaws(db.pool);
      // What the next process does when the leases have run out.
      time = Date.now() + limits.assistant.startWithin + limits.assistant.lease;
      await sweepJobs({ db, now });
      await assertLedgerLaws(db.pool);
      const { rows } = await db.pool.query<{ state: string; taken: number; balance: number; made: number }>(
        `select state, taken, accounts.balance::int,
           (select count(*)::int from resumes where resumes.user_id = ai_jobs.user_id) as made
         from ai_jobs join accounts on accounts.user_id = ai_jobs.user_id and accounts.kind = 'token'
         where ai_jobs.id = any ($1)`,
        [ids],
      );
      expect(rows).toHaveLength(jobsEach);
      for (const { state, taken, balance, made } of rows) {
        expect([state, made, balance]).toEqual(state === "done" ? ["done", 1, 5_000 - taken] : ["failed", 0, 5_000]);
        if (state === "done") expect(taken).toBeGreaterThan(0);
        else broken += 1;
      }
      const open = await db.pool.query("select 1 from reservations where state = 'open'");
      expect(open.rows).toEqual([]);
      await db.close();
    }
    expect(broken).toBeGreaterThan(0);
    await storage.remove();
  });
});
