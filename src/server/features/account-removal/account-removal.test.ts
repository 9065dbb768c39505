import { existsSync, readdirSync } from "node:fs";
import { readdir } from "node:fs/promises";
import path from "node:path";
import { eq } from "drizzle-orm";
import { strFromU8, unzipSync } from "fflate";
import { afterAll, afterEach, describe, expect, it } from "vitest";
import { accountCalls } from "#contract/accounts.ts";
import { apiTokenCalls } from "#contract/api-tokens.ts";
import { passwordCalls } from "#contract/passwords.ts";
import { profileCalls } from "#contract/profile.ts";
import { recordCalls } from "#contract/records.ts";
import { resumeCalls } from "#contract/resumes.ts";
import { signInWayCalls } from "#contract/sign-in-ways.ts";
import { versionCalls } from "#contract/versions.ts";
import { welcomeGifts } from "#core/billing/ledger.ts";
import { StorageUnavailable } from "#server/adapters/storage/port.ts";
import { runUserCommand } from "#server/cli/user-commands.ts";
import { consents, users } from "#server/db/schema/accounts.ts";
import { adminActions } from "#server/db/schema/audit.ts";
import { exampleDecisions, exampleUses } from "#server/db/schema/catalog.ts";
import { invoiceRequests } from "#server/db/schema/invoices.ts";
import { paymentExceptions, refunds, sandboxPayments } from "#server/db/schema/orders.ts";
import { identities } from "#server/db/schema/sign-in-ways.ts";
import { sweepFiles } from "#server/files/service.ts";
import { newId } from "#server/ids.ts";
import { personalData } from "#server/personal-data/registry.ts";
import { captchaText, createTestApp, type TestUser } from "#tests/harness/app.ts";
import { draftFor } from "#tests/harness/assistant.ts";
import { visiting } from "#tests/harness/browser-headers.ts";
import { insertOrder } from "#tests/harness/builders.ts";
import { createFakePrinter } from "#tests/harness/fake-printer.ts";
import { applyWithProof } from "#tests/harness/program-examples.ts";
import { proposalFor } from "#tests/harness/proposal-examples.ts";
import { pdfFile, resumeLines, resumeOfFile } from "#tests/harness/resume-files.ts";
import { exportedLinks, figureTables, linkWithFigures } from "#tests/harness/share-link-examples.ts";
import { smsCode } from "#tests/harness/sign-in.ts";
import { letProgramIn } from "#tests/harness/tool-client.ts";
import { book, reserve } from "../ledger/service.ts";
import { recordDownload } from "../membership/service.ts";
import { seed } from "../samples/service.ts";
import { removeAccount } from "./service.ts";

const printer = createFakePrinter();
const test = await createTestApp({ printer, env: { MEMBERSHIP: "open" } });
afterEach(test.clear);
afterAll(test.close);

const { pool } = test.deps.db;
/** The smallest PNG: one transparent pixel. */
const pixel = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==";
const [email, cellphone, password] = ["ada.lovelace@example.com", "13812345678", "Correct1horse"] as const;

async function addPicture(user: TestUser): Promise<string> {
  const body = new FormData();
  body.set("file", new File([Buffer.from(pixel, "base64")], "me.png"));
  const response = await user.request("/api/upload", { method: "POST", body });
  return ((await response.json()) as { data: { url: string } }).data.url;
}

async function addResume(user: TestUser) {
  const body = { userId: user.id, template: "TemplateModern", name: "Countess of Lovelace", lang: "en" } as const;
  const resume = (await user.send(resumeCalls.createResume, { body })).data;
  const config = { ...resume.config, isPublic: true };
  await user.send(resumeCalls.saveResume, { params: { id: resume._id }, body: { config } });
  const { coverImg } = (await user.send(resumeCalls.getResume, { params: { id: resume._id } })).data;
  return { ...resume, coverImg };
}

