import type { MarkedLine } from "./headings.ts";

/**
 * A statement about oneself has parts with titles of their own in Korea ("성장과정", "지원동기") and Taiwan ("家庭背景",
 * "求學過程"). They are sections where nothing holds them together, and text of the statement where it has a title that is
 * larger than theirs, or stands above the table whose rows they label.
 */
const statement = /^(?:자기\s?소개서?|자소서|自傳|自我介紹|自傳\s?autobiography)$/iu;
const parts =
  /^(?:나의\s?)?(?:성장\s?(?:과정|배경)|성격|학창\s?시절|학교\s?생활|대학\s?생활|생활\s?신조|인생관|가치관|지원\s?(?:동기|이유)|입사\s?(?:동기|후)|장래|향후|포부|장점|단점|강점|약점|직무\s?(?:역량|경험|적합)|보유\s?역량|경력\s?및\s?경험|본인의|家庭(?:背景|狀況|生活|概況)|成長(?:背景|過程|歷程)|求學(?:過程|歷程|經歷|階段|經過)|學習(?:歷程|過程|經歷)|個性|人格特質|性格|興趣|社團|工作態度|應徵動機|求職動機|未來|生涯|自我期許|結語)/u;

/** Returns the lines without the titles of such parts, as far as they stand below the title of a statement. */
export function withoutStatementParts(lines: readonly MarkedLine[]): MarkedLine[] {
  let whole: MarkedLine | null = null;
  return lines.map((line) => {
    const { heading } = line;
    if (!heading) return line;
    const name = heading.name.replace(/^[^\p{L}]+/u, "").trim();
    // In a form they label the rows of a table below it.
    const isOfTable = (line.isCell === true || line.ofSection === "title") && whole?.isCell !== true;
    const isBelow = whole !== null && (isOfTable || line.size < whole.size * 0.95);
    if (isBelow && parts.test(name)) return { ...line, heading: null };
    whole = statement.test(name) ? line : null;
    return line;
  });
}
