import { limits } from "../limits.ts";

/**
 * Whether a buyer may ask for an order's money back, as the published policy says (content/*\/texts): within the window
 * after the payment, and only while no PDF was downloaded as a member since. The operator can always refund beyond it.
 */
export type RefundFactsOfBuyer = {
  /** Ms since 1970; null for an order that is not paid. */
  paidAt: number | null;
  /** Cents of the order, what of them went back, and what of them is asked for or on its way back. */
  amount: number;
  refunded: number;
  begun: number;
  /** When the buyer last downloaded a PDF as a member, in ms since 1970; null: never. */
  lastDownload: number | null;
};

export type RefundStanding =
  | { may: true; until: number }
  | {
      may: false;
      /** `begun`: a refund of all that is left is asked for or under way. */
      why: "notPaid" | "refunded" | "begun" | "late" | "downloaded";
    };

/** Returns whether a refund may be asked for at `now` (ms since 1970), and until when, or why not. */
export function refundStanding(order: RefundFactsOfBuyer, now: number): RefundStanding {
  const { paidAt, amount, refunded, begun, lastDownload } = order;
  if (paidAt === null) return { may: false, why: "notPaid" };
  if (refunded >= amount) return { may: false, why: "refunded" };
  if (refunded + begun >= amount) return { may: false, why: "begun" };
  const until = paidAt + limits.order.refundWindow;
  if (now >= until) return { may: false, why: "late" };
  if (lastDownload !== null && lastDownload > paidAt) return { may: false, why: "downloaded" };
  return { may: true, until };
}
