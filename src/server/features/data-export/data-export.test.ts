import { strFromU8, unzipSync } from "fflate";
import { afterAll, afterEach, describe, expect, it, vi } from "vitest";
import { profileCalls } from "#contract/profile.ts";
import { resumeCalls } from "#contract/resumes.ts";
import { versionCalls } from "#contract/versions.ts";
import { welcomeGifts } from "#core/billing/ledger.ts";
import { rates } from "#core/limits.ts";
import { isJsonResume } from "#core/resume/formats/json-resume/json-resume.ts";
import { textFormats } from "#core/resume/formats/registry.ts";
import { textWriters } from "#core/resume/formats/writers.ts";
import { StorageUnavailable } from "#server/adapters/storage/port.ts";
import { createTestApp, type TestApp, type TestUser } from "#tests/harness/app.ts";
import { createFakePrinter } from "#tests/harness/fake-printer.ts";
import { book } from "../ledger/service.ts";

const test = await createTestApp({ printer: createFakePrinter(), env: { MEMBERSHIP: "open" } });
afterEach(test.clear);
afterAll(test.close);

/** The smallest PNG: one transparent pixel. */
const pixel = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==";

async function addPicture(user: TestUser): Promise<string> {
  const body = new FormData();
  body.set("file", new File([Buffer.from(pixel, "base64")], "me.png"));
  const response = await user.request("/api/upload", { method: "POST", body });
  return ((await response.json()) as { data: { url: string } }).data.url;
}

const addResume = async (user: TestUser, name: string) =>
  (
    await user.send(resumeCalls.createResume, {
      body: { userId: user.id, template: "TemplateModern", name, lang: "en" },
    })
  ).data;

async function archive(user: TestUser): Promise<Record<string, string>> {
  const response = await user.fetch(profileCalls.dataExport);
  expect(response.status).toBe(200);
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
  return Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)]));
}

