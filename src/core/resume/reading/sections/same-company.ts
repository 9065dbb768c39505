import { escapeHtml } from "../../rich-text/escape.ts";
import { compareDates } from "../dates/date-ranges.ts";
import type { RawEntry } from "../entries/entries.ts";
import { piecesOf } from "../heads/cut-heads.ts";
import { scoresOf } from "../terms/classify.ts";
import type { DraftItem } from "./section-drafts.ts";

/**
 * Who was several things at one company names it once: above all of them, with the time of the whole, or above the last one
 * alone. Each of the jobs then has the company; the line with the company alone is none.
 */
export function withSameCompany(items: readonly DraftItem[]): DraftItem[] {
  return withRolesAlone(withUnitsBelow(items));
}

/**
 * "Navy 2004 – 2020", then jobs that fill that time from its first day to its last, each with a part of the company: its
 * own name above all of them is who gave them, and the part is told below.
 */
function withUnitsBelow(items: readonly DraftItem[]): DraftItem[] {
  const told: DraftItem[] = [];
  for (let at = 0; at < items.length; at += 1) {
    const item = items[at] as DraftItem;
    const units = companyAlone(item) === "" ? [] : unitsOf(item, items.slice(at + 1));
    if (units.length === 0) {
      told.push(item);
      continue;
    }
    const whole = { ...item, subTitle: companyAlone(item) };
    units.forEach((unit, index) => {
      const { subTitle = "", description = "" } = unit;
      const isOwn = subTitle === "" || subTitle === whole.subTitle;
      const part = isOwn ? unit : { ...unit, description: `<p>${escapeHtml(subTitle)}</p>${description}` };
      told.push(atCompany(part, whole, index === 0 ? whole : null));
    });
    at += units.length;
  }
  return told;
}

/** Returns the jobs right below the time of a company that lie within it, where together they fill it. */
function unitsOf(whole: DraftItem, below: readonly DraftItem[]): readonly DraftItem[] {
  const isUnit = (item: DraftItem) => item.title !== "" && !isOther.test(item.title ?? "") && isWithin(item, whole);
  const end = below.findIndex((item) => !isUnit(item));
  const units = below.slice(0, end < 0 ? below.length : end);
  const fills = (field: "startDate" | "endDate") =>
    units.some((unit) => compareDates(unit[field] ?? "", whole[field] ?? "") === 0);
  return units.length > 1 && fills("startDate") && fills("endDate") ? units : [];
}

function withRolesAlone(items: readonly DraftItem[]): DraftItem[] {
  const told: DraftItem[] = [];
  let whole: DraftItem | null = null;
  items.forEach((item, at) => {
    const company = companyAlone(item);
    const next = items[at + 1];
    if (company !== "" && next && isRoleAlone(next) && (isWithin(next, item) || isBare(item))) {
      whole = { ...item, subTitle: company };
      return;
    }
    const before = told.at(-1);
    if (whole && isRoleAlone(item) && (isWithin(item, whole) || isBare(whole))) {
      told.push(
        atCompany(item, whole, items[at - 1] && companyAlone(items[at - 1] as DraftItem) !== "" ? whole : null),
      );
      return;
    }
    whole = null;
    const isNext = before !== undefined && (before.subTitle ?? "") !== "" && (before.title ?? "") !== "";
    told.push(isNext && isRoleAlone(item) && followsOn(item, before) ? atCompany(item, before, null) : item);
  });
  return told;
}

/** Returns the job with the company of another entry, and with what that entry says where it is left out. */
function atCompany(item: DraftItem, { subTitle, city }: DraftItem, left: DraftItem | null): DraftItem {
  const job = { ...item, subTitle, city: item.city || city };
  if (!left) return job;
  const time = [left.startDate, left.endDate].filter((date) => date !== "" && date !== undefined).join(" – ");
  const isSaid = isBare(left) || (left.startDate === item.startDate && left.endDate === item.endDate);
  const above = (isSaid ? "" : `<p>${escapeHtml(`${subTitle} · ${time}`)}</p>`) + (left.description ?? "");
  return { ...job, description: above + (item.description ?? "") };
}

/** Who works for nobody has no company, and Chinese, Japanese and Korean jobs are told in another way. */
const isOther =
  /[\u3040-\u30FF\u4E00-\u9FFF\uAC00-\uD7AF]|freelance|self[- ]employed|selbst(?:st)?ändig|freiberuflich|indépendant|autónom|volunt|bénévol|ehrenamt|tutor/iu;

const isRoleName = (text: string) => !isOther.test(text) && scoresOf(text).role >= 1.2;

const isRoleAlone = ({ title = "", subTitle = "", startDate = "" }: DraftItem) =>
  subTitle === "" && startDate !== "" && isRoleName(title);

/** Returns the name where an entry names one thing alone which is no role; otherwise nothing. */
function companyAlone({ title = "", subTitle = "" }: DraftItem): string {
  const name = title === "" ? subTitle : subTitle === "" ? title : "";
  return !isOther.test(name) && scoresOf(name).role < 1.2 ? name : "";
}

/** An entry that has neither a time nor anything below its name. */
const isBare = ({ startDate = "", endDate = "", description = "" }: DraftItem) =>
  startDate + endDate + description === "";

/**
 * The line above the first job of a section, which has no time, names the company of the jobs below it where these say
 * what somebody was and nothing else: then it is a head. Returns the entries with that head.
 */
export function withCompanyAbove(entries: readonly RawEntry[]): RawEntry[] {
  const [first, second] = entries;
  const [line, ...more] = first?.body ?? [];
  if (!first || !second || !line || first.head.length > 0 || more.length > 0) return [...entries];
  const isName = /^[\p{Lu}\p{N}]/u.test(line.text) && line.text.length <= 60 && !/[.:;!?]$/u.test(line.text.trim());
  const [role, ...others] = piecesOf(second.head, "work");
  const isRole = role !== undefined && others.length === 0 && isRoleName(role.text);
  if (!isName || !isRole || isOther.test(line.text) || scoresOf(line.text).role >= 1.2) return [...entries];
  return [{ ...first, head: [line], body: [] }, ...entries.slice(1)];
}

function isWithin(part: DraftItem, whole: DraftItem): boolean {
  if (!part.startDate || !part.endDate || !whole.startDate || !whole.endDate) return false;
  return compareDates(part.startDate, whole.startDate) >= 0 && compareDates(part.endDate, whole.endDate) <= 0;
}

/** Two jobs follow on where one begins when the other ends, or in the month after it. */
function followsOn(one: DraftItem, other: DraftItem): boolean {
  const meets = (end = "", start = "") => {
    if (!/^\d{4}/u.test(end) || end.length !== start.length) return false;
    const [from, to] = [end, start].map((date) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5) || 0));
    const apart = (to ?? 0) - (from ?? 0);
    return apart === 0 || (end.length === 7 && apart === 1);
  };
  return meets(one.endDate, other.startDate) || meets(other.endDate, one.startDate);
}
