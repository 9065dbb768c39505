import { useQuery } from "@tanstack/react-query";
import { ArrowRight } from "lucide-react";
import { Link } from "react-router";
import { guidesQuery } from "#web/api/content-queries.ts";
import { useTranslation } from "#web/shell/translation.ts";
import { useLocale } from "#web/shell/use-locale.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { SectionHeading } from "./section-heading.tsx";

const most = 6;

/** The first guides in a grid of hairlines; each cell is a link. */
export function GuideLinks() {
  const { t } = useTranslation("home");
  const { data } = useQuery(guidesQuery(useLocale()));
  const shown = data?.data.slice(0, most) ?? [];
  if (shown.length === 0) return null;
  return (
    <section className="frame pt-17 md:pt-26">
      <SectionHeading
        isSmall
        title={t("guides.title")}
        aside={
          <ButtonLink
            to="/guides"
            variant="ghost"
            className="-mr-3.5"
            iconAfter={<ArrowRight size={16} strokeWidth={1.75} aria-hidden="true" />}
          >
            {t("guides.all")}
          </ButtonLink>
        }
      />
      <ul className="mt-7 grid border-t border-line2 sm:grid-cols-2 lg:grid-cols-3">
        {shown.map((guide) => (
          <li
            key={guide.slug}
            className="grid border-b border-line sm:border-r sm:max-lg:even:border-r-0 lg:nth-[3n]:border-r-0"
          >
            <Link
              to={`/guides/${guide.slug}`}
              className="group/guide grid grid-rows-[auto_1fr_auto] gap-1.5 py-6 text-fg no-underline sm:px-6 sm:max-lg:[li:nth-child(even)>&]:pr-0 sm:max-lg:[li:nth-child(odd)>&]:pl-0 lg:[li:nth-child(3n)>&]:pr-0 lg:[li:nth-child(3n+1)>&]:pl-0"
            >
              <span className="flex items-start justify-between gap-3 text-[16px] leading-6 font-semibold group-hover/guide:text-accent">
                {guide.title}
                <ArrowRight
                  size={16}
                  strokeWidth={1.75}
                  aria-hidden="true"
                  className="mt-1 shrink-0 text-fg3 transition-transform group-hover/guide:translate-x-1"
                />
              </span>
              <span className="max-w-[38ch] text-body text-fg3">{guide.desc}</span>
              <span className="text-meta text-fg3">{t("guides.minutes", { count: guide.minutes })}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
