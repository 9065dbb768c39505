import { useQuery } from "@tanstack/react-query";
import { Info, X } from "lucide-react";
import { lazy, Suspense, useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { templatesQuery } from "../../api/queries.ts";
import { useLocale } from "../../shell/use-locale.ts";
import { Button } from "../../ui/button.tsx";
import { Failed } from "../../ui/empty.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { toast } from "../../ui/toast.tsx";
import { blankTemplate, useCreateResume } from "../resumes/create-resume.ts";
import { TemplateCard } from "./template-card.tsx";

const PreviewDialog = lazy(() => import("./preview-dialog.tsx").then((module) => ({ default: module.PreviewDialog })));

/** The gallery. `?template={id}` opens a preview, `?notify=1` says that this is the first step. */
export function TemplatesPage() {
  const { t } = useTranslation("resumes");
  const locale = useLocale();
  const [query, setQuery] = useSearchParams();
  const list = useQuery(templatesQuery(locale));
  const creation = useCreateResume();
  const wanted = query.get("template");
  const shown = wanted
    ? list.data?.data.find((one) => one._id === wanted || one.componentName === wanted || one.name === wanted)
    : undefined;

  const setParameter = (name: string, value: string | null) =>
    setQuery(
      (before) => {
        const next = new URLSearchParams(before);
        if (value === null) next.delete(name);
        else next.set(name, value);
        return next;
      },
      { preventScrollReset: true, replace: value === null },
    );

  const isMissing = wanted !== null && list.data !== undefined && !shown;
  useEffect(() => {
    if (isMissing) toast(t("gallery.notFound"), { kind: "error" });
  }, [isMissing, t]);

  return (
    <>
      {query.get("notify") === "1" ? <Notice onClose={() => setParameter("notify", null)} /> : null}
      <div className="frame flex-1 pt-10 pb-26 md:pt-14">
        <h1 className="font-display text-d2">{t("gallery.title")}</h1>
        <p className="mt-2 mb-9 max-w-[60ch] text-lede text-fg2">{t("gallery.text")}</p>
        {list.isPending ? (
          <Loading label={t("loading", { ns: "common" })} />
        ) : list.isError ? (
          <Failed
            title={t("gallery.failedTitle")}
            text={t("gallery.failedText")}
            retryLabel={t("retry", { ns: "common" })}
            onRetry={() => void list.refetch()}
            className="rounded-card border border-line"
          />
        ) : (
          <ul className="grid gap-x-5 gap-y-9 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
            {list.data.data.map((template, index) => (
              <TemplateCard
                key={template._id}
                template={template}
                eager={index < 4}
                isCreating={creation.pending === template._id}
                onUse={() => creation.create({ template: template._id, prev: `/templates?template=${template._id}` })}
                onPreview={() => setParameter("template", template._id)}
              />
            ))}
            <li className="relative grid min-h-[240px] content-between gap-8 overflow-hidden rounded-panel bg-brand-deep p-7 text-white grid-deep sm:col-span-2 md:p-9 lg:col-span-1 xl:col-span-2">
              <div className="grid gap-2">
                <h2 className="font-display text-d3">{t("gallery.panelTitle")}</h2>
                <p className="max-w-[40ch] text-lead text-white/80">{t("gallery.panelText")}</p>
              </div>
              <Button
                className="justify-self-start border-transparent! bg-white! text-[#0f1613]! hover:bg-white/90! focus-visible:outline-white"
                size="lg"
                busy={creation.pending === blankTemplate}
                busyLabel={t("gallery.creating")}
                onClick={() => creation.create({ template: blankTemplate })}
              >
                {t("gallery.panelAction")}
              </Button>
            </li>
          </ul>
        )}
      </div>
      {shown ? (
        <Suspense fallback={null}>
          <PreviewDialog
            template={shown}
            isCreating={creation.pending === shown._id}
            onUse={() => creation.create({ template: shown._id, prev: `/templates?template=${shown._id}` })}
            onClose={() => setParameter("template", null)}
          />
        </Suspense>
      ) : null}
    </>
  );
}

function Notice({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation("resumes");
  return (
    <div role="status" className="border-b border-line bg-info-soft text-info">
      <div className="frame flex min-h-12 items-center gap-3 text-body font-medium">
        <Info size={17} strokeWidth={1.75} aria-hidden="true" className="shrink-0" />
        <span className="flex-1 py-2">{t("gallery.notify")}</span>
        <button
          type="button"
          aria-label={t("close", { ns: "common" })}
          onClick={onClose}
          className="-mr-2 grid size-9 place-items-center rounded-control max-md:size-11"
        >
          <X size={17} strokeWidth={1.75} aria-hidden="true" />
        </button>
      </div>
    </div>
  );
}

function Loading({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label} className="grid gap-x-5 gap-y-9 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
      {["a", "b", "c", "d"].map((key) => (
        <div key={key} className="grid gap-3">
          <Skeleton className="aspect-[285/338] w-full rounded-well" />
          <Skeleton className="h-4 w-2/5" />
          <Skeleton className="h-4 w-4/5" />
        </div>
      ))}
    </div>
  );
}
