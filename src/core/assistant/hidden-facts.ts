import type { BasicInfo } from "../resume/schema.ts";
import { emailContacts, phoneContacts } from "../resume/visibility/contacts.ts";
import { fold } from "../resume/visibility/fold.ts";

/**
 * What stays on this server when a text goes to a model: the person's name, phone, email, birth date and WeChat, and any
 * email, web address and phone number. Marks stand in their places, which come back with the model's answer and are
 * replaced again.
 */
export type HiddenFacts = {
  /** Returns the text with marks. The same fact has the same mark in every text. */
  hide(text: string): string;
  /** Returns the text with the facts again; null where it holds a mark that was never given. */
  restore(text: string): string | null;
};

type Personal = Pick<BasicInfo, "name" | "cellphone" | "email" | "birth" | "wechat">;

const anyContact =
  /[^\s@<>()"，。；、⟦⟧]+@[^\s@<>()"，。；、⟦⟧]+\.[a-z]{2,}|(?:https?:\/\/|www\.)[^\s<>"'，。；、）)⟦⟧]+|(?<![\d⟦])\+?\d[\d\s().-]{8,}\d(?![\d⟧])/giu;

export function createHiddenFacts(personal: Personal): HiddenFacts {
  const marks = new Map<string, string>();
  const facts = new Map<string, string>();
  const markOf = (fact: string) => {
    const known = marks.get(fact);
    if (known) return known;
    const mark = `⟦P${marks.size + 1}⟧`;
    marks.set(fact, mark);
    facts.set(mark, fact);
    return mark;
  };
  const finders = [
    ...(personal.email ? emailContacts(personal.email) : []),
    ...(personal.cellphone ? phoneContacts(personal.cellphone) : []),
  ];
  const words = [personal.name, personal.wechat, personal.birth].map((word) => word.trim()).filter(isTelling);
  return {
    hide(text) {
      // What looks like one of our marks would be taken for it when the answer comes back.
      let hidden = text.replace(/⟦P\d+⟧/g, "");
      const folded = fold(hidden);
      const ranges = finders.flatMap((find) => find(folded)).sort((a, b) => b.start - a.start);
      let end = hidden.length + 1;
      for (const range of ranges) {
        if (range.end > end) continue;
        hidden = hidden.slice(0, range.start) + markOf(hidden.slice(range.start, range.end)) + hidden.slice(range.end);
        end = range.start;
      }
      hidden = hidden.replace(anyContact, (found) => (digitsOf(found) || /[@./]/.test(found) ? markOf(found) : found));
      for (const word of words) hidden = hidden.split(word).join(markOf(word));
      return hidden;
    },
    restore(text) {
      let isKnown = true;
      const restored = text.replace(/⟦P\d+⟧/g, (mark) => {
        const fact = facts.get(mark);
        if (fact === undefined) isKnown = false;
        return fact ?? mark;
      });
      return isKnown ? restored : null;
    },
  };
}

/** A name of one letter would be found in every text. */
const isTelling = (word: string) => word.length >= (/\p{Script=Han}/u.test(word) ? 2 : 3);
const digitsOf = (text: string) => text.replace(/\D/g, "").length >= 9;
