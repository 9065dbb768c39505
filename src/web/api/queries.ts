import { QueryClient, queryOptions } from "@tanstack/react-query";
import { limits } from "#core/limits.ts";
import { type DataCall, type Sent, send, urlOf } from "./call.ts";
import { calls } from "./calls.ts";
import { ApiError, isApiError } from "./error.ts";

/** What is read more than once lives here, so that every reader shares one answer. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      // A refusal stays a refusal; only what may pass by itself is tried again.
      retry: (count, error) => count < 2 && !(error instanceof ApiError && error.status < 500),
      refetchOnWindowFocus: false,
    },
  },
});

/**
 * Who is signed in; null for a stranger. Beside its session cookie, which a script cannot see, the server keeps the
 * marker `x-in`: without it there is nobody to ask about, and no refusal in a stranger's console. With it the answer
 * decides, not the marker.
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
 * A query that is one call everybody gets the same answer to. Its `meta` holds the call's address, by which the server
 * reads it while it writes a page.
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
/** What the server can read for a page. */
export type SharedQuery = { queryKey: readonly unknown[]; meta?: Record<string, unknown> };

/** What this installation offers. */
export const siteQuery = sharedQuery(["site"], calls.getSite, {}, Number.POSITIVE_INFINITY);

export const templatesQuery = (locale: string) =>
  sharedQuery(
    ["templates", locale],
    calls.listTemplates,
    { query: { pageSize: limits.paging.templates, sort: "-sort" } },
    10 * 60_000,
  );

/** The most used public examples of an edition: those of the header's menu, of which the first page shows the first. */
export const topExamplesQuery = (locale: string) =>
  sharedQuery(
    ["examples", locale, "top"],
    calls.listExamples,
    { query: { pageSize: limits.header.examples, sort: "-used" } },
    10 * 60_000,
  );

/** The examples of an edition in the gallery's order. */
export const examplesQuery = (locale: string, pageSize: number) =>
  sharedQuery(["examples", locale, pageSize], calls.listExamples, { query: { pageSize, sort: "-sort" } }, 10 * 60_000);

/** The kinds of work that examples are grouped by. */
export const categoriesQuery = (locale: string) =>
  sharedQuery(
    ["categories", locale],
    calls.listCategories,
    { query: { pageSize: limits.paging.maxSize, sort: "-sort" } },
    10 * 60_000,
  );

/** What a visitor sees of a public resume. */
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

/** How often one's public pages were looked at, by the resume's id. */
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
