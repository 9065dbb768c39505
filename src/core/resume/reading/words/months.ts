/** The names of the months in the Latin languages, with the number of each. */
export const months: Record<string, number> = {};
const monthWords = [
  "january jan janvier janv enero ene januar jän jänner gennaio gener gen janeiro",
  "february feb février fevrier févr fevr fév fev febrero februar feber febbraio febrer fevereiro",
  "march mar mars marzo märz maerz mär mrz marz març março",
  "april apr avril avr abril abr aprile",
  "may mai mayo maggio maig maio",
  "june jun juin junio juni giugno juny junho",
  "july jul juillet juill juil julio juli luglio juliol julho",
  "august aug août aout aoùt aôut aôût aoüt aoû agosto ago agost",
  "september sept sep septembre septiembre setiembre set settembre setembre setembro",
  "october oct octobre octubre oktober okt ottobre outubro",
  "november nov novembre noviembre novembro",
  "december dec décembre decembre dècembre déc dèc diciembre dic dezember dez dicembre desembre dezembro",
];
monthWords.forEach((words, index) => {
  for (const word of words.split(" ")) months[word] = index + 1;
});
/** The source of a pattern: any of those names, longer ones first. */
export const monthPattern = Object.keys(months)
  .sort((a, b) => b.length - a.length)
  .join("|");

/** Seasons: when each begins differs from land to land and from school to school, so that none stands for a month. */
export const seasons: ReadonlySet<string> = new Set(
  "spring summer fall autumn winter printemps été ete eté étés summers automne hiver primavera verano otoño invierno frühjahr sommer herbst".split(
    " ",
  ),
);
