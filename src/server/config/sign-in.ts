import { z } from "zod";
import { limits } from "#core/limits.ts";
import { ConfigError } from "./error.ts";

/**
 * The variables of signing in: vendors of SMS, Google, GitHub, WeChat, Turnstile. A vendor needs all of its variables
 * or none: a part of them is a mistake. Without a vendor the stand-in is used. Where others can reach the installation
 * a stand-in would let anybody in as anybody, so there it must be allowed by name; otherwise this way to sign in is not
 * offered.
 */
const given = z.string().min(1);

export const signInVariables = {
  TURNSTILE_SITE_KEY: { schema: given, help: "Cloudflare Turnstile in place of our own check; set the secret too." },
  TURNSTILE_SECRET_KEY: { schema: given, help: "Its secret." },
  CAPTCHA_TEXT: {
    schema: z.string().regex(new RegExp(`^\\w{${limits.captcha.characters}}$`), "must be four letters or digits"),
    help: "Text of every captcha, for tests; allowed outside production only.",
  },
  STAGE: {
    schema: z.enum(["production", "staging"]),
    fallback: "production",
    help: "`staging` uses the staging application for WeChat sign-in.",
  },
  GOOGLE_CLIENT_ID: { schema: given, help: "Sign-in with Google; callback: PUBLIC_URL/passport/google/callback." },
  GOOGLE_CLIENT_SECRET: { schema: given, help: "Its secret." },
  GITHUB_CLIENT_ID: { schema: given, help: "Sign-in with GitHub; callback: PUBLIC_URL/passport/github/callback." },
  GITHUB_CLIENT_SECRET: { schema: given, help: "Its secret." },
  WECHAT_APP_ID: { schema: given, help: "Website application of open.weixin.qq.com." },
  WECHAT_APP_SECRET: { schema: given, help: "Its secret." },
  WECHAT_STAGING_APP_ID: { schema: given, help: "The same for STAGE=staging." },
  WECHAT_STAGING_APP_SECRET: { schema: given, help: "Its secret." },
  ALIYUN_ACCESS_KEY_ID: { schema: given, help: "SMS by Aliyun, with the three below. No vendor: SMS go to /sandbox." },
  ALIYUN_ACCESS_KEY_SECRET: { schema: given, help: "Its secret." },
  ALIYUN_SMS_SIGN_NAME: { schema: given, help: "The approved signature." },
  ALIYUN_SMS_TEMPLATE_CODE: { schema: given, help: "The approved template, with the variable `code`." },
  TENCENT_SECRET_ID: { schema: given, help: "SMS by Tencent Cloud, with the four below." },
  TENCENT_SECRET_KEY: { schema: given, help: "Its secret." },
  TENCENT_SMS_APP_ID: { schema: given, help: "Id of the SMS application." },
  TENCENT_SMS_SIGN_NAME: { schema: given, help: "The approved signature." },
  TENCENT_SMS_TEMPLATE_ID: { schema: given, help: "The approved template: {1} the code, {2} the minutes." },
  TENCENT_SMS_REGION: { schema: given, fallback: "ap-guangzhou", help: "Region of the call." },
  SMS_PER_DAY: {
    schema: z.coerce.number().int().min(1).max(10_000_000),
    fallback: "1000",
    help: "Most SMS sent in one day (UTC), by all processes together.",
  },
} as const;

type Name = keyof typeof signInVariables;
export type SignInValues = Partial<Record<Exclude<Name, "SMS_PER_DAY">, string>> & { SMS_PER_DAY?: number };

