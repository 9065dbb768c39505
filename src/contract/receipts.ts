import { z } from "zod";
import { planNames } from "#core/billing/membership.ts";
import { isTaxNumber, normalizeTaxNumber } from "#core/billing/tax-number.ts";
import { limits } from "#core/limits.ts";
import { currencies } from "#core/money.ts";
import { emailText } from "./accounts.ts";
import { json } from "./body.ts";
import { defineCall } from "./call.ts";
import { idText, listOf, pagingQuery, timestamp } from "./paging.ts";

/** Whom an invoice (发票) is made out to. `taxNumber` is empty where a person asks and not a company. */
export const invoiceBody = z.strictObject({
  title: z
    .string()
    .trim()
    .min(1, "required")
    .max(limits.order.invoiceTitle)
    .regex(/^[^\p{Cc}\p{Cf}\u2028\u2029]*$/u, "invalid"),
  taxNumber: z
    .string()
    .max(40)
    .transform(normalizeTaxNumber)
    .pipe(z.string().refine((number) => number === "" || isTaxNumber(number), "taxNumber")),
  email: emailText,
});
const invoiceSchema = z.strictObject({
  title: z.string(),
  taxNumber: z.string(),
  email: z.string(),
  /** When it was asked for, or last corrected. */
  askedAt: timestamp,
});
export type Invoice = z.infer<typeof invoiceSchema>;

export const receiptSchema = z.strictObject({
  /** The order's number, which is the receipt's as well. */
  number: idText,
  /** Who sold it: a name, and where it is and under which number it is registered; that may be empty. */
  seller: z.strictObject({ name: z.string(), details: z.string() }),
  /** The name of the account, and the email or phone number by which it signs in; that may be empty. */
  payer: z.strictObject({ name: z.string(), account: z.string() }),
  planName: z.enum(planNames),
  paymentMethod: z.string(),
  isBalancePay: z.boolean(),
  /** Cents of its currency; \`refunded\` of them went back. */
  amount: z.number().int(),
  currency: z.enum(currencies),
  refunded: z.number().int().min(0),
  paidAt: timestamp,
  refundedAt: timestamp.nullable(),
  invoice: invoiceSchema.nullable(),
  /** Whether an invoice can be asked for: for what was paid in CNY and did not go back. */
  hasInvoice: z.boolean(),
});
export type Receipt = z.infer<typeof receiptSchema>;

const group = "orders";
const params = z.strictObject({ orderId: idText });
const ofOrder = { group, who: "user", scope: null, params } as const;

export const receiptCalls = {
  getReceipt: defineCall({
    ...ofOrder,
    method: "GET",
    path: "/api/orders/:orderId/receipt",
    summary: "The receipt of one of your paid orders.",
    reply: receiptSchema,
    errors: ["notFound"],
  }),
  downloadReceipt: defineCall({
    ...ofOrder,
    method: "GET",
    path: "/api/orders/:orderId/receipt.pdf",
    limits: [{ rate: "download", per: ["user"] }],
    summary: "The same as PDF, in the language of the request.",
    answer: "binary",
    contentType: "application/pdf",
    errors: ["notFound", "rendererBusy", "tooManyPrints", "providerUnavailable"],
  }),
  askForInvoice: defineCall({
    ...ofOrder,
    method: "POST",
    path: "/api/orders/:orderId/invoice",
    limits: [{ rate: "changeOrder", per: ["user"] }],
    summary:
      "Ask for an invoice (发票) for one of your orders in CNY, or correct what you asked for. The operator sends it by email.",
    body: json(invoiceBody),
    reply: invoiceSchema,
    errors: ["notFound", "noInvoice"],
  }),
  listInvoices: defineCall({
    group: "desk",
    who: "desk",
    scope: null,
    method: "GET",
    path: "/api/admin/invoices",
    summary:
      "The invoices that buyers asked for, newest first, with the order of each; with `orderId` that of one order.",
    query: pagingQuery.omit({ sort: true }).extend({ orderId: idText.optional() }),
    reply: listOf(
      invoiceSchema.extend({
        orderId: idText,
        planName: z.enum(planNames),
        amount: z.number().int(),
        refunded: z.number().int(),
        currency: z.enum(currencies),
        paidAt: timestamp.nullable(),
      }),
    ),
  }),
} as const;
