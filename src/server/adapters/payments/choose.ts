import type { Config } from "#server/config/config.ts";
import { siteUrl } from "#server/config/editions.ts";
import type { Database } from "#server/db/client.ts";
import { createEmbeddedPayments } from "./embedded.ts";
import type { Payments } from "./port.ts";
import { createStripe } from "./stripe.ts";
import { createWechatPay } from "./wechat-pay.ts";

/** Returns who takes the money in each currency that is sold in. */
export function choosePayments(config: Config, db: Database, now: () => number): Payments[] {
  const { CNY, USD } = config.payments;
  const embedded = (currency: "CNY" | "USD") =>
    createEmbeddedPayments({ db, now, currency, siteUrl: siteUrl(config, currency === "CNY" ? "ch" : "en") });
  const notifyUrl = `${siteUrl(config, "ch")}/api/pay/wechat/notify`;
  return [
    ...(CNY?.kind === "wechat-pay" ? [createWechatPay({ ...CNY, notifyUrl, now })] : []),
    ...(USD?.kind === "stripe" ? [createStripe({ ...USD, now })] : []),
    ...(CNY?.kind === "embedded" ? [embedded("CNY")] : []),
    ...(USD?.kind === "embedded" ? [embedded("USD")] : []),
  ];
}
