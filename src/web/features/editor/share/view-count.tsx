import { useQuery } from "@tanstack/react-query";
import { Eye } from "lucide-react";
import { limits } from "#core/limits.ts";
import { viewsQuery } from "#web/api/queries.ts";
import { useTranslation } from "#web/shell/translation.ts";

/** How often the public page was viewed, for its owner; nothing while it has no views. */
export function ViewCount({ resumeId }: { resumeId: string }) {
  const { t } = useTranslation("editorShare");
  const { data } = useQuery(viewsQuery);
  const views = data?.get(resumeId);
  if (!views) return null;
  const days = limits.views.recentDays;
  return (
    <span className="ml-auto inline-flex items-center gap-1.5 text-fg3 text-meta tabular">
      <Eye size={14} strokeWidth={2} aria-hidden="true" />
      {t("views", { count: views.total, recent: views.recent, days })}
    </span>
  );
}
