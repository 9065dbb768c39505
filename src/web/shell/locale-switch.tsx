import { Globe } from "lucide-react";
import { useTranslation } from "react-i18next";
import { buttonClasses } from "../ui/button.tsx";
import { switchLocale } from "./i18n.ts";
import { useLocale } from "./use-locale.ts";

/** Two editions, so one button, which speaks the language that it leads to. */
export function LocaleSwitch({ className }: { className?: string }) {
  const { t } = useTranslation();
  const other = useLocale() === "en" ? "ch" : "en";
  return (
    <button
      type="button"
      lang={other === "ch" ? "zh-CN" : "en"}
      title={t("otherLocaleLabel")}
      onClick={() => void switchLocale(other)}
      className={buttonClasses({ variant: "ghost", className: className ?? "px-2.5! font-normal!" })}
    >
      <Globe size={16} strokeWidth={1.75} aria-hidden="true" />
      {t("otherLocale")}
    </button>
  );
}
