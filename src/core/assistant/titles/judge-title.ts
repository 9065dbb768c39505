import { isOrdinaryWord, technologySpellings } from "../technologies.ts";
import { judgeHan, judgeJapanese, judgeKorean } from "./east-asian.ts";
import * as english from "./english.ts";
import { europeanFunctions } from "./european.ts";
import { judgeGerman, judgeRomance } from "./european-grammar.ts";
import { animals, edible, notDoers, notJobs, praise } from "./no-trades.ts";
import { isWordLike, tokensOf } from "./tokens.ts";

/**
 * Whether a text is a job title, judged by its grammar: who does the work (a head), at what (modifiers), how high
 * (seniority). No list of titles could be long enough, and none is asked. `plausible` is for texts that say something of
 * a trade without saying who works in it; only those are worth a question to anybody who knows more.
 */
export type TitleVerdict = "valid" | "plausible" | "invalid";
export type TitleProblem = "empty" | "tooLong" | "characters" | "address" | "sentence" | "unknown";
export type TitleJudgement = {
  verdict: TitleVerdict;
  /** Why it is not valid; null where it is. */
  problem: TitleProblem | null;
  /** How senior the title says that somebody is: 1 junior, 3 senior; null where it says nothing. */
  level: 1 | 2 | 3 | null;
};

/** The most characters of a title, as for every field that holds one. */
export const titleLength = 80;

