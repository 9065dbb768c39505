import { iconPattern } from "../letters/clean.ts";

/** "山田 花 (やまだ はな)", "山田 花（やまだ はな / Hana Yamada）": how the name is read. */
const reading =
  /(?<=^[\p{Script=Han}\s]{2,24})\s*[(（](?=[^()（）]*[\p{Script=Hiragana}\p{Script=Katakana}])[\p{Script=Latin}\p{Script=Hiragana}\p{Script=Katakana}ー・\s.'/／,、-]+(?:[)）]?\s*$|[)）](?=[,，、]))/u;
/** Returns a name without how it is read, and without what stands behind that. */
export const withoutReading = (text: string) => {
  const name = text.replace(reading, "");
  return name === text ? text : name.replace(/[,，、].*$/u, "");
};

/** "マリア・ロペス（Maria Lopez）": how a foreign name is written otherwise. */
const inOtherLetters =
  /(?<=^[\p{Script=Katakana}ー・\s]{2,24})\s*[(（][\p{Script=Latin}\p{Script=Hiragana}\p{Script=Katakana}ー・\s.'-]+[)）]?\s*$/u;

/** What somebody may call themselves after a trade or an office: "Jane Doe BSN, RN". Two letters of them may be a surname. */
const lettersBehind =
  /(?<=\p{L}{2}\s+\p{L}[\p{L}'’.-]+),?\s+(?:(?:BSN|MSN|DNP|APRN|CRNA|LPN|RN|OCN|LVN|FNP|EIT|PHR|SHRM-CP|CCRN|CPA|CFA|ACCA|FCCA|CMA|PMP|CISSP|CSM|MPH|MPA|MFA|MHA|MSW|LCSW|LMFT|LMHC|JD|Esq|DDS|DMD|DVM|DPT|OTR|PharmD|EdD|DBA|FRCS|MRCP|MBBS|LEED|AIA|PE|P\.Eng)\b\.?[,\s/]*)+$/u;

/** "王小明 HSIAO MING, WANG": the comma stands between given and family name. */
const familyFirst = /^\s*\p{Script=Han}{2,4}\s+\p{Lu}[\p{L}-]*(?: \p{Lu}[\p{L}-]*)?,\s\p{Lu}[\p{L}-]+\s*$/u;

/** Returns the name in a text without what stands with it: how it is read, when somebody was born, what they reached. */
export function bareName(text: string): string {
  return (
    text
      .replace(iconPattern, " ")
      .replace(/^\s*(?:(?:\p{Extended_Pictographic}|\u200D|\uFE0F)\s*)+(?=\p{L})/u, "")
      .replace(/^\s*[•●▪■◆·]\s*/u, "")
      .replace(reading, "")
      .replace(inOtherLetters, "")
      .replace(/(?<=^\s*\p{Script=Han}{2,5}\s*)[/／].*$/u, "")
      .replace(/\s*[·•]\s*(?:[男女]|\d).*$/u, "")
      .replace(/(?<=^\p{Script=Hangul}{2,4})(?:\s+|\s*[/／]\s*)\p{Script=Latin}.*$/u, "")
      // Job boards of Korea write "신입" or how long somebody has worked behind the name.
      .replace(/(?<=^\p{Script=Hangul}{2,4})\s+(?:신입|경력)(?:\s.*)?$/u, "")
      .replace(/\s*[(（]\s*[男女].*$/u, "")
      // "김 하 늘 (1993.01.12)", "김하늘 (만 31세)": when somebody was born is none of the name.
      .replace(/(?<=^\s*\p{Script=Hangul}(?:\s?\p{Script=Hangul}){1,3})\s*[(（][^()（）]*\d[^()（）]*[)）]\s*$/u, "")
      // "Jane, Doe": both words are the name.
      .replace(/^(\p{Lu}\p{Ll}[\p{L}'’-]+),\s+(\p{Lu}\p{Ll}[\p{L}'’-]+)$/u, "$1 $2")
      .replace(familyFirst.test(text) ? /[|｜，].*$/u : /[|｜,，].*$/u, "")
      // "(*28.10.1997)" and "(1997.10.28)" behind a name are when the person was born.
      .replace(/\s*[(（]\s*(?:\*|born|geb\.?|née?)[^()（）]*[)）]\s*$/iu, "")
      .replace(
        /\s*[(（]\s*(?:19|20)\d\d\s*[.년年/-]\s*\d{1,2}\s*[.월月/-]\s*\d{1,2}\s*[.日일]?\s*(?:생|生)?[)）]\s*$/u,
        "",
      )
      .replace(lettersBehind, "")
      // What somebody reached at a university stands behind the name, and is none of it.
      .replace(/(?<=\p{L}{2})[\s,]+(?:[BM]\.\s?(?:Sc|Eng|A|Ed)\.?|[BM](?:Sc|Eng)\.?|Ph\.?\s?D\.?|MBA)$/u, "")
      .replace(
        /\s*[-–—]?\s*(?:的?(?:个人|工作|求职)?简历|(?:個人)?履歷表?|職務経歴書|履歴書|이력서|경력\s?기술서|résumé|resume|curriculum vitae|lebenslauf|cv)$/iu,
        "",
      )
      .replace(/^(?:个人简历|简历|resume|curriculum vitae|lebenslauf|cv)\s*[-–—:：]?\s*/iu, "")
      .replace(/(?<=[\u4E00-\u9FFF])\s+(?=[\u4E00-\u9FFF])/gu, (space, _at: number, whole: string) =>
        whole.length > 4 ? space : "",
      )
      .replace(/\s+/gu, " ")
      .replace(/^\s*(?:\p{Lu} ){3,}\p{Lu}\s*$/u, (spaced) => spaced.replace(/ /gu, ""))
      .trim()
  );
}
