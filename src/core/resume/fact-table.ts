import type { FactKind } from "./fact-kinds.ts";
import { factKinds } from "./fact-kinds.ts";
import { type Language, type Link, languages } from "./schema.ts";

/** How a kind is said in each language. */
type Words = Readonly<Record<Language, string>>;
/** Where a form offers a kind: what the person looks for, who they are, what they hold. */
export const factGroups = ["wanted", "person", "papers"] as const;
export type FactGroup = (typeof factGroups)[number];

export type FactRow = {
  group: FactGroup;
  /** `choice` offers values and takes any other; `month` takes a month, `YYYY-MM`, too. */
  value: "text" | "choice" | "month";
  labels: Words;
  /** Other labels for it, in any language. */
  aliases: readonly string[];
  /** The languages of the resumes on which it is usual, and offered first. */
  customary: readonly Language[];
  /** The values that are offered, each in every language, so that a translation knows it. */
  options: readonly Words[];
  /** Values that need no translation, such as the classes of a licence, by the languages where they are offered. */
  codes?: Readonly<Partial<Record<Language, readonly string[]>>>;
};

/** In the order of the columns of this file. */
function words(ch: string, tw: string, en: string, de: string, fr: string, es: string, ja: string, ko: string): Words {
  return { ch, "zh-tw": tw, en, de, fr, es, ja, ko };
}

const european = ["AM", "A", "B", "BE", "C", "CE", "D"];

/**
 * The one table of typed facts. Everything about a kind is in its row: forms, formats, the reader and the translation have
 * no list of their own. None is on a resume unless its person adds it, and none is ever filled in for them.
 */
