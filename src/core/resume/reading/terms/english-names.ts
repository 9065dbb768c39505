import { englishEmployersAlone, englishHouseBegins, englishHouses } from "../words/english-entities.ts";

/** Who employs people, told by the last or the first words of an English name: "Lakeside Bakery", "Hill & Sons", "Bank of Springfield". */

const houseEnd = new RegExp(`[\\s&](?:${englishHouses.join("|")})$`, "u");
const houseBegin = new RegExp(`^(?:the )?(?:${englishHouseBegins})(?=[\\s\\p{L}])`, "u");
const legalEnd = /[\s,](?:llp|lp|pllc|l\.l\.p\.?|& sons|& co\.?)$/u;
const alone: ReadonlySet<string> = new Set(englishEmployersAlone);
/** "Head of Construction", "Learning to Bake Pizza", "Sales & Logistics" name what was done. */
const tells = /\s(?:of|for|in|to|with|on|at|from|as|using|by)\s|[,:;|/]|\s(?:&|and)\s\S+$/u;

/**
 * True for a name of several words that all begin with capitals, of which the last says what kind of company, shop or office
 * it is. `piece` is the text as it stands, `text` the same in small letters without accents.
 */
export function namesEnglishHouse(piece: string, text: string): boolean {
  if (alone.has(text)) return /^[\p{Lu}\d]/u.test(piece);
  if (text.length > 60 || !text.includes(" ") || !/^[\p{Lu}\d]/u.test(piece)) return false;
  if (legalEnd.test(text) || houseBegin.test(text)) return true;
  const bare = text.replace(/\s*\([^()]*\)$/u, "");
  const words = piece.split(/\s+/u);
  const isName = words.length < 7 && words.every((word) => !/^\p{Ll}{4}/u.test(word));
  return (
    isName && houseEnd.test(bare) && (!tells.test(bare) || /\sof (?:god|america|india|nigeria|commerce)/u.test(bare))
  );
}
