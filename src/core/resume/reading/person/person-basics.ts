import type { BasicInfo } from "../../schema.ts";
import { unaccented } from "../letters/accents.ts";
import type { Line } from "../lines/lines.ts";
import { isPlace, scoresOf } from "../terms/classify.ts";
import { emailIn, hasContact, isBehindIcon, isOtherContact, phoneIn, plainEmail } from "../terms/contacts.ts";
import { bareFacts } from "../words/bare-facts.ts";
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

/** A house with its town is more certain than a place that was read before it; another address is not put aside. */
export function takeWholeAddress(address: string, person: ReadPerson): boolean {
  const { location } = person.basics;
  if (location === "") return setBasic(person, "location", address, 0.85);
  if (/\d/u.test(location) || (person.confidence.location ?? 1) >= 0.9) return false;
  person.facts.push({ name: "", text: location });
  person.basics.location = "";
  return setBasic(person, "location", address, 0.85);
}

/** "1990年生まれ 青空県在住": when somebody was born may stand before where they live; returns what stands behind it. */
export function withoutBirth(text: string, person: ReadPerson): string {
  const [, birth = "", rest] =
    /^((?:19|20)\d\d\s?年(?:\s?\d{1,2}\s?月(?:\s?\d{1,2}\s?日)?)?\s?生(?:まれ)?)[\s、,，]+(\p{L}.*)$/u.exec(text) ?? [];
  return rest !== undefined && setBasic(person, "birth", birth, 0.7) ? rest : text;
}

/** In a form a number may stand beside the label of an address, below its own label; returns true for a number. */
export function takeNumberBeside(text: string, person: ReadPerson): boolean {
  const phone = /^\(?0[\d\s()（）-]{8,}$/u.test(text) ? phoneIn(text) : null;
  if (phone === null) return false;
  if (!setBasic(person, "cellphone", phone, 0.9)) person.facts.push({ name: "Phone", text });
  return true;
}

/** A few words between an address and a number are the place, also where no table knows it. */
export function takePlaceBeside(line: Line, person: ReadPerson): void {
  if (person.basics.location !== "" || !hasContact(line.text)) return;
  const at = person.rest.findIndex(
    (text) =>
      line.text.includes(text) &&
      !isOfAddresses(text, line.text) &&
      !isBehindIcon(line.text, text) &&
      !isOtherContact(text) &&
      !bareFacts.some(([pattern]) => pattern.test(text)) &&
      /^[\p{L}\s,.'’·-]{2,40}$/u.test(text) &&
      scoresOf(text).role < 1.2 &&
      (!/\p{Script=Han}/u.test(text) || /[省市区县州]/u.test(text) || scoresOf(text).place > 0) &&
      !/^\p{Ll}/u.test(text),
  );
  const [text] = at < 0 ? [] : person.rest.splice(at, 1);
  if (text) setBasic(person, "location", text, 0.6);
}

/** "Jane Doe" beside "janedoe.example": words that the addresses of the line are made of are the name. */
function isOfAddresses(text: string, line: string): boolean {
  const others = unaccented(line.replace(text, "")).replace(/[^\p{L}]/gu, "");
  const words = unaccented(text).split(/[^\p{L}]+/u);
  return words.length > 1 && words.every((word) => others.includes(word));
}

/** "Springford / Remote": where somebody lives is the place; that they work anywhere is told beside it. */
export function withoutAnywhere(text: string, person: ReadPerson): string {
  const [sign = ""] = /(?<=\p{L})\s*[/,–—-]\s*(?=remote$)/iu.exec(text) ?? [];
  const place = sign === "" ? "" : text.slice(0, text.lastIndexOf(sign));
  if (place === "" || !isPlace(place)) return text;
  person.facts.push({ name: "", text: text.slice(place.length + sign.length) });
  return place;
}

/** Takes an address of mail that stands behind something else with its label: "Geburtsdatum: 01.02.1990 jane@example.org". */
export function withoutEmail(text: string, person: ReadPerson): string {
  const email = emailIn(text);
  const [before, after] = [text.slice(0, email?.index), text.slice((email?.index ?? 0) + (email?.[0].length ?? 0))];
  // What stands right before it without a space is a part of it, or its label.
  if (!email || !/\S\s+$/u.test(before) || /[:：]\s*$/u.test(before)) return text;
  return setBasic(person, "email", plainEmail(email[0]), 0.95) ? `${before.trim()} ${after.trim()}`.trim() : text;
}
