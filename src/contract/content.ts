import { z } from "zod";
import { defineCall } from "./call.ts";
import { listOf, pagingQuery } from "./paging.ts";

/** What an operator writes in files and the site shows: guides, texts, logos, endorsements, reviews. */
const day = z.iso.date();

export const guideCardSchema = z.strictObject({
  slug: z.string(),
  title: z.string(),
  desc: z.string(),
  /** To read it, at least one. */
  minutes: z.number().int().min(1),
  /** `YYYY-MM-DD`. */
  updatedAt: day,
});
export type GuideCard = z.infer<typeof guideCardSchema>;

const articleSchema = z.strictObject({
  title: z.string(),
  desc: z.string(),
  updatedAt: day,
  /** Made by the server from a closed set of elements; safe to put into a page. */
  html: z.string(),
  /** The headings of the second level, by the `id` they have in `html`. */
  toc: z.array(z.strictObject({ id: z.string(), text: z.string() })),
});

export const guideSchema = articleSchema.extend({
  slug: z.string(),
  minutes: z.number().int().min(1),
  /** The one after it; after the last comes the first. Null where it is the only one. */
  next: guideCardSchema.nullable(),
});
export type Guide = z.infer<typeof guideSchema>;

/** A text that the site must have in writing: terms, privacy, refund policy, roadmap. */
export const siteTextSchema = articleSchema.extend({ slug: z.string() });
export type SiteText = z.infer<typeof siteTextSchema>;

export const reviewSchema = z.strictObject({
  name: z.string(),
  role: z.string(),
  text: z.string(),
  date: day,
  /** Written by the house to show what one looks like; wherever it is shown it says so. */
  isSample: z.boolean(),
});
export type Review = z.infer<typeof reviewSchema>;

export const endorsementSchema = reviewSchema.omit({ date: true });
export type Endorsement = z.infer<typeof endorsementSchema>;

export const logoSchema = z.strictObject({
  name: z.string(),
  /** A drawing in one colour, that of the text around it; null: the name alone. */
  mark: z.strictObject({ viewBox: z.string(), path: z.string() }).nullable(),
  /** How the name is set. */
  face: z.enum(["sans", "serif", "mono"]),
  /** The mark holds the name already, which is then said to screen readers only. */
  isWordmark: z.boolean(),
  isSample: z.boolean(),
});
export type Logo = z.infer<typeof logoSchema>;

const group = "content";
const slug = z.strictObject({
  slug: z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    .max(80),
});
const unsorted = pagingQuery.omit({ sort: true });

export const contentCalls = {
  listGuides: defineCall({
    group,
    method: "GET",
    path: "/api/guides",
    who: "public",
    scope: "public",
    tool: true,
    summary: "The guides of an edition, in their order.",
    query: unsorted,
    reply: listOf(guideCardSchema),
    cacheSeconds: 60,
  }),
  getGuide: defineCall({
    group,
    method: "GET",
    path: "/api/guides/:slug",
    who: "public",
    scope: "public",
    tool: true,
    summary: "A guide as HTML, with its headings and the one that comes next.",
    params: slug,
    reply: guideSchema,
    errors: ["notFound"],
    cacheSeconds: 60,
  }),
  getSiteText: defineCall({
    group,
    method: "GET",
    path: "/api/texts/:slug",
    who: "public",
    scope: "public",
    summary: "Terms, privacy, refund policy or roadmap as HTML; 404 where the edition has none.",
    params: slug,
    reply: siteTextSchema,
    errors: ["notFound"],
    cacheSeconds: 60,
  }),
  listReviews: defineCall({
    group,
    method: "GET",
    path: "/api/reviews",
    who: "public",
    scope: "public",
    summary: "What users of an edition wrote, newest first.",
    query: unsorted,
    reply: listOf(reviewSchema),
    cacheSeconds: 60,
  }),
  getShowcase: defineCall({
    group,
    method: "GET",
    path: "/api/showcase",
    who: "public",
    scope: "public",
    summary: "Logos and endorsements for the first page.",
    reply: z.strictObject({ logos: z.array(logoSchema), endorsements: z.array(endorsementSchema) }),
    cacheSeconds: 60,
  }),
} as const;
