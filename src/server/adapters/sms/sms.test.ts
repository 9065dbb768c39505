import { createHash, createHmac } from "node:crypto";
import { afterAll, afterEach, describe, expect, it } from "vitest";
import { createTestDatabase } from "#tests/harness/database.ts";
import { type Peer, type PeerRequest, startPeer } from "#tests/harness/peer.ts";
import { listOutbox } from "../mail/store.ts";
import { aliyunAuthorization, createAliyunSms } from "./aliyun.ts";
import { type Delivered, type FailureMode, smsSuite } from "./contract.ts";
import { createEmbeddedSms } from "./embedded.ts";
import { createNoSms } from "./off.ts";
import { createTencentSms, tencentAuthorization } from "./tencent.ts";

const database = await createTestDatabase();
afterEach(database.clear);
afterAll(database.close);

smsSuite("embedded", async () => ({
  sms: createEmbeddedSms(database.db, Date.now),
  delivered: async () => {
    const { rows } = await listOutbox(database.db, undefined, { limit: 50, offset: 0 });
    return rows.map(({ to, text }) => ({ to, code: /\d{4}/.exec(text)?.[0] ?? "" }));
  },
}));

/** Servers that check a request as the vendors' documents describe, with code of their own. */
const peers: Peer[] = [];
afterAll(() => Promise.all(peers.map((peer) => peer.close())));
const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");
const hmac = (key: string | Buffer, text: string) => createHmac("sha256", key).update(text).digest();
const field = (header: string, name: string) => new RegExp(`${name}=([^,]+)`).exec(header)?.[1]?.trim() ?? "";

async function startVendor(answer: (request: PeerRequest, box: Delivered[]) => object) {
  const box: Delivered[] = [];
  let mood: FailureMode | null = null;
  const peer = await startPeer((request) => {
    if (mood === "silence") return "silence";
    if (mood === "garbage") return { status: 502, body: "<html>Bad gateway</html>" };
    return { status: 200, body: JSON.stringify(answer(request, box)) };
  });
  peers.push(peer);
  return {
    url: peer.url,
    box,
    setMood: (next: FailureMode | null) => {
      mood = next;
    },
    mood: () => mood,
  };
}

const aliyunKey = { accessKeyId: "ak-id", accessKeySecret: "ak-secret" };
const aliyun = await startVendor((request, box) => {
  const header = request.headers.authorization ?? "";
  const signed = field(header, "SignedHeaders").split(";");
  const canonical = `${request.method}\n/\n\n${signed.map((name) => `${name}:${request.headers[name]}\n`).join("")}\n${signed.join(";")}\n${sha256(request.body)}`;
  const expected = hmac(aliyunKey.accessKeySecret, `ACS3-HMAC-SHA256\n${sha256(canonical)}`).toString("hex");
  const isSigned =
    field(header, "Credential") === aliyunKey.accessKeyId &&
    field(header, "Signature") === expected &&
    request.headers["x-acs-content-sha256"] === sha256(request.body) &&
    ["host", "x-acs-action", "x-acs-content-sha256", "x-acs-date", "x-acs-signature-nonce", "x-acs-version"].every(
      (name) => signed.includes(name),
    );
  if (!isSigned) return { Code: "SignatureDoesNotMatch", Message: "signature" };
  if (request.headers["x-acs-action"] !== "SendSms" || request.headers["x-acs-version"] !== "2017-05-25") {
    return { Code: "InvalidAction.NotFound" };
  }
  if (aliyun.mood() === "limit") return { Code: "isv.BUSINESS_LIMIT_CONTROL", Message: "触发天级流控Permits:10" };
  if (aliyun.mood() === "number") return { Code: "isv.MOBILE_NUMBER_ILLEGAL", Message: "13800138000" };
  const form = new URLSearchParams(request.body);
  if (form.get("SignName") !== "墨页" || form.get("TemplateCode") !== "SMS_1")
    return { Code: "isv.SMS_SIGNATURE_ILLEGAL" };
  const { code } = JSON.parse(form.get("TemplateParam") ?? "{}") as { code: string };
  box.unshift({ to: form.get("PhoneNumbers") ?? "", code });
  return { Code: "OK", Message: "OK", BizId: "9006", RequestId: "F655" };
});

