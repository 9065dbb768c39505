import { z } from "zod";
import { limits } from "#core/limits.ts";

/** `?currentPage=1&pageSize=10` (contract section 1); `sort=-sort` means descending. */
export const pagingQuery = z.strictObject({
  currentPage: z.coerce.number().int().min(1).max(100_000).default(1),
  pageSize: z.coerce.number().int().min(1).max(limits.paging.maxSize).default(limits.paging.defaultSize),
  sort: z.string().max(40).optional(),
});
export type Paging = z.output<typeof pagingQuery>;

/**
 * Returns the schema of a list as it is sent: `{data: [...], count: N}`, where `count` is the total over all pages. Lists of
 * the desk are counted as far as `limits.paging.counted` rows after the first of the page, and one more where there are
 * more, so that who reads page by page until `count` reads all.
 */
export function listOf<Row extends z.ZodType>(row: Row) {
  return z.strictObject({ data: z.array(row), count: z.number().int().min(0) });
}

/** ISO 8601 in UTC. */
export const timestamp = z.iso.datetime();
/** An `_id`: a UUIDv7, or whatever identifies older data. */
export const idText = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/, "invalid");
