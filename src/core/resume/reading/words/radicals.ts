/**
 * Radicals that have a code of their own and stand for a letter, each before that letter: programs that print a page take
 * the one for the other where a font draws both alike. The others are known to Unicode's compatibility forms.
 */
const pairs =
  "⺁厂⺎兀⺒巳⺓幺⺛旡⺜日⺝月⺟母⺠民⺩王⺫目⺬示⺮竹⺶羊⺼肉⻁虎⻃西⻄西⻅见⻆角⻉贝⻊足⻋车⻑長⻓长⻔门⻗雨⻘青⻙韦⻚页⻛风⻜飞⻝食⻞食⻡首⻢马⻣骨⻤鬼⻥鱼⻦鸟⻧卤⻨麦⻩黄⻪黾⻫斉⻬齐⻭歯⻮齿⻯竜⻰龙⻱龜⻲亀⻳龟";

export const letterOfRadical: ReadonlyMap<string, string> = new Map(
  [...pairs].flatMap((radical, at, all) => (at % 2 === 0 ? [[radical, all[at + 1] ?? radical] as const] : [])),
);
