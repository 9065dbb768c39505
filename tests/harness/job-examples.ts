import { expect } from "vitest";
import { accountCalls } from "#contract/accounts.ts";
import { assistantCalls } from "#contract/assistant.ts";
import type { Call } from "#contract/call.ts";
import { passwordCalls } from "#contract/passwords.ts";
import { programCalls } from "#contract/programs.ts";
import { resumeCalls } from "#contract/resumes.ts";
import { limits } from "#core/limits.ts";
import { operationLimits } from "#core/operation-limits.ts";
import { listOutbox } from "#server/adapters/mail/store.ts";
import { StorageUnavailable } from "#server/adapters/storage/port.ts";
import { book, reserve } from "#server/features/ledger/service.ts";
import { enqueueDrawAhead } from "#server/features/resumes/service.ts";
import { seed } from "#server/features/samples/service.ts";
import { removeFiles } from "#server/files/service.ts";
import { enqueue } from "#server/jobs/enqueue.ts";
import type { JobKind } from "#server/jobs/registry.ts";
import type { TestApp, TestUser } from "./app.ts";
import { giveTokens } from "./assistant.ts";
import { orderJobExamples } from "./order-job-examples.ts";
import { applyWithProof, schoolEmail } from "./program-examples.ts";
import { pdfFile, sendFile } from "./resume-files.ts";
import type { TestClient } from "./test-client.ts";

/**
 * For each kind of job, an example of its work and a check that it was done, also after a worker was killed in the
 * middle and another one ran the job again. A kind without an example does not compile.
 */
export type JobExample = {
  /** Creates what the job works on, and leaves the job due. */
  prepare(test: TestApp): Promise<void>;
  /** Throws unless the work is done; `atMost` is how often something may exist that should exist once. */
  check(test: TestApp, atMost: number): Promise<void>;
  /** Of a job with very many steps that are alike, it is killed at every so manieth only. */
  stride?: number;
};

/** The browser that waits for its code: no other one can use it. */
let signingUp: TestClient | undefined;

const email = "ada@example.com";
const password = "Correct1horse";

/** Sends the request without the visitor, which would run the job at once. */
async function post(test: TestApp, call: Call, body: object, as?: TestClient, status = 200): Promise<void> {
  const cookie = [...(as?.cookies ?? [])].map(([name, value]) => `${name}=${value}`).join("; ");
  const headers = { "content-type": "application/json", cookie };
  const response = await test.app.request(call.path, { method: "POST", headers, body: JSON.stringify(body) });
  expect(response.status).toBe(status);
}

/** Returns the newest mail to `email`; throws unless there is at least one and at most `atMost`. */
async function newestMail(test: TestApp, atMost: number): Promise<string> {
  const { rows, count } = await listOutbox(test.deps.db, email, { limit: 1, offset: 0 });
  expect(count).toBeGreaterThanOrEqual(1);
  expect(count).toBeLessThanOrEqual(atMost);
  return rows[0]?.text ?? "";
}

async function addResume(user: TestUser): Promise<string> {
  const body = { userId: user.id, template: "TemplateModern", name: "A resume" };
  return (await user.send(resumeCalls.createResume, { body })).data._id;
}

async function count(test: TestApp, table: "sessions" | "resumes" | "covers"): Promise<number> {
  return (await test.deps.db.pool.query(`select 1 from ${table}`)).rows.length;
}

const photo = "avatars/example.webp";

let applicant: TestUser | undefined;