const tencentKey = { secretId: "tc-id", secretKey: "tc-secret" };
const tencent = await startVendor((request, box) => {
  const error = (Code: string) => ({ Response: { Error: { Code, Message: "13800138000" }, RequestId: "r" } });
  const header = request.headers.authorization ?? "";
  const signed = field(header, "SignedHeaders").split(";");
  const values = signed.map((name) => `${name}:${request.headers[name]?.toLowerCase()}\n`).join("");
  const canonical = `POST\n/\n\n${values}\n${signed.join(";")}\n${sha256(request.body)}`;
  const timestamp = request.headers["x-tc-timestamp"] ?? "";
  const date = new Date(Number(timestamp) * 1000).toISOString().slice(0, 10);
  const scope = `${date}/sms/tc3_request`;
  const key = hmac(hmac(hmac(`TC3${tencentKey.secretKey}`, date), "sms"), "tc3_request");
  const expected = hmac(key, `TC3-HMAC-SHA256\n${timestamp}\n${scope}\n${sha256(canonical)}`).toString("hex");
  if (field(header, "Credential") !== `${tencentKey.secretId}/${scope}`) return error("AuthFailure.SecretIdNotFound");
  if (field(header, "Signature") !== expected) return error("AuthFailure.SignatureFailure");
  if (request.headers["x-tc-action"] !== "SendSms" || request.headers["x-tc-version"] !== "2021-01-11") {
    return error("InvalidAction");
  }
  const body = JSON.parse(request.body) as Record<string, string | string[]>;
  const [number = ""] = body.PhoneNumberSet as string[];
  const status = (Code: string) => ({ Response: { SendStatusSet: [{ Code, PhoneNumber: number }], RequestId: "r" } });
  if (tencent.mood() === "limit") return status("LimitExceeded.PhoneNumberThirtySecondLimit");
  if (tencent.mood() === "number") return status("InvalidParameterValue.IncorrectPhoneNumber");
  if (body.SmsSdkAppId !== "1400006666" || body.SignName !== "墨页" || body.TemplateId !== "2") {
    return error("FailedOperation.TemplateIncorrectOrUnapproved");
  }
  const [code = "", minutes] = body.TemplateParamSet as string[];
  if (minutes !== "5") return error("InvalidParameterValue.TemplateParameterFormatError");
  box.unshift({ to: number.replace(/^\+86/, ""), code });
  return status("Ok");
});

const nowhere = "http://127.0.0.1:1";
const soon = 300;

smsSuite("aliyun", async () => {
  const options = { ...aliyunKey, signName: "墨页", templateCode: "SMS_1", now: Date.now, endpoint: aliyun.url };
  aliyun.box.length = 0;
  aliyun.setMood(null);
  return {
    sms: createAliyunSms(options),
    delivered: async () => aliyun.box,
    async failing(mode) {
      aliyun.setMood(mode);
      if (mode === "wrong key") return createAliyunSms({ ...options, accessKeySecret: "another" });
      if (mode === "unreachable") return createAliyunSms({ ...options, endpoint: nowhere });
      return createAliyunSms({ ...options, timeoutMs: mode === "silence" ? soon : undefined });
    },
  };
});

smsSuite("tencent", async () => {
  const names = { appId: "1400006666", signName: "墨页", templateId: "2", region: "ap-guangzhou" };
  const options = { ...tencentKey, ...names, now: Date.now, endpoint: tencent.url };
  tencent.box.length = 0;
  tencent.setMood(null);
  return {
    sms: createTencentSms(options),
    delivered: async () => tencent.box,
    async failing(mode) {
      tencent.setMood(mode);
      if (mode === "wrong key") return createTencentSms({ ...options, secretKey: "another" });
      if (mode === "unreachable") return createTencentSms({ ...options, endpoint: nowhere });
      return createTencentSms({ ...options, timeoutMs: mode === "silence" ? soon : undefined });
    },
  };
});

describe("signatures match the vendors' own examples", () => {
  it("Aliyun's RunInstances", () => {
    const authorization = aliyunAuthorization(
      {
        method: "POST",
        path: "/",
        query: "ImageId=win2019_1809_x64_dtc_zh-cn_40G_alibase_20230811.vhd&RegionId=cn-shanghai",
        body: "",
        headers: {
          host: "ecs.cn-shanghai.aliyuncs.com",
          "x-acs-action": "RunInstances",
          "x-acs-content-sha256": sha256(""),
          "x-acs-date": "2023-10-26T10:22:32Z",
          "x-acs-signature-nonce": "3156853299f313e23d1673dc12e1703d",
          "x-acs-version": "2014-05-26",
        },
      },
      { accessKeyId: "YourAccessKeyId", accessKeySecret: "YourAccessKeySecret" },
    );
    expect(authorization).toBe(
      "ACS3-HMAC-SHA256 Credential=YourAccessKeyId,SignedHeaders=host;x-acs-action;x-acs-content-sha256;x-acs-date;x-acs-signature-nonce;x-acs-version,Signature=06563a9e1b43f5dfe96b81484da74bceab24a1d853912eee15083a6f0f3283c0",
    );
  });

  it("Tencent Cloud's DescribeInstances", () => {
    const authorization = tencentAuthorization(
      {
        headers: { "content-type": "application/json; charset=utf-8", host: "cvm.tencentcloudapi.com" },
        body: '{"Limit": 1, "Filters": [{"Values": ["\\u672a\\u547d\\u540d"], "Name": "instance-name"}]}',
        timestamp: 1551113065,
        service: "cvm",
      },
      { secretId: "AKIDz8krbsJ5yKBZQpn74WFkmLPx3EXAMPLE", secretKey: "Gu5t9xGARNpq86cd98joQYCN3EXAMPLE" },
    );
    expect(authorization).toBe(
      "TC3-HMAC-SHA256 Credential=AKIDz8krbsJ5yKBZQpn74WFkmLPx3EXAMPLE/2019-02-25/cvm/tc3_request, SignedHeaders=content-type;host, Signature=72e494ea809ad7a8c8f7a4507b9bddcbaa8e581f516e8da2f66e2c5a96525168",
    );
  });
});

it("refuses every message as unavailable without a vendor", async () => {
  const sending = createNoSms().sendCode({ to: "13800138000", code: "0427", minutes: 5, locale: "en" });
  await expect(sending).rejects.toMatchObject({ name: "SmsUnavailable" });
});
