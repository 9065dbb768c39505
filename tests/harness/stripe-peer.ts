import { randomUUID } from "node:crypto";
import Stripe from "stripe";
import { type PeerAnswer, type PeerRequest, type PeerSettings, startPeer } from "./peer.ts";

export type StripeFault = "none" | "silent" | "down" | "garbage";

export type StripeChange = Partial<{
  total: number;
  currency: string;
  livemode: boolean;
  timestamp: number;
  secret: string;
  tamper: "body" | "cut";
  /** What the message is about, where it is not that the checkout was completed. */
  type: string;
}>;

type Session = {
  id: string;
  orderId: string;
  total: number;
  currency: string;
  status: "open" | "complete" | "expired";
  /** Whether the buyer chose a way of paying whose money comes days later, and it is not there yet. */
  isLate: boolean;
  intent: string;
  created: number;
  refunds: { id: string; amount: number; metadata: Record<string, string>; status: string }[];
};

/** Stripe on loopback, with a book of its own. Messages are signed by the `stripe` package, none of whose code is ours. */
export async function startStripePeer({ now, onRequest }: PeerSettings) {
  const keys = { secretKey: "sk_test_4eC39HqLyjWDarjtT1zdp7dc", webhookSecret: "whsec_test_secret", isManaged: false };
  const { webhooks } = new Stripe(keys.secretKey);
  const sessions = new Map<string, Session>();
  const answered = new Map<string, PeerAnswer>();
  const state = { fault: "none" as StripeFault, isRefundSlow: false };
  const seconds = () => Math.floor(now() / 1000);

  const sessionOf = (session: Session, change: StripeChange = {}) => ({
    ...{ id: session.id, object: "checkout.session", client_reference_id: session.orderId, created: session.created },
    ...{ status: session.status, payment_status: session.status === "complete" && !session.isLate ? "paid" : "unpaid" },
    ...{ amount_total: change.total ?? session.total, currency: change.currency ?? session.currency },
    payment_intent: session.status === "complete" ? session.intent : null,
    livemode: change.livemode ?? false,
    url: session.status === "open" ? `https://checkout.stripe.com/c/pay/${session.id}` : null,
  });
  const chargeOf = (session: Session) => ({
    ...{ id: `ch_${session.intent}`, object: "charge", payment_intent: session.intent, amount: session.total },
    ...{ currency: session.currency, paid: true, created: session.created },
    amount_refunded: session.refunds.reduce((sum, { amount }) => sum + amount, 0),
  });
  const ofIntent = (intent: unknown) => [...sessions.values()].find((session) => session.intent === intent);

  function answer(request: PeerRequest): PeerAnswer {
    if (state.fault === "silent") return "silence";
    if (state.fault === "down") return { status: 503, body: "{}" };
    if (state.fault === "garbage") return { status: 200, body: "<html>" };
    if (request.headers.authorization !== `Bearer ${keys.secretKey}`) return refuse(401, "api_key");
    const key = request.headers["idempotency-key"];
    const earlier = key === undefined ? undefined : answered.get(key);
    if (earlier) return earlier;
    const reply = carryOut(request);
    if (key !== undefined) answered.set(key, reply);
    return reply;
  }

  function carryOut({ method, url, body }: PeerRequest): PeerAnswer {
    const form = new URLSearchParams(method === "GET" ? url.search : body);
    if (url.pathname === "/v1/checkout/sessions") return begin(form);
    if (url.pathname === "/v1/refunds") return method === "GET" ? listRefunds(form) : refund(form);
    if (url.pathname === "/v1/charges") return reply({ data: paid().map(chargeOf), has_more: false });
    const id = /^\/v1\/checkout\/sessions\/(\w+)/.exec(url.pathname)?.[1] ?? "";
    const session = sessions.get(id);
    if (!session) return refuse(404, "resource_missing");
    if (!url.pathname.endsWith("/expire")) return reply(sessionOf(session));
    if (session.status !== "open") return refuse(400, "not_open");
    session.status = "expired";
    return reply(sessionOf(session));
  }

  function begin(form: URLSearchParams): PeerAnswer {
    const total = Number(form.get("line_items[0][price_data][unit_amount]"));
    const currency = form.get("line_items[0][price_data][currency]") ?? "";
    if (!Number.isInteger(total) || total < 50 || currency === "") return refuse(400, "parameter_invalid");
    if (Number(form.get("expires_at")) < seconds() + 1800) return refuse(400, "expires_at");
    const session: Session = {
      ...{ id: `cs_test_${randomUUID().replaceAll("-", "")}`, orderId: form.get("client_reference_id") ?? "" },
      ...{ total, currency, status: "open", isLate: false, created: seconds(), refunds: [] },
      intent: `pi_${randomUUID().replaceAll("-", "")}`,
    };
    sessions.set(session.id, session);
    return reply(sessionOf(session));
  }

  function refund(form: URLSearchParams): PeerAnswer {
    const session = ofIntent(form.get("payment_intent"));
    const amount = Number(form.get("amount"));
    const gone = session?.refunds.reduce((sum, one) => sum + one.amount, 0) ?? 0;
    if (session?.status !== "complete" || gone + amount > session.total) return refuse(400, "charge_already_refunded");
    const metadata = { refund_id: form.get("metadata[refund_id]") ?? "" };
    const booked = { id: `re_${randomUUID().slice(0, 8)}`, amount, metadata, status: statusOf() };
    session.refunds.push(booked);
    return reply(booked);
  }

  function listRefunds(form: URLSearchParams): PeerAnswer {
    const refunds = ofIntent(form.get("payment_intent"))?.refunds ?? [];
    for (const one of refunds) one.status = statusOf();
    return reply({ data: refunds, has_more: false });
  }

  const statusOf = () => (state.isRefundSlow ? "pending" : "succeeded");
  const paid = () => [...sessions.values()].filter(({ status }) => status === "complete");
  const reply = (content: object): PeerAnswer => ({ status: 200, body: JSON.stringify(content) });
  const refuse = (status: number, code: string): PeerAnswer => ({
    status,
    body: JSON.stringify({ error: { type: "invalid_request_error", code } }),
  });
  const ofOrder = (orderId: string) => [...sessions.values()].find((session) => session.orderId === orderId);

  function signedMessage(type: string, object: object, change: StripeChange = {}) {
    const body = JSON.stringify({ id: `evt_${randomUUID()}`, object: "event", type, data: { object } });
    const secret = change.secret ?? keys.webhookSecret;
    const timestamp = change.timestamp ?? seconds();
    const headers = { "stripe-signature": webhooks.generateTestHeaderString({ payload: body, secret, timestamp }) };
    if (change.tamper === "body") return { body: body.replace('"type"', ' "type"'), headers };
    return { body: change.tamper === "cut" ? body.slice(0, body.length >> 1) : body, headers };
  }

  const peer = await startPeer(answer, onRequest);
  return {
    ...peer,
    keys,
    state,
    sessions,
    /** Pays an order by its id, as a buyer does on Stripe's page. Returns false where it cannot be paid. */
    pay(orderId: string): boolean {
      const session = ofOrder(orderId);
      if (session?.status !== "open") return false;
      session.status = "complete";
      return true;
    },
    /** Pays it in a way whose money is there only when it is said to `arrive`. */
    payLater(orderId: string): void {
      Object.assign(ofOrder(orderId) ?? {}, { status: "complete", isLate: true });
    },
    arrive(orderId: string): void {
      Object.assign(ofOrder(orderId) ?? {}, { isLate: false });
    },
    /** Returns the message about a payment, changed and signed as asked. */
    message(orderId: string, change: StripeChange = {}): { body: string; headers: Record<string, string> } {
      const session = ofOrder(orderId);
      if (!session) throw new Error("There is no such session");
      return signedMessage(change.type ?? "checkout.session.completed", sessionOf(session, change), change);
    },
    /** Returns the message about a dispute of an order's payment. */
    disputeMessage(orderId: string, id: string, status: "needs_response" | "won" | "lost") {
      const type = status === "needs_response" ? "charge.dispute.created" : "charge.dispute.closed";
      return signedMessage(type, { id, object: "dispute", payment_intent: ofOrder(orderId)?.intent, status });
    },
    /** Sends money back by itself, as the operator can at Stripe, and returns the message about it. */
    refundThere(orderId: string, amount: number) {
      const session = ofOrder(orderId);
      if (!session) throw new Error("There is no such session");
      session.refunds.push({ id: `re_${randomUUID().slice(0, 8)}`, amount, metadata: {}, status: "succeeded" });
      return signedMessage("charge.refunded", chargeOf(session));
    },
  };
}
