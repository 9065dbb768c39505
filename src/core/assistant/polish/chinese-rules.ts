import * as words from "./chinese-words.ts";
import { type Edit, oneOf, oneSpace, type Reason, type Rule, replacing } from "./rule.ts";

/** The Chinese rules, in the order in which they are tried. */
const start = "(?<=^|\\n)([ \\t]*(?:[•·*◇-][ \\t]*|[（(]?\\d{1,2}[.、)）][ \\t]*)*)";

function wordings(name: string, reason: Reason, table: ReadonlyMap<string, string>, isSafe = false): Rule {
  return replacing(name, reason, isSafe, new RegExp(oneOf(table.keys()), "g"), (match) => table.get(match[0]) ?? null);
}

/** What several rules say. */
const withoutI = { en: "A Chinese resume leaves out “I”.", ch: "简历省去“我”。" };
const fullWidth = { en: "Chinese uses full-width marks.", ch: "中文用全角标点。" };

const openers: Rule[] = [
  replacing(
    "我",
    withoutI,
    false,
    new RegExp(`${start}(?:我本人|本人|我)(?=${oneOf(words.firstVerbs)})`, "g"),
    (match) => match[1] ?? "",
  ),
  replacing(
    "句中的我",
    withoutI,
    false,
    new RegExp(`([，,；;])(?:我本人|本人|我)(?=${oneOf(words.firstVerbs)})`, "g"),
    (match) => match[1] ?? "",
  ),
  replacing(
    "我们",
    { en: "A Chinese resume leaves out “we”.", ch: "简历不说“我们”。" },
    false,
    /我们(?=团队|公司|部门|小组|项目组|产品)/g,
    () => "",
  ),
  replacing(
    "工作内容",
    { en: "Under a heading, say at once what was done.", ch: "标题下面直接写做了什么。" },
    false,
    new RegExp(`${start}(?:我的)?(?:主要)?(?:工作内容|工作职责|岗位职责|职责)(?:是|为|包括|：|:)+(?=[^\\n]{4})`, "g"),
    (match) => match[1] ?? "",
  ),
  replacing(
    "负责把",
    { en: "A line is stronger when it begins with what was done.", ch: "直接从做了什么写起，更有力。" },
    false,
    new RegExp(`${start}(?:主要(?:是)?)?负责(?:把|将)(?=[^，,。；;\\n]{4})`, "g"),
    (match) => `${match[1] ?? ""}将`,
  ),
  replacing(
    "主要负责",
    { en: "“负责” is enough.", ch: "“负责”就够了。" },
    false,
    new RegExp(`${start}主要(?:是)?负责(?!人)`, "g"),
    (match) => `${match[1] ?? ""}负责`,
  ),
  replacing(
    "做……的工作",
    { en: "“负责” says the same.", ch: "用“负责”更简洁。" },
    false,
    new RegExp(`${start}主要(?:是)?做([^，,。；;、\\n]{2,12})的工作(?=[，,。；;\\n]|$)`, "g"),
    (match) => `${match[1] ?? ""}负责${match[2] ?? ""}`,
  ),
  replacing(
    "以及负责",
    { en: "A line begins by itself.", ch: "每行独立成句，句首不用连词。" },
    false,
    new RegExp(`${start}(?:以及|并且|而且|同时也?|还有)(?=负责|参与|协助|完成)`, "g"),
    (match) => match[1] ?? "",
  ),
  replacing(
    "通过努力",
    { en: "What was achieved says it.", ch: "结果已经说明了努力。" },
    false,
    /(?<=^|\n|[，；])通过(?:我|本人|自己|个人|我们|大家)的(?:不断|不懈|共同)?努力[，,]?(?:使得?|让)?(?=[^\n，。；]{2})/g,
    () => "",
  ),
];

