import type { Deps } from "#server/deps.ts";
import type { Handlers } from "#server/operations/handler.ts";
import { showCaptcha } from "./service.ts";

export function captchaHandlers(deps: Deps): Handlers<"getCaptcha" | "destroyCaptcha"> {
  return {
    getCaptcha: ({ cookies }) => showCaptcha(deps, cookies),
    destroyCaptcha: ({ cookies }) => showCaptcha(deps, cookies),
  };
}
