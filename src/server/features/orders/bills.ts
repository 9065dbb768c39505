import type { Payments } from "#server/adapters/payments/port.ts";
import type { Deps } from "#server/deps.ts";
import { noteException } from "./settle.ts";
import * as store from "./store.ts";

type Needs = Pick<Deps, "db" | "now" | "payments">;

/**
 * Compares what the providers booked on a day of theirs, `2026-01-31`, with our payments, both ways. What only one of the
 * two books has, or has otherwise, is an exception, once. A provider that does not answer keeps no other from being
 * compared; its failure is thrown at the end.
 */
export async function compareBills(deps: Needs, day: string): Promise<void> {
  const failures: unknown[] = [];
  for (const provider of deps.payments) {
    await compareBill(deps, provider, day).catch((error) => failures.push(error));
  }
  if (failures.length > 0) throw failures[0];
}

async function compareBill(deps: Needs, provider: Payments, day: string): Promise<void> {
  const { kind } = provider;
  const bill = await provider.bill(day);
  const billed = new Set(bill.map(({ providerId }) => providerId));
  const known = await store.listPayments(deps.db, kind, [...billed]);
  const payments = new Map(known.map((payment) => [payment.providerId, payment]));
  const note = async (row: { providerId: string; amount: number; currency: string }, ours: store.Payment | null) => {
    const evidence = { provider: kind, ...row, foreignMerchant: null };
    const exception = { kind: "bill", orderId: ours?.orderId ?? null, evidence, expected: ours } as const;
    await noteException(deps.db, exception, new Date(deps.now()));
  };
  for (const row of bill) {
    const ours = payments.get(row.providerId) ?? null;
    if (ours?.amount !== row.amount || ours.currency !== row.currency) await note(row, ours);
  }
  const from = Date.parse(`${day}T00:00:00Z`) - provider.hoursAhead * 3_600_000;
  const paid = await store.listPaymentsBetween(deps.db, kind, new Date(from), new Date(from + 86_400_000));
  for (const ours of paid.filter(({ providerId }) => !billed.has(providerId))) {
    // What was paid about midnight may stand in the bill of the day before or after: the provider tells.
    const order = await store.findOrder(deps.db, ours.orderId);
    const there = order && (await provider.read(order));
    const isThere = there?.state === "paid" && there.evidence.providerId === ours.providerId;
    if (!isThere) await note({ providerId: ours.providerId, amount: 0, currency: ours.currency }, ours);
  }
}
