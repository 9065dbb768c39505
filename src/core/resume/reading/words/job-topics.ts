import { technologies } from "./technologies.ts";

/** Latin words that stand before the Chinese or Japanese word for a job and say of what it is, beside technologies. */
const others = new Set(
  "ui|ux|ue|uiux|web|it|ai|ml|nlp|cv|gis|bi|etl|hr|hrbp|qa|3d|2d|vr|ar|mr|xr|app|h5|pc|crm|erp|mes|wms|seo|sem|bsp|dsp|ic|asic|rtl|soc|mcu|plc|cad|cae|cam|bim|llm|aigc|slam|devops|dba|sre|firmware|saas|paas|sdk|api|gpu|cuda|hmi|adas|iot|rpa|pcb|smt|fae|npi|sqe|ehs|b2b|b2c|kol|pr|cg|mg|ue4|ue5|u3d|unity3d|cocos|cocos2d|backend|back-end|frontend|front-end|full-stack|fullstack|server|client|system|network|big data|bigdata|crud|oa|olap|rpg|npc|tob|toc|ip|av|rf|ee|me|embedded".split(
    "|",
  ),
);

/** Returns true for a word such as "Java", "UI" or "iOS/Android". */
export function isJobTopic(word: string): boolean {
  const parts = word.toLowerCase().split(/[/&、+](?=[a-z])/u);
  return parts.every((part) => technologies.has(part) || others.has(part));
}

/** Korean words that stand before the word for a job and say of what it is. */
const korean = new Set(
  "소프트웨어|하드웨어|펌웨어|미들웨어|임베디드|네트워크|시스템|데이터|데이터베이스|클라우드|보안|정보보안|인프라|플랫폼|솔루션|서비스|웹|앱|모바일|서버|게임|클라이언트|프론트엔드|백엔드|풀스택|머신러닝|딥러닝|인공지능|블록체인|콘텐츠|프로덕트|제품|품질|기술".split(
    "|",
  ),
);

/** Returns true for a word such as "소프트웨어", alone. */
export const isKoreanTopic = (word: string): boolean => korean.has(word);
