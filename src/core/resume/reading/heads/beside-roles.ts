import { scoresOf } from "../terms/classify.ts";
import { isCompany } from "../terms/comma-lists.ts";
import { isDepartment } from "../terms/departments.ts";
import type { HeadingKind } from "../words/headings.ts";
import { technologies } from "../words/technologies.ts";

/** Heads that name a role and who gave it one after the other without any sign: "Chef Lakeview Hotel", "青空公司设计师". */

/** "LAKEVIEW", "PayLake", "lake.io": letters that a company has and no field of work. */
const nameByLetters =
  /^(?:\p{Lu}{4,}|\p{Lu}\p{Ll}+\p{Lu}\p{Ll}[\p{L}\d]*|[\p{L}\d-]+\.(?:com|io|de|fr|es|org|net|ai))(?![\p{L}\d])/u;

/** "Sdn. Bhd.", "Pvt. Ltd.": the legal form of a company whose name ends as a role does. */
const restOfForm = /^(?:sdn|pvt|pte|pty|private|limited|co|bhd|ltd|llc|inc|gmbh|ag)(?!\p{L})/iu;

const isTool = (text: string) => technologies.has(text.toLowerCase());

/** True for words behind a role that name somebody: by a table, or by letters that differ from those of the role. */
function isSomebody(role: string, whom: string): boolean {
  const { organisation, school, role: more, place, degree } = scoresOf(whom);
  const [first = ""] = whom.split(/\s+/u);
  if (more >= 1.2 || place >= 1.2 || degree >= 1.6) return false;
  if (restOfForm.test(whom) || isDepartment(whom) || isTool(first) || isTool(whom)) return false;
  if (Math.max(organisation, school) >= 2 || isCompany(whom)) return /^[\p{Lu}\d]/u.test(whom);
  return isByLetters(role, whom);
}

const isByLetters = (role: string, whom: string) => /\p{Ll}{2}/u.test(role) && nameByLetters.test(whom);

/** Returns the role and who gave it, of a text that names both and is the only name of a head; null for any other. */
export function besideRole(text: string, kind: HeadingKind): string[] | null {
  if (kind !== "work" || text.length > 90) return null;
  if (/\p{Script=Han}|[\u3040-\u30FF]/u.test(text)) return atWideHouse(text);
  const words = text.split(/\s+/u);
  for (let at = words.length - 1; at > 0; at -= 1) {
    const [role, whom] = [words.slice(0, at).join(" "), words.slice(at).join(" ")];
    const last = (words[at - 1] ?? "").replace(/\.$/u, "");
    const isRole = scoresOf(last).role >= 2 && scoresOf(role).role >= 1.2 && !/[,:;/(&–-]$/u.test(last);
    const isTold = isRole || (scoresOf(role).role >= 1.6 && isByLetters(role, whom));
    if (isTold && isSomebody(role, whom)) return [role, whom];
    if (isRole) return null;
  }
  return null;
}

const wideCompany =
  /^(.{2,40}?(?:有限公司|有限责任公司|股份公司|(?<=\S)\s?(?:株式会社|有限会社|合同会社)|(?<=.)(?:（株）|\(株\))))\s*([^\s（(（]{2,24})$/u;

/** "青空软件有限公司设计师": behind the legal form of a company stands what somebody was there. */
export function atWideCompany(text: string): string[] | null {
  const [, company = "", role = ""] = wideCompany.exec(text.trim()) ?? [];
  return company !== "" && scoresOf(role).role >= 2.2 && !/^[与和及・、]/u.test(role) ? [company, role] : null;
}

/** "东湖大学物理系助教": behind a school or a company that is known, all letters of the rest are those of a role. */
function atWideHouse(text: string): string[] | null {
  const [, company = "", told = ""] = wideCompany.exec(text.trim()) ?? [];
  // Alone in a head, what stands apart behind the legal form is what somebody did.
  if (company !== "" && text.startsWith(`${company} `) && scoresOf(told).place < 1.2) return [company, told];
  if (/[\s–—/-]/u.test(text)) return null;
  for (let at = 4; at < text.length - 1; at += 1) {
    const [house, role] = [scoresOf(text.slice(0, at)), scoresOf(text.slice(at))];
    const isHouse = Math.max(house.organisation, house.school) >= 1.6 && house.role < 1.2;
    if (isHouse && role.role >= 3.6) return [text.slice(0, at), text.slice(at)];
  }
  return null;
}
