import { createPrivateKey, createPublicKey } from "node:crypto";
import { z } from "zod";
import { ConfigError } from "./error.ts";

/**
 * The variables of selling: WeChat Pay takes CNY, Stripe takes USD. A vendor needs all of its variables or none. Without
 * a vendor the stand-in takes that currency where stand-ins for payments are allowed, and elsewhere nothing is sold in it.
 */
const given = z.string().min(1);
/** A key in PEM form, whose line ends may be written as `\n`, because many tools take one line a variable. */
const pem = given.transform((text) => text.replaceAll("\\n", "\n"));
const pemBlock = /-----BEGIN ([^-]+)-----[\s\S]+?-----END \1-----\n?/g;
const isKey = (read: (text: string) => unknown) => (text: string) => {
  try {
    read(text);
    return true;
  } catch {
    return false;
  }
};

/** Whether a text consists of public keys and certificates, one after another. */
const arePublicKeys = (text: string) => {
  const blocks = text.match(pemBlock) ?? [];
  return blocks.length > 0 && text.replace(pemBlock, "").trim() === "" && blocks.every(isKey(createPublicKey));
};

export const paymentVariables = {
  WECHAT_PAY_MCHID: {
    schema: z.string().regex(/^\d{8,12}$/, "must be the merchant's number"),
    help: "WeChat Pay (Native), for the Chinese edition, with the six below: the merchant's number.",
  },
  WECHAT_PAY_APP_ID: { schema: given, help: "The application that is bound to the merchant." },
  WECHAT_PAY_SERIAL: {
    schema: z.string().regex(/^[0-9A-F]{20,64}$/i, "must be a serial number in hexadecimal"),
    help: "Serial number of the merchant's API certificate.",
  },
  WECHAT_PAY_PRIVATE_KEY: {
    schema: pem.refine(isKey(createPrivateKey), "must be a private key in PEM form"),
    help: "Its private key, PEM; line ends may be written as `\\n`.",
  },
  WECHAT_PAY_API_KEY: { schema: z.string().length(32), help: "The APIv3 key, 32 characters." },
  WECHAT_PAY_PUBLIC_KEY_ID: {
    schema: given,
    help: "Number of WeChat Pay's public key (`PUB_KEY_ID_…`), or the serial of its platform certificate; several with commas while one takes the other's place.",
  },
  WECHAT_PAY_PUBLIC_KEY: {
    schema: pem.refine(arePublicKeys, "must be a public key or a certificate in PEM form, or several"),
    help: "That public key, or the certificate, PEM; several one after another, in the order of their numbers.",
  },
  STRIPE_SECRET_KEY: { schema: given, help: "Stripe Checkout, for the English edition, with the secret below." },
  STRIPE_WEBHOOK_SECRET: {
    schema: given,
    help: "Signing secret of the webhook PUBLIC_URL/api/pay/stripe/webhook.",
  },
  STRIPE_MANAGED_PAYMENTS: {
    schema: z.enum(["true", "false"]),
    fallback: "false",
    help: "`true`: Stripe is the merchant of record.",
  },
} as const;

type Name = keyof typeof paymentVariables;
export type PaymentValues = Partial<Record<Name, string>>;

/** Chooses who takes the money in each currency; null: nobody. Throws ConfigError for a part of a vendor's variables. */
export function shapePayments(value: PaymentValues, { isAllowed }: { isAllowed: boolean }) {
  const standIn = isAllowed ? ({ kind: "embedded" } as const) : null;
  return { CNY: shapeWechatPay(value) ?? standIn, USD: shapeStripe(value) ?? standIn };
}

function shapeWechatPay(value: PaymentValues) {
  const set = allOf(
    value,
    [
      ...(["WECHAT_PAY_MCHID", "WECHAT_PAY_APP_ID", "WECHAT_PAY_SERIAL", "WECHAT_PAY_PRIVATE_KEY"] as const),
      ...(["WECHAT_PAY_API_KEY", "WECHAT_PAY_PUBLIC_KEY_ID", "WECHAT_PAY_PUBLIC_KEY"] as const),
    ],
    "WeChat Pay",
  );
  if (!set) return null;
  const [merchantId, appId, serial, privateKey, apiKey, numbers, keys] = set;
  return {
    ...({ kind: "wechat-pay", merchantId, appId, serial, privateKey, apiKey } as const),
    publicKeys: publicKeysOf(numbers, keys),
  };
}

/** Returns the keys by their numbers. Throws ConfigError where there are more of one than of the other. */
function publicKeysOf(numbers: string, keys: string): Record<string, string> {
  const names = new Set(numbers.split(",").map((number) => number.trim()));
  const blocks = keys.match(pemBlock) ?? [];
  if (names.size !== blocks.length) {
    throw new ConfigError(
      "Wrong configuration. WECHAT_PAY_PUBLIC_KEY: must have one key for each WECHAT_PAY_PUBLIC_KEY_ID",
    );
  }
  return Object.fromEntries([...names].map((name, index) => [name, blocks[index] ?? ""]));
}

function shapeStripe(value: PaymentValues) {
  const set = allOf(value, ["STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET"], "Stripe");
  if (!set) return null;
  const [secretKey, webhookSecret] = set;
  return { kind: "stripe", secretKey, webhookSecret, isManaged: value.STRIPE_MANAGED_PAYMENTS === "true" } as const;
}

function allOf<const Names extends readonly Name[]>(
  value: PaymentValues,
  names: Names,
  purpose: string,
): { [Index in keyof Names]: string } | null {
  const missing = names.filter((name) => value[name] === undefined);
  if (missing.length === names.length) return null;
  if (missing.length > 0) throw new ConfigError(`Wrong configuration. ${missing.join(", ")}: missing for ${purpose}`);
  return names.map((name) => value[name] as string) as { [Index in keyof Names]: string };
}
