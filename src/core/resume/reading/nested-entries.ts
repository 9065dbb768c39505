import { escapeHtml } from "../rich-text/escape.ts";
import { scoresOf } from "./classify.ts";
import type { DraftItem } from "./section-drafts.ts";

/**
 * Projects that a job is told with, each with dates of its own, are part of its text: they lie within its time, and name
 * neither who gave a job nor what it was. A job that is listed in short and told again below is one job.
 */
export function withNestedJoined(items: readonly DraftItem[]): DraftItem[] {
  const joined: DraftItem[] = [];
  for (const item of items) {
    const before = joined.at(-1);
    const again = joined.find((one) => isSameJob(one, item));
    const job = again ?? (before && isWithin(item, before) ? before : undefined);
    if (!job) {
      joined.push({ ...item });
      continue;
    }
    const head = again ? "" : headOf(item);
    job.description = `${job.description ?? ""}${head}${item.description ?? ""}`;
    if (again && (job.title ?? "") === "") job.title = item.title;
  }
  return joined;
}

const plain = (text: string | undefined) => (text ?? "").replace(/[^\p{L}\p{N}]/gu, "").toLowerCase();

function isSameJob(one: DraftItem, other: DraftItem): boolean {
  const [a, b] = [plain(one.subTitle), plain(other.subTitle)];
  const isRole = plain(other.title) === "" || plain(one.title) === "" || plain(other.title) === plain(one.title);
  return a !== "" && a === b && isRole && one.startDate === other.startDate && one.endDate === other.endDate;
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
