import { QueryClient, queryOptions } from "@tanstack/react-query";
import { limits } from "#core/limits.ts";
import { type DataCall, type Sent, send, urlOf } from "./call.ts";
import { calls } from "./calls.ts";
import { ApiError, isApiError } from "./error.ts";

/** Holds what is read in more than one place, so that all readers share one answer. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      // Only failures that may pass are retried: a 4xx refusal would be the same the next time.
      retry: (count, error) => count < 2 && !(error instanceof ApiError && error.status < 500),
      refetchOnWindowFocus: false,
    },
  },
});

/**
 * The signed-in user; null for an anonymous visitor. The session cookie is hidden from scripts, so the server sets the
 * marker cookie `x-in` beside it. Without the marker no request is made, which keeps a refusal out of an anonymous
 * visitor's console. With it, the answer decides and not the marker.
 */
export const userQuery = queryOptions({
  queryKey: ["user"],
  queryFn: async ({ signal }) => {
    if (!/(?:^|;\s*)x-in=/.test(document.cookie)) return null;
    return send(calls.currentUser, { signal }).catch((error: unknown) => {
      if (isApiError(error, "noPermission")) return null;
      throw error;
    });
  },
  staleTime: 5 * 60_000,
});

/**
 * A query of one call whose answer is the same for everyone. Its `meta` holds the call's URL, which the server reads
 * while it renders a page.
 */
export function sharedQuery<C extends DataCall>(
  queryKey: readonly unknown[],
  call: C,
  sent: Sent<C>,
  staleTime: number,
) {
  return queryOptions({
    queryKey,
    queryFn: ({ signal }) => send(call, { ...sent, signal }),
    staleTime,
    meta: { url: urlOf(call, sent as Parameters<typeof urlOf>[1]) },
  });
}
/** A query that the server can answer while it renders a page. */
export type SharedQuery = { queryKey: readonly unknown[]; meta?: Record<string, unknown> };

/** What this installation offers, so that the browser shows nothing that does not exist here. */
export const siteQuery = sharedQuery(["site"], calls.getSite, {}, Number.POSITIVE_INFINITY);

export const templatesQuery = (locale: string) =>
  sharedQuery(
    ["templates", locale],
    calls.listTemplates,
    { query: { pageSize: limits.paging.templates, sort: "-sort" } },
    10 * 60_000,
  );

/** The most used public examples of an edition. The header's menu shows them, and the home page the first of them. */
export const topExamplesQuery = (locale: string) =>
  sharedQuery(
    ["examples", locale, "top"],
    calls.listExamples,
    { query: { pageSize: limits.topExamples, sort: "-used" } },
    10 * 60_000,
  );

/** The examples of an edition, in the gallery's order. */
export const examplesQuery = (locale: string, pageSize: number) =>
  sharedQuery(["examples", locale, pageSize], calls.listExamples, { query: { pageSize, sort: "-sort" } }, 10 * 60_000);

/** The categories of work by which examples are grouped. */
export const categoriesQuery = (locale: string) =>
  sharedQuery(
    ["categories", locale],
    calls.listCategories,
    { query: { pageSize: limits.paging.maxSize, sort: "-sort" } },
    10 * 60_000,
  );

/** A public resume as its viewers get it. */
export const publicResumeQuery = (uuid: string) =>
  queryOptions({
    queryKey: ["public", uuid],
    queryFn: ({ signal }) => send(calls.getPublicResume, { params: { uuid }, signal }),
    staleTime: 10 * 60_000,
  });

export const resumesQuery = (currentPage: number) =>
  queryOptions({
    queryKey: ["resumes", "list", currentPage],
    queryFn: ({ signal }) =>
      send(calls.listResumes, {
        query: { currentPage, pageSize: limits.paging.resumes, sort: "-updatedAt" },
        signal,
      }),
    staleTime: 0,
  });

/** Deleted resumes. */
export const binQuery = (currentPage: number, pageSize: number = limits.paging.records) =>
  queryOptions({
    queryKey: ["resumes", "bin", currentPage, pageSize],
    queryFn: ({ signal }) => send(calls.listBin, { query: { currentPage, pageSize }, signal }),
    staleTime: 0,
  });

/** The view counts of the user's public pages, by resume id. */
export const viewsQuery = queryOptions({
  queryKey: ["resumes", "views"],
  queryFn: async ({ signal }) => new Map((await send(calls.listViews, { signal })).map((views) => [views._id, views])),
  staleTime: 60_000,
});

export const outboxQuery = (to: string | null) =>
  queryOptions({
    queryKey: ["outbox", to],
    queryFn: ({ signal }) => send(calls.listOutbox, { query: { pageSize: 50, ...(to ? { to } : {}) }, signal }),
    staleTime: 0,
  });