/** A user with a row in every table that stores something about users. */
async function populatedUser() {
  await seed(test.deps);
  const user = await test.user({ email, nickName: "Lovelace" });
  const now = new Date(test.clock.now());
  const picture = await addPicture(user);
  await user.send(profileCalls.updateUser, { params: { id: user.id }, body: { avatar: picture } });
  const resume = await addResume(user);
  const at = { params: { id: resume._id } };
  await user.send(versionCalls.nameVersion, { ...at, body: { name: "Lovelace's" } });
  await test.anonymous().request(`/r/${resume.uuid}`, { headers: visiting });
  expect((await user.request(resume.coverImg)).status).toBe(200);
  await user.send(apiTokenCalls.createApiToken, { body: { name: "Lovelace's tool", grants: ["read"] } });
  await proposalFor(test, user, { resumeId: resume._id, note: "Lovelace's Park" });
  await letProgramIn(test, user);
  const deleted = await addResume(user);
  await user.send(resumeCalls.removeResume, { params: { id: deleted._id } });
  await test.deps.db.transaction(async (one) => {
    await book(one, welcomeGifts({ id: user.id, isInvited: true, currency: "USD" }), now);
    const hold = { account: "token", type: "ai_generate", userId: user.id, amount: 100, cause: "work" } as const;
    await reserve(one, hold, { now, expiresAt: now });
  });
  await draftFor(user, "Wrote Lovelace's notes on the engine");
  await resumeOfFile(user, await pdfFile(resumeLines.map((line) => line.replace("Grace Hopper", "Ada Lovelace"))));
  const [example] = await test.deps.db.query.examples.findMany({ limit: 1 });
  await test.deps.db.insert(exampleUses).values({ exampleId: example?.id ?? "", userId: user.id, createdAt: now });
  const orderId = await insertOrder(test.deps, user.id, {
    ...{ planName: "yearly", paymentMethod: "wechat", amount: 6000, currency: "CNY" },
    ...{ tradeState: "SUCCESS", isUpdated: true, paidAt: now },
  });
  const money = { orderId, amount: 100, currency: "CNY" } as const;
  await test.deps.db
    .insert(refunds)
    .values({ ...money, id: newId(), state: "asked", begunBy: "buyer", reason: "Lovelace", createdAt: now });
  const invoice = { orderId, userId: user.id, title: "Lovelace Engines", taxNumber: "", email, askedAt: now };
  await test.deps.db.insert(invoiceRequests).values(invoice);
  await test.deps.db.insert(sandboxPayments).values({ ...money, reference: newId(), state: "paid", expiresAt: now });
  const odd = { kind: "bill", provider: "embedded", providerId: "1", facts: {}, createdAt: now } as const;
  await test.deps.db.insert(paymentExceptions).values({ ...odd, id: newId(), orderId });
  const did = { at: now, actorId: user.id, action: "refund", subject: orderId, reason: "asked", before: {}, after: {} };
  const act = { ...did, actorId: null, subjectUserId: user.id, action: "suspend", subject: "", reason: `Ask ${email}` };
  for (const action of [did, act]) await test.deps.db.insert(adminActions).values({ ...action, id: newId() });
  const refused = { resumeId: resume._id, state: "refused", reason: "Too short", decidedAt: now } as const;
  await test.deps.db.insert(exampleDecisions).values(refused);
  await pool.query("insert into sitemap_parts (list, number, after_id) values ('all', 2, $1)", [resume._id]);
  await linkWithFigures(test, user, resume._id);
  await applyWithProof(user, "Lovelace College");
  await recordDownload(test.deps, user.id);
  await runUserCommand(test.deps, ["link", email]);
  const admin = await test.user({ role: "admin" });
  await admin.send(resumeCalls.getResume, { ...at, query: { reason: `Lovelace asked for help, ${email}` } });
  await test.deps.db.update(users).set({ cellphone }).where(eq(users.id, user.id));
  await test.anonymous().send(signInWayCalls.getCaptcha);
  expect(await smsCode(test.anonymous(), cellphone)).toMatch(/^\d{4}$/);
  const github = { provider: "github", subject: "lovelace-1815", userId: user.id, createdAt: now } as const;
  await test.deps.db.insert(identities).values(github);
  const agreed = { userId: user.id, version: "en-2026-01-01-0123456789ab", way: "email", agreedAt: now } as const;
  await test.deps.db.insert(consents).values(agreed);
  await test.anonymous().request(`/passport/github?inviter=${user.id}`);
  await test.anonymous().send(accountCalls.signUp, { body: { email, password } });
  await test.anonymous().send(passwordCalls.forgetPassword, { body: { email } });
  const invited = { email: "invited@example.com", password, inviterID: user.id };
  await test.anonymous().send(accountCalls.signUp, { body: invited });
  return { user, resume, deleted, picture };
}

