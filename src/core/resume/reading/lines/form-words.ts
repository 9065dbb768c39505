import type { Line } from "./lines.ts";
import { withSegments } from "./segments.ts";

/**
 * What forms print for whoever fills them in: where the photo goes, which fields are voluntary, that all is true. It says
 * nothing of the person.
 */
const printed =
  /^(?:•\s*)?(?:写真を(?:貼|は)(?:る|って)(?:位置|必要が.*|ください)?|写真|証明写真|顔写真|写真(?:貼付|添付|欄).*|記入上の注意.*|(?:\d\s?[.．、]\s*)?鉛筆以外の.*|(?:\d\s?[.．、]\s*)?数字は(?:アラビア|算用)数字で.*|(?:\d\s?[.．、]\s*)?※印のところは.*|照片|相片|贴照片处|（照片）|사진|場合|(?:ある|必要な)場合|(?:\d[.．、]\s*)?(?:縦|横)(?:\s*\d.*(?:mm|㎜))?|[（(]?\d{2}\s?(?:mm|㎜)\s?[×xX]\s?\d{2}\s?(?:mm|㎜)[)）]?|사진\s?(?:삽입|부착|첨부).{0,8}|(?:지원회사\s)?LOGO\s?삽입|.{0,14}半身.{0,6}照片|(?:\d[.．、]\s*)?本人単身胸から上|(?:\d[.．、]\s*)?裏面[にの]?(?:のり|氏名).*|※?「?性別」?欄?[:：]?\s*記載は任意です.*|[（(]現住所以外に連絡を希望する場合のみ(?:記入|入力)[)）]|方|〒|男\s?[・･/／]\s?女|※?\s?有\s?[・･/／]?\s?無|時間\s?分|위의 모든 기재사항은.*사실과.*|작성자\s*[:：].*|이 이력서는.*업데이트된.*)$/u;

/**
 * What job boards print of themselves around a resume, and what they reckon from the dates of its jobs: "총 3년 5개월",
 * "總年資 1~2年工作經歷".
 */
const ofBoards =
  /^(?:이 이력서는.*최종 수정된.*|위조된 문서를.*|첨부된 문서를 신뢰하여.*|또한 구인\/구직 목적.*|.{2,12}구직자가 등록\s?한 문서에.*|출력자\s?(?:[(（]출력기관[)）])?\s*[:：].*|출력일시\s*[:：].*|<\s*구직인증번호.*>|.{2,8}님의\s?이력서\s?입니다\.?|총\s?\d{1,2}\s?년(?:\s?\d{1,2}\s?개월)?|총\s?\d{1,2}\s?개월|(?:總年資\s+)?\d{1,2}(?:~\d{1,2})?年(?:[(（]含[)）]以[上下])?工作經歷|總年資)$/u;

const isPrinted = (text: string) => printed.test(text) || ofBoards.test(text);

/** Returns the lines without what the form itself says. */
export function withoutFormWords(lines: readonly Line[]): Line[] {
  return lines.flatMap((line) => {
    const segments = line.segments.filter(({ text }) => !isPrinted(text.trim()));
    if (segments.length === line.segments.length) return [line];
    const [first] = segments;
    return first ? [{ ...withSegments(line, segments), x: first.x }] : [];
  });
}
