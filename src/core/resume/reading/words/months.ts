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

/** Seasons, by the month in which each begins. */
export const seasons: Record<string, string> = {
  ...{
    spring: "03",
    summer: "06",
    fall: "09",
    autumn: "09",
    winter: "12",
    printemps: "03",
    été: "06",
    ete: "06",
    eté: "06",
    étés: "06",
    summers: "06",
    automne: "09",
  },
  ...{
    hiver: "12",
    primavera: "03",
    verano: "06",
    otoño: "09",
    invierno: "12",
    frühjahr: "03",
    sommer: "06",
    herbst: "09",
  },
};
