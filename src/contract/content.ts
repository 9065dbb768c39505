import { z } from "zod";
import { defineCall } from "./call.ts";
import { listOf, pagingQuery } from "./paging.ts";

/** Content that an operator writes in files and the site shows: guides, texts, logos, endorsements and reviews. */
const day = z.iso.date();

export const guideCardSchema = z.strictObject({
  slug: z.string(),
  title: z.string(),
  desc: z.string(),
  /** Minutes that reading it takes, at least one. */
  minutes: z.number().int().min(1),
  /** `YYYY-MM-DD`. */
  updatedAt: day,
});
export type GuideCard = z.infer<typeof guideCardSchema>;

const articleSchema = z.strictObject({
  title: z.string(),
  desc: z.string(),
  updatedAt: day,
  /** Rendered by the server from a closed set of elements, so it is safe to insert into a page. */
  html: z.string(),
  /** The second-level headings; `id` is the heading's id in `html`. */
  toc: z.array(z.strictObject({ id: z.string(), text: z.string() })),
});

export const guideSchema = articleSchema.extend({
  slug: z.string(),
  minutes: z.number().int().min(1),
  /** The next guide; the last one is followed by the first. Null where there is only one guide. */
  next: guideCardSchema.nullable(),
});
export type Guide = z.infer<typeof guideSchema>;

/** A text that the site must publish: terms, privacy, refund policy, roadmap. */
export const siteTextSchema = articleSchema.extend({ slug: z.string() });
export type SiteText = z.infer<typeof siteTextSchema>;

export const reviewSchema = z.strictObject({
  name: z.string(),
  role: z.string(),
  text: z.string(),
  date: day,
  /** True for a review that we wrote to show what one looks like; it is labelled as such wherever it is shown. */
  isSample: z.boolean(),
});
export type Review = z.infer<typeof reviewSchema>;

export const endorsementSchema = reviewSchema.omit({ date: true });
export type Endorsement = z.infer<typeof endorsementSchema>;

export const logoSchema = z.strictObject({
  name: z.string(),
  /** A drawing in one colour, the colour of the surrounding text. Null: only the name is shown. */
  mark: z.strictObject({ viewBox: z.string(), path: z.string() }).nullable(),
  /** The typeface of the name. */
  face: z.enum(["sans", "serif", "mono"]),
  /** True where the mark already contains the name, which then goes to screen readers only. */
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
    summary: "The guides of an edition, in reading order.",
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
    summary: "A guide as HTML, with its headings and the next guide.",
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
    summary: "User reviews of an edition, newest first.",
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
    summary: "Logos and endorsements for the home page.",
    reply: z.strictObject({ logos: z.array(logoSchema), endorsements: z.array(endorsementSchema) }),
    cacheSeconds: 60,
  }),
} as const;
