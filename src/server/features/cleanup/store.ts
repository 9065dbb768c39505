import { and, lt } from "drizzle-orm";
import { limits } from "#core/limits.ts";
import { toolLimits } from "#core/tool-limits.ts";
import type { Queries } from "#server/db/client.ts";
import { mailQuotas, operatorLinks, passwordResets, sessions, signUps } from "#server/db/schema/accounts.ts";
import { apiTokens } from "#server/db/schema/api-tokens.ts";
import { jobs } from "#server/db/schema/jobs.ts";
import { toolProposals } from "#server/db/schema/proposals.ts";
import { captchas, oauthFlows, phoneCodes, smsDays, smsQuotas } from "#server/db/schema/sign-in-ways.ts";
import { recentViewers, viewerSalts } from "#server/db/schema/views.ts";

/** Removes rows that expired before `now`, and jobs that failed permanently before `failedBefore`. */
export async function removeExpired(db: Queries, now: Date, failedBefore: Date): Promise<void> {
  const tokensBefore = new Date(now.getTime() - toolLimits.tokens.listedFor);
  const dayAgo = new Date(now.getTime() - 86_400_000);
  await db.delete(sessions).where(lt(sessions.expiresAt, now));
  await db.delete(apiTokens).where(lt(apiTokens.expiresAt, tokensBefore));
  await db.delete(toolProposals).where(lt(toolProposals.expiresAt, now));
  await db.delete(signUps).where(lt(signUps.expiresAt, now));
  await db.delete(passwordResets).where(lt(passwordResets.expiresAt, now));
  await db.delete(operatorLinks).where(lt(operatorLinks.expiresAt, now));
  await db.delete(captchas).where(lt(captchas.expiresAt, now));
  await db.delete(phoneCodes).where(lt(phoneCodes.expiresAt, now));
  await db.delete(oauthFlows).where(lt(oauthFlows.expiresAt, now));
  await db.delete(smsDays).where(lt(smsDays.day, dayAgo.toISOString().slice(0, 10)));
  await db.delete(smsQuotas).where(and(lt(smsQuotas.sentAt, dayAgo), lt(smsQuotas.dayStart, dayAgo)));
  await db.delete(mailQuotas).where(and(lt(mailQuotas.sentAt, dayAgo), lt(mailQuotas.dayStart, dayAgo)));
  await db.delete(recentViewers).where(lt(recentViewers.countedAt, new Date(now.getTime() - limits.views.again)));
  await db.delete(viewerSalts).where(lt(viewerSalts.day, now.toISOString().slice(0, 10)));
  await db.delete(jobs).where(lt(jobs.failedAt, failedBefore));
}
