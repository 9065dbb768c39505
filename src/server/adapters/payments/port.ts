import type { RawMessage } from "#contract/body.ts";
import type { Evidence } from "#core/billing/orders.ts";
import type { Currency } from "#core/money.ts";
import type { Locale } from "#locales/words.ts";

/**
 * A payment provider: takes the money for orders in one currency. It decides nothing about what an order grants; it says
 * what was paid, with evidence, and features/orders compares that with the order.
 *
 * Every method but `open` throws PaymentsUnavailable when the provider did not answer in time, answered nonsense, or its
 * answer cannot be proved to be its own. Each may be repeated with the same arguments: it then finds what it did before.
 */
export type Payments = {
  readonly kind: "embedded" | "wechat-pay" | "stripe";
  readonly currency: Currency;
  /** Prepares the payment of an order, until its `expiresAt`. */
  begin(order: PayableOrder): Promise<{ reference: string; url: string }>;
  /** Returns what the provider knows of an order. */
  read(order: OrderThere): Promise<StateThere>;
  /** Makes an order that is not paid impossible to pay. What came of it, `read` tells. */
  close(order: OrderThere): Promise<void>;
  /** Sends money back, once for each `refundId`. */
  refund(refund: RefundThere): Promise<RefundState>;
  readRefund(refund: RefundThere): Promise<RefundState>;
  /** Verifies a message that claims to be the provider's. Makes no request and never throws. */
  open(message: RawMessage): Promise<Notice>;
  /** Hours by which the days of its bills begin before those of UTC. */
  readonly hoursAhead: number;
  /** Returns the payments of one of these days, `2026-01-31`, as the provider booked them. */
  bill(day: string): Promise<BillRow[]>;
  /** What a stand-in's own checkout page needs. */
  readonly standIn?: StandInCheckout;
};

export type PayableOrder = {
  id: string;
  /** In cents. */
  amount: number;
  currency: Currency;
  /** What is bought, in the buyer's language, at most 127 bytes. */
  description: string;
  expiresAt: Date;
  locale: Locale;
  /** Where the provider sends the buyer back to. */
  returnUrl: string;
};

/** An order as the provider finds it again. */
export type OrderThere = { id: string; reference: string | null };

export type StateThere =
  | { state: "open" }
  | { state: "closed" }
  /** Paid, whether or not some of it went back later. */
  | { state: "paid"; evidence: Evidence };

export type RefundThere = {
  refundId: string;
  order: OrderThere;
  /** The provider's number of the payment. */
  providerId: string;
  amount: number;
  /** What was paid in all. */
  total: number;
  currency: Currency;
};

/** `pending`: accepted, and not yet carried out. */
export type RefundState = { state: "pending" | "done" | "failed"; providerId: string | null };

export type Notice =
  /** Nobody but the provider could have made any other. `reason` is for the log. */
  | { kind: "refused"; reason: string }
  /** About nothing that concerns us. */
  | { kind: "other" }
  /** About a payment; `evidence` is null where the message alone does not say what was paid. */
  | { kind: "payment"; orderId: string | null; evidence: Evidence | null }
  | { kind: "refund"; refundId: string | null; orderId: string | null }
  /** Money went back that we did not ask for: `total` cents of the payment by now. */
  | { kind: "refunded-there"; providerId: string; total: number }
  | { kind: "dispute"; disputeId: string; state: "opened" | "won" | "lost"; providerId: string };

export type BillRow = { providerId: string; amount: number; currency: string };

export type StandInCheckout = {
  /** Returns the order behind a reference of a checkout page; null if there is none. */
  find(
    reference: string,
  ): Promise<{ orderId: string; amount: number; currency: Currency; state: "open" | "closed" | "paid" } | null>;
  /** Pays it and returns the message that a vendor would send; null where it cannot be paid. */
  pay(reference: string): Promise<RawMessage | null>;
};

export class PaymentsUnavailable extends Error {
  override name = "PaymentsUnavailable";
}
