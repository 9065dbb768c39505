import { useQuery } from "@tanstack/react-query";
import { ArrowRight, Info, Upload, X } from "lucide-react";
import { lazy, Suspense } from "react";
import type { Template } from "#contract/catalog.ts";
import { pages } from "#contract/pages.ts";
import { siteQuery, templatesQuery } from "#web/api/queries.ts";
import { CardSkeletons, useGalleryQuery, useMissing } from "#web/features/gallery/exports.ts";
import { useCreateResume } from "#web/features/resumes/exports.ts";
import { QueryFailed } from "#web/shell/query-failed.tsx";
import { useTranslation } from "#web/shell/translation.ts";
import { useLocale } from "#web/shell/use-locale.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { Empty } from "#web/ui/empty.tsx";
import { useIsLive } from "#web/ui/is-live.ts";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { toast } from "#web/ui/toast.tsx";
import { FilterBar } from "./filter-bar.tsx";
import { TemplateCard } from "./template-card.tsx";
import { filterTemplates, readFilters } from "./template-filters.ts";

const TemplateDialog = lazy(() =>
  import("./template-dialog.tsx").then((module) => ({ default: module.TemplateDialog })),
);

const noFilters = { tier: null, columns: null, colour: null };
const grid = "grid gap-x-5 gap-y-9 sm:grid-cols-2 md:grid-cols-3 xl:grid-cols-4";

/** The gallery. `?template={id}` opens a preview, `?notify=1` shows that this is the first step. */
export function TemplatesPage() {
  const { t } = useTranslation("templates");
  const list = useQuery(templatesQuery(useLocale()));
  const { query, replace } = useGalleryQuery(pages.templates);
  return (
    <>
      {query.get("notify") === "1" ? <Notice onClose={() => replace({ notify: null })} /> : null}
      <div className="frame flex-1 pt-10 pb-26 md:pt-14">
        <h1 className="font-display text-d2">{t("title")}</h1>
        {list.isPending ? (
          <Loading label={t("loading", { ns: "common" })} />
        ) : list.isError ? (
          <QueryFailed
            title={t("failedTitle")}
            text={t("failedText")}
            retry={list.refetch}
            className="mt-8 rounded-card border border-line"
          />
        ) : (
          <Gallery templates={list.data.data} />
        )}
      </div>
    </>
  );
}

function Gallery({ templates }: { templates: readonly Template[] }) {
  const { t } = useTranslation("templates");
  const { query, linkTo, replace, open, close } = useGalleryQuery(pages.templates);
  const creation = useCreateResume();
  const site = useQuery(siteQuery).data;
  const filters = readFilters(query, templates);
  const shown = filterTemplates(templates, filters);
  const hasTiers = templates.some(({ isPro }) => isPro);
  const isFiltered = shown.length < templates.length;
  const free = templates.filter(({ isPro }) => !isPro).length;

  const wanted = query.get("template");
  const previewed = templates.find((one) => [one._id, one.componentName, one.name].includes(wanted ?? ""));
  const isMissing = wanted !== null && !previewed;
  const isLive = useIsLive();
  useMissing(isMissing, () => {
    toast(t("notFound"), { kind: "warn" });
    replace({ template: null, theme: null });
  });

  /** The colour in which a template is shown and created: the requested one, the filtered one, else its own first. */
  const themeOf = (template: Template, asked: string | null) =>
    [asked, filters.colour].find((name) => template.themes.some((theme) => theme.name === name)) ??
    template.themes[0]?.name ??
    "";
  const use = (template: Template, theme: string) =>
    creation.create({ template: template._id, theme, prev: `/templates?template=${template._id}&theme=${theme}` });

  return (
    <>
      <p className="mt-2 mb-7 max-w-[64ch] text-lede text-fg2">
        {hasTiers ? t("text", { count: templates.length, free }) : t("textAllFree", { count: templates.length })}
      </p>
      <FilterBar templates={templates} filters={filters} linkTo={linkTo} />
      <p role="status" className="sr-only">
        {isFiltered ? t("shown", { shown: shown.length, count: templates.length }) : ""}
      </p>
      {shown.length === 0 ? (
        <Empty
          title={t("emptyTitle")}
          text={t("emptyText")}
          action={
            <ButtonLink to={linkTo(noFilters)} preventScrollReset>
              {t("showAll")}
            </ButtonLink>
          }
          className="rounded-card border border-line"
        />
      ) : (
        <ul className={grid}>
          {shown.map((template, index) => (
            <TemplateCard
              key={template._id}
              template={template}
              colour={filters.colour}
              hasTiers={hasTiers}
              eager={index === 0}
              isCreating={creation.pending === template._id}
              onUse={() => void use(template, themeOf(template, null))}
              onPreview={() => open({ template: template._id, theme: null })}
            />
          ))}
          {site?.flags.upload ? <LastPanel name="upload" to="/upload" /> : null}
          {site && !site.flags.upload && !isFiltered ? <LastPanel name="examples" to="/examples" /> : null}
        </ul>
      )}
      {previewed && isLive ? (
        <Suspense fallback={null}>
          <TemplateDialog
            template={previewed}
            theme={themeOf(previewed, query.get("theme"))}
            hasTiers={hasTiers}
            isCreating={creation.pending === previewed._id}
            onTheme={(theme) => replace({ theme })}
            onUse={() => void use(previewed, themeOf(previewed, query.get("theme")))}
            onClose={() => close({ template: null, theme: null })}
          />
        </Suspense>
      ) : null}
    </>
  );
}

/** The last cell, after all designs, for users who have a resume already or prefer to see a complete one. */
function LastPanel({ name, to }: { name: "upload" | "examples"; to: string }) {
  const { t } = useTranslation("templates");
  const icon = { size: 17, strokeWidth: 1.75, "aria-hidden": true } as const;
  return (
    <li className="relative grid min-h-[240px] content-between gap-8 self-start overflow-hidden rounded-card bg-brand-deep p-7 text-white grid-deep sm:col-span-2 md:col-span-1 xl:col-span-2 xl:p-9 xl:aspect-[590/338]">
      <div className="grid gap-2">
        <p className="font-display text-d3 text-balance">{t(`${name}.title`)}</p>
        <p className="max-w-[40ch] text-lead text-white/80">{t(`${name}.text`)}</p>
      </div>
      <ButtonLink
        to={to}
        size="lg"
        className="justify-self-start border-transparent! bg-white! text-[#0f1613]! hover:bg-white/90! focus-visible:outline-white"
        icon={name === "upload" ? <Upload {...icon} /> : undefined}
        iconAfter={name === "upload" ? undefined : <ArrowRight {...icon} />}
      >
        {t(`${name}.action`)}
      </ButtonLink>
    </li>
  );
}

function Notice({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation("templates");
  return (
    <div role="status" className="border-b border-line bg-info-soft text-info">
      <div className="frame flex min-h-12 items-center gap-3 text-body font-medium">
        <Info size={17} strokeWidth={1.75} aria-hidden="true" className="shrink-0" />
        <span className="flex-1 py-2">{t("notify")}</span>
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
    <div role="status" aria-label={label}>
      <Skeleton className="mt-4 mb-9 h-5 w-[min(520px,90%)]" />
      <Skeleton className="mb-9 h-9 w-[min(600px,100%)] rounded-control" />
      <div className={grid}>
        <CardSkeletons count={4} />
      </div>
    </div>
  );
}
