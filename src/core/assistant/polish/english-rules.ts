import { gerund, past, third } from "../draft/verbs.ts";
import { form } from "./english-form-rules.ts";
import { casual, spare } from "./english-style-words.ts";
import * as words from "./english-words.ts";
import { casedLike, oneOf, type PolishContext, type Reason, type Rule, replacing, lineStart as start } from "./rule.ts";

/**
 * The English rules, in the order in which they are tried. A line is what stands between line breaks; a verb at its
 * beginning says in which tense the passage is.
 */

const byPast = new Map(words.lemmas.map((lemma) => [past(lemma), lemma]));
const byGerund = new Map(words.lemmas.map((lemma) => [gerund(lemma), lemma]));
const byThird = new Map(words.lemmas.map((lemma) => [third(lemma), lemma]));
const sureLemmas = words.lemmas.filter((lemma) => !words.alsoNouns.has(lemma));
const sureSet = new Set(sureLemmas);

const told = (lemma: string, { tense }: PolishContext) => (tense === "past" ? past(lemma) : lemma);
const large = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** Returns the tense of a passage by the verbs at the beginning of its lines; the past where they do not say. */
export function tenseOf(text: string): PolishContext["tense"] {
  const firsts = text.split("\n").map((line) => /^[\s•·*◇-]*([A-Za-z]+)/.exec(line)?.[1]?.toLowerCase() ?? "");
  const over = firsts.filter((word) => byPast.has(word) && !sureSet.has(word)).length;
  const goingOn = firsts.filter((word) => sureSet.has(word) || byThird.has(word)).length;
  return goingOn > over ? "present" : "past";
}

/** A table of longer wordings as one rule. What is removed takes a space with it. */
function wordings(name: string, reason: Reason, table: ReadonlyMap<string, string>, isSafe = false): Rule {
  const pattern = new RegExp(`(?<![\\w'’-])(${oneOf(table.keys())})(?![\\w'’-])( ?)`, "gi");
  return replacing(name, reason, isSafe, pattern, (match) => {
    const right = table.get((match[1] ?? "").toLowerCase());
    if (right === undefined) return null;
    return right === "" ? "" : casedLike(right.replaceAll("_", " "), match[1] ?? "") + (match[2] ?? "");
  });
}

/** What several rules say. */
const withoutI = { en: "A resume leaves out “I”.", ch: "英文简历省去“I”。" };
const sameWithout = { en: "The line says the same without it.", ch: "去掉这个词，意思不变。" };
const asInReports = { en: "A report says it this way.", ch: "书面语这样说。" };
const shorterSays = { en: "Shorter.", ch: "更短。" };

