import type { contentCalls } from "#contract/content.ts";
import { AppError } from "#core/errors.ts";
import type { Deps } from "#server/deps.ts";
import { pageOf } from "#server/http/paging.ts";
import type { Handlers } from "#server/operations/handler.ts";
import { cardOf } from "./service.ts";

export function contentHandlers(deps: Deps): Handlers<keyof typeof contentCalls> {
  const { guides, texts, reviews, logos, endorsements } = deps.content;
  const page = <Row>(rows: readonly Row[], query: { currentPage: number; pageSize: number }) => {
    const { limit, offset } = pageOf(query);
    return { data: rows.slice(offset, offset + limit), count: rows.length };
  };
  return {
    listGuides: ({ locale, query }) => page(guides[locale].map(cardOf), query),
    getGuide({ locale, params }) {
      const guide = guides[locale].find(({ slug }) => slug === params.slug);
      if (!guide) throw new AppError("notFound");
      return guide;
    },
    getSiteText({ locale, params }) {
      const text = texts[locale].get(params.slug);
      if (!text) throw new AppError("notFound");
      return text;
    },
    listReviews: ({ locale, query }) => page(reviews[locale], query),
    getShowcase: ({ locale }) => ({ logos: [...logos[locale]], endorsements: [...endorsements[locale]] }),
  };
}
