import type { catalogCalls } from "#contract/catalog.ts";
import type { Deps } from "#server/deps.ts";
import type { Handlers } from "#server/operations/handler.ts";
import { categoriesOf, examplesOf, templatesOf } from "./lists.ts";

export function catalogHandlers(deps: Deps): Handlers<keyof typeof catalogCalls> {
  return {
    listTemplates: ({ locale, query }) => templatesOf(deps, locale, query),
    listExamples: ({ locale, query }) => examplesOf(deps, locale, query),
    listCategories: ({ locale, query }) => categoriesOf(deps, locale, query),
  };
}