const openers: Rule[] = [
  replacing(
    "opener",
    { en: "A line is stronger when it begins with what was done.", ch: "直接从做了什么写起，更有力。" },
    false,
    new RegExp(
      `${start}(?:i (?:was|am) |was |am )?(?:mainly |primarily |also |directly )?(?:responsible for|in charge of|tasked with|entrusted with|(?:my )?(?:main |key |daily )?(?:responsibilities|duties|tasks)(?: were| are| include[sd]?| included)?:?|job duties include[sd]?:?)[ \\t]+(?!marketing\\b)(${oneOf(byGerund.keys())})(?=\\s(?!of\\b))`,
      "gi",
    ),
    (match, context) => (match[1] ?? "") + large(told(byGerund.get((match[2] ?? "").toLowerCase()) ?? "", context)),
  ),
  replacing(
    "opener-noun",
    { en: "The verb says it with fewer words.", ch: "用动词更简洁。" },
    false,
    new RegExp(
      `${start}(?:i (?:was|am) |was )?(?:mainly |primarily )?(?:responsible for|in charge of|tasked with)[ \\t]+(?:the )?(${oneOf(words.nominals.keys())}) of(?=\\s)`,
      "gi",
    ),
    (match, context) =>
      (match[1] ?? "") + large(told(words.nominals.get((match[2] ?? "").toLowerCase()) ?? "", context)),
  ),
  replacing(
    "opener-help",
    { en: "It says plainly that you helped, and at what.", ch: "直接写明协助了什么。" },
    false,
    new RegExp(
      `${start}(?:i )?(?:was |am )?(?:actively )?(?:assisted (?:in|with)|helped (?:in|with)|participated in|took part in|was involved in|involved in)[ \\t]+(?:(?!marketing\\b)(${oneOf(byGerund.keys())})(?=\\s(?!of\\b))|(?:the )?(${oneOf(words.nominals.keys())}) of(?=\\s))`,
      "gi",
    ),
    (match) => {
      const lemma = byGerund.get((match[2] ?? "").toLowerCase()) ?? words.nominals.get((match[3] ?? "").toLowerCase());
      return lemma ? `${match[1] ?? ""}Helped ${lemma}` : null;
    },
  ),
  replacing(
    "helped-with",
    { en: "“Supported” says the same and stands for itself.", ch: "Supported 意思相同，而且更干脆。" },
    false,
    new RegExp(`${start}helped(?: out)? with (?=the |our |all |weekly |daily |monthly )`, "gi"),
    (match) => `${match[1] ?? ""}Supported `,
  ),
  replacing(
    "able-to",
    { en: "What was done says that it could be.", ch: "做成了，就不必说“能够”。" },
    false,
    new RegExp(`\\b(?:was|were) able to (?:successfully )?(${oneOf(words.lemmas)})(?=\\s)`, "gi"),
    (match) => past((match[1] ?? "").toLowerCase()),
  ),
];

const firstPersonVerbs = oneOf([
  ...byPast.keys(),
  "had",
  "did",
  "was",
  "were",
  "went",
  "took",
  "got",
  "saw",
  "became",
  "knew",
  "kept",
  "gave",
  "brought",
  "spent",
  "put",
]);
/** The past of a verb by its participle, where that is another word. */
const byParticiple = new Map([
  ...[...byPast.keys()].map((form) => [form, form] as const),
  ...Object.entries({
    written: "wrote",
    done: "did",
    taken: "took",
    given: "gave",
    run: "ran",
    grown: "grew",
    driven: "drove",
  }),
  ...Object.entries({
    drawn: "drew",
    begun: "began",
    spoken: "spoke",
    chosen: "chose",
    overseen: "oversaw",
    undertaken: "undertook",
  }),
]);