/** Characters that no job title is written with, among them those that turn the direction or hide a text. */
const foreign = /[<>{}?!;=`$%^~"“”\\？！；。…\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Extended_Pictographic}]/u;
const address =
  /https?:|www\.|\S@\S|^\d.*\b(street|road|square|lane|plaza)\b|\b(street|road|square|lane|plaza)(?=$|\s*,|\s+\d)|\b(avenue|ave|rd|boulevard|blvd|strasse|straße|rue|calle|avenida)\b|\d+\s*[号號]|[路街]\d|\+?\d[\d\s()-]{7,}/iu;
/** The name of a part of a prompt or of a reply, which a command to a model begins with. */
const promptPart = /^(?:system|assistant|user|developer|admin|role|valid|output|answer|instructions?)\s*:/i;
/** What says that all genders are meant, in the languages where a title has one. */
const genders =
  /\((?:[mwfdxih](?:\s*[/|,]\s*[mwfdxi*])+|all genders?|gn|in|e|a|r|ne|se)\)|\b[mwfdh](?:\/[mwfdx]){1,2}\b|(?<=\p{L})(?:[*:_]in(?:nen)?|\/-?in(?:nen)?|·e|\/e|\/a)(?!\p{L})/giu;

/** Judges a title in any of the eight languages of a resume. Takes some microseconds, never throws. */
export function judgeTitle(text: string): TitleJudgement {
  if (text.length > titleLength) return refused("tooLong");
  const title = text.normalize("NFKC").replace(/\s+/g, " ").trim();
  if (title === "") return refused("empty");
  if (foreign.test(title)) return refused("characters");
  if (address.test(title)) return refused("address");
  if (promptPart.test(title)) return refused("sentence");
  if (/[\p{Script=Hangul}]/u.test(title)) return judged(judgeKorean(title), title);
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(title)) return judged(judgeJapanese(title), title);
  if (/\p{Script=Han}/u.test(title)) return judged(judgeHan(title), title);
  return judged(judgeLatin(title), title);
}

/** True where a title may be taken without asking anybody. */
export function isJobTitle(text: string): boolean {
  return judgeTitle(text).verdict === "valid";
}

const refused = (problem: TitleProblem): TitleJudgement => ({ verdict: "invalid", problem, level: null });

function judged(found: "valid" | "plausible" | "sentence" | "unknown", title: string): TitleJudgement {
  if (found === "valid") return { verdict: "valid", problem: null, level: levelOf(title) };
  if (found === "plausible") return { verdict: "plausible", problem: "unknown", level: levelOf(title) };
  return refused(found);
}

function levelOf(title: string): 1 | 2 | 3 | null {
  if (/\p{Script=Han}/u.test(title) && !/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(title))
    return judgeHan.level(title);
  if (/シニア|リード|マネージャ|部長|課長|責任者|시니어|수석|팀장|리드|이사|부장/u.test(title)) return 3;
  if (/ジュニア|インターン|アシスタント|見習|주니어|신입|인턴/u.test(title)) return 1;
  const levels = tokensOf(title).map((token) => english.levelWords[token] ?? null);
  return levels.includes(1) ? 1 : levels.includes(3) ? 3 : null;
}

const strongHeads = new Set(english.heads);
const headSet = new Set([...english.heads, ...english.weakHeads]);
const longestHead = Math.max(...english.heads.map((head) => head.split(" ").length));

const separators = /\s+[-–—|•·@:]+\s+|\s*[,|•–—:]\s*|\s+-|-\s+/;

function judgeLatin(title: string): "valid" | "plausible" | "sentence" | "unknown" {
  const plain = title.replace(genders, " ").replace(/\([^)]*\)|\[[^\]]*\]/g, " , ");
  const all = tokensOf(plain);
  if (all.length === 0 || all.length > 14) return "unknown";
  if (all.some((token, at) => isSentenceWord(token, all[at - 1], at === all.length - 1))) return "sentence";
  const segments = /[-–—|•·@:,]/.test(plain) ? plain.split(separators).map(tokensOf) : [all];
  const verdicts = segments.filter((tokens) => tokens.length > 0).map(judgeSegment);
  return (
    verdicts.find((verdict) => verdict === "valid") ?? verdicts.find((verdict) => verdict === "plausible") ?? "unknown"
  );
}

function isSentenceWord(token: string, before: string | undefined, isLast: boolean): boolean {
  if (token === "the") return !/^(to|of|for|with)$/.test(before ?? "") || isLast;
  if (token === "i") return !isLast && before === undefined;
  if (token === "mine") return isLast && before !== undefined;
  if (token === "a") return !/^(class|category|cdl|grade|level|type|section|series)$/.test(before ?? "") && !isLast;
  return english.sentenceWords.has(token);
}

function judgeSegment(tokens: string[]): "valid" | "plausible" | "unknown" {
  const text = tokens.join(" ");
  if (notJobs.has(text)) return "unknown";
  if (tokens.length > 1 && new Set(tokens).size === 1) return "unknown";
  if (english.functions.has(text) || europeanFunctions.has(text) || isTradeOfKind(tokens)) return "valid";
  if (!tokens.every((token) => token === "/" || isWordLike(token))) return "unknown";
  if (isEnglishTitle(tokens) || judgeRomance(tokens) || judgeGerman(tokens)) return "valid";
  return isEvidence(tokens) ? "plausible" : "unknown";
}

/** True for a trade with a word of work before it that says of which kind: "national sales", "data management". */
function isTradeOfKind(tokens: string[]): boolean {
  const isOfWork = (token: string) => (english.modifiers.has(token) && !edible.has(token)) || isTechnology(token);
  const isTrade = (size: number) => tokens.length > size && english.functions.has(tokens.slice(-size).join(" "));
  return [1, 2].some((size) => isTrade(size) && tokens.slice(0, -size).every(isOfWork));
}

/** True for a head with known or word-like modifiers before it, and behind it only what specifies it. */
function isEnglishTitle(tokens: string[]): boolean {
  for (let end = tokens.length; end > 0; end -= 1) {
    for (let size = Math.min(longestHead, end); size > 0; size -= 1) {
      const head = tokens.slice(end - size, end).join(" ");
      const kind = kindOfHead(head, tokens.length === size);
      if (kind === null) continue;
      const before = tokens.slice(0, end - size);
      if (before.length > 0 && before.every((token) => praise.has(token))) return false;
      // A known word beside a weak head is enough: "brine tank tender".
      const beside = before.length > 1 ? before.at(-1) : undefined;
      const isSure = kind !== "weak" || (beside !== undefined && isOfWork(beside) && !edible.has(beside));
      const isFree = isSure && before.every((token) => !/'s$|[^s]'$/.test(token) || isOwnersTrade(token));
      const after = tokens.slice(end);
      const isOfficer = english.officers.has(head) || english.credentials.has(head);
      const isSaid =
        isSpecification(after) || (isOfficer && after.length <= 4 && !after.some((token) => animals.has(token)));
      if ((isFree || before.every(isOfWork)) && isSaid) return true;
      break;
    }
  }
  return false;
}

/**
 * How sure a word is to name somebody: a strong head takes any words before it, a doer too but cannot stand alone, and
 * a weak one needs words that are known to belong to work.
 */
function kindOfHead(head: string, isAlone: boolean): "strong" | "doer" | "weak" | null {
  if (headSet.has(head)) {
    if (isAlone) return english.things.has(head) || !strongHeads.has(head) ? null : "strong";
    if (english.credentials.has(head)) return "strong";
    const isShort = head.length < 4 && !english.abbreviations.has(head);
    return isShort || english.weakHeads.has(head) ? "weak" : "strong";
  }
  if (head.includes(" ")) return null;
  const last = head.slice(head.lastIndexOf("-") + 1);
  if (last !== head && headSet.has(last)) return "weak";
  // The plural stands for many people, and in ordinary talk for anything.
  if (head.endsWith("s") && headSet.has(head.replace(/(?<=ss|ch|sh|x)es$|s$/, ""))) return isAlone ? null : "weak";
  if (headEnds.test(head)) return notHeads.test(head) ? null : "strong";
  if (manEnds.test(head)) return notMen.test(head) ? null : "weak";
  // Of works with materials and machines there are more than any list has: "wool sacker", "tubing machine fixer".
  const isDoer = /.{3}(er|or)$/.test(head) && !notDoers.has(head) && (english.materials.has(head) || !isKnown(head));
  return isDoer && !isAlone ? "doer" : null;
}

const headEnds =
  /.{3}(ologist|ographer|ician|iatrist|therapist|worker|keeper|maker|smith|wright|person|woman|operator|specialist|engineer|developer|designer|manager|handler|cleaner|dresser|technician|analyst|master|planner|monger)$|^.{5,}ist$/;
const notHeads =
  /^(troublemaker|moneymaker|pacemaker|peacemaker|haymaker|warmonger|scaremonger|superwoman|catwoman|blacksmithing|webkeeper|postmaster general|grandmaster|consist|resist|persist|insist|assist|subsist|racist|sexist|fascist|populist|optimist|pessimist|atheist|narcissist|nudist|feminist|tourist|dentist fish|enlist|checklist|playlist|shortlist|wishlist|blacklist|whitelist|backlist|setlist|hitlist|untwist|oiltwist)$/;
const manEnds = /^[a-z]{3,}m[ae]n$/;
const notMen =
  /^(german|roman|norman|ottoman|human|superman|batman|spiderman|ironman|snowman|gentleman|caveman|strawman|madman|conman|hangman|bogeyman|specimen|regimen|abdomen|stamen|acumen|ramen|women|freshman|frenchman|englishman|irishman|dutchman|everyman|layman|yes-man|talisman|shaman|cayman|pacman|walkman|showmen)$/;
const isOwnersTrade = (token: string) =>
  headSet.has(token.replace(/'?s?'?$/, "")) || /^(men|women|children|kid|lady|ladie)s?'s?$/.test(token);

function isKnown(token: string): boolean {
  return (
    token === "/" ||
    english.modifiers.has(token) ||
    english.materials.has(token) ||
    english.notices.has(token) ||
    english.prepositions.has(token) ||
    english.functions.has(token) ||
    headSet.has(token) ||
    isTechnology(token) ||
    isLevel(token) ||
    gerund.test(token) ||
    (token.includes("-") && token.split("-").every((part) => english.modifiers.has(part) || headSet.has(part)))
  );
}

/** True for what belongs to work before a weak head, among it who or what does something there: "separator tender". */
const isOfWork = (token: string) => isKnown(token) || (/.{3}(er|or)$/.test(token) && !notDoers.has(token));

/** What is done, before a machine or before who does it: "threading machine setter". */
const gerund =
  /^(?!morning|evening|pudding|dumpling|duckling|starling|herring|stuffing|flying|jumping|laughing|sitting|barking)[a-z]{4,}ing$/;
const isTechnology = (token: string) => technologySpellings.has(token);
const isLevel = (token: string) =>
  /^(?:(?:l|p|t|e|m|ic|g|b|s|gs)-?\d{1,2}|\d{1,2}|i{1,3}|iv|vi{0,3}|ix|x)$/.test(token);

/** True for what may stand behind a head: a level, a notice, a department, or anything after a preposition. */
function isSpecification(tokens: string[]): boolean {
  for (const token of tokens) {
    if (token === "/" || english.prepositions.has(token)) return true;
    const isStack = isTechnology(token) && (!isOrdinaryWord(token) || token.length < 4);
    const isTrade = english.modifiers.has(token) && !edible.has(token);
    if (
      !isTrade &&
      !isLevel(token) &&
      !english.notices.has(token) &&
      !english.functions.has(token) &&
      !isStack &&
      token !== "a"
    )
      return false;
  }
  return true;
}

/** True for words that all belong to work and name at least a technology or a seniority, but nobody who does it. */
function isEvidence(tokens: string[]): boolean {
  const isClear = (token: string) =>
    (isTechnology(token) && !isOrdinaryWord(token)) || english.levelWords[token] !== undefined;
  return tokens.length > 1 && tokens.every(isKnown) && tokens.some(isClear);
}
