import { limits } from "../limits.ts";
import { withoutChosen } from "../resume/chosen-settings.ts";
import type { ResumeDocument } from "../resume/schema.ts";

/**
 * The rules of private links: when one works, what its owner set for it alone, and how its views are told. What a viewer
 * may see of a resume is decided by `resume/visibility.ts`, as on the public page.
 */

const day = 86_400_000;

/** For how many days a link can be made to work. */
export const linkDays = ["1", "7", "30", "90", "365"] as const;
export type LinkDays = (typeof linkDays)[number];

/** When a link ends and when it was revoked, in ms since 1970; null where it does not, or was not. */
export type LinkTimes = { expiresAt: number | null; revokedAt: number | null };
export const linkStates = ["open", "expired", "revoked"] as const;
export type LinkState = (typeof linkStates)[number];

/** Returns whether a link works at `now` (ms). At the very moment of its end it has expired; a revoked one stays so. */
export function linkState({ expiresAt, revokedAt }: LinkTimes, now: number): LinkState {
  if (revokedAt !== null) return "revoked";
  return expiresAt !== null && expiresAt <= now ? "expired" : "open";
}

/** Returns when a link ends that is made at `now` (ms) for so many days; null for one without an end. */
export function endOfLink(days: LinkDays | null, now: number): number | null {
  return days === null ? null : now + Number(days) * day;
}

/** What the owner set for a link alone. Null: the resume's own design. */
export type LinkLook = { templateName: string | null; templateTheme: string | null; isDownloadable: boolean };

/**
 * Returns what a viewer of a link sees, made from what a viewer of the public page would see. A colour or a design of the
 * link's takes the place of what the owner chose for the resume's, as in the editor. A link offers no button to share it,
 * because it was given to somebody. `mayDownload`: whether the owner's membership allows downloads.
 */
export function documentOfLink(
  document: ResumeDocument,
  { templateName, templateTheme, isDownloadable }: LinkLook,
  mayDownload: boolean,
): ResumeDocument {
  const { design } = document.config;
  const isOtherDesign = templateName !== null && templateName !== document.config.templateName;
  const other = isOtherDesign ? "template" : templateTheme !== null ? "theme" : null;
  return {
    ...document,
    config: {
      ...document.config,
      design: other ? withoutChosen(design, other) : design,
      ...(templateName === null ? {} : { templateName }),
      ...(templateTheme === null ? {} : { templateTheme }),
      customURL: "",
      downloadable: isDownloadable && mayDownload,
      showShareBtn: false,
    },
  };
}

/**
 * Returns the host that a visit came from: of the Referer header alone its host, without `www.`. Empty where there is
 * none, or where it is one of ours (`own`: hosts with their ports).
 */
export function sourceOf(referer: string | undefined, own: readonly string[]): string {
  const host = /^https?:\/\/(?:[^/?#\s@]*@)?([^/?#\s@]+)/i.exec(referer ?? "")?.[1]?.toLowerCase() ?? "";
  if (own.includes(host)) return "";
  const name = host.replace(/:\d*$/, "").replace(/^www\./, "");
  return /^([a-z0-9.-]{1,253}|\[[0-9a-f:.]+\])$/.test(name) ? name : "";
}

/** Views of one day; `day` is YYYY-MM-DD in UTC. */
export type DayViews = { day: string; views: number };

/** Returns one entry for each of the last `limits.views.recentDays` days up to `now` (ms), oldest first. */
export function recentDays(counted: readonly DayViews[], now: number): DayViews[] {
  const of = new Map(counted.map(({ day, views }) => [day, views]));
  return Array.from({ length: limits.views.recentDays }, (_, index) => {
    const date = dayOf(now - (limits.views.recentDays - 1 - index) * day);
    return { day: date, views: of.get(date) ?? 0 };
  });
}

/** Returns the day of a moment (ms) as YYYY-MM-DD, in UTC. */
export function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

/** How many viewers read as far as a part, from 1 to `limits.shareLinks.parts`, and no further. */
export type PartReaders = { part: number; readers: number };

/**
 * Returns how many viewers read as far as each of so many equal pieces of a resume, and no further. Whoever saw any part
 * of a piece has read as far as that piece.
 */
export function readUpTo(reads: readonly PartReaders[], pieces: number): number[] {
  const readers = Array.from({ length: pieces }, () => 0);
  for (const { part, readers: count } of reads) {
    const at = Math.min(pieces, Math.max(1, Math.ceil((part / limits.shareLinks.parts) * pieces))) - 1;
    readers[at] = (readers[at] ?? 0) + count;
  }
  return readers;
}