export const jobExamples: Record<JobKind, JobExample> = {
  "programs.send-code": {
    async prepare(test) {
      applicant = await test.user();
      await post(test, programCalls.applyAsStudent, { email: schoolEmail }, applicant, 201);
    },
    async check(test, atMost) {
      const { rows, count } = await listOutbox(test.deps.db, schoolEmail, { limit: 1, offset: 0 });
      expect(count).toBeLessThanOrEqual(atMost);
      const veriCode = /\b\d{6}\b/.exec(rows[0]?.text ?? "")?.[0] ?? "";
      expect((await applicant?.send(programCalls.confirmStudent, { body: { veriCode } }))?.data.state).toBe("granted");
    },
  },
  "programs.send-decision": {
    async prepare(test) {
      const { _id: id } = await applyWithProof(await test.user({ email }));
      const admin = await test.user({ role: "admin" });
      const call = { ...programCalls.decideApplication, path: `/api/admin/programs/${id}/decide` };
      await post(test, call, { decision: "refused", reason: "Unreadable" }, admin);
    },
    async check(test, atMost) {
      expect(await newestMail(test, atMost)).toContain("Unreadable");
    },
  },
  "programs.remove-proofs": {
    async prepare(test) {
      applicant = await test.user();
      const { _id: id } = await applyWithProof(applicant);
      const admin = await test.user({ role: "admin" });
      await admin.send(programCalls.decideApplication, { params: { id }, body: { decision: "granted" } });
      test.clock.advance(limits.programs.proofKeptFor + 1);
      await enqueue(test.deps, test.deps.db, "programs.remove-proofs", {});
    },
    async check(test) {
      const rows = await test.deps.db.query.programApplications.findMany();
      expect(rows.map(({ proofKey }) => proofKey)).toEqual([""]);
    },
  },
  ...orderJobExamples,
  "catalog.count-uses": {
    async prepare(test) {
      await addResume(await test.user());
      await enqueue(test.deps, test.deps.db, "catalog.count-uses", {});
    },
    async check(test) {
      const rows = await test.deps.db.query.templateUses.findMany();
      expect(rows.filter(({ used }) => used > 0)).toMatchObject([{ templateName: "TemplateModern", used: 1 }]);
    },
  },
  "discovery.cut-sitemaps": {
    async prepare(test) {
      // One more than a part holds.
      const { id } = await test.user();
      await test.deps.db.pool.query(
        `insert into resumes (id, user_id, uuid, name, template_name, template_theme, lang, is_public, data, config, created_at, updated_at)
         select 'r' || n, $1, 'r' || n, 'Resume', 'TemplateModern', 'blue', 'en', true, '{}', '{"addToExamples": true}',
           timestamptz '2025-01-01' + n * interval '1 minute', timestamptz '2025-01-01' from generate_series(1, $2::int) n`,
        [id, limits.sitemap.part + 1],
      );
      await enqueue(test.deps, test.deps.db, "discovery.cut-sitemaps", {});
    },
    async check(test) {
      expect(await test.deps.db.query.sitemapParts.findMany()).toEqual([
        { list: "all", number: 2, afterId: `r${limits.sitemap.part}` },
      ]);
    },
  },
  "accounts.send-first-code": {
    async prepare(test) {
      signingUp = test.anonymous();
      const body = JSON.stringify({ email, password });
      const headers = { "content-type": "application/json" };
      const answer = await test.app.request(accountCalls.signUp.path, { method: "POST", headers, body });
      expect(answer.status).toBe(201);
      const [line = ""] = answer.headers.getSetCookie();
      const [name = "", value = ""] = (line.split(";")[0] ?? "").split("=");
      signingUp.cookies.set(name, value);
    },
    async check(test, atMost) {
      const veriCode = /\b\d{6}\b/.exec(await newestMail(test, atMost))?.[0] ?? "";
      const confirmed = await signingUp?.send(accountCalls.verifyEmail, { body: { veriCode, email } });
      expect(confirmed?.status).toBe(200);
    },
  },
  "accounts.send-code": {
    async prepare(test) {
      signingUp = test.anonymous();
      await signingUp.send(accountCalls.signUp, { body: { email, password } });
      await test.deps.db.pool.query("delete from outbox");
      test.clock.advance(limits.emailCode.resendAfter);
      await post(test, accountCalls.sendVerifyEmail, { email }, signingUp);
    },
    async check(test, atMost) {
      const veriCode = /\b\d{6}\b/.exec(await newestMail(test, atMost))?.[0] ?? "";
      const confirmed = await signingUp?.send(accountCalls.verifyEmail, { body: { veriCode, email } });
      expect(confirmed?.status).toBe(200);
    },
  },
  "accounts.send-reset-link": {
    async prepare(test) {
      await test.user({ email });
      await post(test, passwordCalls.forgetPassword, { email });
    },
    async check(test, atMost) {
      const token = /#token=([\w-]+)/.exec(await newestMail(test, atMost))?.[1] ?? "";
      const reset = await test.anonymous().send(passwordCalls.resetPassword, { body: { token, password } });
      expect(reset.status).toBe(200);
    },
  },
  "accounts.send-password-changed": {
    async prepare(test) {
      const { id } = await test.user({ email });
      await enqueue(test.deps, test.deps.db, "accounts.send-password-changed", { userId: id, locale: "en" });
    },
    async check(test, atMost) {
      expect(await newestMail(test, atMost)).toContain("password");
    },
  },
  "assistant.sweep": {
    async prepare(test) {
      const user = await test.user();
      await giveTokens(test, user, 5_000);
      const body = { keyword: "Frontend Engineer", template: "TemplateModern" };
      expect((await user.send(assistantCalls.checkProfession, { body })).data.valid).toBe(true);
      test.clock.advance(limits.assistant.startWithin);
      await enqueue(test.deps, test.deps.db, "assistant.sweep", {});
    },
    async check(test) {
      const { rows } = await test.deps.db.pool.query("select reserved::int from accounts where kind = 'token'");
      expect(rows).toEqual([{ reserved: 0 }]);
    },
  },
  "cleanup.expired": {
    async prepare(test) {
      await test.user();
      test.clock.advance(limits.session.lifetime + 1);
      await enqueue(test.deps, test.deps.db, "cleanup.expired", {});
    },
    async check(test) {
      expect(await count(test, "sessions")).toBe(0);
    },
  },
  "files.sweep": {
    async prepare(test) {
      await test.deps.storage.put(photo, new Uint8Array([1]));
      await removeFiles(test.deps, test.deps.db, [photo]);
    },
    async check(test) {
      expect(await test.deps.storage.get(photo)).toBeNull();
    },
  },
  "samples.store": {
    stride: 40,
    async prepare(test) {
      const away = () => Promise.reject(new StorageUnavailable("away"));
      await seed({ ...test.deps, storage: { ...test.deps.storage, get: away, put: away } });
    },
    async check(test) {
      const { rows } = await test.deps.db.pool.query(
        "select 1 from resumes where data -> 'basicInfo' ->> 'avatar' like '/files/avatars/sample-%'",
      );
      expect(rows.length).toBeGreaterThan(20);
    },
  },
  "originals.sweep": {
    async prepare(test) {
      await sendFile(await test.user(), await pdfFile());
      test.clock.advance(limits.originals.unclaimedFor);
      await enqueue(test.deps, test.deps.db, "originals.sweep", {});
    },
    async check(test) {
      expect((await test.deps.db.pool.query("select 1 from original_files")).rows).toEqual([]);
    },
  },
  "ledger.release-expired": {
    async prepare(test) {
      const { id: userId } = await test.user();
      const now = new Date(test.clock.now());
      await test.deps.db.transaction(async (transaction) => {
        await book(transaction, [{ account: "token", userId, type: "initial", amount: 100, cause: "gift" }], now);
        const hold = { account: "token", userId, type: "resume_create", amount: 60, cause: "draft" } as const;
        await reserve(transaction, hold, { now, expiresAt: new Date(now.getTime() + 1000) });
      });
      test.clock.advance(1001);
      await enqueue(test.deps, test.deps.db, "ledger.release-expired", {});
    },
    async check(test) {
      const { rows } = await test.deps.db.pool.query(
        "select balance::int, reserved::int from accounts where kind = 'token'",
      );
      expect(rows).toEqual([{ balance: 100, reserved: 0 }]);
    },
  },
  "resumes.draw-cover": {
    async prepare(test) {
      await addResume(await test.user());
      test.clock.advance(operationLimits.coverQueue.settleAfter);
    },
    async check(test) {
      const { rows } = await test.deps.db.pool.query<{ key: string }>("select key from covers");
      expect(rows).toHaveLength(2);
      for (const { key } of rows) expect(await test.deps.storage.get(key), key).not.toBeNull();
    },
  },
  "resumes.draw-ahead": {
    async prepare(test) {
      const user = await test.user();
      const ids = [await addResume(user), await addResume(user)];
      await enqueueDrawAhead(test.deps, test.deps.db, ids);
    },
    async check(test) {
      const { rows } = await test.deps.db.pool.query<{ key: string }>("select key from covers");
      expect(rows).toHaveLength(4);
      for (const { key } of rows) expect(await test.deps.storage.get(key), key).not.toBeNull();
    },
  },
  "resumes.purge-bins": {
    async prepare(test) {
      const user = await test.user();
      await user.send(resumeCalls.removeResume, { params: { id: await addResume(user) } });
      test.clock.advance(limits.bin.lifetime);
      await enqueue(test.deps, test.deps.db, "resumes.purge-bins", {});
    },
    async check(test) {
      expect(await count(test, "resumes")).toBe(0);
    },
  },
};