const filler: Rule[] = [
  replacing(
    "对……进行",
    { en: "The verb takes its object directly.", ch: "动词直接带宾语，更有力。" },
    false,
    new RegExp(
      `(?<![应相绝反针面核比配校])对(?!于|接(?!口)|账|比(?!赛)|外|内|方|标(?!准|书))([^，,。；;：:、\\n对进]{2,16})进行(?:了)?(${oneOf(words.deeds)})(?=[，,。；;、\\n]|$)`,
      "g",
    ),
    (match) => {
      const object = (match[1] ?? "").trim();
      const isLatin = /^[A-Za-z0-9]/.test(object);
      return `${match[2]}${isLatin ? " " : ""}${object}`;
    },
  ),
  replacing(
    "进行……的",
    { en: "The verb takes its object directly.", ch: "动词直接带宾语，更有力。" },
    false,
    new RegExp(
      `进行(?:了)?(?!多次|一次|大量|一系列|各种|全面|详细|深入|有效|相关)([\\p{Script=Han}]{2,6})的(${oneOf(words.deeds)})(?=[，,。；;、\\n]|$)`,
      "gu",
    ),
    (match) => `${match[2]}${match[1]}`,
  ),
  replacing(
    "参与到……当中",
    { en: "Fewer words say the same.", ch: "意思不变，更简洁。" },
    false,
    /参与到了?([^，,。；;、\n]{2,14}?)(?:当中|之中|中)(?=[，,。；;\n]|$)/g,
    (match) => `参与${match[1]}`,
  ),
  wordings("冗词", { en: "Fewer words say the same.", ch: "意思不变，更简洁。" }, words.wordy),
];

const han = "\\p{Script=Han}";

