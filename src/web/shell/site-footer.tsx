import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { brandNames } from "#templates/brand.tsx";
import { siteQuery } from "#web/api/queries.ts";
import { Logo } from "./logo.tsx";
import { footerColumns } from "./navigation.ts";
import { useTranslation } from "./translation.ts";
import { useLocale } from "./use-locale.ts";

/** Links only to existing pages: a column appears with its first one. */
export function SiteFooter() {
  const { t } = useTranslation();
  const locale = useLocale();
  const { data: site } = useQuery(siteQuery);
  return (
    <footer className="mt-auto border-t border-line bg-bg print:hidden">
      <div className="frame grid gap-x-8 gap-y-10 pt-12 pb-10 lg:grid-cols-[1.5fr_3fr]">
        <div className="grid content-start justify-items-start gap-2">
          {/* Aligned with the titles of the columns. */}
          <Logo className="lg:-mt-3" />
          <p className="max-w-[32ch] text-dense text-fg3">{t("footer.line")}</p>
        </div>
        <nav
          aria-label={t("footer.label")}
          className="grid grid-cols-2 gap-8 sm:grid-cols-[repeat(auto-fit,minmax(120px,1fr))]"
        >
          {footerColumns(locale, site).map((column) => (
            <div key={column.word}>
              <h2 className="mb-2 text-dense font-semibold">{t(`footer.${column.word}`)}</h2>
              <ul className="grid">
                {column.links.map(({ word, to, isPlain }) => (
                  <li key={word}>
                    {isPlain ? (
                      <a href={to} className={linkClass}>
                        {t(`nav.${word}`)}
                      </a>
                    ) : (
                      <Link to={to} className={linkClass}>
                        {t(`nav.${word}`)}
                      </Link>
                    )}
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
      </div>
      <div className="frame">
        <div className="flex flex-wrap justify-between gap-x-6 gap-y-1 border-t border-line py-6 text-meta text-fg3">
          <span>
            {brandNames[locale]}
            {site ? ` ${site.version}` : ""} · {t("footer.licence")}
          </span>
          {locale === "ch" && site ? <Filings {...site.filings} /> : null}
          <span>{t("footer.edition")}</span>
        </div>
      </div>
    </footer>
  );
}

/** The numbers under which a site is filed in China, each linked to its register. */
function Filings({ icp, police }: { icp: string | null; police: string | null }) {
  if (!icp && !police) return null;
  const code = police?.replace(/\D/g, "") ?? "";
  return (
    <span className="flex flex-wrap gap-x-5 gap-y-1">
      {icp ? <Filing href="https://beian.miit.gov.cn/">{icp}</Filing> : null}
      {police ? <Filing href={`https://beian.mps.gov.cn/#/query/webSearch?code=${code}`}>{police}</Filing> : null}
    </span>
  );
}

function Filing({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a
      href={href}
      rel="noreferrer"
      target="_blank"
      className="inline-flex min-h-6 items-center text-fg3 no-underline hover:text-fg hover:underline max-md:min-h-11"
    >
      {children}
    </a>
  );
}

const linkClass =
  "inline-flex min-h-8 max-md:min-h-11 items-center text-dense text-fg3 no-underline hover:text-fg hover:underline underline-offset-3";
