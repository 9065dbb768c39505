import { escapeHtml } from "../rich-text/escape.ts";
import { scoresOf } from "./classify.ts";
import type { DraftItem } from "./section-drafts.ts";

/**
 * Projects that a job is told with, each with dates of its own, are part of its text: they lie within its time, and name
 * neither who gave a job nor what it was. A job that is listed in short and told again below is one job.
 */
export function withNestedJoined(items: readonly DraftItem[]): DraftItem[] {
  const joined: DraftItem[] = [];
  /** The jobs by company, dates and role, so that a long list is not looked through for each of its entries. */
  const known = new Map<string, Map<string, DraftItem>>();
  for (const item of items) {
    const before = joined.at(-1);
    const role = plain(item.title);
    const roles = rolesAt(known, item);
    const again = role === "" ? roles?.values().next().value : (roles?.get(role) ?? roles?.get(""));
    const job = again ?? (before && isWithin(item, before) ? before : undefined);
    if (!job) {
      const added = { ...item };
      joined.push(added);
      roles?.set(role, added);
      continue;
    }
    const head = again ? "" : headOf(item);
    job.description = `${job.description ?? ""}${head}${item.description ?? ""}`;
    if (again && (job.title ?? "") === "") {
      job.title = item.title;
      roles?.delete("");
      roles?.set(role, job);
    }
  }
  return joined;
}

const plain = (text: string | undefined) => (text ?? "").replace(/[^\p{L}\p{N}]/gu, "").toLowerCase();

/** Returns the roles of the same company at the same time, by their texts; undefined where no company is named. */
function rolesAt(known: Map<string, Map<string, DraftItem>>, { subTitle, startDate, endDate }: DraftItem) {
  const company = plain(subTitle);
  if (company === "") return undefined;
  const key = JSON.stringify([company, startDate, endDate]);
  const roles = known.get(key) ?? new Map<string, DraftItem>();
  known.set(key, roles);
  return roles;
}

function isWithin(item: DraftItem, job: DraftItem): boolean {
  const { startDate = "", endDate = "", title = "", subTitle = "" } = item;
  const { startDate: from = "", endDate: to = "" } = job;
  if (startDate.length < 7 || from.length < 7 || to === "" || endDate === "" || (job.subTitle ?? "") === "")
    return false;
  // Elsewhere what nothing tells may be a company that no table knows.
  if (!/[\u3040-\u30FF\u4E00-\u9FFF\uAC00-\uD7AF]/u.test(title + subTitle)) return false;
  const last = (date: string) => (date === "present" ? "9999" : date);
  if (startDate < from || last(endDate) > last(to) || (startDate === from && endDate === to)) return false;
  return [title, subTitle].every((text) => {
    const { role, organisation, school } = scoresOf(text.replace(/\[[^[\]]*\]/gu, " "));
    return role < 2 && Math.max(organisation, school) < 1.2;
  });
}

function headOf({ title = "", subTitle = "", startDate = "", endDate = "", city = "" }: DraftItem): string {
  const dates = [startDate, endDate].filter((date) => date !== "").join(" – ");
  const text = [title, subTitle, city, dates].filter((part) => part !== "").join(" · ");
  return text === "" ? "" : `<p><strong>${escapeHtml(text)}</strong></p>`;
}
