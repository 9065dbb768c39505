import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { catalogCalls } from "#contract/catalog.ts";
import { deskExampleCalls } from "#contract/desk-examples.ts";
import { deskHealthCalls } from "#contract/desk-health.ts";
import { resumeCalls } from "#contract/resumes.ts";
import { createTestApp, type TestUser } from "#tests/harness/app.ts";
import { firstCategory, offerResume } from "#tests/harness/desk-examples.ts";
import { createFakePrinter } from "#tests/harness/fake-printer.ts";
import { suspend } from "../accounts/service.ts";

const test = await createTestApp({ printer: createFakePrinter() });
afterAll(test.close);

const contacts = { email: "ada@lovelace.example", cellphone: "13800138000", wechat: "ada-1815", birth: "1815-12-10" };
const card = { decision: "listed", name: "Analyst", desc: "A first engine" } as const;
const reason = "Please say what you did, not only where";
let admin: TestUser;
let category: string;
beforeAll(async () => {
  admin = await test.user({ role: "admin" });
  category = await firstCategory(test);
});

const decide = (id: string, body: object) =>
  admin.fetch(deskExampleCalls.decideOffer, { params: { id }, body: body as never });
const queue = async (state: "open" | "decided" = "open") =>
  (await admin.send(deskExampleCalls.listOffers, { query: { state } })).data.data.map(({ _id }) => _id);
const shown = async () =>
  (await test.anonymous().send(catalogCalls.listExamples, { query: { pageSize: "100" } })).data.data.find(
    ({ name }) => name === "Analyst",
  );
const cardOf = async (user: TestUser, id: string) =>
  (await user.send(resumeCalls.listResumes)).data.data.find(({ _id }) => _id === id);

describe("an offered resume", () => {
  it("is listed as a copy without contacts, while its owner offers it and is not suspended", async () => {
    const ada = await test.user({ nickName: "Ada" });
    const id = await offerResume(ada, { ...contacts, name: "Ada Lovelace", title: "Analyst" });
    expect(await queue()).toEqual([id]);
    expect((await cardOf(ada, id))?.example).toBe("offered");
    expect((await decide(id, { ...card, category: "none" })).status).toBe(400);
    expect((await decide(id, card)).status).toBe(400);
    expect((await decide(id, { ...card, category })).status).toBe(200);
    expect((await decide(id, { ...card, category })).status).toBe(404);
    expect([await queue(), await queue("decided"), (await cardOf(ada, id))?.example]).toEqual([[], [id], "listed"]);

    const example = await shown();
    expect(example).toMatchObject({ desc: "A first engine", category, userId: { nickName: "Ada" } });
    const page = await test.anonymous().request(`/r/${example?.uuid}`);
    const html = await page.text();
    expect([page.status, html.includes("Ada Lovelace")]).toEqual([200, true]);
    for (const secret of Object.values(contacts)) expect(html).not.toContain(secret);
    expect((await ada.send(resumeCalls.countResumes)).data).toBe(1);

    const bo = await test.user();
    const body = { userId: bo.id };
    const copied = await bo.send(resumeCalls.copyResume, { params: { id: example?._id ?? "" }, body });
    expect(copied.data.data.basicInfo).toMatchObject({ name: "Ada Lovelace", email: "", cellphone: "" });

    // What the owner changes later is not shown: nobody has read it.
    const { data } = (await ada.send(resumeCalls.getResume, { params: { id } })).data;
    const changed = { ...data, basicInfo: { ...data.basicInfo, name: "Buy pills" } };
    await ada.send(resumeCalls.saveResume, { params: { id }, body: { data: changed } });
    expect(await (await test.anonymous().request(`/r/${example?.uuid}`)).text()).not.toContain("Buy pills");

    const { config } = (await ada.send(resumeCalls.getResume, { params: { id } })).data;
    const offer = (addToExamples: boolean) =>
      ada.send(resumeCalls.saveResume, { params: { id }, body: { config: { ...config, addToExamples } } });
    await offer(false);
    expect(await shown()).toBeUndefined();
    expect((await test.anonymous().request(`/r/${example?.uuid}`)).status).toBe(404);
    await offer(true);
    expect((await shown())?.uuid).toBe(example?.uuid);
    await suspend(test.deps, { actorId: null, userId: ada.id, reason });
    expect(await shown()).toBeUndefined();
    expect((await test.anonymous().request(`/r/${example?.uuid}`)).status).toBe(404);
  });

  it("is refused with a reason that its owner sees, and can be offered again", async () => {
    const cy = await test.user();
    const id = await offerResume(cy);
    expect((await decide(id, { decision: "refused" })).status).toBe(400);
    expect((await decide(id, { decision: "refused", reason })).status).toBe(200);
    expect(await cardOf(cy, id)).toMatchObject({ example: "refused", exampleReason: reason });
    expect((await decide(id, { ...card, category })).status).toBe(404);
    await cy.send(deskExampleCalls.offerAgain, { params: { id } });
    expect([(await cardOf(cy, id))?.example, await queue()]).toEqual(["offered", [id]]);
    expect((await cy.fetch(deskExampleCalls.offerAgain, { params: { id } })).status).toBe(404);
  });

  it("that is listed leaves the examples when it is refused after all", async () => {
    const di = await test.user();
    const id = await offerResume(di);
    await decide(id, { ...card, category });
    const example = await shown();
    expect((await decide(id, { decision: "refused", reason })).status).toBe(200);
    expect(await shown()).toBeUndefined();
    expect((await test.anonymous().request(`/r/${example?.uuid}`)).status).toBe(404);
    expect((await cardOf(di, id))?.example).toBe("refused");
  });

  it("does not wait while it is private", async () => {
    const ed = await test.user();
    const id = await offerResume(ed);
    const before = await queue();
    const { config } = (await ed.send(resumeCalls.getResume, { params: { id } })).data;
    await ed.send(resumeCalls.saveResume, { params: { id }, body: { config: { ...config, isPublic: false } } });
    expect([before.includes(id), (await queue()).includes(id)]).toEqual([true, false]);
    expect((await decide(id, { ...card, category })).status).toBe(404);
  });

  it("waits among any number of others, which are counted no further than a person reads", async () => {
    const flo = await test.user();
    const id = await offerResume(flo);
    await test.deps.db.pool.query(
      `insert into resumes (id, user_id, uuid, name, template_name, template_theme, lang, is_public, data, config, created_at, updated_at)
       select 'offer-' || n, user_id, 'offer-' || n, name, template_name, template_theme, lang, is_public, data, config,
         created_at, updated_at - n * interval '1 minute' from resumes, generate_series(1, 1100) n where id = $1`,
      [id],
    );
    const list = (currentPage: number) =>
      admin.send(deskExampleCalls.listOffers, { query: { state: "open", pageSize: 50, currentPage } });
    const { data: first } = await list(1);
    expect([first.data[0]?._id, first.count]).toEqual(["offer-1100", 1001]);
    const { data: last } = await list(23);
    expect([last.data.some(({ _id }) => _id === id), last.count < 1150]).toEqual([true, true]);
    expect((await admin.send(deskHealthCalls.getDeskHealth)).data.waiting.offers).toBe(1000);
    expect((await decide("offer-1100", { decision: "refused", reason })).status).toBe(200);
    expect([(await list(1)).data.data[0]?._id, await queue("decided")]).toEqual([
      "offer-1099",
      expect.arrayContaining(["offer-1100"]),
    ]);
  });
});
