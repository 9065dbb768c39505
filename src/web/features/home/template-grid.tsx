import { useQuery } from "@tanstack/react-query";
import { ArrowRight, Crown } from "lucide-react";
import { Link } from "react-router";
import { limits } from "#core/limits.ts";
import { templatesQuery } from "#web/api/queries.ts";
import { Paper } from "#web/shell/paper.tsx";
import { useTranslation } from "#web/shell/translation.ts";
import { useLocale } from "#web/shell/use-locale.ts";
import { ButtonLink } from "#web/ui/button.tsx";

/** Six more designs, following the three that the slider begins with, and a link to all. */
export function TemplateGrid() {
  const { t } = useTranslation("home");
  const { data } = useQuery(templatesQuery(useLocale()));
  const { templates, sliderPage } = limits.home;
  const shown = data?.data.slice(sliderPage, sliderPage + templates) ?? [];
  return (
    <div className="mt-9 border-t border-line pt-10">
      <ul className="grid grid-cols-2 gap-x-5 gap-y-7 sm:grid-cols-3 lg:grid-cols-6">
        {shown.map((template) => (
          <li key={template._id}>
            <Link
              to={`/templates?template=${template._id}`}
              className="group/one grid gap-3 rounded-control text-fg no-underline focus-visible:outline-offset-4"
            >
              <Paper
                src={template.coverImage}
                alt=""
                sizes="(min-width: 1024px) 184px, (min-width: 640px) 30vw, 44vw"
                className="w-full transition-transform duration-320 ease-out group-hover/one:-translate-y-1.5"
              >
                {template.isPro ? (
                  <span className="absolute top-2.5 right-2.5 grid size-[22px] place-items-center rounded-badge bg-pro-bg text-pro-fg">
                    <Crown size={13} strokeWidth={2} aria-hidden="true" />
                    <span className="sr-only">{t("premiumMember", { ns: "common" })}</span>
                  </span>
                ) : null}
              </Paper>
              <span className="flex items-baseline justify-between gap-2">
                <span className="text-body font-label group-hover/one:text-accent">{template.title}</span>
                <span className="text-meta text-fg3">
                  {t(template.columns === "two" ? "templates.two" : "templates.one")}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <div className="mt-10 flex justify-center">
        <ButtonLink
          to="/templates"
          variant="outline"
          iconAfter={<ArrowRight size={16} strokeWidth={1.75} aria-hidden="true" />}
        >
          {t("templates.all", { total: data?.count ?? 0 })}
        </ButtonLink>
      </div>
    </div>
  );
}
