import { createHmac } from "node:crypto";
import { z } from "zod";
import type { Evidence } from "#core/billing/orders.ts";
import { parseJson } from "#server/adapters/ask.ts";
import { sameSecret } from "#server/ids.ts";
import { onlyHeader, orNull, readAnswer } from "./message.ts";
import { type BillRow, type Notice, type Payments, PaymentsUnavailable, type RefundState } from "./port.ts";

export type StripeOptions = {
  secretKey: string;
  webhookSecret: string;
  /** Whether Stripe is the merchant of record. */
  isManaged: boolean;
  now: () => number;
  /** Replaces the endpoint in tests. */
  endpoint?: string;
  timeoutMs?: number;
};

/** Seconds by which a message may differ from our clock. */
const tolerance = 300;
/** Stripe keeps a session open for 30 minutes at least; it is closed by a call when the order's time is over. */
const longestOpen = 30 * 60_000;
const version = "2025-09-30.clover";

const sessionSchema = z.object({
  id: z.string(),
  client_reference_id: z.string().nullable(),
  status: z.string().nullable(),
  payment_status: z.string(),
  // Whatever was paid is compared with the order, and shown to the operator where it is something else.
  amount_total: z.number().nullable(),
  currency: z.string().nullable(),
  payment_intent: z.string().nullish(),
  livemode: z.boolean(),
  url: z.string().nullish(),
  created: z.number(),
});
type Session = z.infer<typeof sessionSchema>;

const refundSchema = z.object({
  id: z.string(),
  status: z.string().nullable(),
  metadata: z.record(z.string(), z.string()).nullish(),
});
const chargeSchema = z.object({
  payment_intent: z.string().nullish(),
  amount: z.number().int(),
  amount_refunded: z.number().int(),
  currency: z.string(),
  paid: z.boolean(),
});
const disputeSchema = z.object({ id: z.string(), payment_intent: z.string().nullish(), status: z.string() });
const eventSchema = z.object({ id: z.string(), type: z.string(), data: z.object({ object: z.unknown() }) });
const listOf = <Schema extends z.ZodType>(schema: Schema) => z.object({ data: z.array(schema), has_more: z.boolean() });

/**
 * Stripe Checkout: a page of Stripe's that the buyer is sent to. A payment is known by its payment intent. See
 * docs.stripe.com/api/checkout/sessions
 */
