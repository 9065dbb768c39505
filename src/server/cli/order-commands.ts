import { z } from "zod";
import { json } from "#contract/body.ts";
import { type DeskOrder, type DeskOrderState, orderStates } from "#contract/desk-orders.ts";
import { defineOperation, type Operation } from "#contract/operation.ts";
import { AppError } from "#core/errors.ts";
import { limits } from "#core/limits.ts";
import { centsOf, formatMoney } from "#core/money.ts";
import { PaymentsUnavailable } from "../adapters/payments/port.ts";
import { createAudit } from "../features/audit/service.ts";
import {
  askAboutOrder,
  carryOutRefunds,
  getDeskOrder,
  listDeskOrders,
  listExceptions,
  reconcile,
  refundOrder,
} from "../features/orders/service.ts";
import { newId } from "../ids.ts";
import type { Handle } from "../operations/handler.ts";
import { internalRequest } from "../operations/internal-door.ts";
import { createLimits } from "../operations/limits.ts";
import { createPipeline, type Entry } from "../operations/pipeline.ts";
import type { OperatorDeps } from "./operator-operations.ts";
import type { CommandResult } from "./user-commands.ts";

/** `npm run orders`: what the desk does to orders, for whoever may run this program on the data folder. */

const listed = 20;
const usage = [
  "Usage: npm run orders -- COMMAND",
  `  list [STATE|TEXT]          list the newest ${listed} orders: ${orderStates.join(", ")}, or those of an email, an id or a payment`,
  "  settle ID                  ask the provider about an order now, and do what follows from the answer",
  "  refund ID AMOUNT REASON    refund an order in whole or in part, such as 10.00; the buyer is mailed the reason",
  "  reconcile                  ask about all open and lately closed orders, and carry out refunds",
];

const group = "operator";
const base = { group, who: "internal", scope: null, audit: true } as const;
const orderId = z.string().min(1).max(64);
const operations = {
  settleOrder: defineOperation({
    ...base,
    summary: "Asks the provider about an order and does what follows from the answer.",
    body: json(z.strictObject({ orderId })),
    reply: z.string(),
    errors: ["notFound", "providerUnavailable"],
  }),
  refundOrder: defineOperation({
    ...base,
    summary: "Refunds an order in whole or in part.",
    body: json(
      z.strictObject({
        orderId,
        amount: z.number().int().min(1),
        reason: z.string().trim().min(limits.reason.min).max(limits.order.reasonLength),
      }),
    ),
    reply: z.string(),
    errors: ["notFound", "notRefundable"],
  }),
  reconcileOrders: defineOperation({
    ...base,
    summary: "Asks about open and lately closed orders, and carries out refunds.",
    reply: z.string(),
  }),
} as const;
type Operations = typeof operations;

function handlers(deps: OperatorDeps): { [Name in keyof Operations]: Handle<Operations[Name]> } {
  return {
    settleOrder: async ({ body }) => line((await askAboutOrder(deps, body.orderId)).order),
    async refundOrder({ body }) {
      const { amount } = await refundOrder(deps, { actorId: null, key: newId(), ...body });
      // The server's job asks the provider as well; here the operator sees what became of it, if it answers.
      await carryOutRefunds(deps);
      const { order } = await getDeskOrder(deps, body.orderId);
      const part = `${money(amount, order)} of ${money(order.amount, order)}`;
      return order.refunded > 0 ? `${part} went back` : `${part} is on its way back`;
    },
    async reconcileOrders() {
      await reconcile(deps, "open");
      await reconcile(deps, "closed");
      await carryOutRefunds(deps);
      const { count: open } = await listDeskOrders(deps, { q: "", state: "open" }, { limit: 1, offset: 0 });
      const { count } = await listExceptions(deps, "open", { limit: 1, offset: 0 });
      return `${open} orders are open, ${count} exceptions wait at /admin/orders`;
    },
  };
}

/** Carries out `npm run orders` on an open database. Never throws for wrong arguments. */
export async function runOrderCommand(deps: OperatorDeps, args: readonly string[]): Promise<CommandResult> {
  const [command = "", first, second, third, ...rest] = args;
  const takes = (count: number) => args.length === count + 1;
  if (rest.length > 0) return { ok: false, lines: usage };
  if (command === "list" && args.length <= 2) return list(deps, first);
  try {
    if (command === "reconcile" && takes(0)) return done(await enter(deps, "reconcileOrders", {}));
    if (command === "settle" && takes(1)) return done(await enter(deps, "settleOrder", { orderId: first }));
    if (command !== "refund" || !takes(3)) return { ok: false, lines: usage };
    const amount = centsOf(second ?? "");
    if (amount === null) return { ok: false, lines: [`Not an amount: ${second}. Write it like 10 or 6.60`] };
    if ((third ?? "").trim().length < limits.reason.min) return { ok: false, lines: ["Say why, in quotation marks"] };
    return done(await enter(deps, "refundOrder", { orderId: first, amount, reason: third }));
  } catch (error) {
    if (error instanceof PaymentsUnavailable) {
      return { ok: false, lines: [`The payment provider does not answer: ${error.message}`] };
    }
    if (!(error instanceof AppError)) throw error;
    const refused = error.error === "notRefundable";
    const why = refused ? "This order cannot be refunded, or not by this amount" : `There is no order ${first}`;
    return { ok: false, lines: [why] };
  }
}

const done = (text: unknown): CommandResult => ({ ok: true, lines: [String(text)] });

function enter(deps: OperatorDeps, name: keyof Operations, body: object): Promise<unknown> {
  const pipeline = createPipeline(deps, createLimits(deps.db), createAudit(deps));
  const entry = { name, operation: operations[name], handle: handlers(deps)[name] };
  const request = internalRequest({ principal: { kind: "operator" }, input: { body }, log: deps.log });
  return pipeline.run(entry as Entry<Operation>, request);
}

async function list(deps: OperatorDeps, wanted = ""): Promise<CommandResult> {
  const state = orderStates.find((one) => one === wanted) as DeskOrderState | undefined;
  const filters = state ? { q: "", state } : { q: wanted };
  const { data, count } = await listDeskOrders(deps, filters, { limit: listed, offset: 0 });
  const more = count > data.length ? [`and ${count - data.length} more, at /admin/orders`] : [];
  return { ok: true, lines: [...data.map(line), ...more] };
}

/** Returns an order as one line. */
function line(order: DeskOrder): string {
  const state = order.status === 1 ? "paid" : order.status === 0 ? "open" : "closed";
  const rest = [
    ...(order.refunded > 0 ? [`${money(order.refunded, order)} refunded`] : []),
    ...(order.asked > 0 ? [`${money(order.asked, order)} asked back`] : []),
    ...(order.disputedAt === null ? [] : ["disputed"]),
  ];
  const whose = order.user ? (order.user.email ?? order.user.nickName) : "(account removed)";
  const day = order.createdAt.slice(0, 10);
  return [
    order.orderId,
    day,
    order.planName.padEnd(9),
    money(order.amount, order).padStart(8),
    state,
    ...rest,
    whose,
  ].join("  ");
}

const money = (cents: number, { currency }: Pick<DeskOrder, "currency">) => formatMoney(cents, currency);
