import { Globe } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useMatches, useNavigate } from "react-router";
import { isOfEdition, pageOf } from "#contract/pages.ts";
import type { PageHandle } from "../routes.tsx";
import { buttonClasses } from "../ui/button.tsx";
import { switchLocale } from "./i18n.ts";
import { useLocale } from "./use-locale.ts";

/** Two editions, so one button, which speaks the language that it leads to. */
export function LocaleSwitch({ className }: { className?: string }) {
  const { t } = useTranslation();
  const other = useLocale() === "en" ? "ch" : "en";
  const navigate = useNavigate();
  const handle = useMatches().findLast((match) => match.handle)?.handle as PageHandle | undefined;
  // A page that the other edition does not have: it begins at home.
  const isThere = !handle?.name || isOfEdition(pageOf(handle.name), other);
  const change = async () => {
    if (!isThere) await navigate("/");
    await switchLocale(other);
  };
  return (
    <button
      type="button"
      lang={other === "ch" ? "zh-CN" : "en"}
      title={t("otherLocaleLabel")}
      onClick={() => void change()}
      className={buttonClasses({ variant: "ghost", className: className ?? "px-2.5! font-normal!" })}
    >
      <Globe size={16} strokeWidth={1.75} aria-hidden="true" />
      {t("otherLocale")}
    </button>
  );
}
