import { contentCalls } from "#contract/content.ts";
import { AppError } from "#core/errors.ts";
import type { Deps } from "#server/deps.ts";
import type { App } from "#server/http/context.ts";
import { mount } from "#server/http/mount.ts";
import { pageOf } from "#server/http/paging.ts";
import { cardOf } from "./service.ts";

export function mountContent(app: App, deps: Deps): void {
  const { guides, texts, reviews, logos, endorsements } = deps.content;
  const page = <Row>(rows: readonly Row[], query: { currentPage: number; pageSize: number }) => {
    const { limit, offset } = pageOf(query);
    return { data: rows.slice(offset, offset + limit), count: rows.length };
  };
  mount(app, deps, contentCalls.listGuides, ({ locale, query }) => page(guides[locale].map(cardOf), query));
  mount(app, deps, contentCalls.getGuide, ({ locale, params }) => {
    const guide = guides[locale].find(({ slug }) => slug === params.slug);
    if (!guide) throw new AppError("notFound");
    return guide;
  });
  mount(app, deps, contentCalls.getSiteText, ({ locale, params }) => {
    const text = texts[locale].get(params.slug);
    if (!text) throw new AppError("notFound");
    return text;
  });
  mount(app, deps, contentCalls.listReviews, ({ locale, query }) => page(reviews[locale], query));
  mount(app, deps, contentCalls.getShowcase, ({ locale }) => ({
    logos: [...logos[locale]],
    endorsements: [...endorsements[locale]],
  }));
}
