import { listed } from "./listed.ts";

/** German puts words together: "Softwareentwickler", "Teamleiterin", "Masterarbeit". In small letters, without accents. */
const ends = listed(
  `entwickler|leiter|ingenieur|berater|assistent|manager|techniker|informatiker|kraft|arbeiter|student|praktikum|helfer|analyst|lehrer|pfleger|
  mechaniker|elektroniker|sanitater|schwester|fahrer|verkaufer|aushilfe|betreuer|monteur|schlosser|kassierer|praktikant|kaufmann|designer|
  architekt|developer|engineer|referent|tatigkeit|physiker|chemiker|biologe|mathematiker|mechatroniker|elektriker|tischler|schreiner|maurer|
  betonbauer|maschinenbauer|metallbauer|lackierer|installateur|zeichner|planer|gestalter|redakteur|lektor|ubersetzer|dolmetscher|angestellte|
  angestellter|beamter|erzieher|padagoge|psychologe|therapeut|apotheker|optiker|logistiker|disponent|reiniger|koordinator|trainer|moderator|
  administrator|programmierer|tester|volontar|vertreter|sekretar|assistenz|hiwi|soldat|offizier|zivildiener|kellner|lagerist|kommissionierer|
  zusteller|sachbearbeiter|mitarbeiter|projektarbeit|masterarbeit|bachelorarbeit|diplomarbeit|abschlussarbeit|studienarbeit|praxissemester|
  praxisphase|forschungsprojekt|nebenjob|ferienjob|minijob|hausmeister|burgermeister|werkmeister|einkaufer|buchhalter|controller|jurist|
  betriebswirt|volkswirt|okonom|wissenschaftler|forscher|dozent|gutachter|prufer|inspektor|kontrolleur|bediener|anleiter|gruppenfuhrer|
  geschaftsfuhrer|vorsitzender|sprecher|schriftfuhrer`,
);
const roleEnd = new RegExp(`(?:${ends.join("|")})(?:in|:in|\\*in|/-in|\\(in\\)|innen|/in|/r)?$`, "u");

/** Chinese, Japanese and Korean do so too: "施設警備員", "数据录入岗", "シニアプランナー". How far somebody studied ends so as well. */
const wideEnd =
  /(?:\p{Script=Han}(?:員|员|者|師|师)|岗|崗|\p{Script=Han}(?<![博修学學硕碩女院人])士|ドライバー|オペレーター|カウンセラー|インストラクター|トレーナー|ライター|エディター|プランナー|マーケター|アナリスト|プロデューサー|クリエイター|コーディネーター|アドバイザー|サイエンティスト|デベロッパー|감시자|관리자|담당자|책임자|운영자|작업자|제작자|설계자|상담원|안내원|경비원|사무원|요원)$/u;
/** A longer text is a sentence, or says for whom something was done. */
const longestWide = 16;

/** In letters: what stands before them has no part in how a role ends. */
const longest = 24;

/** Returns true for a text, without accents and in small letters, that ends as the name of a job; what is in brackets says more of it. */
export function endsAsRole(text: string): boolean {
  if (roleEnd.test(text.slice(-longest)) || (text.length <= longestWide && wideEnd.test(text))) return true;
  const bracket = text.endsWith(")") ? text.lastIndexOf("(") : -1;
  return bracket > 0 && roleEnd.test(text.slice(0, bracket).trimEnd().slice(-longest));
}
