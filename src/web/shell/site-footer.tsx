import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { siteQuery } from "../api/queries.ts";
import { brandNames } from "../ui/brand.tsx";
import { Logo } from "./logo.tsx";
import { signInPage, signUpPage } from "./prev.ts";
import { useUser } from "./session.ts";
import { useLocale } from "./use-locale.ts";

/** Only what exists: a column appears with its first page. */
export function SiteFooter() {
  const { t } = useTranslation();
  const user = useUser();
  const locale = useLocale();
  const { data: site } = useQuery(siteQuery);
  return (
    <footer className="mt-auto border-t border-line bg-bg">
      <div className="frame grid gap-x-8 gap-y-10 pt-12 pb-8 md:grid-cols-[1.6fr_1fr_1fr_1fr]">
        <div className="grid content-start justify-items-start gap-2">
          <Logo />
          <p className="max-w-[32ch] text-dense text-fg3">{t("footer.line")}</p>
        </div>
        <div className="grid grid-cols-2 gap-8 md:contents">
          <Column title={t("footer.product")}>
            <FooterLink to="/templates">{t("templates")}</FooterLink>
            <FooterLink to="/resumes">{t("myResumes")}</FooterLink>
          </Column>
          {user ? null : (
            <Column title={t("footer.account")}>
              <FooterLink to={signInPage(locale)}>{t("signIn")}</FooterLink>
              {signInPage(locale) === signUpPage(locale) ? null : (
                <FooterLink to={signUpPage(locale)}>{t("signUp")}</FooterLink>
              )}
            </Column>
          )}
          <Column title={t("footer.developers")}>
            <PlainLink href="/api/docs">{t("footer.apiReference")}</PlainLink>
            <PlainLink href="/api/openapi.json">{t("footer.openapi")}</PlainLink>
            {site?.sandbox ? <FooterLink to="/sandbox">{t("footer.outbox")}</FooterLink> : null}
          </Column>
        </div>
      </div>
      <div className="frame">
        <div className="flex flex-wrap justify-between gap-x-6 gap-y-1 border-t border-line py-6 text-meta text-fg3">
          <span>
            {brandNames[locale]}
            {site ? ` ${site.version}` : ""} · {t("footer.licence")}
          </span>
          <span>{t("footer.edition")}</span>
        </div>
      </div>
    </footer>
  );
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h2 className="mb-2 text-dense font-semibold">{title}</h2>
      <ul className="grid">{children}</ul>
    </div>
  );
}

const linkClass =
  "inline-flex min-h-8 max-md:min-h-11 items-center text-dense text-fg3 no-underline hover:text-fg hover:underline underline-offset-3";

function FooterLink({ to, children }: { to: string; children: string }) {
  return (
    <li>
      <Link to={to} className={linkClass}>
        {children}
      </Link>
    </li>
  );
}

/** Leaves the application: a page that the server makes. */
function PlainLink({ href, children }: { href: string; children: string }) {
  return (
    <li>
      <a href={href} className={linkClass}>
        {children}
      </a>
    </li>
  );
}
