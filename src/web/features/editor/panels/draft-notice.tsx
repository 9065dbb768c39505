import { History } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Button } from "#web/ui/button.tsx";

/** Offers back what the last visit could not save. */
export function DraftNotice(props: { at: number; isStale: boolean; restore: () => void; discard: () => void }) {
  const { t, i18n } = useTranslation("editor");
  const time = new Intl.DateTimeFormat(i18n.language === "ch" ? "zh-CN" : "en-GB", {
    month: "short",
    day: "numeric",
    hour: "2-digit",
    minute: "2-digit",
  }).format(props.at);
  return (
    <section
      aria-label={t("draft.title")}
      className="flex shrink-0 flex-wrap items-center gap-x-4 gap-y-2 border-line border-b bg-info-soft px-4 py-2 text-dense"
    >
      <History size={16} strokeWidth={1.75} aria-hidden="true" className="shrink-0 text-info" />
      <p className="min-w-0 flex-1">
        <span className="font-medium text-fg">{t("draft.title")}</span>{" "}
        <span className="text-fg2">{t(props.isStale ? "draft.textStale" : "draft.text", { time })}</span>
      </p>
      <div className="flex gap-2">
        <Button size="sm" onClick={props.restore}>
          {t("draft.restore")}
        </Button>
        <Button size="sm" variant="ghost" onClick={props.discard}>
          {t("draft.discard")}
        </Button>
      </div>
    </section>
  );
}
