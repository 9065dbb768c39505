import type { Template } from "#contract/catalog.ts";
import { pages } from "#contract/pages.ts";
import { coverIn } from "#web/shell/paper.tsx";

/** What the gallery's query asks for; null asks for everything. */
export type TemplateFilters = {
  tier: "free" | "premium" | null;
  columns: Template["columns"] | null;
  /** Name of a theme that the design must offer. */
  colour: string | null;
};
export type FilterName = keyof TemplateFilters;

export const { tier: tiers, columns: layouts } = pages.templates.reads;

/** Reads the query that anybody can write: what is not among the choices filters nothing. */
export function readFilters(query: URLSearchParams, templates: readonly Template[]): TemplateFilters {
  const colour = query.get("colour");
  return {
    tier: tiers.find((one) => one === query.get("tier")) ?? null,
    columns: layouts.find((one) => one === query.get("columns")) ?? null,
    colour: coloursOf(templates).some(({ name }) => name === colour) ? colour : null,
  };
}

/** The templates that pass every filter, in their own order. */
export function filterTemplates(templates: readonly Template[], filters: TemplateFilters): Template[] {
  return templates.filter(
    ({ isPro, columns, themes }) =>
      (filters.tier === null || isPro === (filters.tier === "premium")) &&
      (filters.columns === null || columns === filters.columns) &&
      (filters.colour === null || themes.some(({ name }) => name === filters.colour)),
  );
}

/** How many templates would show with this choice of one filter, the others staying as they are. */
export function countWith(templates: readonly Template[], filters: TemplateFilters, choice: Partial<TemplateFilters>) {
  return filterTemplates(templates, { ...filters, ...choice }).length;
}

/** Every colour that a template is offered in, in the order in which the gallery comes to them. */
export function coloursOf(templates: readonly Template[]): Template["themes"] {
  return [...new Map(templates.flatMap(({ themes }) => themes).map((theme) => [theme.name, theme])).values()];
}

/** The cover in this theme. The first of a design is the one its sample stands in. */
export function coverOf({ coverImage, themes }: Template, theme: string | null): string {
  return theme === null || theme === themes[0]?.name ? coverImage : coverIn(coverImage, theme);
}