export function createStripe(options: StripeOptions): Payments {
  const ask = createClient(options);
  const evidenceOf = (session: Session) => readEvidence(session, /^(sk|rk)_live/.test(options.secretKey));

  async function findRefund(paymentIntent: string, refundId: string) {
    const fields = { payment_intent: paymentIntent, limit: "100" };
    const { status, body } = await ask("GET", "/v1/refunds", { fields });
    if (status !== 200) throw refusal(status, body);
    return (
      readAnswer("Stripe", listOf(refundSchema), body).data.find(({ metadata }) => metadata?.refund_id === refundId) ??
      null
    );
  }

  return {
    kind: "stripe",
    currency: "USD",
    hoursAhead: 0,
    async begin(order) {
      const line = "line_items[0]";
      const fields = {
        mode: "payment",
        client_reference_id: order.id,
        [`${line}[quantity]`]: "1",
        [`${line}[price_data][currency]`]: order.currency.toLowerCase(),
        [`${line}[price_data][unit_amount]`]: String(order.amount),
        [`${line}[price_data][tax_behavior]`]: "inclusive",
        [`${line}[price_data][product_data][name]`]: order.description,
        "adaptive_pricing[enabled]": "false",
        "metadata[order_id]": order.id,
        "payment_intent_data[metadata][order_id]": order.id,
        locale: order.locale === "ch" ? "zh" : "en",
        expires_at: String(Math.ceil((order.expiresAt.getTime() + longestOpen) / 1000)),
        success_url: order.returnUrl,
        cancel_url: order.returnUrl,
        ...(options.isManaged ? { "managed_payments[enabled]": "true" } : {}),
      };
      const { status, body } = await ask("POST", "/v1/checkout/sessions", { fields, key: `order:${order.id}` });
      if (status !== 200) throw refusal(status, body);
      const { id, url } = readAnswer("Stripe", sessionSchema, body);
      if (!url) throw new PaymentsUnavailable("Stripe answered without a page to pay on");
      return { reference: id, url };
    },
    async read({ id, reference }) {
      if (reference === null) return { state: "closed" };
      const { status, body } = await ask("GET", `/v1/checkout/sessions/${encodeURIComponent(reference)}`);
      if (status === 404) return { state: "closed" };
      if (status !== 200) throw refusal(status, body);
      const session = readAnswer("Stripe", sessionSchema, body);
      if (session.client_reference_id !== id) throw new PaymentsUnavailable("Stripe answered about another order");
      if (session.payment_status === "paid") return { state: "paid", evidence: evidenceOf(session) };
      // A session that is complete and unpaid waits for a slow way of paying.
      return { state: session.status === "expired" ? "closed" : "open" };
    },
    async close({ reference }) {
      if (reference === null) return;
      const path = `/v1/checkout/sessions/${encodeURIComponent(reference)}/expire`;
      const { status, body } = await ask("POST", path);
      // It is complete or expired already, or unknown; `read` tells which.
      if (status !== 200 && status !== 400 && status !== 404) throw refusal(status, body);
    },
    async refund({ refundId, providerId, amount }) {
      // An idempotency key is forgotten after a day, the refund itself never.
      const earlier = await findRefund(providerId, refundId);
      if (earlier) return refundState(earlier);
      const fields = { payment_intent: providerId, amount: String(amount), "metadata[refund_id]": refundId };
      const { status, body } = await ask("POST", "/v1/refunds", { fields, key: `refund:${refundId}` });
      if (status === 400) return { state: "failed", providerId: null };
      if (status !== 200) throw refusal(status, body);
      return refundState(readAnswer("Stripe", refundSchema, body));
    },
    async readRefund({ refundId, providerId }) {
      const found = await findRefund(providerId, refundId);
      return found ? refundState(found) : { state: "pending", providerId: null };
    },
    async open(message): Promise<Notice> {
      const text = Buffer.from(message.bytes).toString("utf8");
      const refused = verify(onlyHeader(message, "stripe-signature"), text, options);
      if (refused) return { kind: "refused", reason: refused };
      const event = eventSchema.safeParse(parseJson(text));
      return event.success ? noticeOf(event.data.type, event.data.data.object, evidenceOf) : { kind: "other" };
    },
    async bill(day) {
      const from = Date.parse(`${day}T00:00:00Z`) / 1000;
      const rows: BillRow[] = [];
      const within = { "created[gte]": String(from), "created[lt]": String(from + 86_400), limit: "100" };
      for (let after = ""; ; ) {
        const fields = after ? { ...within, starting_after: after } : within;
        const { status, body } = await ask("GET", "/v1/charges", { fields });
        if (status !== 200) throw refusal(status, body);
        const page = readAnswer("Stripe", listOf(chargeSchema.extend({ id: z.string() })), body);
        for (const { payment_intent: providerId, amount, currency, paid } of page.data) {
          if (paid && providerId) rows.push({ providerId, amount, currency: currency.toUpperCase() });
        }
        after = page.data.at(-1)?.id ?? "";
        if (!page.has_more || !after) return rows;
      }
    },
  };
}

/** Sends requests in the form that Stripe takes, and throws PaymentsUnavailable where none was answered. */
function createClient(options: StripeOptions) {
  const { secretKey, timeoutMs = 5_000 } = options;
  const endpoint = options.endpoint ?? "https://api.stripe.com";

  return async function ask(
    method: "GET" | "POST",
    path: string,
    { fields = {}, key }: { fields?: Record<string, string>; key?: string } = {},
  ): Promise<{ status: number; body: unknown }> {
    const headers: Record<string, string> = { authorization: `Bearer ${secretKey}`, "stripe-version": version };
    if (key) headers["idempotency-key"] = key;
    const form = new URLSearchParams(fields).toString();
    const url = `${endpoint}${path}${method === "GET" && form ? `?${form}` : ""}`;
    const init = { method, headers, redirect: "manual", signal: AbortSignal.timeout(timeoutMs) } as const;
    if (method === "POST") headers["content-type"] = "application/x-www-form-urlencoded";
    try {
      const response = await fetch(url, method === "POST" ? { ...init, body: form } : init);
      const body: unknown = await response.json();
      if (response.status === 429 || response.status >= 500) {
        throw new PaymentsUnavailable(`Stripe answered ${response.status}`);
      }
      return { status: response.status, body };
    } catch (cause) {
      if (cause instanceof PaymentsUnavailable) throw cause;
      throw new PaymentsUnavailable("Stripe is out of reach", { cause });
    }
  };
}

