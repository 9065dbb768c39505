import type { Line, Segment } from "../lines/lines.ts";
import { isCapitals, isSetLike } from "../lines/title-look.ts";
import { scoresOf } from "../terms/classify.ts";
import { hasContact } from "../terms/contacts.ts";
import { isDocumentTitle, kindOfHeading, plainTitle } from "../terms/heading-words.ts";
import { labelOf } from "../terms/label-words.ts";
import { beginsWithKoreanSurname, beginsWithSurname } from "../words/surnames.ts";
import { bareName, withoutReading } from "./bare-name.ts";
import { isLatinName, nameBeforeRole, nameWords } from "./latin-name.ts";
import { namedInAddresses } from "./named-addresses.ts";

export type FoundName = { name: string; segments: readonly Segment[]; confidence: number };

/** Returns the name of the person, or null: in a form it has a label, elsewhere it is the largest text that is no title. */
export function findName(lines: readonly Line[]): FoundName | null {
  const found = twoPartName(lines) ?? labelledName(lines) ?? largestName(lines) ?? nameAmongContacts(lines);
  const name = found?.name.replace(address, "") ?? "";
  return found && /\S\s\S/u.test(name) ? { ...found, name } : found;
}

/** "● Jane van Dale ● +49 170 1234567": the first of the contacts of one line may be the name. */
function nameAmongContacts([line]: readonly Line[]): FoundName | null {
  const [segment] = line?.segments ?? [];
  const parts = segment?.text.split(/\s*[●•|·]\s*|\s+(?=\S+@\S)/u).filter((part) => part.trim() !== "") ?? [];
  const [name = "", ...others] = parts;
  if (!line || others.length === 0 || !hasContact(line.text) || !isNameLike(name) || nameWords(name) < 2) return null;
  return scoresOf(name).role < 1.2 ? { name: nameText(name), segments: [], confidence: 0.7 } : null;
}

/** How somebody is addressed, which is no part of the name; a title such as "Dr." is one. */
const address = /^(?:Mr|Mrs|Ms|Mme|Mlle|Herr|Frau|Sr|Sra|Srta)\.?\s+(?=\p{Lu})/u;

/** Family name and given name with labels of their own: "Name: Doe" and "Vorname: Jane". */
function twoPartName(lines: readonly Line[]): FoundName | null {
  const told = (label: RegExp) => {
    for (const { segments, text } of lines) {
      const value = label.exec(text)?.[1]?.trim();
      if (value !== undefined && isNameLike(value) && segments.length < 3) return { value, segments };
    }
    return null;
  };
  const given = told(
    /^(?:vornamen?|prénoms?|first name|given names?|nombres?|nombre\(s\))(?:\s*[:：]\s*|\s*\t\s*)(\S.*)$/iu,
  );
  const family = told(
    /^(?:name|nachname|familienname|nom(?: de famille)?|last name|surname|apellidos?|apellido\(s\))(?:\s*[:：]\s*|\s*\t\s*)(\S.*)$/iu,
  );
  if (!given || !family) return null;
  const segments = [...given.segments, ...family.segments];
  return { name: `${given.value} ${family.value}`, segments, confidence: 0.95 };
}

