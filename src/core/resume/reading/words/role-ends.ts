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

/** In letters: what stands before them has no part in how a role ends. */
const longest = 24;

/** Returns true for a text, without accents and in small letters, that ends as the name of a job; what is in brackets says more of it. */
export function endsAsRole(text: string): boolean {
  if (roleEnd.test(text.slice(-longest))) return true;
  const bracket = text.endsWith(")") ? text.lastIndexOf("(") : -1;
  return bracket > 0 && roleEnd.test(text.slice(0, bracket).trimEnd().slice(-longest));
}
