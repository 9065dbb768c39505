/**
 * Chinese as Taiwan writes it, from simplified Chinese. OpenCC converts the characters and the words of computing; the
 * words of work that it leaves, or writes as hardly anybody says them on a resume, are in the table below.
 */
type Convert = (text: string) => string;

/** What OpenCC writes, and what a resume in Taiwan says. */
const words = `
  質量=品質 全棧=全端 二維碼=QR_Code 賬=帳 迴歸測試=回歸測試 雲端計算=雲端運算 移動端=行動裝置端 客戶端=用戶端 渠道=通路 運營=營運 帶教=帶領 復盤=檢討
  水平=水準 平臺=平台 後臺=後台 前臺=前台 畫素=像素 最佳化=優化 釋出=發布 評審=審查 崗位=職位 入職=到職 招聘=招募 門店=門市 導購=門市銷售 本科=大學
  初中=國中 高考=大學入學考試 社保=勞健保 公交=公車 反饋=回饋 宕機=當機 短影片=短影音 網際網路=網路 告警=警示 走查=檢視 埋點=事件追蹤 灰度=漸進式
  對接=串接 落地=落實 把控=掌握 復購=回購 答辯=口試 高階工程師=資深工程師 講師團=講師群 信息=資訊 激活=啟用 幀率=影格率 工單=工單 排期=排程 演示=展示
  臺賬=清冊 班組=班別 報銷=核銷 調研=調查 周報=週報 每周=每週 周期=週期 一周=一週
`;

/** Seniority: 高级 is 資深 before a trade, and stays 高階 before those who manage. */
const senior = /高階(?!主管|管理|經理人|職)/gu;

const table = words
  .trim()
  .split(/\s+/)
  .map((pair) => pair.split("=") as [string, string])
  .sort(([a], [b]) => b.length - a.length);
const right = new Map(table.map(([wrong, better]) => [wrong, better.replaceAll("_", " ")]));
const wrong = new RegExp(table.map(([from]) => from).join("|"), "gu");

let loaded: Promise<Convert> | null = null;
let loadedBack: Promise<Convert> | null = null;

/**
 * Returns the converter. Its dictionaries take about half a second and tens of megabytes, so that they are loaded when
 * somebody first needs them, once a process.
 */
export function traditional(): Promise<Convert> {
  loaded ??= import("opencc-js/cn2t").then(({ Converter }) => {
    const convert = Converter({ from: "cn", to: "twp" });
    return (text) =>
      convert(text)
        .replace(senior, "資深")
        .replace(wrong, (word) => right.get(word) ?? word);
  });
  return loaded;
}

/** Returns the converter from the Chinese of Taiwan to simplified Chinese, in the same way. */
export function simplified(): Promise<Convert> {
  loadedBack ??= import("opencc-js/t2cn").then(({ Converter }) => Converter({ from: "twp", to: "cn" }));
  return loadedBack;
}

/**
 * Returns a line of a draft in traditional Chinese, where the engine wrote it. The person's own lines stay theirs: who
 * writes traditional Chinese has done so already.
 */
export function traditionalLine(line: string, convert: Convert): string {
  return /^(?:- > |~ )/.test(line) ? convert(line) : line;
}
