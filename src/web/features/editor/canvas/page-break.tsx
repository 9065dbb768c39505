import { memo } from "react";
import { useTranslation } from "#web/shell/translation.ts";

type Props = { before: number; top: number; width: number; height: number };

/** The dashed line between two pages of the preview. Sizes are in screen px. */
export const PageBreak = memo(function PageBreak({ before, top, width, height }: Props) {
  const { t } = useTranslation("editor");
  return (
    <div className="absolute left-0 flex items-center gap-2.5 px-2.5 text-fg3 text-meta" style={{ top, width, height }}>
      <span>{t("canvas.pageEnds", { page: before })}</span>
      <span aria-hidden="true" className="h-0 flex-1 border-line2 border-t border-dashed" />
      <span>{t("canvas.page", { page: before + 1 })}</span>
    </div>
  );
});
