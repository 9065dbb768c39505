import {
  koreanDuties,
  koreanFirms,
  koreanHouses,
  koreanLands,
  koreanRoles,
  koreanSchools,
  koreanTowns,
} from "../words/korean.ts";
import type { Scores } from "./classify.ts";

/** What Korean words name by how they are put together. All texts are in small letters here. */

const hangul = /\p{Script=Hangul}/u;
const ended = (words: readonly string[]) => [...words].sort((a, b) => b.length - a.length).join("|");

/** A longer text is a sentence, or says what was done. */
const longestName = 24;

const roleEnd = new RegExp(
  `(?:${ended(koreanRoles)}|\\p{Script=Hangul}\\s?(?:md|pd|pm|po|pl|qa))(?:\\s?[(（][^()（）]+[)）])?$`,
  "u",
);
const duties = new Set(koreanDuties);
/** "한국가람기술연구원" is a house, "선임연구원" works in one. */
const institute =
  /(?:한국|국가|국립|국제|과학|기술|산업|정책|경제|개발|통신|에너지|환경|교통|해양|농업|보건|생명|교육|사회|행정|노동|건설|의학|국토|조세|통일|국방|문화|관광|디자인|금융|정보|안전)\p{Script=Hangul}{0,8}연구원$/u;
const houseEnd = new RegExp(
  `(?:[\\p{L}\\p{N}&)）]\\s?)(?:${ended(koreanHouses)})(?:코리아)?(?:\\s?[(（][^()（）]+[)）])?$`,
  "u",
);
const houseStart =
  /^(?:\p{Script=Hangul}{2,4}법인\s?)?(?:[(（](?:주|유|사|재|의)[)）]|㈜|주식회사|유한회사|재단법인|사단법인|의료법인|학교법인|법무법인|세무법인|회계법인|특허법인|카페\s|호텔\s)\s?[\p{L}\p{N}]{2}|[\p{L}\p{N}]{2}\s?(?:[(（](?:주|유|사|재)[)）]|㈜|주식회사|유한회사|컴퍼니|협동조합)$/u;
/** Houses that teach. */
const trainingEnd = /(?:학원|교육원|연수원|개발원|교육센터)$/u;
const firms = new Set(koreanFirms);
const firmAndBranch = new RegExp(
  `^(?:${ended(koreanFirms)})\\s?(?:코리아|(?:\\p{L}{1,6}\\s?)?(?:점|지점|매장|본사))?$`,
  "u",
);
/** "가람식당 역삼점": a shop of several. */
const branch = /^[\p{L}\p{N}]{2,12}\s\p{Script=Hangul}{2,6}(?:점|지점)$/u;

const schoolNames = new Set(koreanSchools);
const schoolEnd =
  /(?:대학교|대학원|대학|고등학교|중학교|초등학교|전문학교|사관학교|국제학교|과학기술원|부트캠프)$|(?:^|\p{Script=Hangul})(?:주립|국립|시립|여|교|공|의|예|외|과기|사이버|가톨릭|체|해양|항공|방통|폴리텍)대$|\p{Script=Hangul}(?:여|남|공|상|외|예|체|정보|마이스터|과학|공업|상업|외국어|예술|특성화|자사|디지털미디어)고$/u;
/** What a job board says of a school behind its name: how long its courses are, or which of its places it is. */
const ofSchool = /\s?[(（](?:\d[\d·,.~/\s]*년제?|본교|분교|\p{Script=Hangul}{2,4}(?:캠퍼스)?)[)）]$/u;
const universities =
  /^(?:서울|고려|연세|한양|성균관|중앙|경희|한국외|서울시립|건국|동국|홍익|국민|숭실|세종|단국|인하|아주|가천|경기|광운|명지|상명|서강|이화여|숙명여|부산|경북|전남|전북|충남|충북|강원|제주|부경|동아|영남|계명|조선|한동|한림|인천|한성|서경|삼육|덕성여|동덕여|성신여|서울여|울산|경상|창원|순천향|호서|백석|우송|한밭|목원|배재|대전|선문|남서울|청주|원광|전주|동의|경성|동서|신라|인제|경남|대구|금오공|한국공학|서울과기|한국기술교육|한경|안양|수원|용인|강남|협성|평택|을지|차의과학)대$/u;

/** "산업디자인과", "컴퓨터 정보 보안 전공": what is studied, by its faculty or course. */
const studyEnd =
  /\p{Script=Hangul}{2}(?:과|학부|전공|계열|트랙|학과군|학사|석사|박사|전문학사)(?:\s?[(（][^()（）]+[)）])?$/u;
