import { createHash } from "node:crypto";
import { z } from "zod";
import type { RawMessage } from "#contract/body.ts";
import type { Evidence } from "#core/billing/orders.ts";
import { parseJson } from "#server/adapters/ask.ts";
import { hexOf, onlyHeader, orderIdOf, orNull, readAnswer } from "./message.ts";
import { type BillRow, type Notice, type Payments, PaymentsUnavailable, type RefundState } from "./port.ts";
import { createWechatPaySignatures, type WechatPayKeys } from "./wechat-pay-signatures.ts";

export type WechatPayOptions = WechatPayKeys & {
  appId: string;
  /** The URL of our call for its messages: https, without a query. */
  notifyUrl: string;
  now: () => number;
  /** Replaces the endpoint in tests. */
  endpoint?: string;
  timeoutMs?: number;
};

type Signatures = ReturnType<typeof createWechatPaySignatures>;

/** Seconds by which a message may differ from our clock. */
const tolerance = 300;

const transactionSchema = z.object({
  appid: z.string(),
  mchid: z.string(),
  out_trade_no: z.string(),
  trade_state: z.string(),
  transaction_id: z.string().optional(),
  success_time: z.string().optional(),
  // Whatever was paid is compared with the order, and shown to the operator where it is something else.
  amount: z.object({ total: z.number(), currency: z.string() }).optional(),
});
type Transaction = z.infer<typeof transactionSchema>;

const refundSchema = z.object({ status: z.string(), refund_id: z.string().optional() });
const messageSchema = z.object({
  event_type: z.string(),
  resource: z.object({ ciphertext: z.string(), nonce: z.string(), associated_data: z.string().default("") }),
});
const refundNoticeSchema = z.object({ out_refund_no: z.string(), out_trade_no: z.string() });

/**
 * WeChat Pay, APIv3, Native: a QR code that the buyer scans. Orders and refunds are known there by their ids as 32
 * hexadecimal digits. See pay.weixin.qq.com/docs/merchant
 */
export function createWechatPay(options: WechatPayOptions): Payments {
  const { appId, merchantId } = options;
  const signatures = createWechatPaySignatures(options);
  const { ask, send } = createClient(options, signatures);

  return {
    kind: "wechat-pay",
    currency: "CNY",
    hoursAhead: 8,
    async begin(order) {
      const reference = hexOf(order.id);
      const { status, body } = await ask("POST", "/v3/pay/transactions/native", {
        appid: appId,
        mchid: merchantId,
        description: order.description,
        out_trade_no: reference,
        time_expire: inBeijing(order.expiresAt),
        notify_url: options.notifyUrl,
        amount: { total: order.amount, currency: order.currency },
      });
      const url = z.object({ code_url: z.string().min(1) }).safeParse(body);
      if (status !== 200 || !url.success) throw refusal(status, body);
      return { reference, url: url.data.code_url };
    },
    async read(order) {
      const number = hexOf(order.id);
      const { status, body } = await ask("GET", `/v3/pay/transactions/out-trade-no/${number}?mchid=${merchantId}`);
      if (status === 404) return { state: "closed" };
      if (status !== 200) throw refusal(status, body);
      const transaction = readAnswer("WeChat Pay", transactionSchema, body);
      if (transaction.out_trade_no !== number) throw new PaymentsUnavailable("WeChat Pay answered about another order");
      const state = transaction.trade_state;
      if (state === "SUCCESS" || state === "REFUND")
        return { state: "paid", evidence: evidenceOf(transaction, options) };
      return { state: state === "CLOSED" || state === "REVOKED" ? "closed" : "open" };
    },
    async close(order) {
      const path = `/v3/pay/transactions/out-trade-no/${hexOf(order.id)}/close`;
      const { status, body } = await ask("POST", path, { mchid: merchantId });
      // It is paid, closed already, or was never begun; `read` tells which.
      if (status !== 204 && status !== 400 && status !== 404) throw refusal(status, body);
    },
    async refund({ refundId, providerId, amount, total, currency }) {
      const { status, body } = await ask("POST", "/v3/refund/domestic/refunds", {
        transaction_id: providerId,
        out_refund_no: hexOf(refundId),
        amount: { refund: amount, total, currency },
      });
      if (status === 403 || status === 400) return { state: "failed", providerId: null };
      if (status !== 200) throw refusal(status, body);
      return refundState(body);
    },
    async readRefund({ refundId }) {
      const { status, body } = await ask("GET", `/v3/refund/domestic/refunds/${hexOf(refundId)}`);
      if (status !== 200) throw refusal(status, body);
      return refundState(body);
    },
    open: async (message) => openMessage(message, options, signatures),
    async bill(day) {
      const { status, body } = await ask("GET", `/v3/bill/tradebill?bill_date=${day}&bill_type=SUCCESS`);
      // A day without payments has no bill.
      if (status === 400 && z.object({ code: z.literal("NO_STATEMENT_EXIST") }).safeParse(body).success) return [];
      if (status !== 200) throw refusal(status, body);
      const where = readAnswer("WeChat Pay", z.object({ hash_value: z.string(), download_url: z.url() }), body);
      const url = new URL(where.download_url);
      const response = await send("GET", `${url.pathname}${url.search}`, "");
      const text = await response.text().catch(unavailable);
      // The file itself is not signed; the signed answer names its digest.
      if (createHash("sha1").update(text).digest("hex") !== where.hash_value.toLowerCase()) {
        throw new PaymentsUnavailable("WeChat Pay's bill is not the one that it announced");
      }
      return billRows(text);
    },
  };
}

