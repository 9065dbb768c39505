import { z } from "zod";
import { limits } from "#core/limits.ts";

/** What the calls of the operator's desk have in common: they do not exist for anybody but admins. */
export const desk = { group: "desk", who: "desk", scope: null } as const;

/** What is decided here changes money or rights, so it needs a recent sign-in. */
export const decision = { ...desk, method: "POST", isFreshOnly: true } as const;

/** Why an operator does something; recorded with it. */
export const reasonText = z.string().trim().min(limits.reason.min, "tooShort").max(limits.order.reasonLength);

/** Cents of a currency, above 0. */
export const centsAbove0 = z.number().int().min(1).max(100_000_000);

/**
 * Names one act, so that it is done once: the page makes it when a dialog opens, and a second press, or the same request
 * after an answer that was lost, finds what the first one did. With other facts it is refused.
 */
export const actKey = z.uuid().toLowerCase();

/** The text of a search; empty finds everything. */
export const searchText = z.string().trim().max(200).default("");

/** Who an account is, as lists of the desk name it. */
export const personSchema = z.strictObject({ _id: z.string(), nickName: z.string(), email: z.string().nullable() });

/** Refuses a body whose amount was not typed twice alike. */
export function typedTwice<Shape extends z.ZodRawShape & { amount: z.ZodType; again: z.ZodType }>(shape: Shape) {
  return z
    .strictObject(shape)
    .refine((body) => (body as { amount: unknown }).amount === (body as { again: unknown }).again, {
      path: ["again"],
      error: "amountsDiffer",
    });
}

/** What an operator did, newest first in every list. */
export const actionSchema = z.strictObject({
  _id: z.string(),
  at: z.iso.datetime(),
  /** The nickname of the admin; null for the command line, and for an admin whose account is gone. */
  by: z.string().nullable(),
  action: z.string(),
  reason: z.string(),
});
export type DeskAction = z.infer<typeof actionSchema>;
