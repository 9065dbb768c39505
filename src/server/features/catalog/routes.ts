import { catalogCalls } from "#contract/catalog.ts";
import type { Deps } from "#server/deps.ts";
import type { App } from "#server/http/context.ts";
import { mount } from "#server/http/mount.ts";
import { categoriesOf, examplesOf, templatesOf } from "./lists.ts";

export function mountCatalog(app: App, deps: Deps): void {
  mount(app, deps, catalogCalls.listTemplates, ({ locale, query }) => templatesOf(deps, locale, query));
  mount(app, deps, catalogCalls.listExamples, ({ locale, query }) => examplesOf(deps, locale, query));
  mount(app, deps, catalogCalls.listCategories, ({ locale, query }) => categoriesOf(deps, locale, query));
}