const notStudied =
  /(?:결과|효과|성과|경과|통과|초과|부과|사과|일과|치과|내과|외과|안과|피부과|산부인과|소아과|청소년과|비인후과|총무과|인사과|영업과|민원과|행정과|복지과)$|\s(?:및|과|와)$/u;

const lands = new Set(koreanLands);
const towns = new Set(koreanTowns);
const landEnd = /(?:특별자치시|특별자치도|특별시|광역시|시|도)$/u;
const townEnd = /(?:시|군|구|읍|면|동|역)$/u;
const around = /^(?:거주|일대|전지역|전\s?지역|전체|근교|인근|해외|국내|전국|본사|지사)$/u;

function isKnownPlace(word: string): boolean {
  if (lands.has(word) || towns.has(word)) return true;
  const land = word.replace(landEnd, "");
  const town = word.replace(townEnd, "");
  return (land !== word && lands.has(land)) || (town !== word && towns.has(town));
}

/** "서울 강남구", "경기도 성남시 분당구 판교동", "대한민국 서울", "경기도안산": places and what lies in them, and nothing else. */
export function isKoreanPlace(text: string): boolean {
  if (text.length < 2 || text.length > longestName || !hangul.test(text)) return false;
  const words = text.split(/[\s,/·()（）]+/u).filter((word) => word !== "");
  if (words.length === 0 || words.length > 5) return false;
  const known = words.filter(isKnownPlace).length;
  if (known === 0) return isGlued(text);
  const mayBe = (word: string) =>
    isKnownPlace(word) ||
    around.test(word) ||
    /^\p{Script=Hangul}(?:구|\p{Script=Hangul}{1,2}\d?(?:시|군|구|읍|면|동|리|가))$/u.test(word);
  return words.every(mayBe) && (isKnownPlace(words[0] ?? "") || known > 1);
}

/** Files that lost their spaces write "경기도안산". */
function isGlued(text: string): boolean {
  const at = /^\p{Script=Hangul}{2,4}?(?:특별시|광역시|도)(?=\p{Script=Hangul}{2})/u.exec(text)?.[0] ?? "";
  return at !== "" && isKnownPlace(at) && isKnownPlace(text.slice(at.length));
}

/** Returns the scores of a text with what the form of Korean words tells: what it names so is nothing else. */
export function withKorean(text: string, scores: Scores): Scores {
  const told = koreanScores(text);
  if (!told) return scores;
  if (told.place > 0) return told;
  const most = {
    role: Math.max(scores.role, told.role),
    organisation: Math.max(scores.organisation, told.organisation),
    school: Math.max(scores.school, told.school),
    degree: Math.max(scores.degree, told.degree),
    place: 0,
  };
  if (told.role > 0) return { ...most, organisation: Math.min(most.organisation, 0.9) };
  if (told.organisation > 0) return { ...most, role: Math.min(most.role, 0.9) };
  // "수학교육과" has "학교" in it by chance; before a space a school may stand.
  const isOne = !/\s/u.test(text);
  if (told.degree > 0) {
    const isSchool = scores.school > 0 && (!isOne || /대학|학교/u.test(text.replace(/교육과$/u, "")));
    return { ...most, role: 0, school: isSchool ? most.school : 0, organisation: isSchool ? most.organisation : 0 };
  }
  return isOne ? { ...most, degree: 0, role: 0 } : most;
}

const isSchool = (name: string) => schoolNames.has(name) || schoolEnd.test(name) || universities.test(name);

/** Returns how likely a text of Korean letters is each of the things that heads name by its form alone; null for other texts. */
function koreanScores(text: string): Scores | null {
  if (text.length > longestName || !(hangul.test(text) || firms.has(text) || schoolNames.has(text))) return null;
  const scores = { role: 0, organisation: 0, school: 0, degree: 0, place: 0 };
  if (isKoreanPlace(text)) return { ...scores, place: 3 };
  // "가람대학교(2·3년제)", "가람대학교(세종)".
  const bare = text.replace(ofSchool, "");
  const isNamed = bare === text || bare.replace(schoolEnd, "") !== "";
  if ((isNamed && isSchool(bare)) || isSchool(text)) return { ...scores, school: 2.4 };
  if (studyEnd.test(text) && !notStudied.test(text)) return { ...scores, degree: 2.4 };
  const isHouse = institute.test(text) || houseStart.test(text) || firmAndBranch.test(text) || branch.test(text);
  if (isHouse) return { ...scores, organisation: 2.6 };
  if (roleEnd.test(text)) return { ...scores, role: 2.4 };
  if (duties.has(text)) return { ...scores, role: 1.8 };
  if (houseEnd.test(text)) return { ...scores, organisation: 2.2, school: trainingEnd.test(text) ? 1.7 : 0 };
  return null;
}