describe("the data export", () => {
  it("asks the database once for a resume that has nothing beside it", async () => {
    const user = await test.user();
    const first = await addResume(user, "First");
    const asked = async () => {
      const query = vi.spyOn(test.deps.db.pool, "query");
      const names = Object.keys(await archive(user));
      const count = query.mock.calls.length;
      query.mockRestore();
      return { count, names };
    };
    const before = await asked();
    await addResume(user, "Third");
    const after = await asked();
    expect(after.count - before.count).toBe(1);
    expect(after.names.length).toBeGreaterThan(before.names.length);
    await user.fetch(versionCalls.nameVersion, { params: { id: first._id }, body: { name: "Sent" } });
    const { names } = await asked();
    expect(names.filter((name) => name.includes(" versions/"))).toHaveLength(1);
  });

  it("contains the account, every resume in each format, orders, both ledgers and the pictures", async () => {
    const user = await test.user({ nickName: "沈知远" });
    const gifts = welcomeGifts({ id: user.id, isInvited: true, currency: "USD" });
    await test.deps.db.transaction((one) => book(one, gifts, new Date(test.clock.now())));
    const picture = (await addPicture(user)).split("/").at(-1);
    const resume = await addResume(user, "简历");
    const files = await archive(user);
    const title = resume.data.basicInfo.title || "简历";
    expect(Object.keys(files).sort()).toEqual(
      [
        "README.txt",
        "account.json",
        "balances.json",
        "membership.json",
        "orders.json",
        `pictures/${picture}`,
        ...textFormats.flatMap(({ extensions, write }) => (write ? `resumes/${title}${extensions[0]}` : [])),
        "tokens.json",
      ].sort(),
    );
    const read = (name: string) => JSON.parse(files[name] ?? "");
    for (const { extensions, title: format } of textWriters) {
      expect(files["README.txt"]).toContain(`NAME${extensions[0]} ${format}`);
    }
    expect(read("account.json")).toMatchObject({ _id: user.id, email: user.email, nickName: "沈知远", token: 5000 });
    expect(read("account.json").devices).toHaveLength(1);
    expect(read(`resumes/${title}.json`)).toEqual(resume);
    expect(isJsonResume(read(`resumes/${title}.json-resume.json`))).toBe(true);
    expect(read("tokens.json")).toMatchObject([{ type: "initial", amount: 5000, balance: 5000 }]);
    expect(read("balances.json")).toMatchObject([{ type: "initial", amount: 500, balance: 500 }]);
    expect(read("orders.json")).toEqual([]);
    expect(files["README.txt"]).toContain("JSON Resume");
  });

  it("contains earlier states of a resume", async () => {
    const user = await test.user();
    const { _id: id } = await addResume(user, "Kept");
    await user.send(versionCalls.nameVersion, { params: { id }, body: { name: "Before the interview" } });
    const [name = "", text = ""] =
      Object.entries(await archive(user)).find(([path]) => path.includes(" versions/")) ?? [];
    expect(name).toMatch(/^resumes\/.+ versions\/2026-01-02T09-00-00 \w{6}\.json$/);
    expect(JSON.parse(text)).toMatchObject({ name: "Before the interview", document: { name: "Kept" } });
  });

  it("is named after the day, and no cache may store it", async () => {
    const user = await test.user();
    const { headers } = await user.fetch(profileCalls.dataExport);
    expect(headers.get("content-type")).toBe("application/zip");
    expect(headers.get("content-disposition")).toBe('attachment; filename="inkleaf-2026-01-02.zip"');
    expect(headers.get("cache-control")).toBe("private, no-store");
  });

  it("contains nothing of other users and no secret", async () => {
    const [user, other] = [await test.user(), await test.user({ nickName: "Somebody else" })];
    await addResume(other, "Not mine");
    await addPicture(other);
    const all = JSON.stringify(await archive(user));
    for (const text of [other.id, other.email, "Somebody else", "Not mine", user.token, "passwordHash", "tokenHash"]) {
      expect(all).not.toContain(text);
    }
    expect(all).not.toContain("pictures/0");
  });

  it("contains the resumes in the bin separately, with their earlier states", async () => {
    const user = await test.user();
    const resume = await addResume(user, "Deleted");
    await user.send(versionCalls.nameVersion, { params: { id: resume._id }, body: { name: "First" } });
    await user.send(resumeCalls.removeResume, { params: { id: resume._id } });
    const names = Object.keys(await archive(user));
    expect(names.filter((name) => name.startsWith("resumes/"))).toEqual([]);
    const ofBin = names.filter((name) => name.startsWith("bin/"));
    expect(ofBin).toHaveLength(textFormats.filter(({ write }) => write).length + 1);
    expect(ofBin.some((name) => name.includes(" versions/"))).toBe(true);
  });

  it("gives resumes with the same title distinct names, and contains more than a page of them", async () => {
    const user = await test.user();
    for (let made = 0; made < 103; made++) await addResume(user, "Same");
    const names = Object.keys(await archive(user)).filter((name) => /^resumes\/.*(?<!json-resume)\.json$/.test(name));
    expect(names).toHaveLength(103);
    expect(names.some((name) => name.endsWith(" (103).json"))).toBe(true);
  });

  it("is available five times an hour", async () => {
    const user = await test.user();
    for (let made = 0; made < rates.dataExport.points; made++) {
      expect((await user.fetch(profileCalls.dataExport)).status).toBe(200);
    }
    expect((await user.fetch(profileCalls.dataExport)).status).toBe(429);
  });
});

describe("a data export without the storage", () => {
  it("contains the rest, and names what is missing", async () => {
    const broken: TestApp = await createTestApp({
      printer: createFakePrinter(),
      storage: {
        kind: "s3",
        put: async () => {},
        get: async () => {
          throw new StorageUnavailable("out of reach");
        },
        async *keys() {},
        remove: async () => {},
      },
    });
    try {
      const user = await broken.user();
      const picture = (await addPicture(user)).split("/").at(-1) ?? "?";
      const files = await archive(user);
      expect(files["NOT-INCLUDED.txt"]).toContain(`pictures/${picture}`);
      expect(files["account.json"]).toContain(user.id);
    } finally {
      await broken.close();
    }
  });
});
