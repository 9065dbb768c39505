import type { Category, Example, Template } from "#contract/catalog.ts";
import type { Paging } from "#contract/paging.ts";
import type { Locale } from "#locales/words.ts";
import type { Deps } from "#server/deps.ts";
import { translate } from "#server/http/locale.ts";
import { designs } from "#templates/registry.ts";
import { findTheme } from "#templates/themes.ts";
import { coverUrl } from "../covers/service.ts";
import { demoId, templateId } from "./service.ts";
import { findShown, firstExamples, listCategories, listExamples, readUses } from "./store.ts";

/**
 * `sort=sort` is the only ascending order. `sort=-used` puts the most used first; only examples count their use.
 * Everything else is the gallery's own order, highest first.
 */
function pageOf(query: Paging) {
  const offset = (query.currentPage - 1) * query.pageSize;
  return { limit: query.pageSize, offset, descending: query.sort !== "sort" };
}

/** Returns the designs with the texts of an edition, each with a public demo in that edition's language. */
export async function templatesOf(deps: Deps, locale: Locale, query: Paging) {
  const { limit, offset, descending } = pageOf(query);
  const listed = designs.map((design, index) => ({ design, sort: designs.length - index }));
  if (!descending) listed.reverse();
  const page = listed.slice(offset, offset + limit);
  const demos = page.map(({ design }) => demoId(design.componentName, locale));
  const [used, shown] = await Promise.all([readUses(deps.db), findShown(deps.db, demos)]);
  const data = page.map(({ design, sort }): Template => {
    const id = demoId(design.componentName, locale);
    const demo = shown.get(id);
    return {
      _id: templateId(design.componentName),
      componentName: design.componentName,
      name: design.name,
      title: design.title[locale],
      desc: design.description[locale],
      coverImage: demo ? coverUrl(id, demo.updatedAt) : "",
      publicLink: demo ? `/r/${demo.uuid}` : "",
      // If the installation has no plans, every user is a member and nothing is marked as members only.
      isPro: design.isPro && deps.config.membership === "plans",
      columns: design.columns,
      themes: design.themes.map((name) => {
        const theme = findTheme(name);
        return { name, display: theme?.title[locale] ?? name, hex: theme?.hex ?? "#000000" };
      }),
      sort,
      used: used.get(design.componentName) ?? 0,
    };
  });
  return { data, count: designs.length };
}

/** Returns the public examples of an edition. `category` is the `_id` of a category. */
export async function examplesOf(deps: Deps, locale: Locale, query: Paging) {
  const { rows, count } = await listExamples(deps.db, locale, {
    ...pageOf(query),
    byUse: query.sort === "-used",
  });
  const data = rows.map(
    ({ example, resume, owner }): Example => ({
      _id: example.id,
      name: example.name,
      desc: example.desc,
      category: example.categoryId,
      coverImg: coverUrl(resume.id, resume.updatedAt),
      uuid: resume.uuid,
      used: example.used,
      sort: example.sort,
      isAi: example.isAi,
      userId: {
        avatar: owner.avatar,
        // A sample describes an invented person, so the author's name is replaced by a note that says so.
        nickName: resume.isSample ? translate(locale, "catalog", "sampleAuthor") : owner.nickName,
      },
    }),
  );
  return { data, count };
}

/** Returns the categories with the texts of an edition. A category's cover is the cover of its first example. */
export async function categoriesOf(deps: Deps, locale: Locale, query: Paging) {
  const [{ rows, count }, covers] = await Promise.all([
    listCategories(deps.db, pageOf(query)),
    firstExamples(deps.db, locale),
  ]);
  const data = rows.map((row): Category => {
    const first = covers.get(row.id);
    return {
      _id: row.id,
      name: row.words[locale].name,
      desc: row.words[locale].desc,
      coverImage: first ? coverUrl(first.resumeId, first.updatedAt) : "",
      sort: row.sort,
    };
  });
  return { data, count };
}
