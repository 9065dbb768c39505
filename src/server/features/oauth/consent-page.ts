import { AppError } from "#core/errors.ts";
import { limits } from "#core/limits.ts";
import { htmlLang } from "#locales/words.ts";
import { consentPath } from "#server/adapters/oauth/local-consent.ts";
import type { Consent } from "#server/adapters/oauth/port.ts";
import { storableText } from "#server/db/storable-text.ts";
import type { Deps } from "#server/deps.ts";
import { readBytes } from "#server/http/body.ts";
import type { App, AppContext } from "#server/http/context.ts";
import { escapeHtml } from "#server/http/html.ts";
import { translate } from "#server/http/locale.ts";

/**
 * Mounts the consent page of the stand-ins for Google, GitHub and WeChat. It exists only if one of them is embedded.
 * Its form posts to itself, and it loads no script, no image and nothing from other hosts.
 */
export function mountConsent(app: App, deps: Deps): void {
  const consents = [deps.oauth.google, deps.oauth.github, deps.wechat].flatMap((way) => way?.consent ?? []);
  if (consents.length === 0) return;

  /** Returns the stand-in that signed this request; no other can read it. */
  const find = async (request: string): Promise<Found | null> => {
    for (const consent of consents) {
      const read = await consent.read(request);
      if (read) return { consent, provider: read.provider };
    }
    return null;
  };

  app.get(consentPath, async (context) => {
    context.header("Cache-Control", "no-store");
    const request = context.req.query("request") ?? "";
    const found = await find(request);
    return found ? context.html(form(context, found, request)) : context.html(expiredPage(context), 410);
  });

  app.post(consentPath, async (context) => {
    context.header("Cache-Control", "no-store");
    await context.get("limits").take("oauthConsent", context.get("ip"));
    const fields = new URLSearchParams(new TextDecoder().decode(await readBytes(context.req.raw, 16_384)));
    const request = fields.get("request") ?? "";
    const found = await find(request);
    if (!found) return context.html(expiredPage(context), 410);
    const name = storableText(fields.get("name") ?? "")
      .trim()
      .slice(0, limits.nickNameMax);
    const email = storableText(fields.get("email") ?? "")
      .trim()
      .slice(0, limits.emailMax);
    if (fields.get("answer") !== "allow") return leave(context, await found.consent.refuse(request));
    if (name === "" || (found.provider !== "wechat" && !/^[^\s@]+@[^\s@]+$/.test(email))) {
      return context.html(form(context, found, request), 400);
    }
    const isVerified = fields.get("verified") === "on";
    return leave(context, await found.consent.allow(request, { name, email, isVerified }));
  });
}

type Found = { consent: Consent; provider: "google" | "github" | "wechat" };

function leave(context: AppContext, target: string | null): Response {
  if (target === null) throw new AppError("signInExpired");
  return context.redirect(target, 303);
}

const style = `
:root{color-scheme:light dark;--bg:#F6F8F7;--card:#FFFFFF;--line:#E2E7E4;--ink:#0F1613;--soft:#5C6862;--brand:#047857;--on:#FFFFFF}
@media (prefers-color-scheme:dark){:root{--bg:#0F1613;--card:#18211D;--line:#2B3631;--ink:#F1F5F3;--soft:#A3AFA9;--brand:#34D399;--on:#06281D}}
*{box-sizing:border-box}body{margin:0;min-height:100vh;display:grid;place-items:center;padding:24px 16px;background:var(--bg);color:var(--ink);font:16px/1.6 system-ui,-apple-system,"Segoe UI","PingFang SC","Microsoft YaHei",sans-serif}
main{width:100%;max-width:420px;background:var(--card);border:1px solid var(--line);border-radius:16px;padding:32px}
h1{margin:12px 0 8px;font-size:22px;line-height:1.3}p{margin:0 0 20px;color:var(--soft);font-size:14px}
.tag{display:inline-block;padding:2px 10px;border:1px solid var(--line);border-radius:999px;font-size:12px;color:var(--soft)}
label{display:block;margin:0 0 6px;font-size:14px;font-weight:600}
input[type=text],input[type=email]{width:100%;min-height:44px;margin:0 0 16px;padding:8px 12px;border:1px solid var(--soft);border-radius:8px;background:var(--card);color:inherit;font:inherit}
.check{display:flex;gap:10px;align-items:center;min-height:44px;margin:0 0 16px;font-weight:400}.check input{width:20px;height:20px;accent-color:var(--brand)}
.row{display:flex;gap:12px}button{flex:1;min-height:44px;padding:8px 16px;border-radius:8px;border:1px solid var(--line);background:transparent;color:inherit;font:inherit;font-weight:600;cursor:pointer}
button.go{border-color:var(--brand);background:var(--brand);color:var(--on)}
:focus-visible{outline:2px solid var(--brand);outline-offset:2px}`;

function page(context: AppContext, title: string, body: string): string {
  const lang = htmlLang[context.get("locale")];
  return `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><style>${style}</style></head><body><main>${body}</main></body></html>`;
}

function expiredPage(context: AppContext): string {
  const words = translate(context.get("locale"), "signInWays", "consentOver");
  return page(context, words, `<h1>${escapeHtml(words)}</h1>`);
}

function form(context: AppContext, { provider }: Found, request: string): string {
  const locale = context.get("locale");
  const names = { google: "Google", github: "GitHub", wechat: translate(locale, "signInWays", "wechat") };
  const word = (key: Parameters<typeof translate<"signInWays">>[2]) =>
    escapeHtml(translate(locale, "signInWays", key, { provider: names[provider] }));
  const email = `<label for="email">${word("consentEmail")}</label>
<input id="email" name="email" type="email" required maxlength="${limits.emailMax}" autocomplete="email">
<label class="check"><input name="verified" type="checkbox" checked>${word("consentVerified")}</label>`;
  return page(
    context,
    translate(locale, "signInWays", "consentTitle", { provider: names[provider] }),
    `<span class="tag">${word("consentStandIn")}</span>
<h1>${word("consentTitle")}</h1>
<p>${word("consentIntro")}</p>
<form method="post" action="${consentPath}">
<input type="hidden" name="request" value="${escapeHtml(request)}">
<label for="name">${word("consentName")}</label>
<input id="name" name="name" type="text" required maxlength="${limits.nickNameMax}" autocomplete="name">
${provider === "wechat" ? "" : email}
<div class="row"><button class="go" name="answer" value="allow">${word("consentAllow")}</button><button name="answer" value="refuse" formnovalidate>${word("consentRefuse")}</button></div>
</form>`,
  );
}
