import type { deskHealthCalls } from "#contract/desk-health.ts";
import type { deskUserCalls } from "#contract/desk-users.ts";
import type { Deps } from "#server/deps.ts";
import { pageOf } from "#server/http/paging.ts";
import type { Handlers } from "#server/operations/handler.ts";
import { changeRole, grantLength, reactivate, suspend, turnGrantOf } from "../accounts/service.ts";
import { listBalances, listTokens } from "../ledger/service.ts";
import * as desk from "./service.ts";

type Names = keyof typeof deskUserCalls | keyof typeof deskHealthCalls;

export function deskHandlers(deps: Deps): Handlers<Names> {
  /** Who does what to whose account, and why. */
  const on = (request: { user: { id: string }; params: { id: string }; body: { reason: string } }) => ({
    ...{ actorId: request.user.id, userId: request.params.id, reason: request.body.reason },
  });
  return {
    listDeskUsers: ({ query }) => desk.searchUsers(deps, { q: query.q, only: query.only }, pageOf(query)),
    getDeskUser: ({ params }) => desk.readUser(deps, params.id),
    async listTokensOf({ params, query }) {
      await desk.requireUser(deps, params.id);
      return listTokens(deps, params.id, pageOf(query));
    },
    async listBalancesOf({ params, query }) {
      await desk.requireUser(deps, params.id);
      return listBalances(deps, params.id, pageOf(query));
    },
    async grantMembership(request) {
      const { key, length } = request.body;
      await grantLength(deps, { ...on(request), key, length: length === "lifetime" ? length : { months: length } });
      return desk.readUser(deps, request.params.id);
    },
    async turnGrant(request) {
      await turnGrantOf(deps, { ...on(request), number: request.params.number, effect: request.body.effect });
      return desk.readUser(deps, request.params.id);
    },
    async changeRole(request) {
      await changeRole(deps, { ...on(request), role: request.body.role });
      return desk.readUser(deps, request.params.id);
    },
    async suspendUser(request) {
      await suspend(deps, on(request));
      return desk.readUser(deps, request.params.id);
    },
    async restoreUser(request) {
      await reactivate(deps, on(request));
      return desk.readUser(deps, request.params.id);
    },
    listVouchers: ({ query }) => desk.listVouchers(deps, pageOf(query)),
    async issueVoucher({ user, body }) {
      const { key, email, amount, currency, reason } = body;
      return desk.issueVoucher(deps, { actorId: user.id, key, email, amount, currency, reason });
    },
    reverseVoucher: ({ user, params, body }) => desk.reverseVoucher(deps, { actorId: user.id, id: params.id, ...body }),
    getDeskHealth: () => desk.readHealth(deps),
  };
}
