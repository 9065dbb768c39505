import type { HeadingKind } from "./headings.ts";

/**
 * What Korean titles of sections are put together from, without spaces: a word of what the section is about, with what may
 * stand before it ("주요", "보유") and behind it ("사항", "내역").
 */
export const koreanStems: readonly (readonly [HeadingKind, string])[] = [
  ["award", "수상|상훈|포상|표창|장학금?|공모전|입상"],
  [
    "certificate",
    "자격증?|자격면허|면허증?|기술자격|교육이수|교육수료|교육훈련|직업훈련|직무교육|이수교육|수료교육|수료과정|연수|훈련|부트캠프",
  ],
  ["language", "어학|외국어|언어능력"],
  ["publication", "논문|특허|저서|저술|출판물?|학회발표|학술대회|학술발표|학술활동|지식재산권"],
  ["project", "프로젝트|작업물|포트폴리오|캡스톤디자인|졸업작품|오픈소스|연구과제|참여과제|수행과제|국책과제"],
  ["education", "학력|학적|학업|출신학교"],
  [
    "work",
    "경력|직장경험|근무경험|실무경험|업무경험|직무경험|직업경험|현장경험|인턴경험|인턴십|현장실습|재직이력|근무이력|업무이력|직장이력|직무이력|취업이력",
  ],
  [
    "skills",
    "기술스택|기술|스킬|역량|프로그래밍언어|개발언어|활용능력|사용능력|컴퓨터능력|활용프로그램|사용프로그램|가능프로그램|사용툴|디자인툴|활용툴|가능툴|oa능력|전산능력|사무능력",
  ],
  ["activity", "활동|동아리|학생회|학교생활|대학생활|커뮤니티|스터디|봉사|서포터즈|대외경험|사회경험"],
  [
    "profile",
    "자기소개서?|소개글?|인사말|한마디|가치관|직업관|커리어목표|직무소개|연구목표|연구분야|연구관심사?|연구관심분야|저를소개합니다|나를소개합니다|저는이런사람입니다|지원동기|입사후포부|성장과정|핵심요약|경력요약",
  ],
  ["other", "병역|병무|군사항|군경력|가족관계|장애|보훈|희망연봉|근무조건|희망근무|취업우대|추가정보|특이사항"],
];

/** What says which of several there are. */
export const koreanBefore =
  "주요|상세|세부|업무|직무|직장|직업|근무|재직|회사|사회|산업|현장|실무|전문|보유|핵심|최종|대표|기타|관련|참여|수행|개인|팀|대내외|교내외|교내|교외|학내외|학내|국내외|국내|해외|개발|연구|강의|교육|사용|취득|공인|국가|" +
  "전체|최근|외부|내부|프리랜서|나의|내|외주|업계|선별|주|학술지?|학위|게재|발표|등록|출원|디자인|컴퓨터|프로그램|소프트웨어|지원|비즈니스|가능|활용|작성";

/** What it is told as. What says more of each entry ("내용", "개요", "성과") is the label of a part of one. */
export const koreanBehind =
  "사항|내역|이력|현황|기술서|소개서|결과물|경력|경험|실적|능력|점수|성적|시험|구사능력|활용능력|활동|취득|취득사항|보유현황|수상|목록|리스트|기여|수행이력|수행경력|등";

/** What jobs and schools are told as; "경력" behind "학력" is another title. */
export const koreanBehindFew = "사항|내역|이력|현황|기술서|실적|목록|정보|상세|요약|내용|기술|등";
