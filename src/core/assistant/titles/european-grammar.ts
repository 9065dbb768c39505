import { heads } from "./english.ts";
import { germanHeads, romanceHeads, romanceLinks } from "./european.ts";

const english = new Set(heads);
const seniority = /^(senior|junior|jeune|jr|sr|sub|vice|co|lead|stage|alternance|apprentissage|gran)$/;

/** True for a French or Spanish title: who stands first, of what behind it. */
export function judgeRomance(tokens: readonly string[]): boolean {
  const from = tokens.findIndex((token) => !seniority.test(token));
  const head = tokens[from] ?? "";
  if (from < 0 || !romanceHeads.has(head.replace(/[·.-]e$/, ""))) return false;
  const rest = tokens.slice(from + 1);
  if (rest.length === 0) return true;
  // A word that is English, too, is the French one where a French link follows it.
  if (english.has(head) || head === "chef")
    return romanceLinks.has(rest[0] ?? "") || /^[dl]'/.test(rest[0] ?? "") || romanceHeads.has(rest[0] ?? "");
  return rest.length <= 8;
}

const ends = new Set(germanHeads);
/** The last letters of heads, by which most words are known to be none. */
const lastLetters = new Set(germanHeads.map((head) => head.slice(-3)));
const lengths = [...new Set(germanHeads.map((head) => head.length))];

/** True where a German word names who does the work, by itself or as the end of a compound. */
export function judgeGerman(tokens: readonly string[]): boolean {
  return tokens.some((token, at) => {
    if (!isGermanHead(token) && !isGermanHead(token.replace(/([aou])e/g, "$1"))) return false;
    const behind = tokens.length - at - 1;
    return english.has(token) ? behind === 0 : at <= 5 && behind <= 6;
  });
}

const notHeads = new Set(["jagermeister", "kraft", "beamte", "backer", "weltmeister"]);

function isGermanHead(token: string): boolean {
  if (notHeads.has(token)) return false;
  const word = token.slice(token.lastIndexOf("-") + 1);
  return endsInHead(word) || (/[rtnef]in(nen)?$/.test(word) && endsInHead(word.replace(/in(nen)?$/, "")));
}

function endsInHead(word: string): boolean {
  if (!lastLetters.has(word.slice(-3))) return false;
  return lengths.some((length) => {
    const before = word.length - length;
    return (before === 0 || before >= 3) && ends.has(word.slice(before));
  });
}
