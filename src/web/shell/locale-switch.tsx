import { useQuery } from "@tanstack/react-query";
import { Globe } from "lucide-react";
import { useLocation, useMatches, useNavigate } from "react-router";
import { isOfEdition, pageOf } from "#contract/pages.ts";
import { htmlLang } from "#locales/words.ts";
import { queryClient, siteQuery } from "#web/api/queries.ts";
import type { PageHandle } from "#web/routes.tsx";
import { buttonClasses } from "#web/ui/button.tsx";
import { useIsLive } from "#web/ui/is-live.ts";
import { switchLocale } from "./i18n.ts";
import { useTranslation } from "./translation.ts";
import { useLocale } from "./use-locale.ts";

/**
 * There are two editions, so one button is enough; its label is in the language that it leads to. Where the other
 * edition has its own host, it is a link to the same page there.
 */
export function LocaleSwitch({ className: given }: { className?: string }) {
  const { t } = useTranslation();
  const other = useLocale() === "en" ? "ch" : "en";
  const about = { lang: htmlLang[other], title: t("otherLocaleLabel") } as const;
  const navigate = useNavigate();
  const handle = useMatches().findLast((match) => match.handle)?.handle as PageHandle | undefined;
  // Where the other edition does not have this page, the switch leads to its home page.
  const isThere = !handle?.name || isOfEdition(pageOf(handle.name), other);
  const { pathname, search } = useLocation();
  const isLive = useIsLive();
  const { data: site } = useQuery(siteQuery);
  const className = buttonClasses({ variant: "ghost", className: given ?? "px-2.5! font-normal!" });
  const content = (
    <>
      <Globe size={16} strokeWidth={1.75} aria-hidden="true" />
      {t("otherLocale")}
    </>
  );
  if (site?.editions) {
    return (
      <a
        href={site.editions[other] + (isThere ? pathname + (isLive ? search : "") : "/")}
        {...about}
        className={className}
      >
        {content}
      </a>
    );
  }
  const change = async () => {
    if (!isThere) await navigate("/");
    await switchLocale(other);
    // The editions differ in what is sold in them.
    await queryClient.invalidateQueries({ queryKey: siteQuery.queryKey });
  };
  return (
    <button type="button" {...about} onClick={() => void change()} className={className}>
      {content}
    </button>
  );
}