/**
 * Tables that store nothing about a user, or nothing that can be traced to one. Every other table must have a row of
 * `populatedUser` and lose it.
 */
const impersonal = new Set([
  ...["migrations", "installation_keys", "seeds", "categories", "examples"],
  // Challenges and counters are hashed and expire within the hour.
  ...["used_bot_challenges", "rate_limits", "captchas"],
  // Keyed hashes that are kept on purpose: who had the gifts of a new account.
  "gift_claims",
  // Of a day, a job, a payment provider, a design; programs that registered themselves; files that are being deleted.
  ...["sms_days", "viewer_salts", "job_schedules", "payment_notices", "template_uses", "tool_clients", "file_removals"],
]);

async function tablesWith(text: string): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public' order by 1",
  );
  const found: string[] = [];
  for (const { name } of rows) {
    const hits = await pool.query(`select 1 from "${name}" t where strpos(lower(t::text), lower($1)) > 0 limit 1`, [
      text,
    ]);
    if (hits.rows.length > 0) found.push(name);
  }
  return found;
}

/** What the archive contains of `populatedUser` for each exported table. */
const exportedAs: Readonly<Record<string, string>> = {
  users: '"nickName": "Lovelace"',
  sessions: '"devices": [',
  api_tokens: '"name": "Lovelace\'s tool"',
  identities: "lovelace-1815",
  orders: '"planName": "yearly"',
  grants: '"months": 12',
  invoice_requests: "Lovelace Engines",
  program_applications: "Lovelace College",
  member_downloads: '"lastDownloadAsMember": "2026-',
  token_records: '"amount": 5000',
  balance_records: '"amount": 500,',
  resumes: '"name": "Countess of Lovelace"',
  resume_versions: `"name": "Lovelace's"`,
  tool_proposals: "Lovelace's Park",
  ...exportedLinks,
  uploads: "pictures/",
  original_files: "resume-files/",
  audit_log: '"operation": "linkToAccount"',
  admin_actions: '"operation": "suspend"',
  example_decisions: '"offeredExamples": [',
  consents: '"version": "en-2026-01-01-0123456789ab"',
};

describe("the personal data that features declare", () => {
  const declared = personalData.flatMap(({ feature, tables }) =>
    Object.entries(tables).map(([table, use]) => ({ feature, table, use })),
  );

  it("covers every table that refers to a user, each once, and no other", async () => {
    const { user } = await populatedUser();
    const direct = (await Promise.all([user.id, email, cellphone].map(tablesWith))).flat();
    // A row that refers to a row of the user, over any number of foreign keys, belongs to the user as well.
    const { rows } = await pool.query<{ name: string }>(
      `with recursive referring(oid) as (
        select name::regclass::oid from unnest($1::text[]) as direct(name)
        union select conrelid from pg_constraint join referring on confrelid = referring.oid where contype = 'f'
      ) select oid::regclass::text as name from referring`,
      [["users", ...direct]],
    );
    const tables = rows.map(({ name }) => name).filter((name) => !impersonal.has(name));
    expect(declared.map(({ table }) => table).sort()).toEqual(tables.sort());
  });

  it("is in the archive, or declares why not", async () => {
    const { user } = await populatedUser();
    const response = await user.fetch(profileCalls.dataExport);
    const files = Object.entries(unzipSync(new Uint8Array(await response.arrayBuffer())));
    const archive = files.map(([name, bytes]) => `${name}\n${strFromU8(bytes)}`).join("\n");
    for (const { table, use } of declared) {
      if (use === "exported")
        expect(archive, table).toContain(exportedAs[table] ?? `a line of exportedAs for ${table}`);
      else expect(use.notExported, table).toMatch(/^[A-Z].{20,}\.$/);
    }
  });

  it("is registered for every feature that declares it", () => {
    const features = path.resolve(import.meta.dirname, "..");
    const files = readdirSync(features).filter((name) => existsSync(path.join(features, name, "personal-data.ts")));
    expect(personalData.map(({ feature }) => feature).sort()).toEqual(files.sort());
  });
});

