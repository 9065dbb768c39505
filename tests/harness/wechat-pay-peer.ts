import { createHash, generateKeyPairSync, randomUUID } from "node:crypto";
import { Aes, Formatter, Rsa } from "wechatpay-axios-plugin";
import { type PeerAnswer, type PeerRequest, type PeerSettings, startPeer } from "./peer.ts";

/** How the peer misbehaves: towards requests, or in what it says of payments. */
export type WechatPayFault =
  | "none"
  /** Does not answer, answers 500, answers with a signature of somebody else, or with half of what was signed. */
  | "silent"
  | "down"
  | "forged"
  | "cut"
  | "another serial";

export type WechatPayChange = Partial<{
  total: number;
  currency: string;
  mchid: string;
  appid: string;
  timestamp: number;
  serial: string;
  /** Changes the bytes after they were signed, or signs with another key. */
  tamper: "body" | "cut" | "key" | "cipher";
}>;

type Trade = {
  number: string;
  total: number;
  currency: string;
  state: "NOTPAY" | "SUCCESS" | "CLOSED";
  id: string;
  paidAt: string;
  refunds: Map<string, { amount: number; id: string; status: "PROCESSING" | "SUCCESS" }>;
};

const pairOf = () =>
  generateKeyPairSync("rsa", {
    modulusLength: 2048,
    publicKeyEncoding: { type: "spki", format: "pem" },
    privateKeyEncoding: { type: "pkcs8", format: "pem" },
  });

/**
 * WeChat Pay on loopback, with a book of its own: it checks and makes signatures with `wechatpay-axios-plugin`, none of
 * whose code is ours.
 */