/** Sends requests, and takes no answer that WeChat Pay did not sign. */
function createClient(options: WechatPayOptions, signatures: Signatures) {
  const { now, timeoutMs = 5_000 } = options;
  const endpoint = options.endpoint ?? "https://api.mch.weixin.qq.com";

  /** Sends a signed request and returns the answer, whose signature is verified whatever its status. */
  async function ask(
    method: "GET" | "POST",
    path: string,
    content?: object,
  ): Promise<{ status: number; body: unknown }> {
    const sent = content === undefined ? "" : JSON.stringify(content);
    const response = await send(method, path, sent);
    const text = await response.text().catch(unavailable);
    const headers = (name: string) => response.headers.get(name) ?? undefined;
    const signed = {
      timestamp: headers("wechatpay-timestamp"),
      nonce: headers("wechatpay-nonce"),
      signature: headers("wechatpay-signature"),
      serial: headers("wechatpay-serial"),
    };
    if (!signatures.verify(signed, text)) throw new PaymentsUnavailable("WeChat Pay's answer is not signed by it");
    if (response.status === 429 || response.status >= 500) {
      throw new PaymentsUnavailable(`WeChat Pay answered ${response.status}`);
    }
    return { status: response.status, body: parseJson(text) };
  }

  function send(method: "GET" | "POST", path: string, body: string): Promise<Response> {
    const authorization = signatures.authorize({ method, path, body, timestamp: Math.floor(now() / 1000) });
    const headers = {
      authorization,
      accept: "application/json",
      "content-type": "application/json",
      "user-agent": "inkleaf",
    };
    const init = { method, headers, redirect: "manual", signal: AbortSignal.timeout(timeoutMs) } as const;
    return fetch(`${endpoint}${path}`, method === "POST" ? { ...init, body } : init).catch(unavailable);
  }

  return { ask, send };
}

/** Verifies and decrypts a message. */
function openMessage(message: RawMessage, options: WechatPayOptions, signatures: Signatures): Notice {
  const text = Buffer.from(message.bytes).toString("utf8");
  const signed = {
    timestamp: onlyHeader(message, "wechatpay-timestamp"),
    nonce: onlyHeader(message, "wechatpay-nonce"),
    signature: onlyHeader(message, "wechatpay-signature"),
    serial: onlyHeader(message, "wechatpay-serial"),
  };
  if (!signatures.verify(signed, text)) return { kind: "refused", reason: "wrong signature" };
  if (Math.abs(options.now() / 1000 - Number(signed.timestamp)) > tolerance)
    return { kind: "refused", reason: "stale" };
  const found = messageSchema.safeParse(parseJson(text));
  const plain = found.success ? signatures.decrypt(found.data.resource) : null;
  if (!found.success || plain === null) return { kind: "refused", reason: "cannot be decrypted" };
  const type = found.data.event_type;
  if (type.startsWith("REFUND.")) {
    const refund = refundNoticeSchema.safeParse(parseJson(plain));
    if (!refund.success) return { kind: "other" };
    const { out_refund_no: number, out_trade_no: orderNumber } = refund.data;
    return { kind: "refund", refundId: orderIdOf(number), orderId: orderIdOf(orderNumber) };
  }
  const transaction = transactionSchema.safeParse(parseJson(plain));
  if (!transaction.success || transaction.data.trade_state !== "SUCCESS") return { kind: "other" };
  return {
    kind: "payment",
    orderId: orderIdOf(transaction.data.out_trade_no),
    evidence: orNull(() => evidenceOf(transaction.data, options)),
  };
}

function evidenceOf(transaction: Transaction, ours: Pick<WechatPayOptions, "merchantId" | "appId">): Evidence {
  const { transaction_id: providerId, amount, success_time: time = "", mchid, appid } = transaction;
  const paidAt = Date.parse(time);
  if (!providerId || !amount || Number.isNaN(paidAt))
    throw new PaymentsUnavailable("WeChat Pay left out what was paid");
  const isOurs = mchid === ours.merchantId && appid === ours.appId;
  const foreignMerchant = isOurs ? null : `${mchid} ${appid}`;
  return {
    provider: "wechat-pay",
    providerId,
    amount: amount.total,
    currency: amount.currency,
    foreignMerchant,
    paidAt,
  };
}

function refundState(body: unknown): RefundState {
  const { status, refund_id: providerId = null } = readAnswer("WeChat Pay", refundSchema, body);
  const state = status === "SUCCESS" ? "done" : status === "PROCESSING" ? "pending" : "failed";
  return { state, providerId };
}

/** Reads the payments of a bill: a line of names, a line for each payment with a backtick before each value, totals. */
function billRows(text: string): BillRow[] {
  const rows: BillRow[] = [];
  for (const line of text.split(/\r?\n/).slice(1)) {
    if (!line.startsWith("`")) break;
    const values = line.split(",").map((value) => value.replace(/^`/, ""));
    const [providerId, currency, yuan] = [values[5] ?? "", values[11] ?? "", values[12] ?? ""];
    rows.push({ providerId, currency, amount: Math.round(Number(yuan) * 100) });
  }
  return rows;
}

/** Returns a moment as RFC 3339 with the offset of Beijing: `2026-01-31T18:00:00+08:00`. */
function inBeijing(moment: Date): string {
  return `${new Date(moment.getTime() + 8 * 3_600_000).toISOString().slice(0, 19)}+08:00`;
}

function refusal(status: number, body: unknown): PaymentsUnavailable {
  const code = z.object({ code: z.string() }).safeParse(body);
  return new PaymentsUnavailable(`WeChat Pay refused: ${status} ${code.success ? code.data.code : ""}`);
}

function unavailable(cause: unknown): never {
  throw new PaymentsUnavailable("WeChat Pay is out of reach", { cause });
}
