import { referralCalls } from "#contract/referrals.ts";
import type { Deps } from "#server/deps.ts";
import type { App } from "#server/http/context.ts";
import { mount } from "#server/http/mount.ts";
import { pageOf } from "#server/http/paging.ts";
import { referralsOf } from "./service.ts";

export function mountReferrals(app: App, deps: Deps): void {
  mount(app, deps, referralCalls.listReferrals, ({ user, query, locale }) =>
    referralsOf(deps, { userId: user.id, locale, page: pageOf(query) }),
  );
}
