import type { ReactNode } from "react";
import { useTranslation } from "#web/shell/translation.ts";
import { Skeleton } from "#web/ui/skeleton.tsx";

/** In place of a payment that cannot be shown: why, and what to do instead. */
export function PayMessage({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div className="flex flex-1 flex-col bg-subtle">
      <div className="frame grid w-full max-w-[640px]! justify-items-start gap-3 pt-17 pb-17 md:pt-26 md:pb-26">
        <h1 className="font-display text-d3">{title}</h1>
        <p className="max-w-[52ch] text-lede text-fg2">{text}</p>
        <div className="mt-4 flex flex-wrap gap-2.5">{children}</div>
      </div>
    </div>
  );
}

/** The frame of the payment while it is not known yet; also what the server renders, which does not know the buyer. */
export function PayLoading() {
  const { t } = useTranslation();
  return (
    <div className="flex flex-1 flex-col bg-subtle">
      <div className="frame w-full max-w-[1008px]! pt-10 pb-17 md:pt-12" role="status" aria-label={t("loading")}>
        <h1 className="sr-only">{t("titles.pricing")}</h1>
        <Skeleton className="mb-7 h-10 w-56 max-w-full rounded-control" />
        <Skeleton className="h-[460px] w-full rounded-card" />
      </div>
    </div>
  );
}
