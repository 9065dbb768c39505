import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { type OauthError, oauthErrors } from "#contract/sign-in-ways.ts";
import { limits } from "#core/limits.ts";
import { siteQuery } from "#web/api/queries.ts";
import { safePrev } from "#web/shell/prev.ts";
import { useTranslation } from "#web/shell/translation.ts";
import { Alert } from "#web/ui/alert.tsx";
import { buttonClasses } from "#web/ui/button.tsx";
import { classes } from "#web/ui/classes.ts";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { BrandGlyph } from "./brand-glyphs.tsx";
import { ConsentLine } from "./consent-line.tsx";

/** Returns the URL that starts a sign-in with another site. The inviter and the page to return to are part of it. */
export function oauthUrl(name: "google" | "github" | "wechat", query: URLSearchParams): string {
  const sent = new URLSearchParams();
  const prev = safePrev(query.get("prev"));
  if (prev !== "/") sent.set("prev", prev);
  const inviter = query.get("inviter");
  if (inviter) sent.set("inviter", inviter);
  return `/passport/${name}${sent.size > 0 ? `?${sent}` : ""}`;
}

/**
 * Links to sign in with Google and GitHub where this installation offers them, above the form with email; and the error
 * if that failed. `hasConsent`: with the line on what this agrees to, where the page's own form has none.
 */
export function OtherAccounts({ hasConsent = false }: { hasConsent?: boolean }) {
  const { t } = useTranslation("account");
  const [query] = useSearchParams();
  const { data: site } = useQuery(siteQuery);
  const ways = (["google", "github"] as const).filter((name) => site?.signIn[name]);
  return (
    <>
      <OauthFailure />
      {site === undefined ? (
        <Skeleton className="h-11 w-full rounded-control" />
      ) : ways.length > 0 ? (
        <div className="grid gap-5">
          <fieldset className={classes("grid gap-2.5", ways.length > 1 && "grid-cols-2")}>
            <legend className="sr-only">{t("oauth.label")}</legend>
            {ways.map((name) => (
              // A plain link, because the server redirects to the other site.
              <a
                key={name}
                href={oauthUrl(name, query)}
                className={buttonClasses({ variant: "outline", className: "h-11! gap-2.5! text-[15px]!" })}
              >
                <BrandGlyph name={name} />
                {t(`oauth.${name}`)}
              </a>
            ))}
          </fieldset>
          {hasConsent ? <ConsentLine act="other" /> : null}
          <p className="flex items-center gap-4 text-body text-fg3 before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
            {t("orEmail")}
          </p>
        </div>
      ) : null}
    </>
  );
}

/**
 * Shows the `?error=` of a failed sign-in with another site. Anyone can write that URL, so only known names are
 * accepted.
 */
export function OauthFailure() {
  const { t } = useTranslation("errors");
  const [query] = useSearchParams();
  const error = query.get("error");
  const name = oauthErrors.find((one): one is OauthError => one === error);
  const minutes = limits.freshSignIn / 60_000;
  return name ? <Alert tone="danger">{t(name, { seconds: 60, minutes })}</Alert> : null;
}
