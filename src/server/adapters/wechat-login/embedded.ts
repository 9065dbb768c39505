import type { Queries } from "#server/db/client.ts";
import { hashSecret } from "#server/ids.ts";
import { createLocalConsent } from "../oauth/local-consent.ts";
import { type WechatLogin, WechatRefused } from "./port.ts";

/** A stand-in for WeChat: a consent page on this machine, which works offline. */
export function createEmbeddedWechat(db: Queries, now: () => number): WechatLogin {
  const local = createLocalConsent(db, now, "wechat");
  return {
    kind: "embedded",
    consent: local.consent,
    begin: ({ redirectUri, state }) => local.url({ redirectUri, state, challenge: "" }),
    async finish(code) {
      const grant = await local.redeem(code);
      if (!grant) throw new WechatRefused("The code is not good");
      // The subject is derived from the name, so that the same name is the same user again.
      return { subject: hashSecret(`wechat:${grant.name}`).slice(0, 32), nickName: grant.name, avatar: "" };
    },
  };
}
