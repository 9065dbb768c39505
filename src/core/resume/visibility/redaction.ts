import { addressForms, type Contact, mark, type Range } from "./contacts.ts";
import { fold } from "./fold.ts";

/** Removes hidden contacts from texts and finds them in addresses. */
export type Redaction = {
  /**
   * Returns the texts without the contacts, which are searched for in all of them as one text. The same list where
   * there is none.
   */
  redact(texts: readonly string[]): readonly string[];
  /** Returns those of the addresses that hold a contact, however it is encoded. */
  addressesWithContacts(addresses: readonly string[]): ReadonlySet<string>;
};

/** Returns null where nothing is hidden. */
export function createRedaction(contacts: readonly Contact[]): Redaction | null {
  if (contacts.length === 0) return null;
  const find = (text: string): Range[] => {
    const folded = fold(text);
    return contacts.flatMap((contact) => contact(folded));
  };
  return {
    redact(texts) {
      const ranges = merged(find(texts.join("")));
      if (ranges.length === 0) return texts;
      const without = cutFrom(texts, ranges, "");
      // A contact inside itself (`me@me@host.xhost.x`) leaves itself behind, unless something keeps its parts apart.
      return find(without.join("")).length === 0 ? without : cutFrom(texts, ranges, mark);
    },
    addressesWithContacts(addresses) {
      const forms = [...new Set(addresses)].flatMap((address) =>
        addressForms(address).map((form) => ({ address, form })),
      );
      // One search over all of them: thousands of short ones would cost more to prepare than to search.
      const ranges = find(forms.map(({ form }) => form).join(mark)).sort((one, other) => one.end - other.end);
      const secret = new Set<string>();
      let end = -mark.length;
      let next = 0;
      for (const { address, form } of forms) {
        end += mark.length + form.length;
        while ((ranges[next]?.end ?? Number.POSITIVE_INFINITY) <= end) {
          secret.add(address);
          next += 1;
        }
      }
      return secret;
    },
  };
}

/** Returns the ranges in their order, those that overlap or touch as one. */
function merged(ranges: readonly Range[]): Range[] {
  const result: Range[] = [];
  for (const range of [...ranges].sort((one, other) => one.start - other.start)) {
    const last = result.at(-1);
    if (last && range.start <= last.end) last.end = Math.max(last.end, range.end);
    else result.push({ ...range });
  }
  return result;
}

/** Returns the texts without these ranges of the text that they are together, with `instead` where each began. */
function cutFrom(texts: readonly string[], ranges: readonly Range[], instead: string): string[] {
  let next = 0;
  let offset = 0;
  return texts.map((text) => {
    const end = offset + text.length;
    let rest = "";
    let from = offset;
    while (next < ranges.length) {
      const range = ranges[next] as Range;
      if (range.start >= end) break;
      rest += text.slice(from - offset, Math.max(from, range.start) - offset);
      if (range.start >= offset) rest += instead;
      from = Math.min(range.end, end);
      if (range.end > end) break;
      next += 1;
    }
    rest += text.slice(from - offset);
    offset = end;
    return rest;
  });
}
