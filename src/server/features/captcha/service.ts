import { createHash } from "node:crypto";
import { AppError } from "#core/errors.ts";
import { limits } from "#core/limits.ts";
import type { Deps } from "#server/deps.ts";
import { hashSecret, newSecret, sameSecret } from "#server/ids.ts";
import type { Cookies } from "#server/operations/handler.ts";
import { drawCaptcha } from "./draw.ts";
import * as store from "./store.ts";

export { randomCaptchaText } from "./draw.ts";

/**
 * A captcha belongs to one browser (through a cookie that scripts cannot read), lives five minutes and can be tried
 * once. A wrong try uses it up just like a right one, so that each guess costs a new picture. The stored row is useless
 * without the cookie.
 */
const cookieName = "x-captcha";

type CaptchaDeps = Pick<Deps, "db" | "now" | "captchaText">;

/** Replaces this browser's captcha with a new one and returns its picture as SVG markup. */
export async function showCaptcha(deps: CaptchaDeps, cookies: Cookies): Promise<string> {
  return drawCaptcha(await startCaptcha(deps, cookies));
}

/** Replaces this browser's captcha with a new one and returns its text. What it costs is checked by the caller. */
export async function startCaptcha(deps: CaptchaDeps, cookies: Cookies): Promise<string> {
  const text = deps.captchaText();
  // Every picture gets a new cookie, so that a cookie planted in the browser beforehand is useless.
  const cookie = newSecret();
  await takeOwn(deps, cookies);
  const captcha = {
    cookieHash: hashSecret(cookie),
    codeHash: hashCode(cookie, text),
    expiresAt: new Date(deps.now() + limits.captcha.lifetime),
  };
  await store.storeCaptcha(deps.db, captcha);
  writeCookie(cookies, cookie, limits.captcha.lifetime / 1000);
  return text;
}

/**
 * Uses up this browser's captcha. Throws captchaWrong unless `code` is the text that it showed and it has not expired.
 */
export async function requireCaptcha(deps: CaptchaDeps, cookies: Cookies, code: string): Promise<void> {
  const captcha = await takeOwn(deps, cookies);
  writeCookie(cookies, "", 0);
  const isRight =
    captcha !== null &&
    captcha.expiresAt.getTime() > deps.now() &&
    sameSecret(captcha.codeHash, hashCode(captcha.cookie, code));
  if (!isRight) throw new AppError("captchaWrong");
}

async function takeOwn(deps: CaptchaDeps, cookies: Cookies) {
  const cookie = cookies.get(cookieName);
  const captcha = cookie ? await store.consumeCaptcha(deps.db, hashSecret(cookie)) : null;
  return cookie && captcha ? { ...captcha, cookie } : null;
}

function writeCookie(cookies: Cookies, value: string, seconds: number): void {
  cookies.set(cookieName, value, { seconds, path: "/api" });
}

function hashCode(cookie: string, code: string): string {
  return createHash("sha256").update(`${cookie}:${code}`).digest("hex");
}