/** Chooses each way to sign in. `isLocal`: this machine alone can reach the site, so that every stand-in is allowed. */
export function shapeSignIn(
  value: SignInValues,
  site: {
    production: boolean;
    isLocal: boolean;
    allowed: readonly string[];
    /** Every URL of the site. */
    publicUrls: string[];
    botCheck: "own" | "off";
  },
) {
  if (value.CAPTCHA_TEXT !== undefined && site.production) {
    throw new ConfigError("Wrong configuration. CAPTCHA_TEXT: allowed outside production only");
  }
  const standIn = (name: string) =>
    site.isLocal || site.allowed.includes(name) ? ({ kind: "embedded" } as const) : ({ kind: "off" } as const);
  const client = (prefix: "GOOGLE" | "GITHUB") => {
    const set = allOf(value, [`${prefix}_CLIENT_ID`, `${prefix}_CLIENT_SECRET`], "sign-in");
    if (!set) return standIn("oauth");
    const [clientId, clientSecret] = set;
    return { kind: "real", clientId, clientSecret } as const;
  };
  return {
    botCheck: shapeBotCheck(value, site),
    captchaText: value.CAPTCHA_TEXT ?? null,
    smsPerDay: value.SMS_PER_DAY ?? 0,
    sms: shapeSms(value) ?? standIn("sms"),
    google: client("GOOGLE"),
    github: client("GITHUB"),
    wechat: shapeWechat(value) ?? standIn("wechat"),
  };
}

function shapeBotCheck(value: SignInValues, site: { publicUrls: string[]; botCheck: "own" | "off" }) {
  const set = allOf(value, ["TURNSTILE_SITE_KEY", "TURNSTILE_SECRET_KEY"], "Turnstile");
  if (site.botCheck === "off" || !set) return { kind: site.botCheck } as const;
  const [siteKey, secretKey] = set;
  return {
    kind: "turnstile",
    siteKey,
    secretKey,
    hostnames: [...new Set(site.publicUrls.map((url) => new URL(url).hostname))],
  } as const;
}

function shapeSms(value: SignInValues) {
  const aliyun = allOf(
    value,
    ["ALIYUN_ACCESS_KEY_ID", "ALIYUN_ACCESS_KEY_SECRET", "ALIYUN_SMS_SIGN_NAME", "ALIYUN_SMS_TEMPLATE_CODE"],
    "SMS",
  );
  const tencent = allOf(
    value,
    [
      "TENCENT_SECRET_ID",
      "TENCENT_SECRET_KEY",
      "TENCENT_SMS_APP_ID",
      "TENCENT_SMS_SIGN_NAME",
      "TENCENT_SMS_TEMPLATE_ID",
    ],
    "SMS",
  );
  if (aliyun && tencent) {
    throw new ConfigError("Wrong configuration. ALIYUN_ACCESS_KEY_ID, TENCENT_SECRET_ID: set one SMS vendor, not two");
  }
  if (aliyun) {
    const [accessKeyId, accessKeySecret, signName, templateCode] = aliyun;
    return { kind: "aliyun", accessKeyId, accessKeySecret, signName, templateCode } as const;
  }
  if (!tencent) return null;
  const [secretId, secretKey, appId, signName, templateId] = tencent;
  const region = value.TENCENT_SMS_REGION ?? "";
  return { kind: "tencent", secretId, secretKey, appId, signName, templateId, region } as const;
}

function shapeWechat(value: SignInValues) {
  const live = allOf(value, ["WECHAT_APP_ID", "WECHAT_APP_SECRET"], "WeChat");
  const staging = allOf(value, ["WECHAT_STAGING_APP_ID", "WECHAT_STAGING_APP_SECRET"], "WeChat");
  const chosen = value.STAGE === "staging" ? staging : live;
  if (!chosen) return null;
  const [appId, appSecret] = chosen;
  return { kind: "weixin", appId, appSecret } as const;
}

/** Returns the values of all these variables, in order, or null when none is set. Throws when some are missing. */
function allOf<const Names extends readonly Name[]>(
  value: SignInValues,
  names: Names,
  purpose: string,
): { [Index in keyof Names]: string } | null {
  const missing = names.filter((name) => value[name] === undefined);
  if (missing.length === names.length) return null;
  if (missing.length > 0) {
    throw new ConfigError(`Wrong configuration. ${missing.join(", ")}: missing for ${purpose}`);
  }
  return names.map((name) => value[name] as string) as { [Index in keyof Names]: string };
}
