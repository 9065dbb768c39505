import { eq } from "drizzle-orm";
import { afterAll, afterEach, describe, expect, it } from "vitest";
import { referralCalls } from "#contract/referrals.ts";
import { users } from "#server/db/schema/accounts.ts";
import { createTestApp, type TestUser } from "#tests/harness/app.ts";
import { createFakePrinter } from "#tests/harness/fake-printer.ts";
import { book } from "../ledger/service.ts";
import { maskName } from "./service.ts";

const test = await createTestApp({ printer: createFakePrinter() });
afterEach(test.clear);
afterAll(test.close);

/** Creates a user who signed up by an invitation. */
async function invitee(inviter: TestUser, nickName: string) {
  test.clock.advance(1000);
  const user = await test.user({ nickName });
  await test.deps.db.update(users).set({ inviterId: inviter.id }).where(eq(users.id, user.id));
  return user;
}

async function reward(inviter: TestUser, amount: number, cause: string) {
  test.clock.advance(1000);
  const entry = { account: "voucher", currency: "USD", type: "referrer", userId: inviter.id, amount, cause } as const;
  await test.deps.db.transaction((one) => book(one, [entry], new Date(test.clock.now())));
}

const read = async (user: TestUser, query = {}, locale = "en") =>
  (await user.send(referralCalls.listReferrals, { query, headers: { "accept-language": locale } })).data;

describe("referrals", () => {
  it.each<[string, number[], number]>([
    ["nobody paid", [], 0],
    ["one paid a month", [200], 200],
    ["several paid, one of them twice", [200, 400, 1200, 3760], 5560],
  ])("add up when %s", async (_, amounts, earned) => {
    const user = await test.user();
    await invitee(user, "Ada");
    await invitee(user, "Grace");
    for (const [index, amount] of amounts.entries()) await reward(user, amount, `reward:${index}`);
    const found = await read(user);
    expect(found).toMatchObject({ invited: 2, earned, count: 2 + amounts.length });
    expect(found.sums).toEqual(
      amounts.length === 0 ? [] : [{ currency: "USD", pending: 0, booked: earned, reversed: 0 }],
    );
    expect(found.data.filter(({ event }) => event === "reward").map(({ amount }) => amount)).toEqual(
      amounts.toReversed(),
    );
    expect(found.data.filter(({ event }) => event === "joined").map(({ nickName }) => nickName)).toEqual([
      "G***",
      "A***",
    ]);
  });

  it("count only the user's own: neither gifts and spendings nor other users' invitations", async () => {
    const [user, other] = [await test.user(), await test.user()];
    await invitee(other, "Linus");
    await reward(other, 500, "reward:other");
    const now = new Date(test.clock.now());
    const entry = { account: "voucher", currency: "USD", userId: user.id } as const;
    await test.deps.db.transaction((one) =>
      book(
        one,
        [
          { ...entry, type: "initial", amount: 500, cause: "gift" },
          { ...entry, type: "outcome", amount: -300, cause: "order" },
        ],
        now,
      ),
    );
    expect(await read(user)).toMatchObject({ invited: 0, earned: 0, data: [], count: 0 });
  });

  it("are listed newest first and in pages, whatever their kind", async () => {
    const user = await test.user();
    await invitee(user, "One");
    await reward(user, 100, "reward:1");
    await invitee(user, "Two");
    const pages = await Promise.all([1, 2, 3, 4].map((currentPage) => read(user, { currentPage, pageSize: 1 })));
    expect(pages.map(({ data }) => data.map(({ event, nickName, amount }) => `${event}${nickName}${amount}`))).toEqual([
      ["joinedT***0"],
      ["reward100"],
      ["joinedO***0"],
      [],
    ]);
    for (const { count } of pages) expect(count).toBe(3);
  });

  it("reveal nothing of the invited but the first letter of a nickname", async () => {
    const user = await test.user();
    const ada = await invitee(user, "Adalovelace");
    const text = JSON.stringify(await read(user));
    for (const secret of [ada.id, ada.email, "dalovelace"]) expect(text).not.toContain(secret);
  });

  it.each([
    ["en", "http://localhost/signup?inviter="],
    ["zh", "http://localhost/login?inviter="],
  ])("link to the page where the edition %s creates accounts", async (locale, link) => {
    const user = await test.user();
    expect((await read(user, {}, locale)).inviteLink).toBe(link + user.id);
  });

  it("forget users who removed their account", async () => {
    const user = await test.user();
    const gone = await invitee(user, "Ada");
    await test.deps.db.delete(users).where(eq(users.id, gone.id));
    expect(await read(user)).toMatchObject({ invited: 0, count: 0, data: [] });
  });
});

it.each([
  ["Ada", "A***"],
  ["张三", "张***"],
  ["👩‍💻 Dev", "👩‍💻***"],
  ["  x", "x***"],
  ["", "***"],
])("the name %s is shown as %s", (name, shown) => {
  expect(maskName(name)).toBe(shown);
});
