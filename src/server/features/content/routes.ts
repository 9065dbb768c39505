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
  // Samples show an operator what a page looks like. A site that strangers visit praises itself with real words or not
  // at all.
  const shown = <One extends { isSample: boolean }>(all: readonly One[]) =>
    all.filter((one) => !(one.isSample && deps.config.secure));
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
    listReviews: ({ locale, query }) => page(shown(reviews[locale]), query),
    getShowcase: ({ locale }) => ({ logos: shown(logos[locale]), endorsements: shown(endorsements[locale]) }),
  };
}
