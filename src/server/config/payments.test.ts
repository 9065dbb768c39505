import { generateKeyPairSync } from "node:crypto";
import { describe, expect, it } from "vitest";
import { readConfig } from "./config.ts";

const pem = () => generateKeyPairSync("rsa", { modulusLength: 2048 });
const [merchant, first, second] = [pem(), pem(), pem()];
const publicPem = ({ publicKey }: typeof merchant) => publicKey.export({ type: "spki", format: "pem" }).toString();
const variables = {
  WECHAT_PAY_MCHID: "1900000109",
  WECHAT_PAY_APP_ID: "wx8888888888888888",
  WECHAT_PAY_SERIAL: "1DDE55AD98ED71D6EDD4A4A16996DE7B47773A8C",
  WECHAT_PAY_PRIVATE_KEY: merchant.privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
  WECHAT_PAY_API_KEY: "0123456789abcdef0123456789ABCDEF",
  WECHAT_PAY_PUBLIC_KEY_ID: "PUB_KEY_ID_0119",
  WECHAT_PAY_PUBLIC_KEY: publicPem(first),
};
const keysOf = (more: Partial<typeof variables>) => {
  const { CNY } = readConfig({ ...variables, ...more }).payments;
  if (CNY?.kind !== "wechat-pay") throw new Error("WeChat Pay does not sell");
  return Object.entries(CNY.publicKeys).map(([number, key]) => [number, key.trim()]);
};

describe("WeChat Pay's public keys", () => {
  const both = [
    ["PUB_KEY_ID_0119", publicPem(first).trim()],
    ["5157F09EFDC096DE15EBE81A47057A72", publicPem(second).trim()],
  ];
  const numbers = "PUB_KEY_ID_0119, 5157F09EFDC096DE15EBE81A47057A72";

  it("are one, or several that stand beside each other in the order of their numbers", () => {
    expect(keysOf({})).toEqual(both.slice(0, 1));
    const keys = `${publicPem(first)}${publicPem(second)}`;
    expect(keysOf({ WECHAT_PAY_PUBLIC_KEY_ID: numbers, WECHAT_PAY_PUBLIC_KEY: keys })).toEqual(both);
    const oneLine = keys.replaceAll("\n", "\\n");
    expect(keysOf({ WECHAT_PAY_PUBLIC_KEY_ID: numbers, WECHAT_PAY_PUBLIC_KEY: oneLine })).toEqual(both);
  });

  it.each([
    ["a number without a key", { WECHAT_PAY_PUBLIC_KEY_ID: numbers }],
    ["a key without a number", { WECHAT_PAY_PUBLIC_KEY: `${publicPem(first)}${publicPem(second)}` }],
    ["a key that is none", { WECHAT_PAY_PUBLIC_KEY: `${publicPem(first)}${publicPem(second).replace("MII", "XXX")}` }],
    ["no key at all", { WECHAT_PAY_PUBLIC_KEY: "PUB_KEY" }],
    [
      "a number twice",
      { WECHAT_PAY_PUBLIC_KEY_ID: "A,A", WECHAT_PAY_PUBLIC_KEY: `${publicPem(first)}${publicPem(second)}` },
    ],
  ])("are refused with %s, by the name of the variable", (_, more) => {
    expect(() => keysOf(more)).toThrow(/WECHAT_PAY_PUBLIC_KEY/);
  });
});

describe("a site that others reach", () => {
  const site = { NODE_ENV: "production", PUBLIC_URL: "https://cv.example.com", SMTP_URL: "smtps://mail.example.com" };
  const takers = (more: Record<string, string>) => readConfig({ ...site, ...more }).payments;

  it("sells nothing by the stand-in unless that is allowed by name", () => {
    expect(takers({})).toEqual({ CNY: null, USD: null });
    expect(takers({ ALLOW_EMBEDDED: "sms,oauth" })).toEqual({ CNY: null, USD: null });
    expect(takers({ ALLOW_EMBEDDED: "payments" })).toMatchObject({
      CNY: { kind: "embedded" },
      USD: { kind: "embedded" },
    });
    expect(takers(variables)).toMatchObject({ CNY: { kind: "wechat-pay" }, USD: null });
  });
});
