import { findDates } from "../dates/date-ranges.ts";
import { iconPattern, icons } from "../letters/clean.ts";
import { dividers } from "../letters/signs.ts";
import type { PersonLabel } from "../words/labels.ts";
import { isPlace, scoresOf } from "./classify.ts";
import { labelOf } from "./label-words.ts";

/**
 * How addresses, numbers and links are written, and which lines are nothing else. A number and a dot before an address
 * are none of it: "+44-20-555555.jane@example.org". Job boards may hide a part of each: "jan******@example.org".
 */
const emailPattern =
  /(?<![\d+-])(?!\+?\d[\d-]{7,}\.\p{L})[\p{L}\p{N}._%+-]+(?:\*{2,}[\p{L}\p{N}]*)?\s?(?:@|＠|\(at\)|\[at\])\s?[\p{L}\p{N}-]+(?:\s?\.\s?[\p{L}\p{N}-]+)*\.(?:[a-z]{2,12}|\p{L}{2,12})/iu;
/** The sign that every address has, by which most texts are known to hold none. */
const atSign = /[@＠]|\(at\)|\[at\]/iu;

/** Returns the first address of mail in a text, or null. */
export const emailIn = (text: string) => (atSign.test(text) ? emailPattern.exec(text) : null);

/** Returns an address of mail as it is used where it is written apart, or with a word for its sign. */
export const plainEmail = (found: string) => found.replace(/\s/gu, "").replace(/\(at\)|\[at\]|＠/iu, "@");

export const urlPattern =
  /(?<![\p{L}\p{N}@*])(?:https?:\/\/|www\.)[^\s|，,；;()（）<>]+|(?<![\p{L}\p{N}@*.])(?!(?:[bm]\.tech|(?:asp|ado|vb|ml|paint)\.net|socket\.io)(?![\w.]))(?:[a-z0-9-]+\.)+(?:com|org|net|io|me|dev|cn|de|fr|es|jp|kr|uk|ch|eu|ai|app|edu|info|co|tw|us|ca|at|be|tech|blog|page|xyz|site|in|gov|wiki|top|cc|im|pro|design|nl|it|cloud|kim|id|ac\.\w\w)(?:\.(?:ar|mx|pe|co|ec|ve|uy|bo|py|cr|pa|gt|hn|sv|ni|do|cu|br|au|uk|tw|cn|hk|sg|in|za|tr|my))?(?![a-z0-9@])(?:\/[^\s|，,；;()（）<>]*)?|(?<![\p{L}\p{N}@*.])(?:linktr\.ee|bit\.ly|lnk\.bio)\/[^\s|，,；;()（）<>]+|(?<![\p{L}\p{N}@*.])[a-z0-9-]{4,}\.(?:com\.)?(?:ar|mx|pe|cl|ec|ve|uy|bo|cat|online|website|studio|store)(?![a-z0-9@.])(?:\/[^\s|，,；;()（）<>]*)?/iu;
const everyUrl = new RegExp(urlPattern.source, "giu");
const phonePattern =
  /(?<!\d)(?:(?:\(?\+|00)\s?\d{1,3}\)?[\s.\-–‐]*)?(?:\(\s?\d{1,5}\s?\)[\s.\-–‐]*)?\d{1,14}(?:[\s.\-–‐/()（）]{1,3}\d{1,8}){0,6}(?!\d)/gu;

/** A whole day begins a text: "03/07/1996 (21". */
const day = /^(?:0?[1-9]|[12]\d|3[01])([./-])(?:0?[1-9]|1[0-2])\1(?:19|20)\d\d(?!\d)/u;

