import { technologies } from "../words/technologies.ts";

/** Returns true for a text that says with what something was done, and nothing else: "Python, Django, React". */
export function isTechnologyList(text: string): boolean {
  const parts = text.split(/,\s*/u).map((part) => part.trim());
  const isName = (part: string) => /^[\p{L}\p{N}.][^.:;!?]{0,24}$|\.\p{L}/u.test(part);
  return parts.length > 1 && parts.every(isName) && parts.some((part) => technologies.has(part.toLowerCase()));
}
