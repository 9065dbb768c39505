import type { BasicInfo } from "../schema.ts";
import { phoneIn } from "./contacts.ts";
import type { ReadPerson } from "./person.ts";

/** Fills a field of the person, unless it is filled already; returns true where it did. */
export function setBasic(person: ReadPerson, field: keyof BasicInfo, value: string, confidence: number): boolean {
  const text = value.trim();
  if (text === "" || person.basics[field] !== "") return false;
  person.basics[field] = text;
  person.confidence[field] = confidence;
  return true;
}

/** Where somebody says to live is more certain than a place without a word beside it. */
export function takeHome(place: string, person: ReadPerson): boolean {
  if (setBasic(person, "location", place, 0.88)) return true;
  if (person.basics.location.includes(place)) return true;
  if ((person.confidence.location ?? 1) >= 0.88) return false;
  person.facts.push({ name: "", text: person.basics.location });
  person.basics.location = "";
  return setBasic(person, "location", place, 0.88);
}

/** In a form a number may stand beside the label of an address, below its own label; returns true for a number. */
export function takeNumberBeside(text: string, person: ReadPerson): boolean {
  const phone = /^\(?0[\d\s()（）-]{8,}$/u.test(text) ? phoneIn(text) : null;
  if (phone === null) return false;
  if (!setBasic(person, "cellphone", phone, 0.9)) person.facts.push({ name: "Phone", text });
  return true;
}

/** A Japanese address begins with its code, on its line or the one above; what a label has in brackets is no part of it. */
export function withPostalCode(person: ReadPerson): void {
  const { basics, rest, facts } = person;
  const codes = rest.filter((text) => /^〒\s*\d{3}\s?[－ー‐-]?\s?\d{4}$/u.test(text));
  const [first, ...others] = codes;
  if (first === undefined) return;
  person.rest = rest.filter((text) => !codes.includes(text));
  const isOpen = basics.location !== "" && !basics.location.includes("〒");
  if (isOpen) basics.location = `${first} ${basics.location}`;
  for (const text of isOpen ? others : codes) facts.push({ name: "郵便番号", text });
}
