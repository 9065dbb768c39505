import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import fc from "fast-check";
import { afterAll, describe, expect, it } from "vitest";
import { orderCalls } from "#contract/orders.ts";
import { recordCalls } from "#contract/records.ts";
import type { PlanName } from "#core/billing/membership.ts";
import { bonusOf, priceOf, rewardFor } from "#core/billing/orders.ts";
import type { Currency } from "#core/money.ts";
import { type Database, openDatabase } from "#server/db/client.ts";
import { book } from "#server/features/ledger/service.ts";
import { startSession } from "#server/features/sessions/service.ts";
import { insertUser } from "./harness/builders.ts";
import { createTestStorage, type Kind, silent, testKinds } from "./harness/database.ts";
import { assertLedgerLaws } from "./harness/ledger-law.ts";
import { isFull } from "./harness/print-set.ts";
import { makeDataFolder, type RunningServer, startServer } from "./harness/server.ts";
import { startStripePeer } from "./harness/stripe-peer.ts";
import { createTestClient } from "./harness/test-client.ts";
import { startWechatPayPeer } from "./harness/wechat-pay-peer.ts";

/**
 * The built server, as two processes on PostgreSQL and as one on the embedded database, is ended by `kill -9` while
 * buyers' payments arrive through every door at once: somewhere between the provider's success, the commit and the
 * answer. After the kill no vendor sends its message again, as none promises that it does. What was paid is delivered
 * once, within a minute of the restart.
 */
const kills = isFull ? 200 : 4;
/**
 * After so many kills the servers are left alone until everything is delivered, which takes up to a minute: most of 200
 * kills would be waiting with fewer in a row.
 */
const killsInARow = isFull ? 10 : 4;
const withinMs = 60_000;

let heard: () => void = () => {};
const onRequest = () => heard();
const wechat = await startWechatPayPeer({ now: Date.now, onRequest });
const stripe = await startStripePeer({ now: Date.now, onRequest });
afterAll(() => Promise.all([wechat.close(), stripe.close()]));
const peerOf = (currency: Currency) => (currency === "CNY" ? wechat : stripe);
const noticePaths = { CNY: "/api/pay/wechat/notify", USD: "/api/pay/stripe/webhook" };

/** The vendors' hosts cannot be chosen by a variable, so what the server asks there is led to the peers. */
const rerouted = `const send = fetch; globalThis.fetch = (url, init) => send(String(url)
  .replace("https://api.mch.weixin.qq.com", "${wechat.url}").replace("https://api.stripe.com", "${stripe.url}"), init);`;