export const factTable: Readonly<Record<FactKind, FactRow>> = {
  wantedJob: {
    group: "wanted",
    value: "text",
    labels: words(
      "期望职位",
      "希望職務",
      "Desired position",
      "Gewünschte Position",
      "Poste recherché",
      "Puesto deseado",
      "希望職種",
      "희망 직무",
    ),
    aliases: [
      "求职意向",
      "应聘职位",
      "意向岗位",
      "期望岗位",
      "目标职位",
      "求職意向",
      "應徵職務",
      "Target position",
      "Objective",
    ],
    customary: ["ch", "zh-tw", "ja", "ko"],
    options: [],
  },
  wantedCity: {
    group: "wanted",
    value: "text",
    labels: words(
      "期望城市",
      "希望工作地點",
      "Preferred location",
      "Wunscharbeitsort",
      "Lieu de travail souhaité",
      "Lugar de trabajo deseado",
      "希望勤務地",
      "희망 근무지",
    ),
    aliases: ["意向城市", "期望工作地", "期望地点", "期望工作城市", "Desired location"],
    customary: ["ch", "zh-tw", "en", "ja", "ko"],
    options: [],
  },
  wantedPay: {
    group: "wanted",
    value: "choice",
    labels: words(
      "期望薪资",
      "希望待遇",
      "Salary expectation",
      "Gehaltsvorstellung",
      "Prétentions salariales",
      "Pretensión salarial",
      "希望年収",
      "희망 연봉",
    ),
    aliases: [
      "薪资要求",
      "期望月薪",
      "期望年薪",
      "期望薪水",
      "Expected salary",
      "Desired salary",
      "Gehaltswunsch",
      "Expectativa salarial",
    ],
    customary: ["ch", "zh-tw", "de", "ja", "ko"],
    options: [words("面议", "面議", "Negotiable", "Verhandelbar", "À négocier", "A convenir", "応相談", "협의 가능")],
  },
  availability: {
    group: "wanted",
    value: "month",
    labels: words(
      "到岗时间",
      "可到職日",
      "Available from",
      "Verfügbar ab",
      "Disponibilité",
      "Disponibilidad",
      "就業可能日",
      "입사 가능일",
    ),
    aliases: [
      "到岗",
      "可到岗时间",
      "最快到岗时间",
      "入职时间",
      "Availability",
      "Start date",
      "Frühester Eintrittstermin",
      "入社可能日",
    ],
    customary: ["ch", "zh-tw", "en", "de", "fr", "es", "ja", "ko"],
    options: [
      words("随时到岗", "隨時可到職", "Immediately", "Sofort", "Immédiate", "Inmediata", "即日可能", "즉시 가능"),
      words(
        "一周内到岗",
        "一週內可到職",
        "Within one week",
        "Innerhalb einer Woche",
        "Sous une semaine",
        "En una semana",
        "1週間以内",
        "1주 이내",
      ),
      words(
        "两周内到岗",
        "兩週內可到職",
        "Within two weeks",
        "Innerhalb von zwei Wochen",
        "Sous deux semaines",
        "En dos semanas",
        "2週間以内",
        "2주 이내",
      ),
      words(
        "一个月内到岗",
        "一個月內可到職",
        "Within one month",
        "Innerhalb eines Monats",
        "Sous un mois",
        "En un mes",
        "1か月以内",
        "1개월 이내",
      ),
      words(
        "三个月内到岗",
        "三個月內可到職",
        "Within three months",
        "Innerhalb von drei Monaten",
        "Sous trois mois",
        "En tres meses",
        "3か月以内",
        "3개월 이내",
      ),
    ],
  },
  status: {
    group: "wanted",
    value: "choice",
    labels: words(
      "求职状态",
      "求職狀態",
      "Job search status",
      "Bewerbungsstatus",
      "Situation actuelle",
      "Situación laboral",
      "求職状況",
      "구직 상태",
    ),
    aliases: ["目前状态", "现状态", "当前状态", "在职状态", "Employment status", "Current status"],
    customary: ["ch", "zh-tw"],
    options: [
      words(
        "在职，看机会",
        "在職，考慮新機會",
        "Employed, open to offers",
        "Angestellt, offen für Angebote",
        "En poste, à l’écoute du marché",
        "Con empleo, abierto a ofertas",
        "在職中、転職検討中",
        "재직 중, 이직 고려",
      ),
      words(
        "在职，月内到岗",
        "在職，一個月內可到職",
        "Employed, available within a month",
        "Angestellt, innerhalb eines Monats verfügbar",
        "En poste, disponible sous un mois",
        "Con empleo, disponible en un mes",
        "在職中、1か月以内に入社可能",
        "재직 중, 1개월 이내 입사 가능",
      ),
      words(
        "离职，随时到岗",
        "離職，隨時可到職",
        "Between jobs, available immediately",
        "Derzeit ohne Anstellung, sofort verfügbar",
        "Sans emploi, disponible immédiatement",
        "Sin empleo, disponible de inmediato",
        "離職中、即日入社可能",
        "퇴직, 즉시 입사 가능",
      ),
      words(
        "应届毕业生",
        "應屆畢業生",
        "New graduate",
        "Berufseinsteiger",
        "Jeune diplômé",
        "Recién graduado",
        "新卒",
        "졸업 예정",
      ),
    ],
  },
  workType: {
    group: "wanted",
    value: "choice",
    labels: words(
      "工作性质",
      "工作性質",
      "Employment type",
      "Beschäftigungsart",
      "Type de contrat",
      "Tipo de contrato",
      "希望雇用形態",
      "고용 형태",
    ),
    aliases: ["工作类型", "职位类型", "期望工作性质", "Job type", "Anstellungsart", "雇用形態"],
    customary: [],
    options: [
      words("全职", "全職", "Full-time", "Vollzeit", "Temps plein", "Jornada completa", "正社員", "정규직"),
      words("兼职", "兼職", "Part-time", "Teilzeit", "Temps partiel", "Media jornada", "パートタイム", "시간제"),
      words("实习", "實習", "Internship", "Praktikum", "Stage", "Prácticas", "インターン", "인턴"),
      words(
        "合同制",
        "約聘",
        "Contract",
        "Befristet",
        "Contrat à durée déterminée",
        "Contrato temporal",
        "契約社員",
        "계약직",
      ),
      words(
        "自由职业",
        "自由接案",
        "Freelance",
        "Freiberuflich",
        "Indépendant",
        "Autónomo",
        "フリーランス",
        "프리랜서",
      ),
      words("远程", "遠端", "Remote", "Remote", "Télétravail", "Teletrabajo", "リモート", "원격 근무"),
    ],
  },
  relocation: {
    group: "wanted",
    value: "choice",
    labels: words(
      "异地工作",
      "外派意願",
      "Relocation",
      "Umzugsbereitschaft",
      "Mobilité",
      "Movilidad",
      "転勤",
      "지방 근무",
    ),
    aliases: [
      "是否接受异地",
      "是否接受异地工作",
      "Mobilität",
      "Willing to relocate",
      "Movilidad geográfica",
      "Mobilité géographique",
    ],
    customary: ["fr", "es"],
    options: [
      words("接受", "接受", "Open to relocation", "Vorhanden", "Mobile", "Disponible", "可", "가능"),
      words(
        "不接受",
        "不接受",
        "Not open to relocation",
        "Nicht vorhanden",
        "Non mobile",
        "No disponible",
        "不可",
        "불가",
      ),
    ],
  },
  notice: {
    group: "wanted",
    value: "choice",
    labels: words(
      "离职通知期",
      "離職預告期",
      "Notice period",
      "Kündigungsfrist",
      "Préavis",
      "Preaviso",
      "退職予告期間",
      "퇴사 통보 기간",
    ),
    aliases: ["Durée du préavis", "Período de preaviso"],
    customary: [],
    options: [
      words("无", "無", "None", "Keine", "Aucun", "Ninguno", "なし", "없음"),
      words("2 周", "2 週", "2 weeks", "2 Wochen", "2 semaines", "2 semanas", "2週間", "2주"),
      words("1 个月", "1 個月", "1 month", "1 Monat", "1 mois", "1 mes", "1か月", "1개월"),
      words("3 个月", "3 個月", "3 months", "3 Monate", "3 mois", "3 meses", "3か月", "3개월"),
    ],
  },
  experience: {
    group: "person",
    value: "text",
    labels: words(
      "工作年限",
      "工作年資",
      "Years of experience",
      "Berufserfahrung",
      "Années d’expérience",
      "Años de experiencia",
      "経験年数",
      "경력 연수",
    ),
    aliases: ["工作经验", "年资", "Experience", "Expérience", "Experiencia"],
    customary: ["ch", "zh-tw", "en", "de", "ja", "ko"],
    options: [],
  },
  degree: {
    group: "person",
    value: "choice",
    labels: words(
      "学历",
      "最高學歷",
      "Highest education",
      "Höchster Abschluss",
      "Niveau d’études",
      "Nivel de estudios",
      "最終学歴",
      "최종 학력",
    ),
    aliases: [
      "最高学历",
      "學歷",
      "文化程度",
      "Highest degree",
      "Education level",
      "최종학력",
      "Höchster Bildungsabschluss",
    ],
    customary: ["ch", "zh-tw"],
    options: [
      words("博士", "博士", "Doctorate", "Promotion", "Doctorat", "Doctorado", "博士課程修了", "박사"),
      words("硕士", "碩士", "Master’s degree", "Master", "Master", "Máster", "修士課程修了", "석사"),
      words("本科", "大學", "Bachelor’s degree", "Bachelor", "Licence", "Grado universitario", "大学卒業", "학사"),
      words(
        "大专",
        "專科",
        "Associate degree",
        "Fachschulabschluss",
        "Bac+2",
        "Técnico superior",
        "短期大学卒業",
        "전문학사",
      ),
      words("高中", "高中", "Secondary school", "Abitur", "Baccalauréat", "Bachillerato", "高校卒業", "고졸"),
    ],
  },
  gender: {
    group: "person",
    value: "choice",
    labels: words("性别", "性別", "Gender", "Geschlecht", "Sexe", "Sexo", "性別", "성별"),
    aliases: ["Sex", "Genre", "Género", "性 别"],
    customary: [],
    options: [
      words("男", "男", "Male", "Männlich", "Homme", "Hombre", "男性", "남성"),
      words("女", "女", "Female", "Weiblich", "Femme", "Mujer", "女性", "여성"),
      words("其他", "其他", "Non-binary", "Divers", "Non binaire", "No binario", "その他", "기타"),
    ],
  },
  politics: {
    group: "person",
    value: "choice",
    labels: words(
      "政治面貌",
      "政治面貌",
      "Political affiliation",
      "Politische Zugehörigkeit",
      "Affiliation politique",
      "Afiliación política",
      "政治的所属",
      "정치적 소속",
    ),
    aliases: ["政治背景", "政治身份", "Political status"],
    customary: ["ch"],
    options: [
      words(
        "中共党员",
        "中共黨員",
        "Member of the Communist Party of China",
        "Mitglied der Kommunistischen Partei Chinas",
        "Membre du Parti communiste chinois",
        "Miembro del Partido Comunista de China",
        "中国共産党員",
        "중국공산당 당원",
      ),
      words(
        "中共预备党员",
        "中共預備黨員",
        "Probationary member of the Communist Party of China",
        "Kandidat der Kommunistischen Partei Chinas",
        "Membre stagiaire du Parti communiste chinois",
        "Miembro a prueba del Partido Comunista de China",
        "中国共産党予備党員",
        "중국공산당 예비당원",
      ),
      words(
        "共青团员",
        "共青團員",
        "Member of the Communist Youth League",
        "Mitglied des Kommunistischen Jugendverbands",
        "Membre de la Ligue de la jeunesse communiste",
        "Miembro de la Liga de la Juventud Comunista",
        "共産主義青年団員",
        "공산주의청년단 단원",
      ),
      words(
        "民主党派",
        "民主黨派",
        "Member of another democratic party",
        "Mitglied einer anderen demokratischen Partei",
        "Membre d’un autre parti démocratique",
        "Miembro de otro partido democrático",
        "民主党派",
        "민주당파",
      ),
      words(
        "无党派人士",
        "無黨派人士",
        "Public figure without party affiliation",
        "Parteilose Persönlichkeit",
        "Personnalité sans parti",
        "Personalidad independiente",
        "無党派人士",
        "무당파 인사",
      ),
      words("群众", "群眾", "No party affiliation", "Parteilos", "Sans affiliation", "Sin afiliación", "群衆", "군중"),
    ],
  },
  origin: {
    group: "person",
    value: "text",
    labels: words(
      "籍贯",
      "籍貫",
      "Native place",
      "Herkunftsort",
      "Lieu d’origine",
      "Lugar de origen",
      "出身地",
      "출신지",
    ),
    aliases: ["祖籍", "生源地", "Place of origin", "Hometown"],
    customary: ["ch"],
    options: [],
  },
  ethnicity: {
    group: "person",
    value: "choice",
    labels: words("民族", "民族", "Ethnicity", "Ethnie", "Ethnie", "Etnia", "民族", "민족"),
    aliases: ["民 族", "Ethnic group", "Ethnic background"],
    customary: ["ch"],
    options: [
      words("汉族", "漢族", "Han", "Han", "Han", "Han", "漢族", "한족"),
      words("壮族", "壯族", "Zhuang", "Zhuang", "Zhuang", "Zhuang", "チワン族", "좡족"),
      words("回族", "回族", "Hui", "Hui", "Hui", "Hui", "回族", "후이족"),
      words("满族", "滿族", "Manchu", "Mandschu", "Mandchou", "Manchú", "満族", "만주족"),
      words("维吾尔族", "維吾爾族", "Uyghur", "Uiguren", "Ouïghour", "Uigur", "ウイグル族", "위구르족"),
      words("苗族", "苗族", "Miao", "Miao", "Miao", "Miao", "ミャオ族", "먀오족"),
      words("彝族", "彝族", "Yi", "Yi", "Yi", "Yi", "イ族", "이족"),
      words("土家族", "土家族", "Tujia", "Tujia", "Tujia", "Tujia", "トゥチャ族", "투자족"),
      words("藏族", "藏族", "Tibetan", "Tibeter", "Tibétain", "Tibetano", "チベット族", "티베트족"),
      words("蒙古族", "蒙古族", "Mongol", "Mongolen", "Mongol", "Mongol", "モンゴル族", "몽골족"),
      words("朝鲜族", "朝鮮族", "Korean", "Koreaner", "Coréen", "Coreano", "朝鮮族", "조선족"),
    ],
  },
  marital: {
    group: "person",
    value: "choice",
    labels: words(
      "婚姻状况",
      "婚姻狀況",
      "Marital status",
      "Familienstand",
      "Situation familiale",
      "Estado civil",
      "婚姻状況",
      "혼인 여부",
    ),
    aliases: ["婚姻", "婚姻状态", "婚否", "État civil", "결혼 여부"],
    customary: [],
    options: [
      words("未婚", "未婚", "Single", "Ledig", "Célibataire", "Soltero/a", "未婚", "미혼"),
      words("已婚", "已婚", "Married", "Verheiratet", "Marié(e)", "Casado/a", "既婚", "기혼"),
      words(
        "已婚已育",
        "已婚有子女",
        "Married with children",
        "Verheiratet, mit Kindern",
        "Marié(e), avec enfants",
        "Casado/a, con hijos",
        "既婚・子あり",
        "기혼, 자녀 있음",
      ),
      words("离异", "離婚", "Divorced", "Geschieden", "Divorcé(e)", "Divorciado/a", "離婚", "이혼"),
    ],
  },
  nationality: {
    group: "person",
    value: "text",
    labels: words("国籍", "國籍", "Nationality", "Staatsangehörigkeit", "Nationalité", "Nacionalidad", "国籍", "국적"),
    aliases: ["Citizenship", "Nationalität", "Staatsbürgerschaft"],
    customary: ["en", "de", "fr", "es", "ja", "ko"],
    options: [],
  },
  military: {
    group: "person",
    value: "choice",
    labels: words(
      "兵役状况",
      "兵役狀況",
      "Military service",
      "Wehrdienst",
      "Service militaire",
      "Servicio militar",
      "兵役",
      "병역 사항",
    ),
    aliases: ["兵役", "병역", "役畢狀況"],
    customary: ["zh-tw", "ko"],
    options: [
      words("已服役", "役畢", "Completed", "Abgeleistet", "Effectué", "Cumplido", "服務済み", "군필"),
      words(
        "未服役",
        "未役",
        "Not yet completed",
        "Noch nicht abgeleistet",
        "Non effectué",
        "Pendiente",
        "未了",
        "미필",
      ),
      words("免役", "免役", "Exempt", "Befreit", "Exempté", "Con exención", "免除", "면제"),
      words("不适用", "不適用", "Not applicable", "Nicht zutreffend", "Sans objet", "No aplica", "対象外", "해당 없음"),
    ],
  },
  pronouns: {
    group: "person",
    value: "choice",
    labels: words("人称代词", "人稱代名詞", "Pronouns", "Pronomen", "Pronoms", "Pronombres", "代名詞", "인칭대명사"),
    aliases: ["Preferred pronouns"],
    customary: ["en", "de", "fr", "es"],
    options: [
      words("她", "她", "she/her", "sie/ihr", "elle", "ella", "彼女", "그녀"),
      words("他", "他", "he/him", "er/ihm", "il", "él", "彼", "그"),
      words("TA", "TA", "they/them", "dey/denen", "iel", "elle (no binario)", "they", "그들"),
    ],
  },
  workPermit: {
    group: "papers",
    value: "choice",
    labels: words(
      "工作许可",
      "工作許可",
      "Work authorization",
      "Arbeitserlaubnis",
      "Autorisation de travail",
      "Permiso de trabajo",
      "就労許可",
      "취업 허가",
    ),
    aliases: ["Work authorisation", "Work permit", "Right to work", "Permis de travail"],
    customary: ["en", "de", "fr", "es"],
    options: [
      words("本国公民", "本國公民", "Citizen", "Staatsbürger", "Citoyen", "Ciudadano", "市民権あり", "시민권자"),
      words(
        "永久居民",
        "永久居民",
        "Permanent resident",
        "Unbefristeter Aufenthaltstitel",
        "Résident permanent",
        "Residente permanente",
        "永住権あり",
        "영주권자",
      ),
      words(
        "已有工作许可",
        "已有工作許可",
        "Work permit held",
        "Vorhanden",
        "Titulaire d’un permis de travail",
        "Con permiso de trabajo",
        "就労許可あり",
        "취업 허가 있음",
      ),
      words(
        "需要雇主担保",
        "需要雇主擔保",
        "Sponsorship required",
        "Sponsoring erforderlich",
        "Parrainage nécessaire",
        "Requiere patrocinio",
        "スポンサーが必要",
        "스폰서 필요",
      ),
      words(
        "无需担保",
        "無需擔保",
        "No sponsorship required",
        "Kein Sponsoring erforderlich",
        "Sans besoin de parrainage",
        "No requiere patrocinio",
        "スポンサー不要",
        "스폰서 불필요",
      ),
    ],
  },
  visa: {
    group: "papers",
    value: "text",
    labels: words("签证", "簽證", "Visa", "Visum", "Visa", "Visado", "在留資格", "비자"),
    aliases: ["签证类型", "Visa status", "Visa type", "Aufenthaltstitel", "Titre de séjour"],
    customary: ["ja", "ko"],
    options: [],
  },
  drivingLicence: {
    group: "papers",
    value: "choice",
    labels: words(
      "驾照",
      "駕照",
      "Driving licence",
      "Führerschein",
      "Permis de conduire",
      "Carné de conducir",
      "運転免許",
      "운전면허",
    ),
    aliases: [
      "驾驶证",
      "駕駛執照",
      "Driver’s license",
      "Driver's license",
      "Driving license",
      "Driver’s licence",
      "Fahrerlaubnis",
      "Permis",
      "Permiso de conducir",
      "Carnet de conducir",
      "普通自動車免許",
      "自動車運転免許",
    ],
    customary: ["de", "fr", "es"],
    options: [
      words("有", "有", "Held", "Vorhanden", "Oui", "Sí", "あり", "있음"),
      words("无", "無", "None", "Keiner", "Non", "No", "なし", "없음"),
    ],
    codes: {
      ch: ["C1", "C2", "B1", "B2", "A1", "A2", "D"],
      en: european,
      de: european,
      fr: european,
      es: european,
    },
  },
};

