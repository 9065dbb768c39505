import { escapeHtml } from "../../rich-text/escape.ts";
import { scoresOf } from "../terms/classify.ts";
import { wideLegalForms } from "../words/legal-forms.ts";
import type { DraftItem } from "./section-drafts.ts";

/** A company or an office with its form is who gave a job, whatever stands beside it. */
const legalForm = new RegExp(wideLegalForms, "u");

/**
 * Projects that a job is told with, each with dates of its own, are part of its text: they lie within its time, and name
 * neither who gave a job nor what it was. A job that is listed in short and told again below is one job.
 */
export function withNestedJoined(items: readonly DraftItem[]): DraftItem[] {
  const joined: DraftItem[] = [];
  /** The jobs by company, dates and role, so that a long list is not looked through for each of its entries. */
  const known = new Map<string, Map<string, DraftItem>>();
  const rows = new Set<DraftItem>();
  /** What the next entry may be a part of: the job that was told last, for the first time or again. */
  let before: DraftItem | undefined;
  for (const { isRow = false, ...item } of items) {
    const role = plain(item.title);
    const roles = rolesAt(known, item);
    const again = role === "" ? roles?.values().next().value : (roles?.get(role) ?? roles?.get(""));
    const job = again ?? (before && isWithin(item, before, isRow && !rows.has(before)) ? before : undefined);
    if (!job) {
      const added = { ...item };
      joined.push(added);
      if (isRow) rows.add(added);
      before = added;
      roles?.set(role, added);
      continue;
    }
    before = job;
    // "2018 – 2020 Acme", then "2018 – 2020 / Engineer": the role of the whole time is the job's.
    const isRole =
      !again && isSameTime(item, job) && (job.title ?? "") === "" && scoresOf(item.title ?? "").role >= 1.6;
    const head = again || isRole ? "" : headOf(item);
    if (isRole) job.title = item.title;
    job.description = `${job.description ?? ""}${head}${item.description ?? ""}`;
    if (again && (job.title ?? "") === "") {
      job.title = item.title;
      roles?.delete("");
      roles?.set(role, job);
    }
  }
  return joined;
}

const isSameTime = (one: DraftItem, other: DraftItem) =>
  one.startDate === other.startDate && one.endDate === other.endDate;

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

/** `isRow`: it is a row of a table below the job, in which a project may say what the person was. */
function isWithin(item: DraftItem, job: DraftItem, isRow: boolean): boolean {
  const { startDate = "", endDate = "", title = "", subTitle = "" } = item;
  const { startDate: from = "", endDate: to = "" } = job;
  const isOpen = endDate === "" && !isRow;
  if (startDate.length < 7 || from.length < 7 || to === "" || isOpen || (job.subTitle ?? "") === "") return false;
  // Elsewhere what nothing tells may be a company that no table knows.
  if (title + subTitle !== "" && !/[\u3040-\u30FF\u4E00-\u9FFF\uAC00-\uD7AF]/u.test(title + subTitle)) return false;
  const last = (date: string) => (date === "present" ? "9999" : date);
  if (legalForm.test(title + subTitle)) return false;
  // What heads a job with its company alone may be followed by what the person was there.
  const isBare = (job.title ?? "") === "" && scoresOf(job.subTitle ?? "").organisation >= 1.2;
  // So may what is set further to the right than a job with a role of its own.
  const isIndented =
    (job.title ?? "") !== "" && (item.reading?.x ?? 0) > (job.reading?.x ?? Number.POSITIVE_INFINITY) + 6;
  const isPart = isRow || isBare || isIndented;
  if (
    startDate < from ||
    last(isRow ? startDate : endDate) > last(to) ||
    (startDate === from && endDate === to && !isPart)
  )
    return false;
  return [title, subTitle].every((text) => {
    const { role, organisation, school } = scoresOf(text.replace(/\[[^[\]]*\]/gu, " "));
    return (isPart || role < 2) && Math.max(organisation, school) < (isRow ? 2 : 1.2);
  });
}

function headOf({ title = "", subTitle = "", startDate = "", endDate = "", city = "" }: DraftItem): string {
  const dates = [startDate, endDate].filter((date) => date !== "").join(" – ");
  const [told, named] = [[title, subTitle].filter(isSentence), [title, subTitle].filter((text) => !isSentence(text))];
  const text = [...named, city, dates].filter((part) => part !== "").join(" · ");
  const head = text === "" ? "" : `<p><strong>${escapeHtml(text)}</strong></p>`;
  return head + told.map((one) => `<p>${escapeHtml(one)}</p>`).join("");
}

/** What a row of a table says in sentences is no name. */
const isSentence = (text: string) => text.length > 50 || /。$/u.test(text);
