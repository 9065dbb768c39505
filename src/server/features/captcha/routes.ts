import type { Deps } from "#server/deps.ts";
import type { Handlers } from "#server/operations/handler.ts";
import { requireHuman } from "../accounts/service.ts";
import { showCaptcha, startCaptcha } from "./service.ts";

export function captchaHandlers(deps: Deps): Handlers<"getCaptcha" | "destroyCaptcha" | "captchaWithoutPicture"> {
  return {
    getCaptcha: ({ cookies }) => showCaptcha(deps, cookies),
    destroyCaptcha: ({ cookies }) => showCaptcha(deps, cookies),
    async captchaWithoutPicture({ body, ip, cookies }) {
      await requireHuman(deps, { body, ip, work: "long" });
      return { captchaCode: await startCaptcha(deps, cookies) };
    },
  };
}
