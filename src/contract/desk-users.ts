import { z } from "zod";
import { currencies } from "#core/money.ts";
import { json } from "./body.ts";
import { defineCall } from "./call.ts";
import {
  actionSchema,
  actKey,
  centsAbove0,
  decision,
  desk,
  personSchema,
  reasonText,
  searchText,
  typedTwice,
} from "./desk.ts";
import { idText, listOf, pagingQuery, timestamp } from "./paging.ts";
import { balanceRecordSchema, tokenRecordSchema } from "./records.ts";

/** An account as the desk lists it. */
export const deskUserSchema = personSchema.extend({
  cellphone: z.string(),
  role: z.enum(["user", "admin"]),
  level: z.enum(["regular", "premium", "lifetime"]),
  /** The end of a membership that is not for life, past ones included. */
  validTo: timestamp.nullable(),
  suspendedAt: timestamp.nullable(),
  createdAt: timestamp,
});
export type DeskUser = z.infer<typeof deskUserSchema>;

/** A grant with what became of it. Both lengths are null where it is for life. */
export const deskGrantSchema = z.strictObject({
  number: z.number().int(),
  months: z.number().int().nullable(),
  until: timestamp.nullable(),
  source: z.enum(["order", "operator", "program", "earlier", "refund", "dispute"]),
  isTaken: z.boolean(),
  grantedAt: timestamp,
});
export type DeskGrant = z.infer<typeof deskGrantSchema>;

const balanceSchema = z.strictObject({ balance: z.number().int(), reserved: z.number().int() });

export const deskUserPageSchema = z.strictObject({
  user: deskUserSchema,
  /** Tokens, and the voucher cents of each currency. */
  balances: z.strictObject({ token: balanceSchema, CNY: balanceSchema, USD: balanceSchema }),
  grants: z.array(deskGrantSchema),
  resumes: z.number().int(),
  orders: z.number().int(),
  /** How many users joined by this user's invitation. */
  invited: z.number().int(),
  invitedBy: personSchema.nullable(),
  actions: z.array(actionSchema),
});
export type DeskUserPage = z.infer<typeof deskUserPageSchema>;

/** A voucher that an operator issued. `left` is what no reversal has taken back, whether or not it was spent. */
export const issuedVoucherSchema = z.strictObject({
  _id: idText,
  user: personSchema,
  amount: z.number().int(),
  left: z.number().int(),
  currency: z.enum(currencies),
  reason: z.string(),
  createdAt: timestamp,
});
export type IssuedVoucher = z.infer<typeof issuedVoucherSchema>;

const paged = pagingQuery.omit({ sort: true });
const ofUser = { params: z.strictObject({ id: idText }), errors: ["notFound"] } as const;
const changing = { ...decision, ...ofUser, reply: deskUserPageSchema } as const;
const justReason = json(z.strictObject({ reason: reasonText }));

/** The most months that are granted at once. */
const mostMonths = 120;

export const deskUserCalls = {
  listDeskUsers: defineCall({
    ...desk,
    method: "GET",
    path: "/api/admin/users",
    summary: "Accounts, newest first: those whose id, email, phone number or nickname has the text.",
    query: paged.extend({ q: searchText, only: z.enum(["members", "admins", "suspended"]).optional() }),
    reply: listOf(deskUserSchema),
  }),
  getDeskUser: defineCall({
    ...desk,
    ...ofUser,
    method: "GET",
    path: "/api/admin/users/:id",
    summary: "One account: its membership with all grants, its balances, and what operators did to it.",
    reply: deskUserPageSchema,
  }),
  listTokensOf: defineCall({
    ...desk,
    ...ofUser,
    method: "GET",
    path: "/api/admin/users/:id/tokens",
    summary: "An account's token records, newest first.",
    query: paged,
    reply: listOf(tokenRecordSchema),
  }),
  listBalancesOf: defineCall({
    ...desk,
    ...ofUser,
    method: "GET",
    path: "/api/admin/users/:id/balances",
    summary: "An account's voucher records, newest first.",
    query: paged,
    reply: listOf(balanceRecordSchema),
  }),
  grantMembership: defineCall({
    ...changing,
    path: "/api/admin/users/:id/grants",
    summary: "Give months of membership, or membership for life; once for each `key`.",
    body: json(
      z.strictObject({
        key: actKey,
        length: z.union([z.literal("lifetime"), z.int().min(1).max(mostMonths)]),
        reason: reasonText,
      }),
    ),
    errors: ["notFound", "keySpent"],
  }),
  turnGrant: defineCall({
    ...changing,
    path: "/api/admin/users/:id/grants/:number",
    summary: "Take a grant back, or restore it. What was bought is taken back by a refund.",
    params: z.strictObject({ id: idText, number: z.coerce.number().int().min(1) }),
    body: json(z.strictObject({ effect: z.enum(["take", "restore"]), reason: reasonText })),
  }),
  changeRole: defineCall({
    ...changing,
    path: "/api/admin/users/:id/role",
    summary: "Make an account an admin, or an ordinary one again. Its sessions end.",
    body: json(z.strictObject({ role: z.enum(["user", "admin"]), reason: reasonText })),
    errors: ["notFound", "ownAccount"],
  }),
  suspendUser: defineCall({
    ...changing,
    path: "/api/admin/users/:id/suspend",
    summary:
      "Suspend an account: its sessions end, nobody signs in to it, its public pages are not found. All is kept.",
    body: justReason,
    errors: ["notFound", "ownAccount"],
  }),
  restoreUser: defineCall({
    ...changing,
    path: "/api/admin/users/:id/restore",
    summary: "End the suspension of an account.",
    body: justReason,
  }),
  listVouchers: defineCall({
    ...desk,
    method: "GET",
    path: "/api/admin/vouchers",
    summary: "Vouchers that operators issued, newest first.",
    query: paged,
    reply: listOf(issuedVoucherSchema),
  }),
  issueVoucher: defineCall({
    ...decision,
    path: "/api/admin/vouchers",
    summary: "Give an account a voucher, in cents, once for each `key`. The amount is typed twice.",
    body: json(
      typedTwice({
        key: actKey,
        email: z.string().trim().toLowerCase().min(1, "required").max(254),
        amount: centsAbove0,
        again: centsAbove0,
        currency: z.enum(currencies),
        reason: reasonText,
      }),
    ),
    reply: issuedVoucherSchema,
    status: 201,
    errors: ["notFound", "keySpent"],
  }),
  reverseVoucher: defineCall({
    ...decision,
    path: "/api/admin/vouchers/:id/reverse",
    summary: "Take back what is left of a voucher, even where it was spent. The amount is typed again.",
    params: z.strictObject({ id: idText }),
    body: json(z.strictObject({ amount: centsAbove0, reason: reasonText })),
    reply: issuedVoucherSchema,
    errors: ["notFound", "amountChanged"],
  }),
} as const;