describe("a removed account", () => {
  it("leaves no row that identifies the user in any table; orders stay without the user", async () => {
    const { user, resume, deleted } = await populatedUser();
    const before = new Set((await Promise.all([user.id, email, cellphone, resume._id].map(tablesWith))).flat());
    const codes = await pool.query("select 1 from verification_codes");
    expect(codes.rows.length).toBeGreaterThan(0);
    const { rows } = await pool.query<{ name: string }>(
      "select tablename as name from pg_tables where schemaname = 'public'",
    );
    const unseen = rows.map(({ name }) => name).filter((name) => !before.has(name) && !impersonal.has(name));
    // Codes and chunks refer only to their sign-up and their job, and are deleted with them. Money refers only to its order, which stays.
    const ofOrders = ["payment_exceptions", "payments", "refunds", "sandbox_payments"];
    expect(unseen.sort()).toEqual(["ai_chunks", ...figureTables, ...ofOrders, "verification_codes"].sort());

    expect(await removeAccount(test.deps, user.id)).toBe(true);
    for (const text of [user.id, email, cellphone, "lovelace"]) {
      expect(await tablesWith(text), text).toEqual([]);
    }
    for (const { _id } of [resume, deleted]) {
      expect((await tablesWith(_id)).filter((name) => name !== "file_removals")).toEqual([]);
    }
    const kept = await test.deps.db.query.orders.findMany();
    expect(kept).toMatchObject([{ userId: null, amount: 6000, tradeState: "SUCCESS" }]);
    const admin = await test.user({ role: "admin" });
    expect((await admin.send(recordCalls.listAllOrders)).data.count).toBe(1);
  });

  it("is signed out everywhere, its pages are 404 and its files are gone", async () => {
    const { user, resume, picture } = await populatedUser();
    for (const path of [`/r/${resume.uuid}`, resume.coverImg, picture]) {
      expect((await test.anonymous().request(path)).status, path).toBe(200);
    }
    await removeAccount(test.deps, user.id);
    expect((await user.send(accountCalls.currentUser)).code).toBe(100401);
    for (const path of [`/r/${resume.uuid}`, resume.coverImg, picture, `/api/public/${resume.uuid}`]) {
      expect((await test.anonymous().request(path)).status, path).toBe(404);
    }
  });

  it("leaves other users' data alone, and invited users keep their voucher without the inviter", async () => {
    const other = await test.user({ email: "bo@example.com" });
    const picture = await addPicture(other);
    const theirs = await addResume(other);
    const { user } = await populatedUser();
    await removeAccount(test.deps, user.id);
    expect((await other.send(accountCalls.currentUser)).status).toBe(200);
    for (const path of [`/r/${theirs.uuid}`, picture]) {
      expect((await test.anonymous().request(path)).status, path).toBe(200);
    }
    const waiting = await test.deps.db.query.signUps.findMany();
    expect(waiting).toMatchObject([{ email: "invited@example.com", inviterId: null }]);
  });

  it("is removed once, and its email is free again", async () => {
    const { user } = await populatedUser();
    const twice = await Promise.all([removeAccount(test.deps, user.id), removeAccount(test.deps, user.id)]);
    expect(twice.sort()).toEqual([false, true]);
    const client = test.anonymous();
    await client.send(accountCalls.signUp, { body: { email, password } });
    const mail = await (await client.request(`/api/sandbox/outbox?to=${email}`)).text();
    const veriCode = /\b\d{6}\b/.exec(mail)?.[0] ?? "";
    await client.send(accountCalls.verifyEmail, { body: { veriCode } });
    const { data } = await client.send(accountCalls.currentUser);
    // Gifts are given once a person.
    expect(data).toMatchObject({ token: 0, balance: 0, avatar: "" });
    expect(data._id).not.toBe(user.id);
    expect((await client.send(resumeCalls.countResumes)).data).toBe(0);
  });
});

