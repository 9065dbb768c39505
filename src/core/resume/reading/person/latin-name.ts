import { isCapitals } from "../lines/title-look.ts";
import { scoresOf } from "../terms/classify.ts";
import { technologies } from "../words/technologies.ts";

/** How the name of a person is written in Latin letters, and what may stand with it in one text. */

/** Small words inside a name. */
const particles =
  /^(?:de|del|de'|della|di|da|das|do|dos|du|des|d'|la|le|las|los|lo|el|al|ul|bin|bint|ibn|ben|van|von|vom|zu|zum|zur|der|den|ter|ten|af|av|y|e|i|und|e\.?|op)$/u;

/** Returns how many words of a name are more than a small word: "María del Carmen Fernández de Córdoba" has four. */
export const nameWords = (name: string): number => name.split(" ").filter((word) => !particles.test(word)).length;

/** Words of titles and sentences, which no name has. */
const noName =
  /^(?:a|an|the|in|at|for|with|of|to|on|me|my|your|how|about|and|or|is|are|am|i|im|mit|für|als|bei|und|ich|mein|meine|über|pour|avec|chez|mon|ma|mes|et|ou|je|en|con|para|por|mi|sobre|soy)$/iu;

/** How letters begin and end. */
const greeting =
  /^(?:dear|yours|sincerely|(?:best|kind|warm) (?:regards|wishes)|regards|sehr geehrte[r]?|mit freundlichen grüßen|cordialement|estimad[oa]s?|atentamente|un saludo)(?!\p{L})/iu;

/**
 * True where a text of Latin letters may be a name: each word begins with a capital, or none does; brackets are whole, and
 * nothing in it is a word of sentences or a technology.
 */
export function isLatinName(text: string): boolean {
  if (!/^\p{Script=Latin}/u.test(text)) return true;
  if (greeting.test(text)) return false;
  const brackets = text.replace(/[^()[\]]/gu, "");
  if (brackets !== "" && !/^(?:\(\)|\[\])$/u.test(brackets)) return false;
  const words = text.split(/\s+/u).filter((word) => /\p{L}/u.test(word));
  if (technologies.has(text.toLowerCase())) return false;
  const isSet = isCapitals(text);
  const isParticle = (word: string) => particles.test(isSet ? word.toLowerCase() : word);
  const isPlain = (word: string) => noName.test(word) && !(isParticle(word) && words.length > 2);
  if (words.length > 1 && words.some(isPlain)) return false;
  // "d’Eon": a small word may stand in one with the name behind it.
  const isSmall = (word: string) => /^["“'(]?\p{Ll}/u.test(word) && !/^\p{Ll}{1,4}['’]\p{Lu}/u.test(word);
  const small = words.filter((word) => isSmall(word) && !particles.test(word));
  return small.length === 0 || (words.length > 1 && words.every((word) => /^\p{Ll}/u.test(word)));
}

/** Words with which the name of a job begins. */
const qualifier =
  /^(?:senior|junior|lead|principal|staff|chief|head|software|data|web|mobile|full|front|back|frontend|backend|product|project|systems?|machine|research|graphic|kernel|cloud|devops|security|business|sales|marketing|ux|ui|ios|android|java|python|civil|mechanical|electrical)\b/iu;

/**
 * "Jane Doe Software Engineer", "Jane Doe (Web developer)" and "Jane Doe – Web developer" are a name and what the person
 * is. Returns the name alone; the text itself where it is nothing else.
 */
export function nameBeforeRole(text: string): string {
  const parted = /^(\p{Lu}[^()–—]{3,40}?)\s*(?:\(([^()]+)\)|\s[-–—]\s(.+))$/u.exec(text);
  const behind = parted?.[2] ?? parted?.[3];
  const isTwice = parted?.[1] !== undefined && scoresOf(parted[1]).role >= 1.2;
  if (parted?.[1] && behind && !isTwice && (scoresOf(behind).role >= 1.2 || scoresOf(behind).degree >= 1.2))
    return parted[1].trim();
  // "JANE DOE-DEVELOPER": a dash without room between two words and the one of a trade.
  const [, person, trade = ""] = /^(\p{Lu}[\p{L}'’.]+(?: \p{Lu}[\p{L}'’.]+)+)-(\p{Lu}\p{L}{4,})$/u.exec(text) ?? [];
  if (person !== undefined && scoresOf(trade).role >= 1.6) return person;
  const words = text.split(/\s+/u);
  const size = words.length > 4 && !qualifier.test(words[2] ?? "") ? 3 : 2;
  const [name, role] = [words.slice(0, size).join(" "), words.slice(size).join(" ")];
  const isBoth = words.length > 3 && isLatinName(name) && scoresOf(name).role === 0 && scoresOf(role).role >= 1.6;
  return isBoth ? name : text;
}
