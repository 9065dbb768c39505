import { createHash, createHmac } from "node:crypto";
import { askJson } from "../ask.ts";
import { type Sms, SmsRefused, SmsUnavailable } from "./port.ts";

export type TencentOptions = {
  secretId: string;
  secretKey: string;
  /** The id of the SMS application: `1400006666`. */
  appId: string;
  signName: string;
  /** The id of a template with two variables: `{1}` the code, `{2}` the minutes. */
  templateId: string;
  region: string;
  now: () => number;
  /** Replaces Tencent Cloud's endpoint in tests. */
  endpoint?: string;
  timeoutMs?: number;
};

const algorithm = "TC3-HMAC-SHA256";

/** Sends by Tencent Cloud's SendSms (2021-01-11), signed with its signature version 3. */
export function createTencentSms(options: TencentOptions): Sms {
  const endpoint = new URL(options.endpoint ?? "https://sms.tencentcloudapi.com/");
  return {
    kind: "tencent",
    async sendCode({ to, code, minutes }) {
      const body = JSON.stringify({
        PhoneNumberSet: [`+86${to}`],
        SmsSdkAppId: options.appId,
        SignName: options.signName,
        TemplateId: options.templateId,
        TemplateParamSet: [code, String(minutes)],
      });
      const timestamp = Math.floor(options.now() / 1000);
      const headers = {
        "content-type": "application/json; charset=utf-8",
        "x-tc-action": "SendSms",
      };
      const signed = { headers: { ...headers, host: endpoint.host }, body, timestamp, service: "sms" };
      const { body: answer } = await askJson(endpoint, {
        method: "POST",
        headers: {
          ...headers,
          "x-tc-region": options.region,
          "x-tc-timestamp": String(timestamp),
          "x-tc-version": "2021-01-11",
          authorization: tencentAuthorization(signed, options),
        },
        body,
        timeoutMs: options.timeoutMs,
      }).catch((cause) => {
        throw new SmsUnavailable("Tencent Cloud is out of reach", { cause });
      });
      throwIfRefused(answer);
    },
  };
}

type TencentAnswer = { Response?: { Error?: { Code?: string }; SendStatusSet?: { Code?: string }[] } } | null;

/**
 * Throws SmsRefused for codes that are about the number, SmsUnavailable for all others, see
 * https://cloud.tencent.com/document/product/382/59177
 */
function throwIfRefused(answer: unknown): void {
  const response = (answer as TencentAnswer)?.Response;
  // A fault of the request is reported in `Error`, a fault of a number in the status of that number.
  const code = response?.Error?.Code ?? response?.SendStatusSet?.[0]?.Code;
  if (code === "Ok") return;
  if (typeof code !== "string") throw new SmsUnavailable("Tencent Cloud answered nothing that can be read");
  if (code === "InvalidParameterValue.IncorrectPhoneNumber") throw new SmsRefused("number", code);
  if (code.startsWith("LimitExceeded.PhoneNumber") || code === "FailedOperation.PhoneNumberInBlacklist") {
    throw new SmsRefused("limit", code);
  }
  throw new SmsUnavailable(`Tencent Cloud refused: ${code}`);
}

export type Tc3Request = {
  /** Every header that is signed, names in lower case; `host` must be among them. */
  headers: Record<string, string>;
  body: string;
  /** Seconds since 1970. */
  timestamp: number;
  service: string;
};

/** Returns the Authorization header of a POST to `/`, see https://cloud.tencent.com/document/api/382/52072 */
export function tencentAuthorization(request: Tc3Request, key: { secretId: string; secretKey: string }): string {
  const names = Object.keys(request.headers).sort();
  const canonical = [
    "POST",
    "/",
    "",
    ...names.map((name) => `${name}:${request.headers[name]?.trim().toLowerCase()}`),
    "",
    names.join(";"),
    sha256(request.body),
  ].join("\n");
  const date = new Date(request.timestamp * 1000).toISOString().slice(0, 10);
  const scope = `${date}/${request.service}/tc3_request`;
  const text = [algorithm, request.timestamp, scope, sha256(canonical)].join("\n");
  const signing = [date, request.service, "tc3_request"].reduce<string | Buffer>(
    (secret, part) => createHmac("sha256", secret).update(part).digest(),
    `TC3${key.secretKey}`,
  );
  const signature = createHmac("sha256", signing).update(text).digest("hex");
  return `${algorithm} Credential=${key.secretId}/${scope}, SignedHeaders=${names.join(";")}, Signature=${signature}`;
}

function sha256(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}