/** Returns the phone number in a text as it is written, or null. */
export function phoneIn(text: string): string | null {
  const hidden = /(?<!\d)01\d[\s-]\*{3,4}[\s-]\d{4}(?!\d)/u.exec(text);
  if (hidden) return hidden[0];
  for (const match of text.matchAll(phonePattern)) {
    const digits = match[0].replace(/\D/g, "");
    // "301 555 01 42 – 314 555 01 43": of two numbers the first one.
    const [first = "", ...others] = match[0].split(/\s*\/\s*|\s+[–-]\s+/u);
    if (digits.length > 15 && others.length > 0) {
      const number = phoneIn(first);
      if (number !== null) return number;
    }
    if (digits.length < 7 || digits.length > 15) continue;
    const dates = findDates(match[0]);
    if (day.test(match[0])) continue;
    // "555-560-1970" ends like a year, and its groups are those of a number.
    const isGrouped = /^\(?\d{3}\)?[\s.–-]{1,2}\d{3}[\s.–-]\d{4}$/u.test(match[0].trim());
    const isDated = dates.some(({ from }) => match[0].slice(0, from).replace(/\D/gu, "").length < 6);
    if (isDated && !isGrouped && !/^[+(0]/.test(match[0])) continue;
    // "06/2018 - 06/2022" begins with 0 as numbers do, and is dates from one end to the other.
    const [range] = dates;
    if (range && range.start !== "" && range.end !== "" && range.to - range.from >= match[0].trim().length) continue;
    const before = text.slice(0, match.index);
    const isMobile = /^1[3-9]\d{9}$/u.test(digits) && /\p{Script=Han}$/u.test(before);
    if (
      /[\p{L}@_/]$/u.test(before) &&
      !/[:：号码]$|電話$|电话$|手机$|携帯$|전화$|휴대폰$|연락처$/u.test(before) &&
      !isMobile
    )
      continue;
    if (
      /(?:(?<!\p{L})(?:q\s?q|id|(?<!(?:ph|phone|mobile|mob|cell|tel|contact)[\s.-]*)no\.?)|编号|学号|工号|身份证号?码?)\s*[:：(（]?\s*$/iu.test(
        before,
      )
    )
      continue;
    return match[0].trim().replace(/[.\-–]+$/u, "");
  }
  return null;
}

/** Returns true for a text in which an email or a phone number stands. */
export const hasContact = (text: string) => emailIn(text) !== null || phoneIn(text) !== null;

/** Returns true for a line that is an email or a phone number and nothing else. */
export function isContactLine(text: string): boolean {
  const label = personLabelOf(text);
  const told = label === "phone" || label === "email" ? text.slice(text.search(/[:：]/u) + 1) : text;
  const bare = told.replace(iconPattern, "").trim();
  const email = emailIn(bare);
  if (email) {
    // Beside an address may stand a number, each with its label, pages of the web and names of accounts.
    const beside = bare
      .replace(email[0], " ")
      .replace(everyUrl, " ")
      .replace(/(?<![^\s\t])[@/][\w.-]{3,}/gu, " ");
    const phone = phoneIn(beside);
    return (phone === null ? beside : beside.replace(phone, " ")).replace(/[\s|:：·•,;]+/gu, "").length < 16;
  }
  const phone = phoneIn(bare);
  return phone !== null && phone.replace(/\D/g, "").length >= 8 && bare.length - phone.length < 10;
}

/** Returns what a line that begins with a label of the person says it is; null for any other. */
export function personLabelOf(text: string): PersonLabel | null {
  const label = /^([^:：]{1,14}?|[\p{Script=Latin}\s.()/-]{1,26}?)\s*[:：]\s*\S/u.exec(text.trim())?.[1];
  return label === undefined ? null : (labelOf(label) ?? null);
}

/** "Address: 5 Hill Road – Riverside, Springfield.": all of the line says where the person lives, whatever signs part it. */
export function isLabelledAddress(text: string): boolean {
  if (personLabelOf(text) !== "location" || !/^[\p{Script=Latin}\p{P}\p{N}\s]+$/u.test(text)) return false;
  const value = text.slice(text.indexOf(":") + 1);
  return !/[|:\t@]/u.test(value) && !urlPattern.test(value) && phoneIn(value) === null;
}

/** Returns true for a line that is an address of the web, or something of the person with its label, and nothing else. */
export function isPersonalLine(text: string): boolean {
  const labelled = /^(\p{L}{2,14})\s*[:：]?\s+(\S{3,24})$/u.exec(text.trim());
  const label = labelOf(labelled?.[1] ?? "");
  if (label === "wechat" || label === "birth" || label === "link" || isContactLine(text)) return true;
  const url = urlPattern.exec(text);
  return url !== null && text.trim().length - url[0].length < 12;
}

/** Returns the words before an address of the web as they go on behind a label ("Portfolio: Works: a.org"), or nothing. */
export function wordsBeside(url: string, text: string): string {
  const words = text
    .slice(0, Math.max(0, text.indexOf(url)))
    .replace(/[:：\s]+$/u, "")
    .trim();
  return /\p{L}/u.test(words) ? `: ${words}` : "";
}

/** Returns a URL as it is compared with others: an annotation is escaped where the text above it is not. */
export function linkKey(url: string): string {
  const plain = decodeUri(url).toLowerCase();
  return plain.replace(/^https?:\/\/(?:www\.)?|\/+$/gu, "");
}

export function decodeUri(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** How streets are named, before or after the number of a house. */
const street =
  /^(?:c\/|c\\|calle|cl\.|av\.|avda\.?|avenida|carrer|carretera|ctra\.?|plaza|pza\.?|paseo|camino|ronda|travesía|urb\.?|urbanización|carrera|cra\.?|kra\.?|cr\.?|cll\.?|clle\.?|diagonal|diag\.?|dg\.|transversal|transv\.?|circular|autopista|calzada|blvd\.?|bulevar|prolongación|prol\.?|privada|cerrada|jr\.?|jirón|psje\.?|pje\.?|pasaje|mz\.?|mza\.?|manzana|residencial|conjunto residencial|condominio|villas?|barrio|b[°º]\s|col\.|colonia|edificio|edif\.?|torre|rúa|plaça|avinguda|passeig|rambla|rue|avenue|ave\.|bd\.?|boulevard|chemin|allée|impasse|quai|place|route|résidence|via|viale|rua)\s*\S.*\d|^\d{1,4}\s?(?:bis|ter)?,?\s(?:rue|avenue|av\.|bd|boulevard|chemin|allée|impasse|quai|place|route|cours|square|sentier)\s|\p{L}\sstr\.?\s?\d{1,4}|\p{L}(?:straße|strasse|str\.|weg|platz|allee|gasse|ring|damm|ufer)\s\d{1,4}\s?[a-z]?\b|\s(?:street|st\.|road|rd\.?|lane|ln\.?|drive|dr\.|blvd\.?|avenue|ave\.?|court|terrace|way|crescent|cres\.?|close|grove|gardens|mews|parade|pkwy|parkway|highway|hwy|circle|trail|plaza)(?:,|$|\s)|^\d[\d-]*\s(?:\S+\s){1,3}(?:st|ave|rd|blvd|dr|ln|ct|pl|hwy|pkwy)\s(?:[nsew]\b|[nsew]\.|\p{L}{3})|(?:로|길)\s?\d+(?:번?길)?(?:-\d+)?/iu;

/** Returns true for the line of an address that names the street: "Calle Mayor 12, 3.º B", "12 rue de la Paix". */
export function isStreet(text: string): boolean {
  return text.length < 100 && /\d/u.test(text) && street.test(text) && emailIn(text) === null;
}

/** "Nacionalidad argentina": a label without a colon, and one or two words of what it says. */
export const isShortFact = (text: string) =>
  text.length < 34 &&
  text.replace(/\s\/\s/gu, "/").split(/\s+/u).length < 4 &&
  scoresOf(text).role < 1.2 &&
  scoresOf(text).organisation < 1.2;

/** True for a street without its town, which may stand on the next line. */
export function lacksTown(text: string): boolean {
  return isStreet(text) && !/\d{4,5}\s\p{L}/u.test(text);
}

/** Returns a text with an address as it is used where it is written to be read by people only: "a[dot]com", "/in/jane". */
export function spelledOut(text: string): string {
  return text
    .replace(/^--?(?=\p{L})/u, "")
    .replace(/\[\.\]|\(dot\)|\[dot\]/giu, ".")
    .replace(/((?:github|gitlab|bitbucket|twitter|linkedin)\.com\/(?:in\/)?)\s+(?=[\w-]{3,}\s*$)/iu, "$1")
    .replace(/^\/?in\/(?=[\w-]{3,}$)/u, "linkedin.com/in/");
}

const addressPatterns = [
  // Postcodes: of Britain, and of four or five digits before or behind a town.
  /\b[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}\b|^\d{4,5}\s\p{L}+|\p{L}\s\d{4,5}$/iu,
  /(?:straße|strasse|str\.)\s*\d|\d+,?\s(?:rue|avenue|calle)|^(?:rue|calle|c\/)\s/iu,
  // "Riverside 30, 12345 Springfield", "Ufersiedlung 4/2/11, 1010 Wien", "Springfield, MA, 01375", "Springfield 16979, Republic of Nowhere".
  /\p{L}\s\d{1,4}(?:\/\d{1,4}){0,3}\s?[a-z]?\s*[,-]\s+(?:[A-Z]{1,2}-)?\d{4,5},?\s+\p{Lu}\p{L}{2}/u,
  /^\p{Lu}[\p{L} .'-]+,\s*[A-Z]{2},?\s+\d{5}(?:-\d{4})?$|^\p{Lu}[\p{L} ,.'-]+\s\d{4,6},\s+\p{Lu}[\p{L} ]{3,30}$/u,
  /\p{L}[省市区県都府]\S*$/u,
  /\p{Script=Hangul}(?:시|도|구|군|특별시|광역시)\s+\p{Script=Hangul}+(?:시|구|군|동|읍|면|로|길)|\p{Script=Hangul}(?:로|길)\s?\d/u,
];

/** Returns true for a text that is written as an address is: with a postcode, a street, or a district of a city. */
export function isAddress(text: string): boolean {
  // "浙江省计算机二级" is a certificate.
  if (/[级級]|证书|證書|证照|奖|獎|cet-?\d/iu.test(text)) return false;
  return addressPatterns.some((pattern) => pattern.test(text));
}

/** "Auroville, Pradesh North, India": towns and states that no table knows, before a land that is known. */
export function endsInPlace(text: string): boolean {
  const parts = text.split(/\s*,\s*/u);
  const isName = (part: string) =>
    /^\p{Lu}[\p{L}'’.-]*(?: (?:(?:bei|am|an der|im|ob|de|de la|del|sur|sous|en) )?\p{Lu}[\p{L}'’.-]*){0,2}$/u.test(
      part,
    );
  // "Calle Real 5 % Sol y Luna, Springfield, Cuba": the number of a house stands behind the name of its street.
  const isHouse = (part: string) =>
    parts.length > 2 && /^\p{Lu}\p{L}+(?: \p{L}+){0,3} \d{1,5}(?: [^,\d]{1,40})?$/u.test(part);
  return (
    parts.length > 1 &&
    parts.length < 7 &&
    parts.every((part, at) => isName(part) || (at === 0 && isHouse(part))) &&
    isPlace(parts.at(-1) ?? "") &&
    scoresOf(text).organisation < 1.2
  );
}

const lives =
  /^(?:现居住?于?|现住|目前居住|居住于|住在|坐标|(?:currently )?(?:based in|lives in|living in|located in)|currently in|wohnhaft in|habite à)\s*[:：]?\s*(\S.*)$|^(\p{L}{2,12}?)(?:に)?在住$|^(\p{Script=Hangul}{2,6}(?: \p{Script=Hangul}{2,6})?) (?:기반|거주|거주 ?중)$/iu;

/** Returns where a text says that somebody lives ("现居东湖", "based in Springfield"). */
export function homeIn(text: string): string | undefined {
  const found = lives.exec(text);
  return found?.[1] ?? found?.[2] ?? found?.[3];
}

/** A name in a network stands behind the icon of it, and is no place. */
export function isBehindIcon(line: string, text: string): boolean {
  const icon = /([\uE000-\uE00F])\s*$/u.exec(line.slice(0, line.indexOf(text)))?.[1];
  return icon !== undefined && icon !== icons.place && /^\S+$/u.test(text);
}

/** What leads to a person, or says something of one, in a row of contacts, and is no place: "Personal Website", "US Citizen". */
const otherContact =
  /(?<!\p{L})(?:web\s?sites?|site|home\s?page|page|blog|portfolio|profile?|résumé|resume|cv|voice|git\s?hub|gitlab|linked\s?in|skype|whatsapp|telegram|discord|phone|mobile|cell|tel|fax|e-?mail|contact|citizen|resident|visa|licen[cs]e|available|remote)(?!\p{L})/iu;

/** Returns true for words that lead to a person or say something of one, and name no place. */
export const isOtherContact = (text: string) => otherContact.test(text);

/** Returns true for a year alone in which somebody who writes a resume may be born. */
export function isBirthYear(text: string): boolean {
  return /^(?:19[4-9]\d|200\d|201[0-4])$/u.test(text.trim());
}

/** "1997年生まれ 東京都在住": behind a day of birth something else begins. */
const parting = new RegExp(
  `\\uF8F1|(?<=年生まれ)\\s+|\\s*[|｜¦${dividers}]\\s*|\\s{2,}|[，；;]\\s*(?=[^\\s]{2,6}[:：])`,
  "u",
);
const partingAtDashes = new RegExp(`${parting.source}|\\s+[/–—]\\s+`, "u");
/** When and where somebody was born: a dash behind the town of it parts nothing. */
const born = /^(?:born|geboren|geb\.|née?|nacid[oa])\s/iu;

/** The code of a land, of a town or of a network, and a slash before the rest of the number. */
const behindCode = /((?<!\d[\s./-]{0,2})(?:(?:\+|00)\d{1,3}[\s-]*(?:\(0\)\s*)?\d{2,5}|\(?0\d{1,5}\)?))\s+\/\s+(?=\d)/gu;

/** Returns the things that one text says beside each other: "Berlin | +49 170 1234567 | a@b.de"; each icon begins one. */
export function partedContacts(text: string): string[] {
  // "(925) • 555 • 0142" is one number.
  const whole = text.replace(/(\(?\d{3}\)?)\s*[•·・]\s*(\d{3,4})\s*[•·・]\s*(\d{4})(?!\d)/gu, "$1 $2 $3");
  // "0170 / 1234567": behind the code of a number a slash parts nothing.
  const joined = whole.replace(behindCode, "$1/");
  // A small "l" is typed for the bar between contacts.
  const barred = emailIn(joined) !== null ? joined.replace(/\s[lI]\s/gu, " | ") : joined;
  const marked = withPlacesTogether(barred.replace(/([\uE000-\uE00F])/gu, "\uF8F1$1"));
  return marked
    .split(born.test(text) ? parting : partingAtDashes)
    .reduce(withBracketsClosed, [])
    .map((part) => part.replaceAll("\uF8F2", " / ").replaceAll("\uF8F3", "·"));
}

/** "D-10 (구직비자 / 취업 가능)": what a slash parts within brackets is one thing. */
function withBracketsClosed(parts: string[], part: string): string[] {
  const before = parts.at(-1);
  const isWithin =
    before !== undefined && /\p{Script=Hangul}.*[(（][^()（）]*$/u.test(before) && /^[^()（）]*[)）]/u.test(part);
  return isWithin ? [...parts.slice(0, -1), `${before} / ${part}`] : [...parts, part];
}

/** "北京·上海" and "Berlin / Paris" say one thing: between two places these signs part nothing. */
function withPlacesTogether(text: string): string {
  return text.replace(
    /(?<![\p{L}\d])(\p{L}{2,20})( \/ |·)(?=(\p{L}{2,20})(?![\p{L}\d]))/gu,
    (whole, one: string, sign: string, other: string) =>
      isPlace(one) && isPlace(other) ? one + (sign === "·" ? "\uF8F3" : "\uF8F2") : whole,
  );
}
