import { z } from "zod";
import { limits } from "#core/limits.ts";
import { languages } from "#core/resume/schema.ts";
import { linkDays, linkStates } from "#core/sharing/share-links.ts";
import { json } from "./body.ts";
import { defineCall } from "./call.ts";
import { idText, timestamp } from "./paging.ts";

const { name, password, parts, most } = limits.shareLinks;
const count = z.int().min(0);

/** A private link as its owner sees it, with its figures. */
export const shareLinkSchema = z.strictObject({
  _id: idText,
  name: z.string(),
  /** The path of the address, which is a secret of its owner's and of whoever was given it. */
  path: z.string(),
  state: z.enum(linkStates),
  hasPassword: z.boolean(),
  /** Null where it has no end. */
  expiresAt: timestamp.nullable(),
  /** Whose content it shows: this resume, or another one of yours. */
  shownId: idText,
  /** What that resume is called, its language and its own design; in the bin it is shown to nobody. */
  shown: z.strictObject({ name: z.string(), lang: z.enum(languages), template: z.string(), isInBin: z.boolean() }),
  /** Null: the resume's own design. */
  template: z.string().nullable(),
  /** Null: the resume's own colour. */
  theme: z.string().nullable(),
  isDownloadable: z.boolean(),
  createdAt: timestamp,
  views: z.strictObject({
    total: count,
    /** The last days, oldest first; `day` is YYYY-MM-DD in UTC. */
    days: z.array(z.strictObject({ day: z.iso.date(), views: count })),
    /** The hosts that views came from, most views first; empty where it is not known. */
    sources: z.array(z.strictObject({ host: z.string(), views: count })),
    /** How many viewers read as far as each part of the resume, and no further. */
    reads: z.array(z.strictObject({ part: z.int().min(1).max(parts), readers: count })),
  }),
});
export type ShareLink = z.infer<typeof shareLinkSchema>;

const settings = z.strictObject({
  name: z.string().trim().min(1).max(name),
  password: z.string().min(password.min).max(password.max).nullable(),
  /** For how many days from now it works; null: without an end. */
  days: z.enum(linkDays).nullable(),
  shownId: idText,
  template: z.string().min(1).max(60).nullable(),
  /** A colour of the link's design, or of the resume's own where the link has none. A new design begins with its first. */
  theme: z.string().min(1).max(30).nullable(),
  isDownloadable: z.boolean(),
});
export const shareLinkBody = settings.partial().required({ name: true });
export const shareLinkPatch = settings.extend({ isRevoked: z.boolean() }).partial();

const params = z.strictObject({ id: idText });
const paramsOfOne = params.extend({ linkId: idText });
/** Every call is about a resume of one's own. None is for programs: who reads a resume is its owner's to decide. */
const ofOwn = {
  group: "share links",
  who: "user",
  subject: { kind: "resume", from: "params.id" },
  may: "editResume",
} as const;
const changing = {
  limits: [{ rate: "shareLink", per: ["user"] }],
  decides: ["useTemplate", "download"],
} as const;

export const shareLinkCalls = {
  listShareLinks: defineCall({
    ...ofOwn,
    method: "GET",
    path: "/api/resumes/:id/share-links",
    summary:
      "The private links of your resume, the newest first, with their views. Robots, link previews, the owner and repeat visits within an hour do not count; no address of a viewer is kept.",
    params,
    reply: z.array(shareLinkSchema),
    errors: ["notFound"],
  }),
  createShareLink: defineCall({
    ...ofOwn,
    ...changing,
    method: "POST",
    path: "/api/resumes/:id/share-links",
    summary: `Make a private link to your resume, which need not be public. You can give it a password, an end, a design and a colour of its own, and let it show another resume of yours, such as a translated copy. Downloads are for premium members. A resume has ${most} at most.`,
    params,
    body: json(shareLinkBody),
    reply: shareLinkSchema,
    status: 201,
    errors: ["invalidRequest", "tooManyLinks", "templateLocked", "premiumOnly", "notFound"],
  }),
  changeShareLink: defineCall({
    ...ofOwn,
    ...changing,
    method: "PATCH",
    path: "/api/resumes/:id/share-links/:linkId",
    summary:
      "Change a private link. `isRevoked` ends it at once everywhere, or lets it work again; a new password asks everybody again; `days` counts from now.",
    params: paramsOfOne,
    body: json(shareLinkPatch),
    reply: shareLinkSchema,
    errors: ["invalidRequest", "templateLocked", "premiumOnly", "notFound"],
  }),
  removeShareLink: defineCall({
    ...ofOwn,
    method: "DELETE",
    path: "/api/resumes/:id/share-links/:linkId",
    summary: "Remove a private link with its figures. Its address never works again.",
    params: paramsOfOne,
    errors: ["notFound"],
  }),
} as const;