function labelledName(lines: readonly Line[]): FoundName | null {
  for (const line of lines) {
    for (const segment of line.segments) {
      const family = /^(?:氏\s*名|姓\s*名)\s+(\p{Script=Han}{1,3})$/u.exec(segment.text.trim())?.[1];
      const given = line.segments[line.segments.indexOf(segment) + 1];
      if (family && given && /^\p{Script=Han}{1,3}$/u.test(given.text.trim()) && labelOf(given.text) === undefined)
        return { name: `${family} ${given.text.trim()}`, segments: [segment, given], confidence: 0.95 };
      const foreign = /(?:이\s*름|성\s*명)\s*[:：]\s*(\S.*)$/u.exec(segment.text)?.[1]?.trim() ?? "";
      if (isForeignName(foreign)) return { name: foreign, segments: [segment], confidence: 0.95 };
      const labelled =
        /(?:姓\s*名|氏\s*名|名\s*前|이\s*름|성\s*명)\s*[:：]?\s*([\p{L}·・]{2,4}(?:\s[\p{L}]{1,3})?)(?=\s|$|[(（|])/u.exec(
          segment.text,
        );
      if (labelled?.[1] && labelOf(labelled[1]) === undefined && !isKana(labelled[1]))
        return { name: labelled[1], segments: isWhole(segment.text, labelled[0]) ? [segment] : [], confidence: 0.95 };
      const beforeSex =
        /^(\S.{1,29}?)\s*(?:(?:남|여)(?:자|성)?\s*[,|]?\s*(?:19|20)\d\d\s*년|(?:19|20)\d\d\s*년\s*[(（].{0,8}\d{2}\s?세.*[)）]\s*[남여])/u.exec(
          segment.text,
        )?.[1];
      if (beforeSex) return { name: beforeSex, segments: [segment], confidence: 0.95 };
      // "王小明 - 男 - 1995": a name is what stands before the sex of the person.
      const beforeMark = /^[\s•-]*(\p{Script=Han}{2,4})\s*[-–—/／|｜·•，,]\s*[男女](?!\p{L})/u.exec(segment.text)?.[1];
      if (beforeMark && isChineseName(beforeMark) && labelOf(beforeMark) === undefined)
        return { name: beforeMark, segments: [], confidence: 0.95 };
      if (line === lines[0]) {
        // "王小明 求职意向：测试": so does what stands before a number or a label on the first line.
        const [, before = "", beside = ""] = /^\s*(\p{Script=Han}{2,4})\s+(\S.*)$/u.exec(segment.text) ?? [];
        const isTold =
          hasContact(beside) || (/[:：]/u.test(beside) && labelOf(beside.split(/[:：]/u)[0] ?? "") !== undefined);
        if (isTold && isChineseName(before)) return { name: before, segments: [], confidence: 0.95 };
      }
      const told = /^\s*(?:姓\s*名|氏\s*名|名\s*前|이\s*름|성\s*명)(?:\s*[:：]\s*|\s+)(\S.*)$/u
        .exec(segment.text)?.[1]
        ?.trim();
      if (told !== undefined && labelOf(told) === undefined && isNameLike(told))
        return { name: told, segments: [segment], confidence: 0.95 };
      if (told !== undefined && labelOf(told) === undefined && isKana(told)) {
        // Long names of this kind go on below.
        const [below, ...others] = lines[lines.indexOf(line) + 1]?.segments ?? [];
        const more = below && others.length === 0 && isKana(below.text) && below.size === segment.size ? [below] : [];
        const name = [told, ...more.map(({ text }) => text.trim())].join(" ");
        return { name, segments: [segment, ...more], confidence: 0.95 };
      }
    }
    const below = nameBelowLabel(line, lines[lines.indexOf(line) + 1]);
    if (below) return below;
    const label = line.segments.findIndex(({ text }) => labelOf(text) === "name" && plainTitle(text).length < 14);
    // Korean forms ask for the name in several scripts: "성명 | 한글 | 김하늘".
    const at = label >= 0 && /^한\s*글$/u.test(line.segments[label + 1]?.text.trim() ?? "") ? label + 1 : label;
    const value = line.segments[at + 1];
    const given = line.segments[at + 2];
    const isShort = (one: Segment | undefined) => one !== undefined && /^\p{Script=Han}{1,3}$/u.test(one.text.trim());
    // Family name and given name stand in cells of their own.
    if (at >= 0 && value && given && isShort(value) && isShort(given) && labelOf(given.text) === undefined) {
      return { name: `${value.text.trim()} ${given.text.trim()}`, segments: [value, given], confidence: 0.95 };
    }
    if (at >= 0 && value && isNameLike(value.text)) {
      return { name: withoutReading(value.text).trim(), segments: [value], confidence: 0.95 };
    }
  }
  return null;
}

/** "【氏名】" alone on its line: the name stands right below it, in larger type or in brackets with how it is read. */
function nameBelowLabel(line: Line, below: Line | undefined): FoundName | null {
  const isLabel =
    line.segments.length === 1 &&
    /^[\s【[■●◆]*(?:氏\s*名|お名前|名\s*前|姓\s*名|성\s*명|이\s*름)[\s】\]:：]*$/u.test(line.text);
  const [segment, ...others] = below?.segments ?? [];
  if (!isLabel || !segment || others.length > 0 || labelOf(segment.text) !== undefined) return null;
  const text = segment.text.trim();
  const [, kana = ""] = /^([\p{Script=Katakana}ー・\s]{3,30})(?:[(（][^()（）]*[)）])?$/u.exec(text) ?? [];
  if (!isWideName(text) && !isKoreanName(text) && kana === "") return null;
  return { name: kana === "" ? nameText(text) : text, segments: [segment], confidence: 0.95 };
}

/** Names of foreigners in Japan; behind a label alone, because other words are written so too. */
const isKana = (text: string) => /^[\p{Script=Katakana}ー・\s]{3,30}$/u.test(text);

/** True where a text says nothing but this, whatever marks surround it. */
const isWhole = (text: string, part: string) => text.replace(part, "").replace(/[^\p{L}\p{N}]/gu, "") === "";

function largestName(lines: readonly Line[]): FoundName | null {
  const segments = lines.flatMap((line) => line.segments).filter(({ page }) => page === 0);
  const large = segments.filter(
    ({ text, size }) =>
      text.length < 80 &&
      (isNameLike(text) || (size > 14 && isKanaWord(text))) &&
      !(text.includes(",") && scoresOf(text).place >= 2.4),
  );
  // Initials drawn large above the name are a sign, whatever size the name has that begins with these letters.
  const isSign = ({ text, size }: Segment) =>
    /^\p{Lu}\.?\s?\p{Lu}\.?$/u.test(text.trim()) &&
    large.some((one) => one.text.length > 5 && (one.size > size * 0.5 || initialsOf(one.text) === initialsOf(text)));
  // One word more may stand below the name of a job, in the same large type.
  const goesOnWithTrade = (one: Segment) =>
    !/\s/u.test(one.text.trim()) &&
    segments.some((above) => isSetLike(above, one) && isRightBelow(above, one) && scoresOf(above.text).role >= 1.6) &&
    large.some(({ text }) => nameWords(text.trim()) > 1 && scoresOf(text).role < 1);
  const candidates = large.filter((one) => !isSign(one) && !goesOnWithTrade(one));
  const isNamed = namedInAddresses(lines);
  const largest = Math.max(0, ...candidates.map(({ size }) => size));
  const score = (segment: Segment) => {
    const { role, organisation, place, school } = scoresOf(segment.text);
    const rank = segments.indexOf(segment);
    // A family name may be the name of a town as well: only what is a place as a whole is none.
    const town = place >= 2.4 ? place : 0;
    // One word that is the name of a job or a trade, in the largest type, is what the person is.
    const isTrade = role >= 1.2 && /^\p{Script=Latin}[\p{Script=Latin}-]+$/u.test(segment.text.trim());
    return (
      segment.size * (segment.isBold ? 1.08 : 1) +
      (isWideName(segment.text) || isKoreanName(segment.text) ? 5 : 0) +
      (isNamed(nameText(segment.text)) ? largest * 0.5 : 0) -
      (isTrade ? segment.size * 0.4 : 0) -
      (role + organisation + town + school) * 1.6 -
      Math.min(rank, 12) * 0.35
    );
  };
  const best = [...candidates].sort((a, b) => score(b) - score(a))[0];
  if (!best) return null;
  const words = [best];
  // First and last name may be two segments, or two lines of one size.
  const line = lines.find((one) => one.segments.includes(best));
  const beside =
    line?.segments.filter(
      (one) => one !== best && Math.abs(one.size - best.size) < 0.6 && isNameLike(one.text) && one.size > 13,
    ) ?? [];
  const below: Segment[] = [];
  for (let next = line ? lines.indexOf(line) + 1 : lines.length; next < lines.length && below.length < 3; next += 1) {
    const above: Segment = below.at(-1) ?? best;
    const row = lines[next]?.segments ?? [];
    const only = row.length === 1 ? row[0] : row.find((one) => Math.abs(one.x - best.x) < 4);
    // Below one word in the largest type the others may be set somewhat smaller.
    const isSmaller = only && !/\s/u.test(best.text.trim()) && only.size >= Math.max(15, best.size * 0.65);
    const isLike =
      only &&
      (((Math.abs(only.size - above.size) <= 0.6 || (above === best && only.size < best.size && isSmaller)) &&
        (best.size >= 15 || (best.size > 12.5 && best.isBold && only.isBold))) ||
        (best.size >= 15 && only.size > best.size * 0.6 && isCapitals(only.text) && isNamed(only.text)));
    if (only && writtenAs(best, only) !== null) break;
    // Beside a name of two lines may stand contacts in small type, on lines of their own.
    const isBeside = !isLike && row.every((one) => one.x > best.right && one.size < best.size * 0.7);
    if (isBeside && (row[0]?.y ?? 0) - above.y < best.size * 1.6) continue;
    if (
      !only ||
      !isLike ||
      only.y - above.y > best.size * 2.2 ||
      !isNameLike(only.text) ||
      scoresOf(only.text).role > 1.2
    )
      break;
    below.push(only);
  }
  // The given name may stand above the family name, in type that is as large and not as heavy.
  const higher = line && lines[lines.indexOf(line) - 1]?.segments;
  const above = higher?.length === 1 ? higher[0] : undefined;
  if (above && isGivenName(above, best)) words.push(above);
  // What goes on below a name of two texts beside each other stands right below the first of them.
  const rest = best.size >= 18 && beside.length === 1 && below.length === 1 ? below : [];
  words.push(...beside, ...(beside.length === 0 ? below : rest));
  // The second word of a name may stand a line below and to the side, in the same large type.
  const isLower = (one: Segment) => one.y > best.y + 2 && one.y - best.y < best.size * 1.8;
  const isLike = (one: Segment) => Math.abs(one.size - best.size) < 0.3 && one.isBold === best.isBold;
  const isWord = (one: Segment) => !/\s/u.test(one.text.trim()) && writtenAs(best, one) === null;
  if (words.length === 1 && best.size > 18 && !/\s/u.test(best.text.trim()))
    words.push(...candidates.filter((one) => isLike(one) && isLower(one) && isWord(one)).slice(0, 1));
  const name = words
    .sort((a, b) => a.y - b.y || a.x - b.x)
    .map(({ text }) => nameText(text))
    .join(" ");
  return { name, segments: words, confidence: best.size > 13 ? 0.95 : 0.7 };
}

const isRightBelow = (above: Segment, one: Segment) =>
  above.page === one.page && one.y > above.y && one.y - above.y < one.size * 2;

/** The capitals that the words of a text begin with; capitals that stand alone are initials already. */
const initialsOf = (text: string) =>
  /^\p{Lu}\.?\s?\p{Lu}\.?$/u.test(text.trim())
    ? text.replace(/[^\p{Lu}]/gu, "")
    : Array.from(text.matchAll(/(?<!\p{L})\p{Lu}/gu), ([letter]) => letter).join("");

/** One word right above the others of the same large type and the same edge. */
function isGivenName(above: Segment, best: Segment): boolean {
  const isWord = ({ text }: Segment) => /^\p{Lu}[\p{Script=Latin}'’-]+$/u.test(text.trim());
  const isCapital = ({ text }: Segment) =>
    /^\p{Lu}[\p{Script=Latin}'’-]+(?: \p{Lu}[\p{Script=Latin}'’-]*){0,2}$/u.test(text.trim());
  const isSet = best.size >= 15 && Math.abs(above.size - best.size) <= 0.6 && Math.abs(above.x - best.x) < 4;
  const isNear = above.page === best.page && best.y - above.y > 2 && best.y - above.y < best.size * 2.2;
  return (
    isSet && isNear && isWord(above) && isCapital(best) && isNameLike(above.text) && scoresOf(above.text).role < 1.2
  );
}

/** Returns true for a text of two to four Korean letters that begins with a family name and is nothing else that is known. */
function isKoreanName(text: string): boolean {
  const name = nameText(text).replace(/\s/gu, "");
  if (!beginsWithKoreanSurname(name) || labelOf(name) !== undefined || kindOfHeading(name) !== null) return false;
  const { role, organisation, school, place, degree } = scoresOf(name);
  return Math.max(role, organisation, school, place, degree) < 1;
}

/** Words that begin like a name and are none. */
const noName =
  /专业|工作|项目|简历|求职|信息|岗位|职位|学院|学历|关系|系统|公司|时间|内容|健康|单位|意向|经历|经验|教育|职责|性别|年龄|电话|联系|姓名|所在|方向|成绩|方式|高中|章程|程序|计算|任务|管理|华为|金融|关于|全职|常用|应用|强项|成员|证书|技能|背景|地点|奖|汉族|单身|已婚|未婚|党员|团员/u;

/** Returns true for a text that is the name of a person in Chinese letters, as far as letters tell. */
export function isChineseName(text: string): boolean {
  const name = nameText(text).replace(/\s/gu, "");
  if (!beginsWithSurname(name) || noName.test(name)) return false;
  if (kindOfHeading(name) !== null || labelOf(name) !== undefined || isDocumentTitle(name)) return false;
  const { role, organisation, school, place, degree } = scoresOf(name);
  return Math.max(role, organisation, school, place, degree) < 1;
}

/** "名前：山田 花": a name with its label, in whatever section it stands. */
const labelBefore = /^[\s•・■●◆]*(?:氏\s*名|名\s*前|お名前|姓\s*名|이\s*름|성\s*명)\s*[:：]\s*\p{L}{2}/u;

/**
 * Returns a line among those of the sections that is the name of the person: a text box, or the first line of a column,
 * is not always read before the first title. `least` is the least size of its type.
 */
export function strayName(lines: readonly Line[], least: number): Line | undefined {
  const first = lines.filter(({ page }) => page === 0);
  const told = first.find(({ text }) => {
    if (labelBefore.test(text)) return true;
    const name = /^(\p{Script=Han}{2,4})\s*[·•|｜/／,，(（\s]\s*[男女](?!\p{L})/u.exec(text)?.[1];
    return name !== undefined && isChineseName(name);
  });
  const large = first.filter(({ size, segments }) => size >= least && segments.length === 1);
  const isWords = (text: string) => /^\p{Lu}[\p{L}'’.-]+(?: \p{Lu}[\p{L}'’.-]*){1,3}$/u.test(text);
  return (
    told ??
    large.find(({ text }) => isChineseName(text)) ??
    large
      .filter(({ text }) => isWords(text.trim()) && isNameLike(text) && scoresOf(text).role < 1)
      .sort((a, b) => b.size - a.size)[0] ??
    signedName(lines)
  );
}

/** "Berlin, den 5. Mai 2024": where and when a document was signed. */
const signing =
  /^\p{Lu}[\p{L} .()/-]{2,30},\s*(?:den\s|le\s|a\s)?\s*\d{1,2}\.?\s?(?:\d{1,2}\.|\/\s?\d{1,2}\/|(?:de\s)?\p{L}{3,10}(?:\sde)?)\s?(?:19|20)\d\d\.?$/u;

/** The name alone on the line below that of the day on which a document was signed. */
function signedName(lines: readonly Line[]): Line | undefined {
  const day = lines.findLastIndex(({ text }) => signing.test(text.trim()));
  const line = lines[day + 1];
  const isName = line && /^\p{Lu}[\p{L}'’.-]+(?: \p{Lu}[\p{L}'’.-]*){1,3}$/u.test(line.text.trim());
  return day >= 0 && isName && isNameLike(line.text) && day + 2 >= lines.length ? line : undefined;
}

