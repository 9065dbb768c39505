import type { Grant } from "#contract/api-tokens.ts";
import { pages } from "#contract/pages.ts";
import { toolPaths } from "#contract/tool-paths.ts";
import { toolLimits } from "#core/tool-limits.ts";
import { htmlLang, type Locale } from "#locales/words.ts";
import { escapeHtml } from "#server/http/html.ts";
import { translate } from "#server/http/locale.ts";
import { consentStyle } from "./consent-style.ts";
import { placeOf } from "./redirects.ts";

type Consent = {
  locale: Locale;
  /** What the program calls itself. */
  name: string;
  redirectUri: string;
  /** What it asks for. */
  grants: readonly Grant[];
  /** Whom the session belongs to, so that nobody allows something in another account. */
  who: string;
  isNothingChosen: boolean;
  fields: Record<string, string>;
};

/** Returns the page on which a person lets a program in or refuses it. */
export function consentPage({ locale, name, redirectUri, grants, who, isNothingChosen, fields }: Consent): string {
  const place = placeOf(redirectUri);
  const days = Math.round(toolLimits.access.unusedFor / 86_400_000);
  const word = (key: Parameters<typeof translate<"toolClients">>[2]) =>
    escapeHtml(translate(locale, "toolClients", key, { days }));
  const may = (key: Parameters<typeof translate<"settings">>[2]) => escapeHtml(translate(locale, "settings", key));
  // A name is isolated, so that what is written around it stays where it is.
  const title = word("title").replace("%name%", () => `<bdi>${escapeHtml(name)}</bdi>`);
  const choice = (given: { name: string; value: string; id: string; isOn: boolean; title: string; text: string }) =>
    `<label class="choice" for="${given.id}"><input id="${given.id}" type="checkbox" name="${given.name}" value="${given.value}"${given.isOn ? " checked" : ""}><span><b>${given.title}</b><small>${given.text}</small></span></label>`;
  const choices = grants.map((grant) =>
    choice({
      ...{ name: "grant", value: grant, id: grant, isOn: !isNothingChosen },
      ...{ title: may(`access.grants.${grant}`), text: may(`access.grantTexts.${grant}`) },
    }),
  );
  const direct = grants.includes("write")
    ? choice({
        ...{ name: "direct", value: "on", id: "direct", isOn: false },
        ...{ title: may("access.saves"), text: may("access.savesText") },
      })
    : "";
  const hidden = Object.entries(fields).map(
    ([key, value]) => `<input type="hidden" name="${key}" value="${escapeHtml(value)}">`,
  );
  return frame(
    locale,
    translate(locale, "toolClients", "page"),
    `<header><span class="mark" aria-hidden="true">${mark}</span><span class="tag">${word("unverified")}</span></header>
<h1>${title}</h1>
<p class="warn">${word("unverifiedText")}</p>
<dl><div><dt>${word("account")}</dt><dd><bdi>${escapeHtml(who)}</bdi></dd></div>
<div><dt>${word("goesTo")}</dt><dd><bdi>${escapeHtml(place.host)}</bdi><small>${word(`places.${place.kind}`)}</small></dd></div></dl>
<form method="post" action="${toolPaths.authorize}">
${hidden.join("")}
<fieldset><legend>${word("may")}</legend>
${isNothingChosen ? `<p class="alert" role="alert">${word("choose")}</p>` : ""}
${choices.join("")}${direct}</fieldset>
<p class="small">${word("never")}</p><p class="small">${word("until")}</p>
<div class="row"><button name="answer" value="refuse">${word("refuse")}</button><button class="go" name="answer" value="allow">${word("allow")}</button></div>
</form>`,
  );
}

type Problem = { problem: "unknown" | "expired" } | { problem: "invalid"; back: string; reason: string };

/** Returns the page that says why nothing can be allowed here. */
export function problemPage(locale: Locale, problem: Problem): string {
  const word = (key: Parameters<typeof translate<"toolClients">>[2]) =>
    escapeHtml(translate(locale, "toolClients", key));
  const what = problem.problem;
  const way =
    problem.problem === "invalid"
      ? `<p class="small" lang="en">${escapeHtml(problem.reason)}</p><p><a class="button" rel="noreferrer" href="${escapeHtml(problem.back)}">${word("back")}<small><bdi>${escapeHtml(placeOf(problem.back).host)}</bdi></small></a></p>`
      : `<p><a class="button" href="${pages.home.path}">${word("home")}</a></p>`;
  return frame(
    locale,
    translate(locale, "toolClients", `problems.${what}`),
    `<header><span class="mark" aria-hidden="true">${mark}</span></header><h1>${word(`problems.${what}`)}</h1><p>${word(`problems.${what}Text`)}</p>${way}`,
  );
}

const mark =
  '<svg width="28" height="28" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round"><path d="M12 22v-5M9 8V2M15 8V2M18 8v5a4 4 0 0 1-4 4h-4a4 4 0 0 1-4-4V8Z"/></svg>';

function frame(locale: Locale, title: string, body: string): string {
  return `<!doctype html><html lang="${htmlLang[locale]}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><style>${consentStyle}</style></head><body><main>${body}</main></body></html>`;
}
