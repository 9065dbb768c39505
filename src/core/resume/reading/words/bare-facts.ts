/** What needs no label in a resume, by what it says. */
export const bareFacts: readonly (readonly [RegExp, string])[] = [
  [/^[男女]性?$/u, "性别"],
  [/^\d{2}\s*[岁歲]$/u, "年龄"],
  [/^(?:汉|漢)族?$|^\p{Script=Han}{1,3}族$/u, "民族"],
  [/^(?:中共)?(?:预备)?党员$|^共?青?团员$|^群众$/u, "政治面貌"],
  [/^(?:本科|硕士|博士|大专|专科|研究生|硕士研究生|本科生)$/u, "学历"],
  [/^(?:已婚|未婚)$/u, "婚姻状况"],
  [/^(?:应届(?:毕业)?生|\d{1,2}\s*年(?:工作)?经验|暂无经验)$/u, "工作年限"],
  [/^(?:学生|學生|目前正在找工作|在职|离职|随时到岗)$/u, "求职状态"],
  [/^[男女]?[，,、\s]*(?:19|20)\d\d\s*年(?:\s*\d{1,2}\s*月)?\s*(?:出生|生まれ|生)$/u, "出生"],
  [/^(?=(?:.*[\u3041-\u30FF]){4})[\u3041-\u30FF\s\d-]+\)?$/u, "ふりがな"],
  // The day on which a resume was written may stand alone below the name.
  [/^20[12]\d\s?[-./年]\s?\d{1,2}\s?[-./月]\s?\d{1,2}\s?日?$/u, ""],
  [/^同(?:上|じ)$/u, "連絡先"],
  [/^(?:신입|학생|\d{1,2}\s?년\s?차|총?\s?경력\s?\d{1,2}\s?년(?:\s?\d{1,2}\s?개월)?)$/u, "경력"],
  [/^[남여]?,?\s*(?:19|20)\d\d\s*\((?:만\s*)?\d{2}\s?세\)$/u, "나이"],
  [/^[남여]?\s*,?\s*(?:19|20)\d\d\s*년\s*생$/u, "나이"],
  [/^[남여]$/u, "성별"],
  [/^[男女]\s*、\s*\d{2}歲(?:\s*、\s*(?:役畢|免役|未役|待役|服役中)(?:[(（][\d/]+[)）])?)?$/u, "年齡"],
  [/^〒\s*\d{3}\s*[-－]?\s*\d{4}$/u, "郵便番号"],
  [
    /^(?:u\.?s\.?a?|american|canadian|british|uk|eu|european|swiss|australian|indian)\s(?:citizen|national|permanent resident)$/iu,
    "Citizenship",
  ],
  [/^(?:us\s)?(?:green card holder|permanent resident)$/iu, "Citizenship"],
  [/^[\p{L}\d_-]+\.(?:md|pdf|docx?|html?|tex)$/iu, ""],
  [/^\d{2}\s*(?:years|yrs)(?: old)?$/iu, "Age"],
  [/^(?:male|female)$/iu, "Gender"],
  [/^(?:single|married|unmarried)$/iu, "Marital status"],
  [/^(?:célibataire|mariée?|pacsée?)$/iu, "Situation familiale"],
  [/^(?:ledig|verheiratet|geschieden)$/iu, "Familienstand"],
  [/^(?:solter[oa]|casad[oa])$/iu, "Estado civil"],
  [/^\d{2}\s*años$/iu, "Edad"],
  [/^\d{2}\s*ans$/iu, "Âge"],
  [/^\d{2}\s*Jahre(?: alt)?$/iu, "Alter"],
  [/^(?:만\s*)?\d{2}\s*세$/u, "나이"],
  [
    /^(?:(?:un)?befristete )?(?:aufenthalts|niederlassungs|arbeits)(?:erlaubnis|titel)(?: (?:ist )?vorhanden)?$/iu,
    "Aufenthalt",
  ],
  [/^permis?(?: de conduire)?\s*[:-]?\s*[A-E]\d?$/iu, "Permis"],
  [/^(?:permiso|carnet|carné|licencia)(?: de conducir)?\s*[:-]?\s*[A-E]\d?$/iu, "Carnet de conducir"],
];

/** When a resume was brought up to date, as people write it at the edge of their page. */
export const updateNote =
  /^(last updated?|updated|last modified|dernière mise à jour|mis à jour|letzte aktualisierung|zuletzt aktualisiert|stand|última actualización|actualizado)\s*(?:on|le|am|en|el)?\s*[:：]?\s+(.*\d.*)$/iu;