/** The text of a segment that holds the name without the name itself. */
export function besideName(text: string): string {
  const name = nameText(text);
  const at = text.indexOf(name);
  return at < 0 ? "" : `${text.slice(0, at)} ${text.slice(at + name.length).replace(/^\s*\(([^()]*)\)/u, " $1")}`;
}

/** Returns what the same name in other letters is called ("영문", "ふりがな"), or null where a text is none. */
export function otherLetters(name: string, beside: string): string | null {
  const text = beside.trim();
  if (text.length < 2) return null;
  const isLatin = /^[\p{Script=Latin}\s.·-]+$/u.test(text);
  if (/^\p{Script=Hangul}/u.test(name)) return isLatin ? "영문" : null;
  if (/^[\p{Script=Hiragana}\p{Script=Katakana}ー・\s]+$/u.test(text)) return "ふりがな";
  if (isLatin && /^\p{Script=Katakana}/u.test(name)) return "ローマ字";
  // "王小明 | Wang Xiaoming"
  const isWords = /^[\s|/·-]*\p{Lu}[\p{L}'-]+(?:\s\p{Lu}[\p{L}'-]*){1,2}$/u.test(text);
  return isWords && isChineseName(name) && scoresOf(text).role < 1.2 ? "英文名" : null;
}

/** What a text below a name says of how it is written, as `otherLetters` does of one beside it. */
const writtenAs = (name: Segment, below: Segment) =>
  below.size >= name.size * 0.6 && latinWords.test(unbracketed(below.text)) && scoresOf(below.text).role < 1.2
    ? otherLetters(nameText(name.text), unbracketed(below.text).replace(/,/gu, ""))
    : null;
