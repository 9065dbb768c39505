import { catalogCalls } from "#contract/catalog.ts";
import { deskExampleCalls } from "#contract/desk-examples.ts";
import type { deskHealthCalls } from "#contract/desk-health.ts";
import type { deskOrderCalls } from "#contract/desk-orders.ts";
import { deskUserCalls } from "#contract/desk-users.ts";
import { orderCalls } from "#contract/orders.ts";
import { resumeCalls } from "#contract/resumes.ts";
import { paymentExceptions } from "#server/db/schema/orders.ts";
import { seed } from "#server/features/samples/service.ts";
import { newId } from "#server/ids.ts";
import type { TestApp, TestUser } from "./app.ts";
import { insertOrder } from "./builders.ts";
import type { Arrange, World } from "./call-examples.ts";

const reason = "Asked for by mail";
const admin = ({ test }: World) => test.user({ role: "admin" });

/** A paid order of the user. */
const paidOrder = ({ test, user }: World) =>
  insertOrder(test.deps, user.id, { tradeState: "SUCCESS", isUpdated: true, provider: "embedded" });

export async function insertException(test: TestApp, orderId: string): Promise<string> {
  const id = newId();
  const facts = { came: { amount: 900, currency: "USD" }, expected: { amount: 1000, currency: "USD" } };
  const row = { id, kind: "amount", orderId, provider: "stripe", providerId: id, facts } as const;
  await test.deps.db.insert(paymentExceptions).values({ ...row, createdAt: new Date(test.clock.now()) });
  return id;
}

/** Makes a public resume that its owner offers as an example, and returns its id. */
export async function offerResume(user: TestUser, basicInfo: Record<string, string> = {}): Promise<string> {
  const body = { userId: user.id, template: "TemplateModern", name: "Offered" };
  const { _id: id, data, config } = (await user.send(resumeCalls.createResume, { body })).data;
  const changed = { ...data, basicInfo: { ...data.basicInfo, ...basicInfo } };
  const patch = { data: changed, config: { ...config, isPublic: true, addToExamples: true } };
  await user.send(resumeCalls.saveResume, { params: { id }, body: patch });
  return id;
}

/** Stores the samples, whose account owns what is shown among the examples, and returns the id of a category. */
export async function firstCategory(test: TestApp): Promise<string> {
  await seed(test.deps);
  const { data } = await test.anonymous().send(catalogCalls.listCategories);
  return data.data[0]?._id ?? "";
}

async function onUser(world: World) {
  return { as: await admin(world), params: { id: world.user.id } };
}

async function granted(world: World) {
  const { as, params } = await onUser(world);
  await as.send(deskUserCalls.grantMembership, { params, body: { key: newId(), length: 3, reason } });
  return { as, params: { ...params, number: "1" } };
}

async function refused(world: World) {
  const id = await offerResume(world.user);
  const as = await admin(world);
  const body = { decision: "refused", reason: "Too short to learn from" } as const;
  await as.send(deskExampleCalls.decideOffer, { params: { id }, body });
  return { params: { id } };
}

const bought = async (world: World) => ({ as: await admin(world), params: { orderId: await paidOrder(world) } });

export const deskExamples = {
  listDeskOrders: async (world) => ({ as: (await bought(world)).as, input: { query: { state: "paid" } } }),
  exportOrders: async (world) => ({ as: (await bought(world)).as, input: {} }),
  getDeskOrder: async (world) => {
    const { as, params } = await bought(world);
    return { as, input: { params } };
  },
  askAboutOrder: async (world) => {
    const { as, params } = await bought(world);
    return { as, input: { params } };
  },
  refundByDesk: async (world) => {
    const { as, params } = await bought(world);
    return { as, input: { params, body: { key: newId(), amount: 400, again: 400, reason } } };
  },
  decideRefund: async (world) => {
    const { as, params } = await bought(world);
    const asked = await world.user.send(orderCalls.refundOrder, { params, body: { reason: "I bought it twice" } });
    const { refundId } = asked.data;
    return { as, input: { params: { refundId }, body: { verdict: "refused", amount: 1000, reason } } };
  },
  listExceptions: async (world) => ({ as: await admin(world), input: {} }),
  resolveException: async (world) => {
    const { as, params } = await bought(world);
    return { as, input: { params: { id: await insertException(world.test, params.orderId) }, body: { reason } } };
  },
  listDeskUsers: async (world) => ({ as: await admin(world), input: { query: { q: "person" } } }),
  getDeskUser: async (world) => {
    const { as, params } = await onUser(world);
    return { as, input: { params } };
  },
  listTokensOf: async (world) => {
    const { as, params } = await onUser(world);
    return { as, input: { params } };
  },
  listBalancesOf: async (world) => {
    const { as, params } = await onUser(world);
    return { as, input: { params } };
  },
  grantMembership: async (world) => {
    const { as, params } = await onUser(world);
    return { as, input: { params, body: { key: newId(), length: "lifetime", reason } } };
  },
  turnGrant: async (world) => {
    const { as, params } = await granted(world);
    return { as, input: { params, body: { effect: "take", reason } } };
  },
  changeRole: async (world) => {
    const { as, params } = await onUser(world);
    return { as, input: { params, body: { role: "user", reason } } };
  },
  suspendUser: async (world) => {
    const { id } = await world.test.user();
    return { as: await admin(world), input: { params: { id }, body: { reason } } };
  },
  restoreUser: async (world) => {
    const { as, params } = await onUser(world);
    return { as, input: { params, body: { reason } } };
  },
  listVouchers: async (world) => ({ as: await admin(world), input: {} }),
  issueVoucher: async (world) => {
    const body = { key: newId(), email: world.user.email, amount: 500, again: 500, currency: "USD", reason };
    return { as: await admin(world), input: { body } };
  },
  reverseVoucher: async (world) => {
    const as = await admin(world);
    const body = { key: newId(), email: world.user.email, amount: 500, again: 500, currency: "USD", reason } as const;
    const { _id: id } = (await as.send(deskUserCalls.issueVoucher, { body })).data;
    return { as, input: { params: { id }, body: { amount: 500, reason } } };
  },
  listOffers: async (world) => {
    await offerResume(world.user);
    return { as: await admin(world), input: {} };
  },
  decideOffer: async (world) => {
    const id = await offerResume(world.user);
    return { as: await admin(world), input: { params: { id }, body: { decision: "refused", reason } } };
  },
  offerAgain: async (world) => ({ as: world.user, input: await refused(world) }),
  getDeskHealth: async (world) => ({ as: await admin(world), input: {} }),
} satisfies Record<
  | keyof typeof deskOrderCalls
  | keyof typeof deskUserCalls
  | keyof typeof deskExampleCalls
  | keyof typeof deskHealthCalls,
  Arrange
>;
