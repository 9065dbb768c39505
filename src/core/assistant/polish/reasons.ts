/**
 * Reasons are for the person who reads them, and a person of the Chinese edition may mend an English resume. Rules state
 * theirs in the language of the texts that they are for; this table has each in the other edition's language.
 */
const pairs: readonly (readonly [en: string, ch: string])[] = [
  ["Spelling.", "拼写错误。"],
  ["The word stands twice.", "词语重复。"],
  ["“An” stands before the sound of a vowel.", "元音发音前用 an。"],
  ["“A” stands before the sound of a consonant.", "辅音发音前用 a。"],
  ["“I” takes a capital.", "“I”要大写。"],
  ["No space before the mark.", "标点前不留空格。"],
  ["A space behind the mark.", "标点后要空一格。"],
  ["The mark stands twice.", "标点重复。"],
  ["The full stop stands twice.", "句点重复。"],
  ["One space is enough.", "一个空格就够了。"],
  ["No space inside the brackets.", "括号内侧不留空格。"],
  ["English writes the sign close to the figure.", "英文里百分号紧跟数字。"],
  ["The abbreviation has its points.", "这个缩写要带点。"],
  ["English uses its own marks.", "英文用半角标点。"],
  ["A line begins with a large letter.", "行首字母大写。"],
  ["All lines end alike.", "各行结尾一致。"],
  ["Written as its makers write it.", "按官方写法书写。"],
  ["A line is stronger when it begins with what was done.", "直接从做了什么写起，更有力。"],
  ["The verb says it with fewer words.", "用动词更简洁。"],
  ["It says plainly that you helped, and at what.", "直接写明协助了什么。"],
  ["“Supported” says the same and stands for itself.", "Supported 意思相同，而且更干脆。"],
  ["What was done says that it could be.", "做成了，就不必说“能够”。"],
  ["A resume leaves out “I”.", "英文简历省去“I”。"],
  ["A resume leaves out “my”.", "英文简历省去“my”。"],
  ["A line begins with the verb itself.", "行首直接用动词。"],
  ["A resume leaves out “he” and “she”, and so does the verb.", "英文简历省去主语，动词也不用第三人称。"],
  ["The other lines here tell of it in the past.", "与其他各行一致，用过去时。"],
  ["Fewer words say the same.", "意思不变，更简洁。"],
  ["The line says the same without it.", "去掉这个词，意思不变。"],
  ["A list says what it holds.", "列举不必以 etc. 收尾。"],
  ["A report says it this way.", "书面语这样说。"],
  ["Shorter.", "更短。"],
  ["A Chinese resume leaves out “I”.", "简历省去“我”。"],
  ["A Chinese resume leaves out “we”.", "简历不说“我们”。"],
  ["Under a heading, say at once what was done.", "标题下面直接写做了什么。"],
  ["“负责” is enough.", "“负责”就够了。"],
  ["The verb takes its object directly.", "动词直接带宾语，更有力。"],
  ["A wrong character.", "错别字。"],
  ["One character too many.", "多了一个字。"],
  ["Letters and figures are written half-width.", "字母和数字用半角。"],
  ["Chinese uses full-width marks.", "中文用全角标点。"],
  ["One mark is enough.", "标点连用。"],
  ["No space beside a Chinese mark.", "标点前后不留空格。"],
  ["A space between Chinese characters and letters.", "汉字与字母之间留一个空格。"],
  ["No space before the percent sign.", "数字与百分号之间不留空格。"],
  ["A range has one dash.", "范围只写一个连接号。"],
  ["All lines end with the same mark.", "各行行末标点一致。"],
];

const toChinese = new Map(pairs);
const toEnglish = new Map(pairs.map(([en, ch]) => [ch, en] as const));

/** Returns a rule's reason in the language of an edition. One that is written in it already comes back as it is. */
export function reasonIn(edition: "en" | "ch", reason: string): string {
  return (edition === "ch" ? toChinese : toEnglish).get(reason) ?? reason;
}
