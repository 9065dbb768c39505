import type { Template } from "#contract/catalog.ts";
import { pages } from "#contract/pages.ts";
import { coverIn } from "#web/shell/paper.tsx";

/** The filters in the gallery's query; null means no filter. */
export type TemplateFilters = {
  tier: "free" | "premium" | null;
  columns: Template["columns"] | null;
  /** Name of a theme that the design must have. */
  colour: string | null;
};
export type FilterName = keyof TemplateFilters;

export const { tier: tiers, columns: layouts } = pages.templates.reads;

/** Reads the filters from the query. Anyone can write the query, so unknown values are ignored. */
export function readFilters(query: URLSearchParams, templates: readonly Template[]): TemplateFilters {
  const colour = query.get("colour");
  return {
    tier: tiers.find((one) => one === query.get("tier")) ?? null,
    columns: layouts.find((one) => one === query.get("columns")) ?? null,
    colour: coloursOf(templates).some(({ name }) => name === colour) ? colour : null,
  };
}

/** Returns the templates that match every filter, in their own order. */
export function filterTemplates(templates: readonly Template[], filters: TemplateFilters): Template[] {
  return templates.filter(
    ({ isPro, columns, themes }) =>
      (filters.tier === null || isPro === (filters.tier === "premium")) &&
      (filters.columns === null || columns === filters.columns) &&
      (filters.colour === null || themes.some(({ name }) => name === filters.colour)),
  );
}

/** Returns how many templates would match with this choice of one filter, the others unchanged. */
export function countWith(templates: readonly Template[], filters: TemplateFilters, choice: Partial<TemplateFilters>) {
  return filterTemplates(templates, { ...filters, ...choice }).length;
}

/** Returns every colour of the templates, in the order of their first appearance in the gallery. */
export function coloursOf(templates: readonly Template[]): Template["themes"] {
  return [...new Map(templates.flatMap(({ themes }) => themes).map((theme) => [theme.name, theme])).values()];
}

/** Returns the cover in this theme. The first theme of a design is the one in which its sample is drawn. */
export function coverOf({ coverImage, themes }: Template, theme: string | null): string {
  return theme === null || theme === themes[0]?.name ? coverImage : coverIn(coverImage, theme);
}