function readEvidence(session: Session, isLive: boolean): Evidence {
  const { payment_intent: providerId, amount_total: amount, currency, livemode } = session;
  if (!providerId || amount === null || !currency) throw new PaymentsUnavailable("Stripe left out what was paid");
  const foreignMerchant = livemode === isLive ? null : `livemode ${livemode}`;
  const paidAt = session.created * 1000;
  return { provider: "stripe", providerId, amount, currency: currency.toUpperCase(), foreignMerchant, paidAt };
}

/** Returns why a message is not Stripe's, or null where it is (docs.stripe.com/webhooks/signature). */
function verify(header: string | undefined, text: string, { webhookSecret, now }: StripeOptions): string | null {
  const parts = (header ?? "").split(",").map((part) => part.split("=") as [string, string | undefined]);
  const time = parts.find(([name]) => name === "t")?.[1] ?? "";
  const given = parts.flatMap(([name, value]) => (name === "v1" && value ? [value] : []));
  if (!/^\d{1,12}$/.test(time) || given.length === 0) return "headers are missing or twice";
  const expected = createHmac("sha256", webhookSecret).update(`${time}.${text}`).digest("hex");
  if (!given.some((signature) => sameSecret(signature, expected))) return "wrong signature";
  return Math.abs(now() / 1000 - Number(time)) > tolerance ? "stale" : null;
}

function noticeOf(type: string, object: unknown, evidenceOf: (session: Session) => Evidence): Notice {
  if (type.startsWith("checkout.session.")) {
    const session = sessionSchema.safeParse(object);
    if (!session.success) return { kind: "other" };
    const { client_reference_id: orderId, payment_status: status } = session.data;
    return { kind: "payment", orderId, evidence: status === "paid" ? orNull(() => evidenceOf(session.data)) : null };
  }
  if (type.startsWith("refund.")) {
    const refund = refundSchema.safeParse(object);
    const refundId = refund.data?.metadata?.refund_id;
    return refundId ? { kind: "refund", refundId, orderId: null } : { kind: "other" };
  }
  if (type === "charge.refunded") {
    const charge = chargeSchema.safeParse(object);
    if (!charge.data?.payment_intent) return { kind: "other" };
    return { kind: "refunded-there", providerId: charge.data.payment_intent, total: charge.data.amount_refunded };
  }
  if (type !== "charge.dispute.created" && type !== "charge.dispute.closed") return { kind: "other" };
  const dispute = disputeSchema.safeParse(object);
  if (!dispute.data?.payment_intent) return { kind: "other" };
  const { id: disputeId, payment_intent: providerId, status } = dispute.data;
  const state = type === "charge.dispute.created" ? "opened" : status === "lost" ? "lost" : "won";
  return { kind: "dispute", disputeId, state, providerId };
}

function refundState({ id: providerId, status }: z.infer<typeof refundSchema>): RefundState {
  if (status === "succeeded") return { state: "done", providerId };
  return { state: status === "failed" || status === "canceled" ? "failed" : "pending", providerId };
}

function refusal(status: number, body: unknown): PaymentsUnavailable {
  const error = z.object({ error: z.object({ code: z.string().nullish(), type: z.string() }) }).safeParse(body);
  const why = error.success ? (error.data.error.code ?? error.data.error.type) : "";
  return new PaymentsUnavailable(`Stripe refused: ${status} ${why}`);
}