const [[publicKeyId = "", publicKey = ""] = []] = Object.entries(wechat.keys.publicKeys);
const variables = {
  NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(rerouted)}`,
  WECHAT_PAY_MCHID: wechat.keys.merchantId,
  WECHAT_PAY_APP_ID: wechat.keys.appId,
  WECHAT_PAY_SERIAL: wechat.keys.serial,
  WECHAT_PAY_PRIVATE_KEY: wechat.keys.privateKey,
  WECHAT_PAY_API_KEY: wechat.keys.apiKey,
  WECHAT_PAY_PUBLIC_KEY_ID: publicKeyId,
  WECHAT_PAY_PUBLIC_KEY: publicKey,
  STRIPE_SECRET_KEY: stripe.keys.secretKey,
  STRIPE_WEBHOOK_SECRET: stripe.keys.webhookSecret,
  // Nothing is drawn here, and a browser would outlive its killed server.
  CHROMIUM_PATH: "/nonexistent",
};

/** How an order's payment becomes known, besides the job that asks about all open orders. */
type Way =
  /** By messages, each sent to every server more than once, and by the buyer's looking. */
  | "told"
  /** By nothing. */
  | "silent"
  /** The vouchers pay for one of two orders, both of which are confirmed. */
  | "voucher";

type Buyer = {
  id: string;
  token: string;
  way: Way;
  currency: Currency;
  plans: readonly PlanName[];
  inviterId: string;
  orders: string[];
  /** Orders of which somebody was told that they are paid. */
  answered: Set<string>;
  /** When the kill came, and when the servers were up again, in ms since 1970. */
  killedAt: number;
  restartedAt: number;
};

type Aim = {
  /** What is waited for: that everything was sent, that a peer is asked, or that a buyer is told of the payment. */
  after: "sent" | "asked" | "answered";
  /** Milliseconds from then to the kill. */
  delay: number;
  victim: number;
};

const anyAim: fc.Arbitrary<Aim> = fc.record({
  after: fc.constantFrom("sent", "asked", "answered"),
  delay: fc.oneof(fc.nat(40), fc.nat(400)),
  victim: fc.nat(1),
});

/** Buyers of one round, all of them new, so that what each owns in the end is what one order gives. */
async function makeBuyers(db: Database, round: number): Promise<Buyer[]> {
  const deps = { db, now: Date.now };
  const make = async (way: Way, currency: Currency, plans: readonly PlanName[]): Promise<Buyer> => {
    const [inviter, user] = [await insertUser(deps), await insertUser(deps)];
    await db.pool.query("update users set inviter_id = $1 where id = $2", [inviter.id, user.id]);
    const token = await startSession(deps, user.id);
    const known = { id: user.id, token, way, currency, plans, inviterId: inviter.id };
    return { ...known, orders: [], answered: new Set(), killedAt: 0, restartedAt: 0 };
  };
  const voucher = await make("voucher", "CNY", ["monthly", "quarterly"]);
  const gift = { account: "voucher", type: "initial", currency: "CNY", userId: voucher.id } as const;
  const amount = priceOf("quarterly");
  await db.transaction((one) => book(one, [{ ...gift, amount, cause: `gift ${voucher.id}` }], new Date()));
  const currency = round % 2 === 0 ? "CNY" : "USD";
  return [
    await make("told", "CNY", ["monthly"]),
    await make("told", "USD", ["yearly"]),
    await make("silent", currency, ["quarterly"]),
    voucher,
  ];
}

/**
 * Sends a request. Where a busy machine lets the server wait for its database for too long, it says so by 503, and
 * whoever asked asks again.
 */
async function send(server: RunningServer, path: string, init?: RequestInit): Promise<Response> {
  for (let tries = 1; ; tries += 1) {
    const response = await fetch(`${server.url}${path}`, init);
    if (response.status !== 503 || tries === 20) return response;
    await sleep(500);
  }
}

const clientOf = (buyer: Buyer, server: RunningServer) => {
  const client = createTestClient({ request: (path, init) => send(server, String(path), init) }, async () => {});
  client.cookies.set("x-cid", buyer.token);
  return client;
};

async function place(buyer: Buyer, server: RunningServer): Promise<void> {
  const call = buyer.currency === "CNY" ? orderCalls.createOrder : orderCalls.createEnOrder;
  for (const planName of buyer.plans) {
    const reply = await clientOf(buyer, server).send(call as typeof orderCalls.createOrder, { body: { planName } });
    expect(reply.data.isBalancePay).toBe(buyer.way === "voucher");
    buyer.orders.push(reply.data.orderId);
  }
}

/** Confirms an order that the vouchers pay for; of two, one is refused. */
async function confirm(buyer: Buyer, orderId: string, server: RunningServer): Promise<void> {
  const reply = await clientOf(buyer, server).send(orderCalls.confirmOrder, { params: { orderId } });
  expect([200, 409]).toContain(reply.status);
  if (reply.status === 200) buyer.answered.add(orderId);
}

/** A request; its answer is "paid" where it shows that a vendor's money has arrived. */
type Sent = { server: RunningServer; answer: Promise<unknown> };

/** Everything that arrives about a buyer's orders at one moment, at every server. */
function sendAll(buyer: Buyer, servers: readonly RunningServer[]): Sent[] {
  const { way, currency, orders } = buyer;
  return orders.flatMap((orderId) => {
    if (way === "silent") return [];
    if (way === "voucher") {
      return servers.flatMap((server) => [1, 2].map(() => ({ server, answer: confirm(buyer, orderId, server) })));
    }
    const message = peerOf(currency).message(orderId);
    const tell = async (server: RunningServer) => {
      const answer = await send(server, noticePaths[currency], { method: "POST", ...message });
      expect(answer.status).toBe(204);
    };
    const look = async (server: RunningServer) => {
      const reply = await clientOf(buyer, server).send(orderCalls.getOrder, { params: { orderId } });
      if (reply.data.trade_state !== "SUCCESS") return;
      buyer.answered.add(orderId);
      return "paid" as const;
    };
    return servers.flatMap((server) => [tell, look, tell].map((ask) => ({ server, answer: ask(server) })));
  });
}

/** Only a killed server leaves a request without an answer, and whatever is answered is right. */
async function expectAnswers(sent: readonly Sent[], killed: readonly RunningServer[]): Promise<void> {
  const answers = await Promise.allSettled(sent.map(({ answer }) => answer));
  for (const [index, answer] of answers.entries()) {
    const { server } = sent[index] as Sent;
    const isCutOff = answer.status === "rejected" && answer.reason.name !== "AssertionError" && killed.includes(server);
    if (answer.status === "rejected" && !isCutOff) throw answer.reason;
  }
}

/** Resolves at the moment for the kill. */
async function reach({ after, delay }: Aim, sent: readonly Sent[], asked: Promise<void>): Promise<void> {
  const answers = sent.map(({ answer }) => answer);
  const isPaid = async (answer: Sent["answer"]) => {
    if ((await answer) !== "paid") throw new Error("The answer says nothing of a payment");
  };
  const answered = Promise.any(answers.map(isPaid)).catch(() => {});
  const all = Promise.allSettled(answers).then(() => {});
  if (after === "asked") await Promise.race([asked, all]);
  if (after === "answered") await answered;
  await sleep(delay);
}

type Delivery = { user_id: string; order_id: string; plan_name: PlanName; created_at: Date };

/**
 * What is in the books of all buyers in the end: each order once, whatever somebody was told of it, and the inviters'
 * share of the money. Returns when each buyer's order was delivered.
 */
async function expectAllOnce(db: Database, buyers: readonly Buyer[]): Promise<Map<Buyer, number>> {
  await assertLedgerLaws(db.pool);
  const { rows } = await db.pool.query<Delivery>(
    "select o.user_id, o.id as order_id, o.plan_name, p.created_at from payments p join orders o on o.id = p.order_id",
  );
  const sums = async (query: string) =>
    new Map((await db.pool.query<{ user_id: string; sum: number }>(query)).rows.map((row) => [row.user_id, row.sum]));
  const tokens = await sums("select user_id, sum(amount)::int as sum from token_records group by 1");
  const vouchers = await sums("select user_id, sum(amount)::int as sum from balance_records group by 1");
  const grants = await sums("select user_id, count(*)::int as sum from grants group by 1");
  expect(rows).toHaveLength(buyers.length);
  const times = new Map<Buyer, number>();
  for (const buyer of buyers) {
    const { id, way, plans, inviterId, answered } = buyer;
    const paid = rows.filter((row) => row.user_id === id);
    expect(paid).toHaveLength(1);
    const { order_id: orderId, plan_name: planName, created_at: time } = paid[0] as Delivery;
    expect(plans).toContain(planName);
    expect([...answered].filter((told) => told !== orderId)).toEqual([]);
    expect(grants.get(id)).toBe(1);
    expect(tokens.get(id)).toBe(bonusOf({ id, userId: id, planName }).amount);
    if (way === "voucher") expect(vouchers.get(id)).toBe(priceOf("quarterly") - priceOf(planName));
    expect(vouchers.get(inviterId)).toBe(way === "voucher" ? undefined : rewardFor(priceOf(planName)));
    times.set(buyer, time.getTime());
  }
  const { rows: ours } = await db.pool.query<{ currency: string; sum: number }>(
    "select currency, sum(amount)::int as sum from payments where provider <> 'voucher' group by 1 order by 1",
  );
  const theirs = (all: Iterable<{ total: number }>) => [...all].reduce((sum, { total }) => sum + total, 0);
  expect(ours).toEqual([
    { currency: "CNY", sum: theirs(wechat.trades.values()) },
    { currency: "USD", sum: theirs(stripe.sessions.values()) },
  ]);
  return times;
}

/** One installation: how its servers start, and its database, which the embedded kind shows only while they are down. */
async function install(kind: Kind) {
  const dataDir = kind === "embedded" ? await makeDataFolder() : await mkdtemp(path.join(tmpdir(), "inkleaf-killed-"));
  const storage = kind === "postgres" ? await createTestStorage(kind) : null;
  const config = storage?.config ?? ({ kind: "embedded", folder: path.join(dataDir, "database") } as const);
  return {
    count: kind === "postgres" ? 2 : 1,
    start: () =>
      startServer({ ...variables, DATA_DIR: dataDir, DATABASE_URL: config.kind === "postgres" ? config.url : "" }),
    async look<Value>(work: (db: Database) => Promise<Value>): Promise<Value> {
      const db = await openDatabase(config, silent, { maintenance: false });
      try {
        return await work(db);
      } finally {
        await db.close();
      }
    },
    async remove() {
      await storage?.remove();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Places orders, has everything about them arrive at once, kills one server on the way or all, and starts it again. */
async function kill(buyers: readonly Buyer[], servers: RunningServer[], aim: Aim | "all"): Promise<RunningServer[]> {
  const serverOf = (index: number) => servers[index % servers.length] as RunningServer;
  for (const [index, buyer] of buyers.entries()) await place(buyer, serverOf(index));
  const victims = aim === "all" ? [...servers] : [serverOf(aim.victim)];
  const strike = () => Promise.all(victims.map((server) => server.stop("SIGKILL")));
  const asked = new Promise<void>((resolve) => {
    heard = () => {
      // The peer has not answered yet, so that nothing of this can have been delivered.
      if (aim === "all") void strike();
      heard = () => {};
      resolve();
    };
  });
  for (const { way, currency, orders } of buyers) {
    if (way !== "voucher") for (const id of orders) expect(peerOf(currency).pay(id)).toBe(true);
  }
  const sent = buyers.flatMap((buyer) => sendAll(buyer, servers));
  await reach(aim === "all" ? { after: "asked", delay: 0, victim: 0 } : aim, sent, asked);
  const killedAt = Date.now();
  await strike();
  await expectAnswers(sent, victims);
  for (const buyer of buyers) buyer.killedAt = killedAt;
  return victims;
}

describe.each(isFull ? testKinds : testKinds.slice(-1))("kill -9 of real servers while payments arrive, %s", (kind) => {
  it(`${kills} times: each order is delivered once within 60 s of the restart`, {
    timeout: 28_800_000,
  }, async ({ annotate }) => {
    const site = await install(kind);
    const everybody = await site.look(async (db) => {
      const rounds: Buyer[][] = [];
      for (let round = 0; round < kills; round += 1) rounds.push(await makeBuyers(db, round));
      return rounds;
    });
    const servers: RunningServer[] = [];
    for (let index = 0; index < site.count; index += 1) servers.push(await site.start());
    const restarts: number[] = [];
    try {
      for (const [round, aim] of fc.sample(anyAim, kills).entries()) {
        const buyers = everybody[round] ?? [];
        const isLast = round % killsInARow === killsInARow - 1;
        const killed = await kill(buyers, servers, isLast ? "all" : aim);
        // What the survivors see of the books is whole; the embedded database has none, and is looked at in the end.
        if (kind === "postgres") await site.look((db) => assertLedgerLaws(db.pool));
        for (const server of killed) servers[servers.indexOf(server)] = await site.start();
        restarts.push(Date.now());
        for (const buyer of buyers) {
          buyer.restartedAt = Date.now();
          if (buyer.way === "voucher")
            for (const id of buyer.orders) await confirm(buyer, id, servers[0] as RunningServer);
        }
        if (isLast) await expectDelivered(everybody.slice(round + 1 - killsInARow, round + 1).flat(), servers);
      }
    } finally {
      await Promise.all(servers.map((server) => server.stop()));
    }
    const times = await site.look((db) => expectAllOnce(db, everybody.flat()));
    const paid = [...times].filter(([{ way }]) => way !== "voucher");
    const late = paid.filter(([{ killedAt }, time]) => time > killedAt);
    const since = late.map(
      ([{ restartedAt }, time]) => time - Math.max(restartedAt, ...restarts.filter((one) => one <= time)),
    );
    const longest = Math.max(...since);
    await annotate(
      `${paid.length} paid orders: ${late.length} delivered after their kill, the last ${longest} ms after the restart`,
    );
    expect(longest).toBeLessThan(withinMs);
    // The last kill of each row came before every delivery, and only some others did.
    expect(late.length).toBeGreaterThan(0);
    if (isFull) expect(late.length).toBeLessThan(paid.length);
    await site.remove();
  });
});

/** Waits until the list of each buyer shows the order as delivered; reading the list asks no provider. */
async function expectDelivered(buyers: readonly Buyer[], servers: readonly RunningServer[]): Promise<void> {
  const [server] = servers as [RunningServer];
  const isOpen = async (buyer: Buyer) => {
    const { data } = (await clientOf(buyer, server).send(recordCalls.listOrders)).data;
    return !data.some((order) => order.trade_state === "SUCCESS" && order.isUpdated);
  };
  let open = buyers;
  const look = async () => {
    const still = await Promise.all(open.map(isOpen));
    open = open.filter((_, index) => still[index]);
    return open.map(({ way, currency, orders }) => ({ way, currency, orders }));
  };
  await expect.poll(look, { timeout: 2 * withinMs, interval: 500 }).toEqual([]);
  // What comes late, and again, finds everything done.
  await expectAnswers(
    buyers.flatMap((buyer) => sendAll(buyer, servers)),
    [],
  );
}
