import { z } from "zod";
import { type FontId, fontIds } from "#templates/fonts.ts";
import { pictureTypes } from "./port.ts";

/**
 * How a process asks another one to draw (`RENDER_URL`): `POST /render` with the shared secret and this body. The answer
 * is the bytes, one file after the other, with their lengths and the number of pages in headers. What makes a PDF
 * accessible needs the words of the site, so it is done by the process that asks.
 */
const side = z.number().int().min(1).max(10_000);

const markupSchema = z.strictObject({
  html: z.string(),
  css: z.string(),
  fonts: z.array(z.string().refine((id): id is FontId => fontIds.some((known) => known === id), "unknown font")),
  isPlain: z.boolean().optional(),
  lang: z.string().max(40),
  title: z.string(),
  hyphens: z.record(z.string(), z.array(z.number().int().min(0))).nullish(),
  paper: z.strictObject({ width: z.number().min(1).max(10_000), height: z.number().min(1).max(10_000) }),
});

const asked = {
  requester: z.strictObject({
    key: z.string().max(200),
    priority: z.enum(["member", "regular", "visitor", "background"]),
  }),
  cost: z.number().min(0),
  markup: markupSchema,
};

export const drawSchema = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("pdf"), ...asked, most: z.number().int().min(1) }),
  z.strictObject({ kind: z.literal("picture"), ...asked, width: side, height: side }),
  z.strictObject({
    ...{ kind: z.literal("pictures"), ...asked, width: side, most: z.number().int().min(0) },
    type: z.enum(pictureTypes).optional(),
  }),
]);
export type Draw = z.input<typeof drawSchema>;

/** Why nothing was drawn: `all` and `own` as of RendererBusy, `none` where there is no browser. */
export const refusalSchema = z.strictObject({ refused: z.enum(["all", "own", "none"]), message: z.string() });
export type Refusal = z.output<typeof refusalSchema>;

export const drawPath = "/render";
export const headers = { pages: "x-pages", lengths: "x-lengths" } as const;