describe("removing one's own account", () => {
  it("requires a captcha, good for one try; then the user and the cookie are gone and calls are refused", async () => {
    const { user } = await populatedUser();
    const wrong = await user.send(profileCalls.unregister, { body: { captchaCode: captchaText } });
    expect([wrong.status, wrong.code]).toEqual([400, 100410]);
    await user.send(signInWayCalls.destroyCaptcha);
    expect((await user.send(profileCalls.unregister, { body: { captchaCode: "none" } })).code).toBe(100410);
    // The wrong try used the captcha up.
    expect((await user.send(profileCalls.unregister, { body: { captchaCode: captchaText } })).code).toBe(100410);
    expect((await user.send(accountCalls.currentUser)).status).toBe(200);
    await user.send(signInWayCalls.destroyCaptcha);
    expect((await user.send(profileCalls.unregister, { body: { captchaCode: captchaText } })).status).toBe(200);
    expect(user.cookies.has("x-cid")).toBe(false);
    user.cookies.set("x-cid", user.token);
    expect((await user.send(accountCalls.currentUser)).code).toBe(100401);
    expect(await tablesWith(user.id)).toEqual([]);
  });
});

describe("the files of a removed account", () => {
  const listKeys = async () => {
    const folder = path.join(test.config.dataDir, "files");
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
  };

  it("are deleted from the storage, including covers of every form", async () => {
    const { user, resume, picture } = await populatedUser();
    for (const place of [`${resume.coverImg}?w=320`, `/r/${resume.uuid}/cover-0.jpg`]) await user.request(place);
    const preview = await user.request(`/r/${resume.uuid}/cover-0.jpg`);
    await user.request(preview.headers.get("location") ?? "");
    const own = (key: string) => key.startsWith(resume._id) || picture.endsWith(key);
    expect((await listKeys()).filter(own)).toHaveLength(4);
    await removeAccount(test.deps, user.id);
    await test.settle();
    expect((await listKeys()).filter(own)).toEqual([]);
  });

  it("do not include a cover whose drawing was in progress", async () => {
    const { user, resume } = await populatedUser();
    await user.send(resumeCalls.saveResume, { params: { id: resume._id }, body: { name: "Anew" } });
    const { coverImg } = (await user.send(resumeCalls.getResume, { params: { id: resume._id } })).data;
    let end: () => void = () => {};
    printer.hold = new Promise((resolve) => {
      end = resolve;
    });
    printer.printed.length = 0;
    const asked = user.request(coverImg);
    await expect.poll(() => printer.printed.length).toBe(1);
    await removeAccount(test.deps, user.id);
    await test.settle();
    end();
    printer.hold = null;
    await asked;
    expect((await listKeys()).filter((key) => key.startsWith(resume._id))).toEqual([]);
  });

  it("are deleted by a later run if the storage was unavailable", async () => {
    const { user, picture } = await populatedUser();
    const failing = {
      ...test.deps,
      storage: {
        ...test.deps.storage,
        remove: async () => {
          throw new StorageUnavailable("out of reach");
        },
      },
    };
    expect(await removeAccount(test.deps, user.id)).toBe(true);
    await sweepFiles(failing);
    expect((await test.anonymous().request(picture)).status).toBe(200);
    await sweepFiles(test.deps);
    expect((await test.anonymous().request(picture)).status).toBe(404);
  });

  it("are deleted again for ten minutes in case a request still writes one; then they are forgotten", async () => {
    const { user, picture } = await populatedUser();
    await removeAccount(test.deps, user.id);
    await test.deps.storage.put(picture.replace("/files/", ""), new Uint8Array([1]));
    test.clock.advance(600_001);
    await test.runRecurrentJobs();
    expect((await test.anonymous().request(picture)).status).toBe(404);
    expect(await test.deps.db.query.fileRemovals.findMany()).toEqual([]);
  });

  it("cannot be added by a request that comes too late", async () => {
    const user = await test.user();
    await removeAccount(test.deps, user.id);
    const body = new FormData();
    body.set("file", new File([Buffer.from(pixel, "base64")], "me.png"));
    expect((await user.request("/api/upload", { method: "POST", body })).status).toBe(401);
  });
});

describe("the cleanup job", () => {
  it("removes expired rows, including emails of people who never came back", async () => {
    const { user } = await populatedUser();
    test.clock.advance(31 * 86_400_000);
    await test.runRecurrentJobs();
    expect(await tablesWith("invited@example.com")).toEqual(["outbox"]);
    const expired = ["sessions", "password_resets", "operator_links", "sign_ups", "mail_quotas"];
    expect((await tablesWith(user.id)).filter((name) => expired.includes(name))).toEqual([]);
  });
});