const unbracketed = (text: string) => text.trim().replace(/^[(（](.*)[)）]$/u, "$1");
const latinWords = /^\p{Lu}[\p{Script=Latin}.'-]+(?:,? \p{Lu}[\p{Script=Latin}.'-]*){0,3}$/u;

/** Returns what the name right above a text is called in the letters of that text ("영문"), or null where it is none. */
export function nameInOtherLetters({ segments }: FoundName, below: Segment): string | null {
  const [name] = segments;
  if (!name || segments.length > 1 || name.page !== below.page) return null;
  const isBelow = below.y > name.y && below.y - name.y < name.size * 2 && Math.abs(below.x - name.x) < name.size * 2;
  return isBelow ? writtenAs(name, below) : null;
}

function nameText(text: string): string {
  const name = bareName(text);
  return /^\p{Script=Latin}/u.test(name) ? nameBeforeRole(name) : name;
}

/** "マリア・ロペス": words in these letters with a point between them are a name, or what some job is called. */
const kanaName = /^[\p{Script=Katakana}ー]{2,14}(?:[・･=＝][\p{Script=Katakana}ー]{2,14}){1,3}$/u;

/** Returns true for a name in Chinese letters or in those that Japan writes foreign names with, as far as letters tell. */
export function isWideName(text: string): boolean {
  return isChineseName(text) || isKanaName(text);
}

