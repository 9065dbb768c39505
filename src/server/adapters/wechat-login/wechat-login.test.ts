import { afterAll, afterEach, describe, expect, it } from "vitest";
import { createTestDatabase } from "#tests/harness/database.ts";
import { type PeerAnswer, type PeerRequest, startPeer } from "#tests/harness/peer.ts";
import { type FailureMode, wechatSuite } from "./contract.ts";
import { createEmbeddedWechat } from "./embedded.ts";
import { createWeixin } from "./weixin.ts";

const database = await createTestDatabase();
afterEach(database.clear);
afterAll(database.close);

wechatSuite("embedded", async () => {
  const wechat = createEmbeddedWechat(database.db, Date.now);
  return {
    wechat,
    async visit(url, nickName) {
      const request = new URL(url, "http://localhost").searchParams.get("request") ?? "";
      const profile = { name: nickName, email: "", isVerified: true };
      const target = nickName === "refuse" ? wechat.consent?.refuse(request) : wechat.consent?.allow(request, profile);
      return new URL((await target) ?? "", "http://localhost");
    },
  };
});

/**
 * Answers like open.weixin.qq.com and api.weixin.qq.com in their documents: status 200 and text/plain whatever happens.
 */
const state: { mood: FailureMode | null; withUnion: boolean; http: boolean } = {
  mood: null,
  withUnion: true,
  http: false,
};
const codes = new Map<string, string>();
const tokens = new Map<string, string>();
const used = new Set<string>();
let made = 0;

function answer({ url }: PeerRequest): PeerAnswer {
  const json = (body: unknown): PeerAnswer => ({ status: 200, body: JSON.stringify(body) });
  const wrong = (errcode: number, errmsg: string) => json({ errcode, errmsg });
  const got = (name: string) => url.searchParams.get(name) ?? "";
  if (state.mood === "silence") return "silence";
  if (state.mood === "garbage") return { status: 502, body: "<html>Bad gateway</html>" };
  if (state.mood === "busy") return wrong(-1, "system error");
  const openIdOf = (name: string) => `o${Buffer.from(name).toString("hex")}`;
  const union = (name: string) => (state.withUnion ? { unionid: `u${Buffer.from(name).toString("hex")}` } : {});
  if (url.pathname === "/sns/oauth2/access_token") {
    if (got("appid") !== "wx-app") return wrong(40013, "invalid appid");
    if (got("secret") !== "app-secret") return wrong(40125, "invalid appsecret, rid: 5f");
    if (got("grant_type") !== "authorization_code") return wrong(40002, "invalid grant_type");
    const code = got("code");
    if (code === "") return wrong(41008, "missing code");
    if (used.has(code)) return wrong(40163, "code been used");
    const name = codes.get(code);
    if (name === undefined) return wrong(40029, "invalid code");
    used.add(code);
    const token = `token-${tokens.size}`;
    tokens.set(token, name);
    return json({
      access_token: token,
      expires_in: 7200,
      refresh_token: "r",
      openid: openIdOf(name),
      scope: "snsapi_login",
      ...union(name),
    });
  }
  const name = tokens.get(got("access_token"));
  if (name === undefined) return wrong(40001, "invalid credential, access_token is invalid or not latest");
  if (got("openid") !== openIdOf(name)) return wrong(40003, "invalid openid");
  const headimgurl = `${state.http ? "http" : "https"}://thirdwx.qlogo.cn/mmopen/vi_32/x/132`;
  return json({ openid: got("openid"), nickname: name, sex: 0, headimgurl, privilege: [], ...union(name) });
}

const peer = await startPeer(answer);
afterAll(peer.close);
const options = { appId: "wx-app", appSecret: "app-secret", apiOrigin: peer.url };

async function visit(url: string, nickName: string): Promise<URL> {
  const asked = new URL(url);
  expect(asked.origin + asked.pathname).toBe("https://open.weixin.qq.com/connect/qrconnect");
  expect(asked.hash).toBe("#wechat_redirect");
  const { appid, response_type, scope, redirect_uri = "", state: given = "" } = Object.fromEntries(asked.searchParams);
  expect({ appid, response_type, scope }).toEqual({ appid: "wx-app", response_type: "code", scope: "snsapi_login" });
  const back = new URL(redirect_uri);
  if (nickName !== "refuse") {
    made += 1;
    codes.set(`code-${made}`, nickName);
    back.searchParams.set("code", `code-${made}`);
  }
  back.searchParams.set("state", given);
  return back;
}

wechatSuite("weixin", async () => {
  state.mood = null;
  return {
    wechat: createWeixin(options),
    visit,
    async failing(mode) {
      state.mood = mode;
      if (mode === "wrong secret") return createWeixin({ ...options, appSecret: "another" });
      if (mode === "unreachable") return createWeixin({ ...options, apiOrigin: "http://127.0.0.1:1" });
      return createWeixin({ ...options, timeoutMs: mode === "silence" ? 300 : undefined });
    },
  };
});

describe("weixin alone", () => {
  const finish = async () => {
    state.mood = null;
    const wechat = createWeixin(options);
    const url = await wechat.begin({ redirectUri: "http://127.0.0.1:9/login", state: "s" }, "ch");
    return wechat.finish((await visit(url, "小明")).searchParams.get("code") ?? "");
  };
  afterEach(() => {
    state.withUnion = true;
    state.http = false;
  });

  it("identifies a user by the unionid, or by the openid where there is none", async () => {
    expect((await finish()).subject).toMatch(/^u/);
    state.withUnion = false;
    expect((await finish()).subject).toMatch(/^o/);
  });

  it("returns pictures by https only", async () => {
    state.http = true;
    expect((await finish()).avatar).toBe("https://thirdwx.qlogo.cn/mmopen/vi_32/x/132");
  });
});