const person: Rule[] = [
  replacing(
    "first-person",
    withoutI,
    false,
    new RegExp(`${start}(?:i|I)(?:['’]ve| have)? (also |then |personally )?(${firstPersonVerbs})(?=\\s)`, "g"),
    (match) => {
      const verb = (match[3] ?? "").toLowerCase();
      if (verb === "was" || verb === "were") return null;
      return (match[1] ?? "") + large(`${match[2] ?? ""}${verb}`);
    },
  ),
  replacing(
    "first-person-duty",
    withoutI,
    false,
    new RegExp(
      `${start}[iI](?: am|['’]m) (?:currently |mainly )?(?:responsible for|in charge of) (${oneOf(byGerund.keys())})(?=\\s(?!of\\b))`,
      "g",
    ),
    (match) => (match[1] ?? "") + large(byGerund.get((match[2] ?? "").toLowerCase()) ?? ""),
  ),
  replacing(
    "first-person-who",
    withoutI,
    false,
    new RegExp(`${start}[iI] was the (?:person|one) (?:who|that) (${firstPersonVerbs})(?=\\s)`, "g"),
    (match) =>
      /^w(?:as|ere)$/i.test(match[2] ?? "") ? null : (match[1] ?? "") + large((match[2] ?? "").toLowerCase()),
  ),
  replacing(
    "first-person-filler",
    withoutI,
    false,
    new RegExp(`${start}(?:Basically|Essentially|Overall),? I (${firstPersonVerbs})(?=\\s)`, "g"),
    (match) =>
      /^w(?:as|ere)$/i.test(match[2] ?? "") ? null : (match[1] ?? "") + large((match[2] ?? "").toLowerCase()),
  ),
  replacing(
    "first-person-experience",
    withoutI,
    false,
    new RegExp(
      `${start}[iI](?: have|['’]ve)(?: a| an)? (strong|solid|deep|extensive|hands-on|good|broad) experience(?= (?:in|with|of)\\b)`,
      "g",
    ),
    (match) => `${match[1] ?? ""}${large(match[2] ?? "")} experience`,
  ),
  replacing(
    "have-done",
    { en: "A resume tells of it in the simple past.", ch: "简历用一般过去时。" },
    false,
    new RegExp(`${start}(?:Have|Has) (${oneOf(byParticiple.keys())})(?=\\s)`, "g"),
    (match) => (match[1] ?? "") + large(byParticiple.get((match[2] ?? "").toLowerCase()) ?? ""),
  ),
  replacing(
    "first-person-present",
    withoutI,
    false,
    new RegExp(`${start}[iI] (?:currently |also )?(${oneOf(words.lemmas)})(?=\\s)`, "g"),
    (match) => (match[1] ?? "") + large(match[2] ?? ""),
  ),
  replacing(
    "first-person-going-on",
    withoutI,
    false,
    new RegExp(`${start}[iI](?: am|['’]m) (?:currently )?(${oneOf(byGerund.keys())})(?=\\s)`, "g"),
    (match) => (match[1] ?? "") + large(byGerund.get((match[2] ?? "").toLowerCase()) ?? ""),
  ),
  replacing(
    "and-i",
    withoutI,
    false,
    new RegExp(`(,? and) I (?:also )?(?=(?:${oneOf(byPast.keys())})\\b)`, "g"),
    (match) => `${match[1]} `,
  ),
  replacing(
    "my-team",
    { en: "A resume leaves out “my”.", ch: "英文简历省去“my”。" },
    false,
    /(?<![\w'’-])(my) (?=(?:team|teams|company|department|manager|colleagues|group|role|position|project|projects|university|thesis)\b)/gi,
    (match) => casedLike("the ", match[1] ?? ""),
  ),
];

const tense: Rule[] = [
  replacing(
    "gerund-opener",
    { en: "A line begins with the verb itself.", ch: "行首直接用动词。" },
    false,
    new RegExp(
      `${start}(${oneOf(byGerund.keys())})((?:,? and| &|,) (?:${oneOf(byGerund.keys())}))?(?= (?!(?:and|or|is|was|skills|experience|system|tool|platform|team|process)\\b)[a-z\\d[])`,
      "gi",
    ),
    (match, context) => {
      const lemma = byGerund.get((match[2] ?? "").toLowerCase());
      // "Training for…", "Testing tools": a noun as often as a verb.
      if (
        !lemma ||
        /^(training|testing|marketing|engineering|building|planning|programming|writing|teaching|coding|meeting|tracking|recruiting|reporting|consulting|accounting|scheduling|monitoring|processing|modeling|manufacturing|ordering|shipping|selling|managing director|supporting|learning|leading|growing|existing|outstanding|working|winning)$/i.test(
          match[2] ?? "",
        )
      )
        return null;
      const second = /^(,? and| &|,) (.*)$/.exec(match[3] ?? "");
      const more = second ? byGerund.get((second[2] ?? "").toLowerCase()) : undefined;
      return `${match[1] ?? ""}${large(told(lemma, context))}${more ? `${second?.[1]} ${told(more, context)}` : ""}`;
    },
  ),
  replacing(
    "third-person",
    { en: "A resume leaves out “he” and “she”, and so does the verb.", ch: "英文简历省去主语，动词也不用第三人称。" },
    false,
    new RegExp(
      `${start}(${oneOf([...byThird.keys()].filter((form) => sureSet.has(byThird.get(form) ?? "")))})(?= (?:a|an|the|all|and|new|our|with|to|on|in|over|\\d|[a-z]+s)\\b)`,
      "gi",
    ),
    (match) => (match[1] ?? "") + large(byThird.get((match[2] ?? "").toLowerCase()) ?? ""),
  ),
  replacing(
    "one-tense",
    { en: "The other lines here tell of it in the past.", ch: "与其他各行一致，用过去时。" },
    false,
    new RegExp(`${start}(${oneOf(sureLemmas)})(?= (?:a|an|the|all|new|our|and|\\d|[a-z]+s)\\b)`, "gi"),
    (match, { tense: of }) =>
      of === "past" && mixed(match) ? (match[1] ?? "") + large(past((match[2] ?? "").toLowerCase())) : null,
  ),
];

/** True where most lines of the passage begin with a past, and more than one does. */
function mixed(match: RegExpExecArray): boolean {
  const firsts = (match.input ?? "")
    .split("\n")
    .map((line) => /^[\s•·*◇-]*([A-Za-z]+)/.exec(line)?.[1]?.toLowerCase() ?? "");
  const over = firsts.filter((word) => byPast.has(word) && !sureSet.has(word)).length;
  return over >= 2 && over > firsts.length / 2;
}

const filler: Rule[] = [
  replacing(
    "managed-to",
    { en: "What was done says that it succeeded.", ch: "做成了，就不必说“成功”。" },
    false,
    new RegExp(`${start}(?:i )?successfully managed to (${oneOf(words.lemmas)})(?=\\s)`, "gi"),
    (match) => (match[1] ?? "") + large(past((match[2] ?? "").toLowerCase())),
  ),
  wordings("wordy", { en: "Fewer words say the same.", ch: "意思不变，更简洁。" }, words.wordy),
  replacing(
    "idle-word",
    sameWithout,
    false,
    new RegExp(`(?<![\\w'’-])(${oneOf(words.idle)}) (?=[a-z])`, "g"),
    () => "",
  ),
  replacing(
    "idle-word-first",
    sameWithout,
    false,
    new RegExp(`${start}(?:Successfully|Effectively|Basically) ([a-z]+)(?=\\s)`, "g"),
    (match) => (match[1] ?? "") + large(match[2] ?? ""),
  ),
  replacing(
    "et-cetera",
    { en: "A list says what it holds.", ch: "列举不必以 etc. 收尾。" },
    false,
    /(?:, ([A-Za-z][\w+#-]*))?,? (?:etc\.?|and so on|and so forth)(?: etc\.?)?(?=[.;]?\s*(?:\n|$))/gi,
    // The last of the list is joined to it, or it would read as cut off.
    (match) => (match[1] === undefined ? "" : ` and ${match[1]}`),
  ),
];

const formal: Rule[] = [
  wordings("formal", asInReports, casual),
  replacing(
    "formal-big",
    asInReports,
    false,
    /(?<![\w-])(big)(?= (?!data\b|query\b|bang\b|four\b|three\b)[a-z])/gi,
    (match) => casedLike("large", match[1] ?? ""),
  ),
  replacing(
    "formal-got",
    asInReports,
    false,
    /(?<![\w-])(got)(?= (?:a|an|the|\d+|positive|good|great|approval|feedback)\b)/gi,
    (match) => casedLike("received", match[1] ?? ""),
  ),
];

const shorter: Rule[] = [
  wordings("shorter", shorterSays, spare),
  replacing(
    "who-was",
    shorterSays,
    false,
    /(?<=[a-z]) (?:which|that|who) (?:is|are|was|were) (?=(?:used|built|written|designed|developed|based|hosted|located|made|called|named)\b)/g,
    () => " ",
  ),
];

export const englishRules = { openers, person, tense, filler, form, formal, shorter } as const satisfies Record<
  string,
  Rule[]
>;
