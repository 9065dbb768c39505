import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { pages } from "#contract/pages.ts";
import { siteQuery } from "#web/api/queries.ts";
import { useGalleryQuery, useMissing } from "#web/features/gallery/exports.ts";
import { useCopyExample } from "#web/features/resumes/exports.ts";
import { QueryFailed } from "#web/shell/query-failed.tsx";
import { useTranslation } from "#web/shell/translation.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { Empty } from "#web/ui/empty.tsx";
import { useIsLive } from "#web/ui/is-live.ts";
import { toast } from "#web/ui/toast.tsx";
import { AiLinks } from "./ai-links.tsx";
import { CategoryNav } from "./category-nav.tsx";
import { ExampleCard } from "./example-card.tsx";
import { ExamplesSkeleton, exampleGrid } from "./examples-skeleton.tsx";
import { groupExamples, searchGroups } from "./group-examples.ts";
import { SearchField } from "./search-field.tsx";
import { useExamples } from "./use-examples.ts";

const ExampleDialog = lazy(() => import("./example-dialog.tsx").then((module) => ({ default: module.ExampleDialog })));

/** Examples by category. `?example={id}` opens a preview, `?q=` searches, `#…` is a category. */
export function ExamplesPage() {
  const { t } = useTranslation("examples");
  const { query, replace, open, close, linkTo } = useGalleryQuery(pages.examples);
  const { examples, categories, isWhole, isError, retry } = useExamples();
  const { pending, copy } = useCopyExample();
  const site = useQuery(siteQuery).data;

  const wanted = query.get("example");
  const previewed = examples?.find(({ _id, uuid }) => wanted === _id || wanted === uuid);
  const isLive = useIsLive();
  const isMissing = wanted !== null && isWhole && !previewed;
  useMissing(isMissing, () => {
    toast(t("notFound"), { kind: "warn" });
    replace({ example: null });
  });

  const text = (query.get("q") ?? "").slice(0, pages.examples.reads.q).trim();
  const all = groupExamples(examples ?? [], categories);
  const groups = searchGroups(all, text);
  const found = groups.reduce((sum, group) => sum + group.examples.length, 0);
  const drafted = examples?.filter(({ isAi }) => isAi) ?? [];
  const use = (id: string, template?: string) =>
    void copy({ example: id, template, prev: `${pages.examples.path}?example=${id}` });

  return (
    <div className="frame flex-1 pt-10 pb-26 md:pt-14">
      <div className="mb-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-5 md:mb-10">
        <div className="grid gap-2">
          <h1 className="font-display text-d2">{t("title")}</h1>
          <p className="max-w-[72ch] text-lede text-fg2">{t("text")}</p>
          <p className="max-w-[70ch] text-dense text-fg3">{t("samples")}</p>
        </div>
        <SearchField text={text} onText={(next) => replace({ q: next || null })} />
      </div>
      {isError ? (
        <QueryFailed
          title={t("failedTitle")}
          text={t("failedText")}
          retry={retry}
          className="rounded-card border border-line"
        />
      ) : !examples ? (
        <ExamplesSkeleton label={t("loading", { ns: "common" })} />
      ) : (
        <>
          {drafted.length > 0 && text === "" ? (
            <AiLinks
              examples={drafted}
              hasAi={site?.flags.ai === true}
              onPreview={({ _id }) => open({ example: _id })}
            />
          ) : null}
          <p role="status" className="sr-only">
            {text ? t("found", { count: found }) : ""}
          </p>
          {groups.length === 0 ? (
            <Empty
              title={text ? t("emptyTitle", { text }) : t("noneTitle")}
              text={text ? t("emptyText") : t("noneText")}
              action={
                <ButtonLink to={text ? linkTo({ q: null }) : pages.templates.path} preventScrollReset={text !== ""}>
                  {text ? t("showAll") : t("noneAction")}
                </ButtonLink>
              }
              className="rounded-card border border-line"
            />
          ) : (
            <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-12 gap-y-8 lg:grid-cols-[200px_minmax(0,1fr)]">
              <CategoryNav groups={groups} />
              <div className="grid gap-14 md:gap-17">
                {groups.map((group, at) => (
                  <section
                    key={group.anchor}
                    id={group.anchor}
                    aria-labelledby={`${group.anchor}-title`}
                    className="scroll-mt-[136px] lg:scroll-mt-24"
                  >
                    <h2 id={`${group.anchor}-title`} tabIndex={-1} className="font-display text-h2 outline-none">
                      {group.name || t("other")}
                    </h2>
                    {group.desc ? <p className="mt-1 text-body text-fg3">{group.desc}</p> : null}
                    <ul className={`mt-5 ${exampleGrid}`}>
                      {group.examples.map((example, index) => (
                        <ExampleCard
                          key={example._id}
                          example={example}
                          eager={at === 0 && index === 0}
                          isCreating={pending?.example === example._id}
                          onUse={() => use(example._id)}
                          onPreview={() => open({ example: example._id })}
                        />
                      ))}
                    </ul>
                  </section>
                ))}
              </div>
            </div>
          )}
        </>
      )}
      {previewed && isLive ? (
        <Suspense fallback={null}>
          <ExampleDialog
            example={previewed}
            category={categories.find(({ _id }) => _id === previewed.category)?.name ?? ""}
            creating={pending?.example === previewed._id ? (pending.template ? "free" : "own") : null}
            onUse={(template) => use(previewed._id, template)}
            onClose={() => close({ example: null })}
          />
        </Suspense>
      ) : null}
    </div>
  );
}
