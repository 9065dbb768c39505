import { z } from "zod";
import { limits } from "#core/limits.ts";
import { defineCall } from "./call.ts";
import { idText, listOf, pagingQuery } from "./paging.ts";

export const templateSchema = z.strictObject({
  _id: idText,
  componentName: z.string(),
  name: z.string(),
  title: z.string(),
  desc: z.string(),
  coverImage: z.string(),
  publicLink: z.string(),
  isPro: z.boolean(),
  columns: z.enum(["one", "two"]),
  themes: z.array(z.strictObject({ name: z.string(), display: z.string(), hex: z.string() })),
  sort: z.number().int(),
  used: z.number().int(),
});
export type Template = z.infer<typeof templateSchema>;

export const exampleSchema = z.strictObject({
  _id: idText,
  name: z.string(),
  desc: z.string(),
  /** The `_id` of its category. */
  category: idText,
  coverImg: z.string(),
  uuid: z.string(),
  used: z.number().int(),
  sort: z.number().int(),
  isAi: z.boolean(),
  userId: z.strictObject({ avatar: z.string(), nickName: z.string() }),
});
export type Example = z.infer<typeof exampleSchema>;

export const categorySchema = z.strictObject({
  _id: idText,
  name: z.string(),
  desc: z.string(),
  coverImage: z.string(),
  sort: z.number().int(),
});
export type Category = z.infer<typeof categorySchema>;

const group = "catalog";
const sized = (pageSize: number) =>
  pagingQuery.extend({ pageSize: z.coerce.number().int().min(1).max(limits.paging.maxSize).default(pageSize) });

export const catalogCalls = {
  listTemplates: defineCall({
    group,
    method: "GET",
    path: "/api/templates",
    who: "public",
    scope: "public",
    tool: true,
    summary: "The resume templates, described in the request's locale.",
    query: sized(limits.paging.templates),
    reply: listOf(templateSchema),
    cacheSeconds: 60,
  }),
  listExamples: defineCall({
    group,
    method: "GET",
    path: "/api/examples",
    who: "public",
    scope: "public",
    tool: true,
    summary: "Public examples to copy and start from.",
    query: sized(limits.paging.examples),
    reply: listOf(exampleSchema),
    cacheSeconds: 60,
  }),
  listCategories: defineCall({
    group,
    method: "GET",
    path: "/api/categories",
    who: "public",
    scope: "public",
    tool: true,
    summary: "The fields of work that examples are grouped by.",
    query: sized(limits.paging.examples),
    reply: listOf(categorySchema),
    cacheSeconds: 60,
  }),
} as const;
