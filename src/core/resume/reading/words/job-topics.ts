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
