import { z } from "zod";
import { askJson } from "../ask.ts";
import { type WechatLogin, WechatRefused, WechatUnavailable } from "./port.ts";

export type WeixinOptions = {
  appId: string;
  appSecret: string;
  /** Replaces WeChat's hosts for the page and for the API in tests. */
  origin?: string;
  apiOrigin?: string;
  timeoutMs?: number;
};

const failure = z.object({
  errcode: z
    .number()
    .int()
    .refine((code) => code !== 0),
});
const tokenAnswer = z.object({
  access_token: z.string().min(1),
  openid: z.string().min(1),
  unionid: z.string().optional(),
});
const userAnswer = z.object({
  nickname: z.string().optional(),
  headimgurl: z.string().optional(),
  unionid: z.string().optional(),
});

/**
 * Codes of errors after which the user must begin again: wrong (40029), missing (41008), used (40163) or expired
 * (42003).
 */
const badCodes = new Set([40029, 41008, 40163, 42003]);

/**
 * A website application of open.weixin.qq.com with the scope `snsapi_login`. WeChat answers failures with status 200
 * and an `errcode`, as text/plain.
 * https://developers.weixin.qq.com/doc/oplatform/Website_App/WeChat_Login/Wechat_Login.html
 */
export function createWeixin(options: WeixinOptions): WechatLogin {
  const origin = options.origin ?? "https://open.weixin.qq.com";
  const api = options.apiOrigin ?? "https://api.weixin.qq.com";

  const ask = async <T>(path: string, query: Record<string, string>, schema: z.ZodType<T>): Promise<T> => {
    const { status, body } = await askJson(`${api}${path}?${new URLSearchParams(query)}`, {
      timeoutMs: options.timeoutMs,
    }).catch((cause) => {
      throw new WechatUnavailable("WeChat is out of reach", { cause });
    });
    const failed = failure.safeParse(body);
    if (failed.success) {
      const { errcode } = failed.data;
      if (badCodes.has(errcode)) throw new WechatRefused(`The code is not good (${errcode})`);
      throw new WechatUnavailable(`WeChat refused: ${errcode}`);
    }
    const answer = schema.safeParse(body);
    if (!answer.success) throw new WechatUnavailable(`WeChat answered ${status} and nothing that can be read`);
    return answer.data;
  };

  return {
    kind: "weixin",
    async begin({ redirectUri, state }, locale) {
      const query = new URLSearchParams({
        appid: options.appId,
        redirect_uri: redirectUri,
        response_type: "code",
        scope: "snsapi_login",
        state,
        lang: locale === "ch" ? "cn" : "en",
      });
      return `${origin}/connect/qrconnect?${query}#wechat_redirect`;
    },
    async finish(code) {
      const token = await ask(
        "/sns/oauth2/access_token",
        { appid: options.appId, secret: options.appSecret, code, grant_type: "authorization_code" },
        tokenAnswer,
      );
      const user = await ask(
        "/sns/userinfo",
        { access_token: token.access_token, openid: token.openid, lang: "zh_CN" },
        userAnswer,
      );
      return {
        subject: user.unionid ?? token.unionid ?? token.openid,
        nickName: user.nickname ?? "",
        // Older accounts have an http URL of the same picture.
        avatar: (user.headimgurl ?? "").replace(/^http:/, "https:"),
      };
    },
  };
}