const form: Rule[] = [
  wordings(
    "错别字",
    { en: "A wrong character.", ch: "错别字。" },
    new Map([...words.typos].filter(([wrong, right]) => wrong !== right)),
    true,
  ),
  replacing(
    "重复",
    { en: "The word stands twice.", ch: "词语重复。" },
    true,
    new RegExp(`(${oneOf(words.neverTwice)})\\1(?!人)`, "g"),
    (match) => match[1] ?? "",
  ),
  replacing(
    "叠字",
    { en: "One character too many.", ch: "多了一个字。" },
    true,
    /(?<!\p{Script=Han}目)的的(?!确)|了了(?!解)|在在(?!线)|与与|及及|或或/gu,
    (match) => match[0].charAt(0),
  ),
  replacing(
    "全角字母",
    { en: "Letters and figures are written half-width.", ch: "字母和数字用半角。" },
    true,
    /[Ａ-Ｚａ-ｚ０-９]+/g,
    (match) => match[0].normalize("NFKC"),
  ),
  replacing("逗号", fullWidth, true, new RegExp(`(?<=${han}|[）」》”])([,;!?])[ \\t]*(?=\\S|\\n|$)`, "gu"), (match) =>
    wide(match[1] ?? ""),
  ),
  replacing("字母后的逗号", fullWidth, true, new RegExp(`(?<=[A-Za-z0-9%\\])])([,;]) ?(?=${han})`, "gu"), (match) =>
    wide(match[1] ?? ""),
  ),
  replacing(
    "字母间的顿号",
    { en: "Chinese parts the members of a list with 、.", ch: "并列的名称用顿号分开。" },
    true,
    /(?<![A-Za-z0-9.+#_/-] ?)[A-Za-z][\w.+#]*(?:, ?[A-Za-z][\w.+#]*)+(?= ?(?:等|和|及|与))/g,
    (match) => match[0].replace(/, ?/g, "、"),
  ),
  replacing(
    "行末逗号",
    { en: "The line ends here.", ch: "句末不用逗号。" },
    true,
    /[，、](?=[ \t]*(?:\n|$))/g,
    () => "",
  ),
  replacing("冒号", fullWidth, true, new RegExp(`(?<=${han}):[ \\t]*(?!//|\\d)(?=\\S)`, "gu"), () => "："),
  replacing("句号", fullWidth, true, new RegExp(`(?<=${han})\\.(?=\\s*(?:\\n|$)|${han})`, "gu"), () => "。"),
  replacing("括号", fullWidth, true, new RegExp(` ?\\(([^()\\n]*${han}[^()\\n]*)\\) ?`, "gu"), (match) =>
    new RegExp(han, "u").test(
      (match.input ?? "").slice(Math.max(0, match.index - 3), match.index) +
        (match.input ?? "").slice(match.index + match[0].length, match.index + match[0].length + 3),
    ) || match.index === 0
      ? `（${match[1]}）`
      : null,
  ),
  replacing(
    "标点重复",
    { en: "The mark stands twice.", ch: "标点重复。" },
    true,
    /([，。；：、！？])\1+/g,
    (match) => match[1] ?? "",
  ),
  replacing(
    "标点连用",
    { en: "One mark is enough.", ch: "标点连用。" },
    true,
    /，(?=[。；！？])|、(?=[，。；])|；(?=。)/g,
    () => "",
  ),
  replacing(
    "标点前的空格",
    { en: "No space beside a Chinese mark.", ch: "标点前后不留空格。" },
    true,
    /(?<=\S)[ \t]+(?=[，。；：、！？）」》])|(?<=[，。；：、！？（「《])[ \t]+(?=\S)/g,
    () => "",
  ),
  replacing(
    "中英文间距",
    { en: "A space between Chinese characters and letters.", ch: "汉字与字母之间留一个空格。" },
    true,
    new RegExp(`(?<=${han})(?=[A-Za-z])|(?<=[A-Za-z]|[A-Za-z0-9][+#])(?=${han})`, "gu"),
    (match) => (isTied(match) ? null : " "),
  ),
  oneSpace,
  replacing(
    "百分号",
    { en: "No space before the percent sign.", ch: "数字与百分号之间不留空格。" },
    true,
    /(?<=\d) +%/g,
    () => "%",
  ),
  replacing(
    "范围",
    { en: "A range has one dash.", ch: "范围只写一个连接号。" },
    true,
    /(?<=\d)(?:~~|——|--)(?=\d)/g,
    () => "–",
  ),
  {
    name: "行末标点",
    reason: { en: "All lines end with the same mark.", ch: "各行行末标点一致。" },
    isSafe: true,
    find: evenEnds,
  },
];

/** True for what is written without a space: T恤, 5G网 and the like, plans by letter, and plurals. */
function isTied(match: RegExpExecArray): boolean {
  const text = match.input ?? "";
  const around = text.slice(Math.max(0, match.index - 2), match.index + 2);
  return (
    /T恤|[ABC][端轮股级类]|X光|K歌|[KkWw][人元]|Q[1-4]?[^A-Za-z]?季/u.test(around) ||
    /(?<![A-Za-z/])[ABCDPTKUXV]$/u.test(text.slice(0, match.index)) ||
    /^[ABCDPTKUXV](?![A-Za-z/])/u.test(text.slice(match.index))
  );
}

const wide = (mark: string) => ({ ",": "，", ";": "；", "!": "！", "?": "？" })[mark] ?? mark;

/** Returns what makes the lines of a list end with the mark with which most of them end. */
function evenEnds(text: string): Edit[] {
  const lines = [...text.matchAll(/[^\n]+/g)]
    .map((match) => ({ text: match[0].trimEnd(), start: match.index }))
    .filter((line) => /\S/.test(line.text));
  if (lines.length < 3) return [];
  const marks = lines.map((line) =>
    /[。；]$/u.test(line.text) ? line.text.slice(-1) : /[\p{L}\p{N}%）)\]]$/u.test(line.text) ? "" : null,
  );
  const count = (mark: string) => marks.filter((each) => each === mark).length;
  // Lines that end in 。 with other sentences inside are paragraphs; a last 。 after lines in ； is correct.
  const isSeries = count("；") === lines.length - 1 && marks.at(-1) === "。";
  if (isSeries || marks.includes(null)) return [];
  const most = ["。", "；", ""].find((mark) => count(mark) * 2 > lines.length);
  if (most === undefined) return [];
  return lines.flatMap((line, at) => {
    const mark = marks[at] ?? "";
    const isParagraph = mark === "。" && most === "" && line.text.slice(0, -1).includes("。");
    const end = line.start + line.text.length;
    return mark === most || isParagraph ? [] : [{ start: end - mark.length, end, after: most }];
  });
}

const formal: Rule[] = [wordings("书面语", { en: "A report says it this way.", ch: "书面语这样说。" }, words.casual)];
const shorter: Rule[] = [wordings("精简", { en: "Shorter.", ch: "更短。" }, words.spare)];

export const chineseRules = { openers, filler, form, formal, shorter } as const satisfies Record<string, Rule[]>;
