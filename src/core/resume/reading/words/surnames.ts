/** The first letters of Chinese names of persons, by how often they are borne, in both scripts. */
const single =
  "王李张刘陈杨赵黄周吴徐孙胡朱高林何郭马罗梁宋郑谢韩唐冯于董萧程曹袁邓许傅沈曾彭吕苏卢蒋蔡贾丁魏薛叶阎余潘杜戴夏钟汪田任姜范方石姚谭廖邹熊金陆郝孔白崔康毛邱秦江史顾侯邵孟龙万段雷钱汤尹黎易常武乔贺赖龚文庞樊兰殷施陶洪翟安颜倪严牛温芦季俞章鲁葛伍韦申尤毕聂丛焦向柳邢路岳齐梅莫庄辛管祝左涂谷祁时舒耿牟卜詹关苗凌费纪靳盛童欧甄项曲成游阳裴席卫查屈鲍覃霍翁隋甘景单包司柏宁柯阮桂闵解强柴华车冉房边吉饶刁瞿戚丘古米池滕晋苑邬臧宫苟全褚廉简娄盖符奚木穆党燕郎姬屠连晏栾郁商蒙计喻窦迟敖冷卓仇艾蓝都巩井练仲乐虞卞封冼原官楚佟栗匡宗应巫鞠桑荆谌明沙岑习胥蔺肖付代" +
  "張劉陳楊趙黃吳孫馬羅鄭謝韓馮蕭許呂蘇盧賈葉閻鍾範譚鄒陸顧萬錢湯賴龔龐蘭顏嚴溫魯韋畢聶龍莊關費紀項陽衛單";
const double = "欧阳|司马|上官|诸葛|夏侯|东方|皇甫|尉迟|公孙|慕容|令狐|宇文|长孙|司徒|歐陽|諸葛|司馬|長孫|東方".split(
  "|",
);

const first = new Set(single);

/** Returns true for two to four Chinese letters that begin as the name of a person does. */
export function beginsWithSurname(text: string): boolean {
  if (!/^\p{Script=Han}{2,4}$/u.test(text)) return false;
  if (double.includes(text.slice(0, 2))) return text.length > 2;
  return first.has(text[0] ?? "") && text.length < 4;
}

const korean = new Set(
  "김이박최정강조윤장임한오서신권황안송류유홍전고문양손배백허남심노하곽성차주우구민나진지엄채원천방공현함변염여추도소석선설마길연위표명기반라왕금옥육인맹제모탁국어은편용예경봉복태빈팽감두",
);

/** Returns true for two to four Korean letters that begin as the name of a person does. */
export function beginsWithKoreanSurname(text: string): boolean {
  if (!/^\p{Script=Hangul}{2,5}$/u.test(text)) return false;
  if (/^(?:남궁|황보|제갈|사공|선우|독고|서문)\p{Script=Hangul}{1,2}$/u.test(text)) return true;
  return korean.has(text[0] ?? "") && text.length < 4;
}