export async function startWechatPayPeer({ now, onRequest }: PeerSettings) {
  const [merchant, platform, stranger] = [pairOf(), pairOf(), pairOf()];
  const keys = {
    merchantId: "1900000109",
    appId: "wx8888888888888888",
    serial: "1DDE55AD98ED71D6EDD4A4A16996DE7B47773A8C",
    privateKey: merchant.privateKey,
    apiKey: "0123456789abcdef0123456789ABCDEF",
    publicKeys: { PUB_KEY_ID_0119000001092026: platform.publicKey },
  };
  const [platformSerial = ""] = Object.keys(keys.publicKeys);
  const trades = new Map<string, Trade>();
  const state = { fault: "none" as WechatPayFault, isRefundSlow: false, isBillEmpty: false };
  const seconds = () => Math.floor(now() / 1000);

  function signed(text: string, change: WechatPayChange = {}): Record<string, string> {
    const timestamp = String(change.timestamp ?? seconds());
    const nonce = Formatter.nonce();
    const key = change.tamper === "key" ? stranger.privateKey : platform.privateKey;
    return {
      "wechatpay-timestamp": timestamp,
      "wechatpay-nonce": nonce,
      "wechatpay-signature": Rsa.sign(Formatter.response(timestamp, nonce, text), Rsa.from(key, "private")),
      "wechatpay-serial": change.serial ?? platformSerial,
      "content-type": "application/json",
    };
  }

  function isGenuine({ method, url, headers, body }: PeerRequest): boolean {
    const parts = Object.fromEntries(
      [...(headers.authorization ?? "").matchAll(/(\w+)="([^"]*)"/g)].map(([, name = "", value = ""]) => [name, value]),
    );
    const { mchid, nonce_str: nonce = "", timestamp = "", serial_no: serial, signature = "" } = parts;
    const text = Formatter.request(method, `${url.pathname}${url.search}`, timestamp, nonce, body);
    const isKnown = mchid === keys.merchantId && serial === keys.serial;
    return isKnown && Rsa.verify(text, signature, Rsa.from(merchant.publicKey, "public"));
  }

  const transactionOf = (trade: Trade, change: WechatPayChange = {}) => ({
    ...{ appid: change.appid ?? keys.appId, mchid: change.mchid ?? keys.merchantId, out_trade_no: trade.number },
    trade_state: trade.state === "SUCCESS" && trade.refunds.size > 0 ? "REFUND" : trade.state,
    ...(trade.state === "SUCCESS" ? { transaction_id: trade.id, success_time: trade.paidAt } : {}),
    amount: { total: change.total ?? trade.total, currency: change.currency ?? trade.currency },
  });

  function answer(request: PeerRequest): PeerAnswer {
    if (state.fault === "silent") return "silence";
    if (state.fault === "down") return { status: 502, body: "bad gateway" };
    if (!isGenuine(request)) return reply(401, { code: "SIGN_ERROR" });
    const { method, url, body } = request;
    const number = /out-trade-no\/([0-9a-zA-Z]+)/.exec(url.pathname)?.[1] ?? "";
    const trade = trades.get(number);
    if (url.pathname === "/v3/pay/transactions/native") return begin(JSON.parse(body));
    if (url.pathname.startsWith("/v3/refund/domestic/refunds")) return refund(url.pathname, method, body);
    if (url.pathname === "/v3/bill/tradebill") return announceBill();
    if (url.pathname === "/v3/billdownload/file") return { status: 200, body: billOf() };
    if (!trade) return reply(404, { code: "ORDER_NOT_EXIST" });
    if (!url.pathname.endsWith("/close")) return reply(200, transactionOf(trade));
    if (trade.state === "SUCCESS") return reply(400, { code: "ORDERPAID" });
    trade.state = "CLOSED";
    return reply(204, null);
  }

  function begin(sent: Record<string, never>): PeerAnswer {
    const { out_trade_no: number, amount } = sent as unknown as { out_trade_no: string; amount: Trade };
    if (!/^[0-9a-zA-Z_\-|*]{6,32}$/.test(number)) return reply(400, { code: "PARAM_ERROR" });
    const known = trades.get(number);
    if (known && known.state !== "NOTPAY") return reply(400, { code: "ORDERPAID" });
    const id = `42000${randomUUID().replaceAll("-", "").slice(0, 23)}`;
    const trade = { number, total: amount.total, currency: amount.currency, state: "NOTPAY", id, paidAt: "" } as const;
    trades.set(number, known ?? { ...trade, refunds: new Map() });
    return reply(200, { code_url: `weixin://wxpay/bizpayurl?pr=${number}` });
  }

  function refund(path: string, method: string, body: string): PeerAnswer {
    const sent = method === "POST" ? JSON.parse(body) : { out_refund_no: path.split("/").at(-1) };
    const trade = [...trades.values()].find(
      ({ id, refunds }) => id === sent.transaction_id || refunds.has(sent.out_refund_no),
    );
    if (trade?.state !== "SUCCESS") return reply(404, { code: "RESOURCE_NOT_EXISTS" });
    const known = trade.refunds.get(sent.out_refund_no);
    const gone = [...trade.refunds.values()].reduce((sum, { amount }) => sum + amount, 0);
    if (!known && gone + sent.amount.refund > trade.total) return reply(403, { code: "NOT_ENOUGH" });
    const status = state.isRefundSlow ? "PROCESSING" : "SUCCESS";
    const booked = known ?? { amount: sent.amount.refund, id: `5030${randomUUID().slice(0, 8)}`, status };
    if (!state.isRefundSlow) booked.status = "SUCCESS";
    trade.refunds.set(sent.out_refund_no, booked as never);
    return reply(200, { refund_id: booked.id, status: booked.status });
  }

  function billOf(): string {
    if (state.isBillEmpty) return ",\n";
    const paid = [...trades.values()].filter(({ state }) => state === "SUCCESS");
    const lines = paid.map(({ id, number, total, currency }) =>
      ["time", keys.appId, keys.merchantId, "0", "", id, number, "o", "NATIVE", "SUCCESS", "BANK", currency]
        .concat([(total / 100).toFixed(2), "0.00"])
        .map((value) => `\`${value}`)
        .join(","),
    );
    return ["交易时间,公众账号ID,商户号", ...lines, "总交易单数,应结订单总金额", `\`${paid.length},\`0.00`].join("\n");
  }

  function announceBill(): PeerAnswer {
    const hash = createHash("sha1").update(billOf()).digest("hex");
    const url = "https://api.mch.weixin.qq.com/v3/billdownload/file?token=t";
    return reply(200, { hash_type: "SHA1", hash_value: hash, download_url: url });
  }

  function reply(status: number, content: object | null): PeerAnswer {
    const text = content === null ? "" : JSON.stringify(content);
    const change: WechatPayChange =
      state.fault === "forged" ? { tamper: "key" } : state.fault === "another serial" ? { serial: "PUB_KEY_ID_X" } : {};
    return { status, headers: signed(text, change), body: state.fault === "cut" ? text.slice(0, -3) : text };
  }

  const peer = await startPeer(answer, onRequest);
  return {
    ...peer,
    keys,
    state,
    trades,
    /** Pays an order by its id, as a buyer does who scans the code. Returns false where it cannot be paid. */
    pay(orderId: string): boolean {
      const trade = trades.get(orderId.replaceAll("-", ""));
      if (trade?.state !== "NOTPAY") return false;
      Object.assign(trade, { state: "SUCCESS", paidAt: new Date(now()).toISOString() });
      return true;
    },
    /** Returns the message about a payment, changed and signed as asked. */
    message(orderId: string, change: WechatPayChange = {}): { body: string; headers: Record<string, string> } {
      const trade = trades.get(orderId.replaceAll("-", ""));
      if (!trade) throw new Error("There is no such trade");
      const nonce = Formatter.nonce(12);
      const key = change.tamper === "cipher" ? "x".repeat(32) : keys.apiKey;
      const ciphertext = Aes.AesGcm.encrypt(JSON.stringify(transactionOf(trade, change)), key, nonce, "transaction");
      const resource = { algorithm: "AEAD_AES_256_GCM", ciphertext, nonce, associated_data: "transaction" };
      const body = JSON.stringify({ id: randomUUID(), event_type: "TRANSACTION.SUCCESS", resource });
      const headers = signed(body, change);
      if (change.tamper === "body") return { body: body.replace('"event_type"', ' "event_type"'), headers };
      return { body: change.tamper === "cut" ? body.slice(0, body.length >> 1) : body, headers };
    },
  };
}
