import { scoresOf } from "../terms/classify.ts";
import { wideLetters } from "../terms/wide-parts.ts";

/** A change of style parts two names of a head, unless what stands on its two sides is one name by its letters. */

/** "Lake¦view", "湖¦畔设计": the fonts of a file may change within a word, and their weight with them. */
function isWithinWord(before: string, text: string): boolean {
  if (/[\p{Script=Latin}\d]$/u.test(before)) return /^[\p{Script=Latin}\d]/u.test(text);
  if (/\p{Script=Hangul}$/u.test(before)) return /^\p{Script=Hangul}/u.test(text);
  // Two words of Chinese stand side by side too, but a single letter is none.
  const isWide = wideLetters.test(before.at(-1) ?? "") && wideLetters.test(text[0] ?? "");
  return isWide && (before.trim().length === 1 || text.trim().length === 1);
}

/** Project "¦Maps¦": what stands in quotes or brackets that are open is no name of its own. */
function isHeld(before: string): boolean {
  const quotes = (before.match(/"/g) ?? []).length % 2 === 1;
  return quotes
    ? /"[^"]{0,60}$/u.test(before)
    : /(?:\([^()]{0,40}|“[^”]{0,60}|«[^»]{0,60}|„[^“”]{0,60})$/u.test(before);
}

const ofRole = /^\s*(?:(?:of|de|del|des|du|di|von|für|zur|zum)\s+|d['’]\s?)(.+)$/u;
const withinRole = /^\s*(?:in|en|im|in (?:der|einer?m?)|au sein|dans)\s+(?=\p{Ll})/u;

/** "**Assistant** de chimie", "**Schlosser** in der eigenen Werkstatt": a small word goes on with what somebody was. */
function saysOfRole(before: string, text: string): boolean {
  if (scoresOf(before).role < 1.6) return false;
  const of = ofRole.exec(text)?.[1] ?? "";
  if (of === "") return withinRole.test(text);
  const { organisation, school, place } = scoresOf(of);
  return Math.max(organisation, school, place) < 1.2;
}

/** Returns true for a text that goes on with the one before it, though in another style. */
export function goesOnInStyle(before: string, last: string, text: string): boolean {
  return isWithinWord(last, text) || isHeld(before) || saysOfRole(before, text);
}

const openName = /\p{L}\s+(?:of(?: the)?|de(?: la| l['’])?|du|des|d['’]|del|di|da|do)\s*$/iu;
/** What says that something is a school, and needs its name before it. */
const schoolAlone = /^\s*(?:university|college|institute|academy|universität|hochschule)\s*$/iu;

/** "Université de *Rouen*", "Lakeside *University*": a name goes on behind a small word, and needs one before its kind. */
export function isRestOfSchool(before: string, text: string): boolean {
  return openName.test(before) || (before.trim() !== "" && schoolAlone.test(text));
}
