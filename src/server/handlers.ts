import type { CallName } from "#contract/registry.ts";
import type { Deps } from "./deps.ts";
import { accountRemovalHandlers } from "./features/account-removal/routes.ts";
import { accountHandlers } from "./features/accounts/routes.ts";
import { apiTokenHandlers } from "./features/api-tokens/routes.ts";
import { assistantHandlers } from "./features/assistant/routes.ts";
import { binHandlers } from "./features/bin/routes.ts";
import { captchaHandlers } from "./features/captcha/routes.ts";
import { catalogHandlers } from "./features/catalog/routes.ts";
import { contentHandlers } from "./features/content/routes.ts";
import { dataExportHandlers } from "./features/data-export/routes.ts";
import { deskHandlers } from "./features/desk/routes.ts";
import { downloadHandlers } from "./features/download/routes.ts";
import { inspectionHandlers } from "./features/inspection/routes.ts";
import { ledgerHandlers } from "./features/ledger/routes.ts";
import { linkCheckHandlers } from "./features/link-check/routes.ts";
import { oauthHandlers } from "./features/oauth/routes.ts";
import { offerHandlers } from "./features/offers/routes.ts";
import { orderHandlers } from "./features/orders/routes.ts";
import { phoneHandlers } from "./features/phone/routes.ts";
import { programHandlers } from "./features/programs/routes.ts";
import { proposalHandlers } from "./features/proposals/routes.ts";
import { readingHandlers } from "./features/reading/routes.ts";
import { receiptHandlers } from "./features/receipts/routes.ts";
import { referralHandlers } from "./features/referrals/routes.ts";
import { resumeHandlers } from "./features/resumes/routes.ts";
import { sandboxHandlers } from "./features/sandbox/routes.ts";
import { sessionHandlers } from "./features/sessions/routes.ts";
import { shareLinkHandlers } from "./features/share-links/routes.ts";
import { siteHandlers } from "./features/site/routes.ts";
import { uploadHandlers } from "./features/uploads/routes.ts";
import { versionHandlers } from "./features/versions/routes.ts";
import { viewHandlers } from "./features/views/routes.ts";
import type { Handlers } from "./operations/handler.ts";
import type { Services } from "./services.ts";

/** The handler of every call of the contract. A call without a handler does not compile. */
export function createHandlers(deps: Deps, services: Services): Handlers<CallName> {
  return join(
    accountHandlers(deps),
    accountRemovalHandlers(deps),
    apiTokenHandlers(deps),
    assistantHandlers(deps, services),
    binHandlers(deps),
    captchaHandlers(deps),
    catalogHandlers(deps),
    contentHandlers(deps),
    deskHandlers(deps),
    downloadHandlers(deps),
    inspectionHandlers(deps),
    ledgerHandlers(deps),
    linkCheckHandlers(deps, services),
    offerHandlers(deps),
    orderHandlers(deps),
    oauthHandlers(deps),
    phoneHandlers(deps),
    programHandlers(deps),
    proposalHandlers(deps, services),
    receiptHandlers(deps),
    referralHandlers(deps),
    resumeHandlers(deps, services),
    sandboxHandlers(deps),
    sessionHandlers(deps),
    shareLinkHandlers(deps),
    siteHandlers(deps),
    dataExportHandlers(deps),
    uploadHandlers(deps),
    readingHandlers(deps, services),
    versionHandlers(deps),
    viewHandlers(deps),
  );
}

type Joined<Groups extends readonly object[]> = Groups extends readonly [
  infer First,
  ...infer Rest extends readonly object[],
]
  ? First & Joined<Rest>
  : unknown;

/** Joins the features' handlers. Throws where two features handle one call: with a spread the later one would win unseen. */
function join<const Groups extends readonly object[]>(...groups: Groups): Joined<Groups> {
  const joined = new Map<string, unknown>();
  for (const [name, handler] of groups.flatMap((group) => Object.entries(group))) {
    if (joined.has(name)) throw new Error(`Two features handle the call ${name}`);
    joined.set(name, handler);
  }
  return Object.fromEntries(joined) as Joined<Groups>;
}
