import { afterAll, expect, it } from "vitest";
import { accountCalls } from "#contract/accounts.ts";
import { signInWayCalls } from "#contract/sign-in-ways.ts";
import { createGithub } from "#server/adapters/oauth/github.ts";
import { createGoogle } from "#server/adapters/oauth/google.ts";
import { createAliyunSms } from "#server/adapters/sms/aliyun.ts";
import { createWeixin } from "#server/adapters/wechat-login/weixin.ts";
import { createLog } from "#server/log.ts";
import { captchaText, createTestApp } from "#tests/harness/app.ts";
import { createFakePrinter } from "#tests/harness/fake-printer.ts";
import { startPeer } from "#tests/harness/peer.ts";
import { consent, smsCode } from "#tests/harness/sign-in.ts";

/** Signing in by phone, WeChat, Google and GitHub: the log contains no code, no number and no secret. */

const lines: string[] = [];
const log = createLog({ logLevel: "trace" }, { write: (line: string) => void lines.push(line) });
const test = await createTestApp({ printer: createFakePrinter(), log });
afterAll(test.close);

const phoneNumber = "13812345678";
const name = "Lovelace";
const email = "ada.lovelace@example.com";

/** Fails when the log contains a part of a cookie, a code or a provider's URL. */
function expectSilence(secrets: Iterable<string>): void {
  const text = lines.join("\n");
  expect(text).toContain('"route":"/api/users/loginByPhoneNumber"');
  for (const secret of secrets) {
    expect(secret.length, secret).toBeGreaterThanOrEqual(4);
    expect(text.toLowerCase()).not.toContain(secret.toLowerCase());
  }
}

it("the log holds no secret of whole sign-ins, nor of those that fail", async () => {
  const secrets = new Set([phoneNumber, `"${captchaText}"`, name, email]);
  const client = test.anonymous();
  const keep = () => {
    for (const value of client.cookies.values()) if (value.length > 8) secrets.add(value);
  };
  await client.send(signInWayCalls.getCaptcha);
  keep();
  const veriCode = await smsCode(client, phoneNumber);
  keep();
  secrets.add(`"${veriCode}"`);
  await client.send(signInWayCalls.signInByPhone, { body: { phoneNumber, veriCode: "0000" } });
  const { token } = (await client.send(signInWayCalls.signInByPhone, { body: { phoneNumber, veriCode } })).data;
  secrets.add(token);
  await client.send(signInWayCalls.bindPhone, { body: { phoneNumber, veriCode } });

  for (const provider of ["google", "github"]) {
    const back = await consent(client, `/passport/${provider}`, { name, email });
    for (const value of new URL(back, "http://localhost").searchParams.values()) secrets.add(value);
    await client.request(back);
    keep();
    await client.request(back);
  }
  const back = new URL(await consent(client, "/passport/wechat", { name }), "http://localhost");
  const [code = "", state = ""] = ["code", "state"].map((key) => back.searchParams.get(key) ?? "");
  secrets.add(code).add(state);
  await client.send(signInWayCalls.signInByWechat, { body: { code, state } });
  keep();
  await client.send(accountCalls.logoutPost);
  expectSilence(secrets);
});

it("the log holds none of our keys when vendors fail", async () => {
  const peer = await startPeer(({ url, body, headers }) => ({
    // Repeats whatever it was sent, as some vendors do in their error messages.
    status: 500,
    body: JSON.stringify({ error: "oops", error_description: `${url} ${body} ${JSON.stringify(headers)}` }),
  }));
  const keys = { clientId: "our-client-id", clientSecret: "our-client-secret" };
  const vendors = await createTestApp({
    printer: createFakePrinter(),
    log,
    wire: ({ now }) => ({
      sms: createAliyunSms({
        ...{ accessKeyId: "our-key-id", accessKeySecret: "our-key-secret", signName: "s", templateCode: "t" },
        ...{ now, endpoint: peer.url },
      }),
      oauth: {
        google: createGoogle({ ...keys, issuer: peer.url }),
        github: createGithub({ ...keys, origin: peer.url, apiOrigin: peer.url }),
      },
      wechat: createWeixin({ appId: "our-app-id", appSecret: "our-app-secret", apiOrigin: peer.url }),
    }),
  });
  const client = vendors.anonymous();
  await client.send(signInWayCalls.getCaptcha);
  const asked = await client.send(signInWayCalls.sendPhoneCode, { body: { captchaCode: captchaText, phoneNumber } });
  expect(asked.status).toBe(503);
  expect((await client.request("/passport/google")).headers.get("location")).toContain("providerUnavailable");

  const left = new URL((await client.request("/passport/github")).headers.get("location") ?? "");
  const state = left.searchParams.get("state") ?? "";
  const back = await client.request(`/passport/github/callback?code=secret-code&state=${state}`);
  expect(back.headers.get("location")).toContain("providerUnavailable");
  const qr = new URL((await client.request("/passport/wechat")).headers.get("location") ?? "");
  const wechatState = qr.searchParams.get("state") ?? "";
  const reply = await client.send(signInWayCalls.signInByWechat, { body: { code: "secret-code", state: wechatState } });
  expect(reply.status).toBe(503);
  expectSilence([
    phoneNumber,
    state,
    wechatState,
    "secret-code",
    "our-client-secret",
    "our-key-secret",
    "our-app-secret",
  ]);
  await Promise.all([vendors.close(), peer.close()]);
});
