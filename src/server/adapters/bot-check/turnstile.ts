import { z } from "zod";
import { turnstileAction } from "#contract/system.ts";
import { askJson } from "../ask.ts";
import { type BotCheck, BotCheckUnavailable } from "./port.ts";

export type TurnstileOptions = {
  secretKey: string;
  /** The site's own hosts. A token that was made on another site is refused. */
  hostnames: readonly string[];
  /** Replaces Cloudflare's endpoint in tests. */
  endpoint?: string;
  timeoutMs?: number;
};

const answer = z.object({
  success: z.boolean(),
  hostname: z.string().optional(),
  action: z.string().optional(),
  "error-codes": z.array(z.string()).default([]),
});

/** Error codes that blame the token. All other codes blame our configuration or Cloudflare. */
const badToken = new Set(["missing-input-response", "invalid-input-response", "timeout-or-duplicate"]);
const maxLength = 2048;

/** Cloudflare Turnstile, see https://developers.cloudflare.com/turnstile/get-started/server-side-validation/ */
export function createTurnstile(options: TurnstileOptions): BotCheck {
  const endpoint = options.endpoint ?? "https://challenges.cloudflare.com/turnstile/v0/siteverify";
  return {
    kind: "turnstile",
    async verify(token, { ip }) {
      if (token === "" || token.length > maxLength) return false;
      const { status, body } = await askJson(endpoint, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ secret: options.secretKey, response: token, remoteip: ip }),
        timeoutMs: options.timeoutMs,
      }).catch((cause) => {
        throw new BotCheckUnavailable("Turnstile is out of reach", { cause });
      });
      const found = answer.safeParse(body);
      if (!found.success) throw new BotCheckUnavailable(`Turnstile answered ${status} and nothing that can be read`);
      const { success, hostname, action } = found.data;
      const codes = found.data["error-codes"];
      if (success) return hostname !== undefined && options.hostnames.includes(hostname) && action === turnstileAction;
      if (codes.length > 0 && codes.every((code) => badToken.has(code))) return false;
      throw new BotCheckUnavailable(`Turnstile refused: ${codes.join(", ").slice(0, 200)}`);
    },
  };
}