function isKanaName(text: string): boolean {
  const name = nameText(text);
  if (!kanaName.test(name)) return false;
  const { role, organisation, school, place, degree } = scoresOf(name);
  return Math.max(role, organisation, school, place, degree) < 1 && kindOfHeading(name) === null;
}

/** "リンダサントスクルス": all words of a foreign name may be written as one; only its large type tells it from other words. */
function isKanaWord(text: string): boolean {
  const name = text.trim();
  if (!/^[\p{Script=Katakana}ー]{6,18}$/u.test(name) || labelOf(name) !== undefined) return false;
  const { role, organisation, school, place, degree } = scoresOf(name);
  return Math.max(role, organisation, school, place, degree) < 1 && kindOfHeading(name) === null;
}

/** What a program printed at the edge of the page. */
const fileName = /^[\p{L}\d_-]+\.(?:md|pdf|docx?|html?|tex|txt)$/iu;

/** "마리아 로페스 (Maria Lopez)": a foreign name in Korean letters is longer than others, and its own letters follow it. */
const isForeignName = (text: string) =>
  /^\p{Script=Hangul}{2,7}(?:\s\p{Script=Hangul}{2,7}){1,3}\s?[(（]\p{Lu}[\p{Script=Latin}'-]+(?:\s\p{Lu}[\p{Script=Latin}'-]+){1,3}[)）]$/u.test(
    text.trim(),
  );

function isNameLike(text: string): boolean {
  const name = nameText(text);
  if (isForeignName(name)) return true;
  if (fileName.test(text.trim())) return false;
  if (name.length < 2 || name.length > 42 || /[@\d:：/?!¿¡？！]|男.*女|남.*여/u.test(name)) return false;
  // "Weiyu (Perry) Chen" has the name that others call somebody by; "React(JavaScript)" is none.
  const isCalled = /^\p{Lu}\p{Ll}+\(\p{Lu}\p{Ll}+\)\s\p{Lu}/u.test(name);
  if ((/^\p{Script=Latin}+[(（]/u.test(name) && !isCalled) || !isLatinName(name)) return false;
  if (isDocumentTitle(name) || isDocumentTitle(text) || kindOfHeading(name) !== null || labelOf(name) !== undefined)
    return false;
  if (isKanaName(name)) return true;
  const isWide = /[\u4E00-\u9FFF\uAC00-\uD7AF]/u.test(name);
  if (isWide) return name.replace(/\s|[(（][^)）]*[)）]|[A-Za-z]/gu, "").length <= 6;
  return nameWords(name) <= 5 && /^\p{Lu}|^\p{Ll}+$/u.test(name) && !/[;•]/u.test(name);
}
