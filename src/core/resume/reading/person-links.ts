import { linkKey } from "./contacts.ts";
import { labelOf } from "./label-words.ts";
import type { ReadPerson } from "./person.ts";
import { hosts, jobBoards } from "./words/hosts.ts";

/** Returns what stands before an address as its name, where it says what kind of link it is. */
export function linkName(before: string): string {
  const label = /([\p{L}][\p{L}\s]{1,20})\s*[:：]?\s*$/u.exec(before)?.[1]?.trim() ?? "";
  return labelOf(label) === "link" ? label : "";
}

/** Adds an address of the person, unless it is there or belongs to a job board; without a name it is called after its host. */
export function addLink(person: ReadPerson, url: string, name: string): void {
  const bare = url.replace(/[.,;:)\]]+$/u, "");
  if (jobBoards.test(bare)) return;
  const src = /^[a-z]+:/iu.test(bare) ? bare : `https://${bare}`;
  const before = person.links.find((link) => linkKey(link.src) === linkKey(src));
  if (before) return;
  person.links.push({
    name: name || (hosts.find(([pattern]) => pattern.test(src))?.[1] ?? linkKey(src).split("/")[0] ?? ""),
    src,
  });
}
