import { setTimeout as sleep } from "node:timers/promises";
import type { LedgerEntry } from "#core/billing/ledger.ts";
import type { Currency } from "#core/money.ts";
import type { Payments } from "#server/adapters/payments/port.ts";
import { createStripe } from "#server/adapters/payments/stripe.ts";
import { createWechatPay } from "#server/adapters/payments/wechat-pay.ts";
import { book } from "#server/features/ledger/service.ts";
import type { App } from "#server/http/context.ts";
import { newId } from "#server/ids.ts";
import { createTestApp, dayOne, type TestApp, type TestUser } from "./app.ts";
import { createFakePrinter } from "./fake-printer.ts";
import { startStripePeer } from "./stripe-peer.ts";
import { startWechatPayPeer } from "./wechat-pay-peer.ts";

/**
 * The application with both vendors on loopback: WeChat Pay takes CNY, Stripe takes USD. The peers keep books of their
 * own, which the tests compare with ours.
 */
export async function createMoneyApp() {
  let now = () => dayOne;
  const clock = () => now();
  const wechat = await startWechatPayPeer({ now: clock });
  const stripe = await startStripePeer({ now: clock });
  const timeoutMs = 3_000;
  const notifyUrl = "https://cv.example.com/api/pay/wechat/notify";
  const payments: Payments[] = [
    createWechatPay({ ...wechat.keys, endpoint: wechat.url, now: clock, timeoutMs, notifyUrl }),
    createStripe({ ...stripe.keys, endpoint: stripe.url, now: clock, timeoutMs }),
  ];
  const test = await createTestApp({ payments, printer: createFakePrinter() });
  now = test.clock.now;
  const paths = { CNY: "/api/pay/wechat/notify", USD: "/api/pay/stripe/webhook" };
  return {
    test,
    wechat,
    stripe,
    peerOf: (currency: Currency) => (currency === "CNY" ? wechat : stripe),
    /**
     * Sends a message where a vendor sends it, to this process or to `app`, without running what it causes. Returns the
     * status. Where a busy machine has the server say 503, the message is sent again, as every vendor does.
     */
    async notify(
      currency: Currency,
      message: { body: string; headers: Record<string, string> },
      app: Pick<App, "request"> = test.app,
    ): Promise<number> {
      for (let tries = 1; ; tries += 1) {
        const { status } = await app.request(paths[currency], { method: "POST", ...message });
        if (status !== 503 || tries === 20) return status;
        await sleep(250);
      }
    },
    async give(user: TestUser, currency: Currency, amount: number): Promise<void> {
      const gift = { account: "voucher", type: "initial", currency, userId: user.id, amount } as const;
      const entry: LedgerEntry = { ...gift, cause: `gift ${newId()}` };
      await test.deps.db.transaction((one) => book(one, [entry], new Date(test.clock.now())));
    },
    /** Σ of what a peer took, in cents, and Σ of our payments in its currency. */
    async books(currency: Currency): Promise<{ theirs: number; ours: number }> {
      const theirs =
        currency === "CNY"
          ? [...wechat.trades.values()].filter(({ state }) => state === "SUCCESS")
          : [...stripe.sessions.values()].filter(({ status }) => status === "complete");
      const { rows } = await test.deps.db.pool.query<{ sum: number }>(
        "select coalesce(sum(amount), 0)::int as sum from payments where currency = $1 and provider <> 'voucher'",
        [currency],
      );
      return { theirs: theirs.reduce((sum, { total }) => sum + total, 0), ours: rows[0]?.sum ?? -1 };
    },
    async clear(): Promise<void> {
      await test.clear();
      wechat.trades.clear();
      stripe.sessions.clear();
      Object.assign(wechat.state, { fault: "none", isRefundSlow: false, isBillEmpty: false });
      Object.assign(stripe.state, { fault: "none", isRefundSlow: false });
    },
    async close(): Promise<void> {
      await wechat.close();
      await stripe.close();
      await test.close();
    },
  };
}

/** Returns a digest of every row of every table. */
export async function digestOf({ deps }: Pick<TestApp, "deps">): Promise<string> {
  const tables = await deps.db.pool.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public' order by 1",
  );
  const parts = tables.rows.map(
    ({ name }) =>
      `select '${name}' as name, md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as hash from "${name}" t`,
  );
  const { rows } = await deps.db.pool.query<{ name: string; hash: string }>(parts.join(" union all "));
  return rows.map(({ name, hash }) => `${name} ${hash}`).join("\n");
}