/** Labels and values are compared by their letters, without case, spaces and the kind of an apostrophe or comma. */
const bare = (text: string) =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[\s:：,，、'’·-]/gu, "");

const byLabel = new Map<string, FactKind>();
for (const kind of factKinds) {
  const { labels, aliases } = factTable[kind];
  for (const label of [...languages.map((lang) => labels[lang]), ...aliases])
    if (!byLabel.has(bare(label))) byLabel.set(bare(label), kind);
}

/** Returns the kind that a label in any language names; null for any other text. */
export function kindOfLabel(label: string): FactKind | null {
  return byLabel.get(bare(label)) ?? null;
}

/** Returns the values to offer, in the resume's language. */
export function optionsOf(kind: FactKind, lang: Language): string[] {
  const { options, codes } = factTable[kind];
  return [...(codes?.[lang] ?? []), ...options.map((option) => option[lang])];
}

/** Returns the kinds to offer that no fact has yet: first those that are usual in the language, then the rest by group. */
export function offeredKinds(
  lang: Language,
  links: readonly Link[],
): { customary: FactKind[]; others: Readonly<Record<FactGroup, FactKind[]>> } {
  const taken = new Set(
    links.filter(({ text }) => text !== undefined).map(({ kind, name }) => kind ?? kindOfLabel(name)),
  );
  const free = factKinds.filter((kind) => !taken.has(kind));
  const isCustomary = (kind: FactKind) => factTable[kind].customary.includes(lang);
  const rest = (group: FactGroup) => free.filter((kind) => factTable[kind].group === group && !isCustomary(kind));
  return {
    customary: free.filter(isCustomary),
    others: { wanted: rest("wanted"), person: rest("person"), papers: rest("papers") },
  };
}

/** Returns the fact with its kind, where its label tells that; anything else as it is. */
export function withKind<T extends { name?: unknown; text?: unknown; kind?: unknown }>(
  fact: T,
): T & { kind?: FactKind } {
  const kind = typeof fact.text === "string" && typeof fact.name === "string" ? kindOfLabel(fact.name) : null;
  return fact.kind !== undefined || kind === null ? (fact as T & { kind?: FactKind }) : { ...fact, kind };
}

/**
 * Returns a fact in another language: a label and a value of the table as the table has them there, and whatever else the
 * person wrote as it is.
 */
export function factInLanguage(fact: Link, to: Language): Link {
  const { name, text } = fact;
  // One from before there were kinds is known by its label.
  const kind = fact.kind ?? (text === undefined ? null : kindOfLabel(name));
  if (kind === null || text === undefined) return fact;
  const { labels, options } = factTable[kind];
  const isOurs = kindOfLabel(name) === kind;
  const option = options.find((one) => languages.some((lang) => bare(one[lang]) === bare(text)));
  return { ...fact, name: isOurs ? labels[to] : name, text: option ? option[to] : text };
}

/** Returns the facts among the links that are said otherwise in another language. */
export function factsInLanguage(links: readonly Link[], to: Language): Link[] {
  return links.flatMap((link) => {
    const told = factInLanguage(link, to);
    return told.name === link.name && told.text === link.text ? [] : [told];
  });
}
