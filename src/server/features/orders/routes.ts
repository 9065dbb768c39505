import type { deskOrderCalls } from "#contract/desk-orders.ts";
import type { Payments } from "#server/adapters/payments/port.ts";
import type { Deps } from "#server/deps.ts";
import { pageOf } from "#server/http/paging.ts";
import type { Handler, Handlers, SessionControl } from "#server/operations/handler.ts";
import { inviterName } from "../referrals/service.ts";
import * as orders from "./service.ts";

type Names =
  | "listOrders"
  | "listAllOrders"
  | "createOrder"
  | "createEnOrder"
  | "getOrder"
  | "getPurse"
  | "continueOrder"
  | "confirmOrder"
  | "closeOrder"
  | "refundOrder"
  | "withdrawRefund"
  | "payInSandbox"
  | "noticeOfWechatPay"
  | "noticeOfStripe"
  | keyof typeof deskOrderCalls;

export function orderHandlers(deps: Deps): Handlers<Names> {
  const show = (row: Parameters<typeof orders.toOrder>[0]) => orders.toOrder(row, deps.now());
  return {
    listOrders: ({ user, query }) => orders.listOwnOrders(deps, user.id, pageOf(query)),
    listAllOrders: ({ query }) => orders.listOrders(deps, null, pageOf(query)),
    createOrder: ({ user, body, locale, session }) =>
      orders.placeOrder(deps, {
        userId: user.id,
        planName: body.planName,
        currency: "CNY",
        locale,
        ...device(session),
      }),
    async createEnOrder({ user, body, session }) {
      const input = { userId: user.id, currency: "USD", ...body, ...device(session) } as const;
      const placed = await orders.placeOrder(deps, input);
      return { checkout_url: placed.payUrl, orderId: placed.orderId, isBalancePay: placed.isBalancePay };
    },
    async getOrder({ user, params }) {
      const order = await orders.ownOrder(deps, user.id, params.orderId);
      return orders.toOpenOrder(await orders.refreshed(deps, order), deps.now());
    },
    getPurse: ({ user }) => orders.purseOf(deps, user.id),
    continueOrder: ({ user, params, locale }) => orders.continueOrder(deps, { userId: user.id, ...params, locale }),
    confirmOrder: async ({ user, params }) => show(await orders.confirmOrder(deps, { userId: user.id, ...params })),
    closeOrder: async ({ user, params }) => show(await orders.cancelOrder(deps, { userId: user.id, ...params })),
    async refundOrder({ user, params, body }) {
      const refund = await orders.askForRefund(deps, { userId: user.id, ...params, ...body });
      return { refundId: refund.id, amount: refund.amount, state: refund.state };
    },
    async withdrawRefund({ user, params }) {
      const refund = await orders.withdrawRefund(deps, { userId: user.id, ...params });
      return { refundId: refund.id, amount: refund.amount, state: refund.state };
    },
    payInSandbox: async ({ user, params }) => show(await orders.payInSandbox(deps, { userId: user.id, ...params })),
    noticeOfWechatPay: noticeOf(deps, "wechat-pay"),
    noticeOfStripe: noticeOf(deps, "stripe"),
    ...deskHandlers(deps),
  };
}

/** Compares browsers by their own cookie, which names nobody: nothing is stored of a browser. */
function device(session: SessionControl) {
  return {
    isKnownTo: async ({ id, email }: { id: string; email: string | null }) =>
      (email !== null && (await session.knownDevice(email)) !== "") ||
      (await session.knownDevice(inviterName(id))) !== "",
  };
}

/** The status is what counts; the body is how WeChat Pay expects a refusal to look. */
function noticeOf(
  deps: Deps,
  kind: Payments["kind"],
): Handler<typeof import("#contract/orders.ts").orderCalls["noticeOfStripe"]> {
  return async ({ body, log }) => {
    if (!deps.payments.some((provider) => provider.kind === kind)) return new Response(null, { status: 404 });
    const received = await orders.receiveNotice(deps, kind, body);
    if (received.accepted) return new Response(null, { status: 204 });
    log.warn({ provider: kind, reason: received.reason }, "payment message refused");
    return Response.json({ code: "FAIL", message: "the signature is not valid" }, { status: 401 });
  };
}

function deskHandlers(deps: Deps): Handlers<keyof typeof deskOrderCalls> {
  return {
    listDeskOrders({ query }) {
      const { currentPage, pageSize, ...filters } = query;
      return orders.listDeskOrders(deps, filters, pageOf({ currentPage, pageSize }));
    },
    exportOrders: ({ query }) =>
      new Response(streamOf(orders.exportOrders(deps, query)), {
        headers: {
          "Content-Type": "text/csv; charset=utf-8",
          "Content-Disposition": `attachment; filename="orders-${new Date(deps.now()).toISOString().slice(0, 10)}.csv"`,
        },
      }),
    getDeskOrder: ({ params }) => orders.getDeskOrder(deps, params.orderId),
    askAboutOrder: ({ params }) => orders.askAboutOrder(deps, params.orderId),
    async refundByDesk({ user, params, body }) {
      const { key, amount, reason } = body;
      await orders.refundOrder(deps, { actorId: user.id, key, orderId: params.orderId, amount, reason });
      return orders.getDeskOrder(deps, params.orderId);
    },
    async decideRefund({ user, params, body }) {
      await orders.decideRefund(deps, { actorId: user.id, ...params, ...body });
      return orders.orderOfRefund(deps, params.refundId);
    },
    listExceptions: ({ query }) => orders.listExceptions(deps, query.state, pageOf(query)),
    resolveException: ({ user, params, body }) =>
      orders.resolveException(deps, { actorId: user.id, id: params.id, ...body }),
  };
}

function streamOf(parts: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await parts.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    cancel: async () => void (await parts.return(undefined)),
  });
}
