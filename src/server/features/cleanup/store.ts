import { and, isNull, lt, sql } from "drizzle-orm";
import { limits } from "#core/limits.ts";
import { toolLimits } from "#core/tool-limits.ts";
import type { Queries } from "#server/db/client.ts";
import { mailQuotas, operatorLinks, passwordResets, sessions, signUps } from "#server/db/schema/accounts.ts";
import { apiTokens } from "#server/db/schema/api-tokens.ts";
import { jobs } from "#server/db/schema/jobs.ts";
import { toolProposals } from "#server/db/schema/proposals.ts";
import { recentLinkViewers } from "#server/db/schema/share-links.ts";
import { captchas, oauthFlows, phoneCodes, smsDays, smsQuotas } from "#server/db/schema/sign-in-ways.ts";
import { toolClientCodes, toolClients } from "#server/db/schema/tool-clients.ts";
import { recentViewers, viewerSalts } from "#server/db/schema/views.ts";
import { removeInSteps } from "#server/db/steps.ts";

/** Removes rows that expired before `now`, and jobs that failed permanently before `failedBefore`. */
export async function removeExpired(db: Queries, now: Date, failedBefore: Date): Promise<void> {
  const tokensBefore = new Date(now.getTime() - toolLimits.tokens.listedFor);
  const dayAgo = new Date(now.getTime() - 86_400_000);
  const viewedBefore = new Date(now.getTime() - limits.views.again);
  await removeInSteps(db, sessions, lt(sessions.expiresAt, now));
  await removeInSteps(db, apiTokens, lt(apiTokens.expiresAt, tokensBefore));
  await removeInSteps(db, toolProposals, lt(toolProposals.expiresAt, now));
  await removeToolClients(db, now);
  await removeInSteps(db, signUps, lt(signUps.expiresAt, now));
  await removeInSteps(db, passwordResets, lt(passwordResets.expiresAt, now));
  await removeInSteps(db, captchas, lt(captchas.expiresAt, now));
  await removeInSteps(db, phoneCodes, lt(phoneCodes.expiresAt, now));
  await removeInSteps(db, oauthFlows, lt(oauthFlows.expiresAt, now));
  await removeInSteps(db, smsQuotas, and(lt(smsQuotas.sentAt, dayAgo), lt(smsQuotas.dayStart, dayAgo)));
  await removeInSteps(db, mailQuotas, and(lt(mailQuotas.sentAt, dayAgo), lt(mailQuotas.dayStart, dayAgo)));
  await removeInSteps(db, recentViewers, lt(recentViewers.countedAt, viewedBefore));
  await removeInSteps(db, recentLinkViewers, lt(recentLinkViewers.countedAt, viewedBefore));
  await removeInSteps(db, jobs, lt(jobs.failedAt, failedBefore));
  // These have one row for an operator or a day.
  await db.delete(operatorLinks).where(lt(operatorLinks.expiresAt, now));
  await db.delete(smsDays).where(lt(smsDays.day, dayAgo.toISOString().slice(0, 10)));
  await db.delete(viewerSalts).where(lt(viewerSalts.day, now.toISOString().slice(0, 10)));
}

/** Removes used and expired codes, programs that nobody let in, and programs that have had no access for long. */
async function removeToolClients(db: Queries, now: Date): Promise<void> {
  const { access, clients } = toolLimits;
  const before = (milliseconds: number) => new Date(now.getTime() - milliseconds);
  await removeInSteps(db, toolClientCodes, lt(toolClientCodes.expiresAt, before(access.codeKeptFor)));
  const isWaiting = and(isNull(toolClients.allowedAt), lt(toolClients.createdAt, before(clients.waitsFor)));
  await removeInSteps(db, toolClients, isWaiting);
  const hasNone = sql`not exists (select 1 from ${apiTokens} where ${apiTokens.clientId} = ${toolClients.id})`;
  await removeInSteps(db, toolClients, and(lt(toolClients.allowedAt, before(clients.keptFor)), hasNone));
}
