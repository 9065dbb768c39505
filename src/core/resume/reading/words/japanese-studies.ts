/** How Japanese names of schools end; longer ones first where one begins another. */
export const schoolForms =
  "大学院大学|大学大学院|大学院|短期大学部?|大学校|大学|短大|高等専門学校|高専|高等専修学校|専修学校|専門学校|各種学校|中等教育学校|高等学校|高校|高等部|中学校|中学|小学校|義務教育学校|支援学校|聾学校|盲学校|看護学校|職業訓練校|職業能力開発校|職業能力開発センター|日本語学校|語学学校|語学学院|専門学院|高等学院|学院|アカデミー|カレッジ|スクール|ユニバーシティ|インスティテュート|予備校|学園";

/** Who runs a school, before its name. */
export const schoolHolders =
  "国立大学法人|公立大学法人|学校法人\\S*|独立行政法人|一般社団法人|\\S+大学機構|国立|公立|私立|県立|市立|都立|府立|\\S{2,4}[都道府県]立|\\S{1,6}[市区町村]立";

/** How what was studied ends, from the faculty down to the course. */
export const studyForms =
  "学部|学科|学環|学域|学類|学群|学府|学系|研究科|研究院|研究群|教育部|学院|専攻|専攻科|専修|課程|前期|後期|コース|クラス|プログラム|科|分野|領域|系|別科|部門|ゼミ|専門|専門職|類|教職大学院|法科大学院|全日制|定時制|通信制|夜間部|第[一二]部|交換留学|語学留学|派遣留学|短期留学";

/** What somebody reached at a school. */
export const academicTitles =
  "学士|修士|博士|専門士|準学士|短期大学士|ディプロマ|学位|バチェラー|マスター|サーティフィケート|MBA|LL\\.?[BM]\\.?|Ph\\.?\\s?D\\.?|[BM]\\.?(?:Sc|A|Eng|S)\\.?";
