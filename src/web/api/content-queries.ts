import { queryOptions } from "@tanstack/react-query";
import { limits } from "#core/limits.ts";
import { send, urlOf } from "./call.ts";
import { calls } from "./calls.ts";
import { isApiError } from "./error.ts";
import { sharedQuery } from "./queries.ts";

/** Content from the operator's files. It is the same for every user of an edition and changes only with a restart. */
const staleTime = 60 * 60_000;
const all = { pageSize: limits.paging.maxSize } as const;

/** Turns "not found" into null: the edition has no such content, and the page shows its not-found state. */
function orNull(error: unknown): null {
  if (isApiError(error, "notFound")) return null;
  throw error;
}

export const guidesQuery = (locale: string) =>
  sharedQuery(["content", "guides", locale], calls.listGuides, { query: all }, staleTime);

export const guideQuery = (locale: string, slug: string) =>
  queryOptions({
    queryKey: ["content", "guide", locale, slug],
    queryFn: ({ signal }) => send(calls.getGuide, { params: { slug }, signal }).catch(orNull),
    staleTime,
    meta: { url: urlOf(calls.getGuide, { params: { slug } }) },
  });

export const siteTextQuery = (locale: string, slug: string) =>
  queryOptions({
    queryKey: ["content", "text", locale, slug],
    queryFn: ({ signal }) => send(calls.getSiteText, { params: { slug }, signal }).catch(orNull),
    staleTime,
    meta: { url: urlOf(calls.getSiteText, { params: { slug } }) },
  });

/** The newest reviews of an edition. */
export const reviewsQuery = (locale: string, pageSize: number = limits.paging.maxSize) =>
  sharedQuery(["content", "reviews", locale, pageSize], calls.listReviews, { query: { pageSize } }, staleTime);

export const showcaseQuery = (locale: string) =>
  sharedQuery(["content", "showcase", locale], calls.getShowcase, {}, staleTime);
