import { createHash, createHmac, randomUUID } from "node:crypto";
import { askJson } from "../ask.ts";
import { type Sms, SmsRefused, SmsUnavailable } from "./port.ts";

export type AliyunOptions = {
  accessKeyId: string;
  accessKeySecret: string;
  /** The signature that Aliyun approved, such as 墨页 in 【墨页】. */
  signName: string;
  /** The code of a template with one variable, `${code}`: `SMS_123456789`. */
  templateCode: string;
  now: () => number;
  /** Replaces Aliyun's endpoint in tests. */
  endpoint?: string;
  timeoutMs?: number;
};

const algorithm = "ACS3-HMAC-SHA256";

/** Sends by Aliyun's SendSms (2017-05-25), signed with version 3 of its request signature. */
export function createAliyunSms(options: AliyunOptions): Sms {
  const endpoint = new URL(options.endpoint ?? "https://dysmsapi.aliyuncs.com/");
  return {
    kind: "aliyun",
    async sendCode({ to, code }) {
      const body = new URLSearchParams({
        PhoneNumbers: to,
        SignName: options.signName,
        TemplateCode: options.templateCode,
        TemplateParam: JSON.stringify({ code }),
      }).toString();
      const headers = {
        "content-type": "application/x-www-form-urlencoded",
        "x-acs-action": "SendSms",
        "x-acs-content-sha256": sha256(body),
        "x-acs-date": new Date(options.now()).toISOString().replace(/\.\d+Z$/, "Z"),
        "x-acs-signature-nonce": randomUUID(),
        "x-acs-version": "2017-05-25",
      };
      const signed = { method: "POST", path: "/", query: "", headers: { host: endpoint.host, ...headers }, body };
      const { body: answer } = await askJson(endpoint, {
        method: "POST",
        headers: { ...headers, authorization: aliyunAuthorization(signed, options) },
        body,
        timeoutMs: options.timeoutMs,
      }).catch((cause) => {
        throw new SmsUnavailable("Aliyun is out of reach", { cause });
      });
      throwIfRefused((answer as { Code?: unknown } | null)?.Code);
    },
  };
}

/**
 * Throws SmsRefused for codes that are about the number, SmsUnavailable for all others, see
 * https://help.aliyun.com/document_detail/101346.html
 */
function throwIfRefused(code: unknown): void {
  if (code === "OK") return;
  if (typeof code !== "string") throw new SmsUnavailable("Aliyun answered nothing that can be read");
  if (code === "isv.MOBILE_NUMBER_ILLEGAL") throw new SmsRefused("number", code);
  if (code === "isv.BUSINESS_LIMIT_CONTROL" || code === "isv.DAY_LIMIT_CONTROL") throw new SmsRefused("limit", code);
  throw new SmsUnavailable(`Aliyun refused: ${code}`);
}

export type AcsRequest = {
  method: string;
  path: string;
  /** The canonical query: sorted and percent-encoded. */
  query: string;
  /** Every header that is signed, names in lower case. */
  headers: Record<string, string>;
  body: string;
};

/**
 * Returns the Authorization header, see
 * https://help.aliyun.com/zh/sdk/product-overview/v3-request-structure-and-signature
 */
export function aliyunAuthorization(
  request: AcsRequest,
  key: { accessKeyId: string; accessKeySecret: string },
): string {
  const names = Object.keys(request.headers).sort();
  const canonical = [
    request.method,
    request.path,
    request.query,
    ...names.map((name) => `${name}:${request.headers[name]?.trim()}`),
    "",
    names.join(";"),
    sha256(request.body),
  ].join("\n");
  const signature = createHmac("sha256", key.accessKeySecret)
    .update(`${algorithm}\n${sha256(canonical)}`)
    .digest("hex");
  return `${algorithm} Credential=${key.accessKeyId},SignedHeaders=${names.join(";")},Signature=${signature}`;
}

function sha256(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}
