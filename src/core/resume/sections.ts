import type { JsonResumeList } from "./formats/json-resume/list.ts";
import type { Item, Language, Section } from "./schema.ts";

/** The fields of an item that a form shows and a design prints; fields that a kind does not list stay empty. */
export const itemFields = ["title", "subTitle", "startDate", "endDate", "city", "description"] as const;
export type ItemField = (typeof itemFields)[number];

/** The icons that a kind can choose from; `src/templates/parts/section-icons.tsx` has one for each name. */
export type SectionIconName =
  | "briefcase"
  | "folder"
  | "heart"
  | "lines"
  | "medal"
  | "mortarboard"
  | "person"
  | "star"
  | "translation"
  | "wrench";

export type SectionRule = {
  /** True where a blank resume starts with it. */
  builtIn: boolean;
  columns: "one" | "two";
  tagStyle: boolean;
  onlyDesc: boolean;
  profile: boolean;
  /** The column of a new section in a two-column design. */
  position: "main" | "side";
  fields: readonly ItemField[];
  /** The name of such a section on a resume, in the resume's language. */
  names: Record<Language, string>;
  /** Other values of `type` that stored and foreign documents use, in lower case. */
  aliases: readonly string[];
  icon: SectionIconName;
  /** How items that are not tags are drawn: each on its own, as pairs of title and level, or as rows of keywords. */
  itemLayout: "blocks" | "pairs" | "rows";
  /**
   * The list of JSON Resume that holds such items. `summary`: they become its one text about the person. `byName`: the
   * kind does not determine its content, so the section's name decides.
   */
  jsonResume: JsonResumeList | "summary" | "byName";
};

const plain = { builtIn: false, columns: "one", tagStyle: false, onlyDesc: false, profile: false } as const;

/**
 * The one table of section kinds (specification section 3). A row holds everything about its kind except its words in
 * the editor (`section-labels.ts`) and its samples (`samples.ts`), which pages that only draw a resume do not load.
 * What the fields of an item mean in a kind is said by its labels: the title is what a design sets in bold, so of an
 * education it is the degree, and the subtitle is the school. Columns and tag style are the initial values of a new
 * section, which the user may change. Keys are stored in documents and are never renamed.
 */
const table = {
  skills: {
    ...plain,
    builtIn: true,
    tagStyle: true,
    position: "side",
    fields: ["title", "description"],
    names: {
      ch: "专业技能",
      en: "Skills",
      es: "Habilidades",
      fr: "Compétences",
      de: "Kenntnisse",
      ja: "スキル",
      ko: "보유 기술",
      "zh-tw": "專業技能",
    },
    aliases: ["skill"],
    icon: "wrench",
    itemLayout: "rows",
    jsonResume: { key: "skills", title: "name", subTitle: "level", lines: "keywords" },
  },
  education: {
    ...plain,
    builtIn: true,
    position: "side",
    fields: itemFields,
    names: {
      ch: "教育经历",
      en: "Education",
      es: "Formación académica",
      fr: "Formation",
      de: "Ausbildung",
      ja: "学歴",
      ko: "학력",
      "zh-tw": "學歷",
    },
    aliases: [],
    icon: "mortarboard",
    itemLayout: "blocks",
    jsonResume: {
      key: "education",
      title: "area",
      titlePrefix: "studyType",
      subTitle: "institution",
      lines: "score",
      bullets: "courses",
    },
  },
  // sic: the specification's spelling, in requests and in the database
  empolyment: {
    ...plain,
    builtIn: true,
    position: "main",
    fields: itemFields,
    names: {
      ch: "工作经历",
      en: "Employment",
      es: "Experiencia laboral",
      fr: "Expérience professionnelle",
      de: "Berufserfahrung",
      ja: "職歴",
      ko: "경력",
      "zh-tw": "工作經歷",
    },
    aliases: ["employment", "experience", "work"],
    icon: "briefcase",
    itemLayout: "blocks",
    jsonResume: { key: "work", title: "position", subTitle: "name", lines: "summary", bullets: "highlights" },
  },
  certificate: {
    ...plain,
    tagStyle: true,
    position: "side",
    fields: ["title", "subTitle", "startDate", "description"],
    names: {
      ch: "证书与荣誉",
      en: "Certificates",
      es: "Certificados",
      fr: "Certifications",
      de: "Zertifikate",
      ja: "資格",
      ko: "자격증",
      "zh-tw": "證照",
    },
    aliases: ["certificates", "certification"],
    icon: "medal",
    itemLayout: "blocks",
    jsonResume: { key: "certificates", title: "name", subTitle: "issuer", date: "date", lines: "summary" },
  },
  profile: {
    ...plain,
    onlyDesc: true,
    profile: true,
    position: "main",
    fields: ["description"],
    names: {
      ch: "个人简介",
      en: "Profile",
      es: "Perfil",
      fr: "Profil",
      de: "Profil",
      ja: "自己紹介",
      ko: "자기소개",
      "zh-tw": "個人簡介",
    },
    aliases: ["summary"],
    icon: "person",
    itemLayout: "blocks",
    jsonResume: "summary",
  },
  language: {
    ...plain,
    columns: "two",
    tagStyle: true,
    position: "side",
    fields: ["title", "subTitle"],
    names: {
      ch: "语言能力",
      en: "Languages",
      es: "Idiomas",
      fr: "Langues",
      de: "Sprachen",
      ja: "語学",
      ko: "외국어",
      "zh-tw": "語言能力",
    },
    aliases: ["languages"],
    icon: "translation",
    itemLayout: "pairs",
    jsonResume: { key: "languages", title: "language", subTitle: "fluency", lines: "summary" },
  },
  project: {
    ...plain,
    columns: "two",
    position: "main",
    fields: itemFields,
    names: {
      ch: "项目经历",
      en: "Projects",
      es: "Proyectos",
      fr: "Projets",
      de: "Projekte",
      ja: "プロジェクト",
      ko: "프로젝트",
      "zh-tw": "專案經歷",
    },
    aliases: ["projects"],
    icon: "folder",
    itemLayout: "blocks",
    jsonResume: {
      key: "projects",
      title: "name",
      subTitle: "roles",
      subTitleMore: ["entity", "type"],
      lines: "description",
      bullets: "highlights",
    },
  },
  hobby: {
    ...plain,
    columns: "two",
    tagStyle: true,
    position: "side",
    fields: ["title", "subTitle"],
    names: {
      ch: "兴趣爱好",
      en: "Interests",
      es: "Intereses",
      fr: "Centres d’intérêt",
      de: "Interessen",
      ja: "趣味",
      ko: "취미",
      "zh-tw": "興趣愛好",
    },
    aliases: ["hobbies", "interests"],
    icon: "heart",
    itemLayout: "pairs",
    jsonResume: { key: "interests", title: "name", subTitle: "keywords", lines: "summary" },
  },
  simple: {
    ...plain,
    position: "main",
    fields: ["title", "description"],
    names: {
      ch: "补充信息",
      en: "Additional information",
      es: "Información adicional",
      fr: "Informations complémentaires",
      de: "Weitere Angaben",
      ja: "その他",
      ko: "기타 사항",
      "zh-tw": "其他資訊",
    },
    aliases: [],
    icon: "lines",
    itemLayout: "blocks",
    jsonResume: "byName",
  },
  custom: {
    ...plain,
    position: "main",
    fields: itemFields,
    names: {
      ch: "自定义模块",
      en: "Custom section",
      es: "Sección personalizada",
      fr: "Rubrique personnalisée",
      de: "Eigener Abschnitt",
      ja: "カスタム項目",
      ko: "사용자 지정 항목",
      "zh-tw": "自訂區塊",
    },
    aliases: [],
    icon: "star",
    itemLayout: "blocks",
    jsonResume: "byName",
  },
} satisfies Record<string, SectionRule>;

export type SectionKind = keyof typeof table;
export const sectionRules: Readonly<Record<SectionKind, SectionRule>> = table;
/** Every kind, in the order in which the editor offers them. */
export const sectionKinds = Object.keys(table) as [SectionKind, ...SectionKind[]];

const kindsByName = new Map(
  sectionKinds.flatMap((kind) => Object.values(sectionRules[kind].names).map((name) => [plainName(name), kind])),
);
const kindsByAlias = new Map(sectionKinds.flatMap((kind) => sectionRules[kind].aliases.map((alias) => [alias, kind])));

function plainName(name: string): string {
  return name.normalize("NFKC").trim().toLowerCase();
}

/** Returns the name of a section of this kind in this language. */
export function sectionName(kind: SectionKind, lang: Language): string {
  return sectionRules[kind].names[lang];
}

/** Returns the kind whose default name this is in any of the languages; null for a name that a user chose. */
export function kindOfName(name: string): SectionKind | null {
  return kindsByName.get(plainName(name)) ?? null;
}

/**
 * Returns true for a section whose items are pairs of a name and a word about it, such as languages. Two columns of them
 * are always pairs, so that tags and two columns exclude each other.
 */
export function isPairs({ type }: Pick<Section, "type">): boolean {
  return sectionRules[type].itemLayout === "pairs";
}

/** Returns true where a section asks for tags and its other settings let it have them. */
export function showsTags(section: Pick<Section, "type" | "tagStyle" | "onlyDesc" | "columns">): boolean {
  return section.tagStyle && !section.onlyDesc && !(isPairs(section) && section.columns === "two");
}

/** Returns the kind for a document's `type`, which is a key or an alias; null where it is neither. */
export function kindOfType(type: string): SectionKind | null {
  return sectionKinds.find((kind) => kind === type) ?? kindsByAlias.get(type.trim().toLowerCase()) ?? null;
}

export const emptyItem: Omit<Item, "id"> = {
  title: "",
  subTitle: "",
  startDate: "",
  endDate: "",
  city: "",
  description: "",
  isHidden: false,
  styles: {},
};

/** Returns an empty item. */
export function createItem(id: string): Item {
  return { ...emptyItem, id, styles: {} };
}

/** Returns a section of a kind without items; `create-section.ts` makes one with sample items. */
export function emptySection(kind: SectionKind, lang: Language, id: string, position?: Section["position"]): Section {
  const rule = sectionRules[kind];
  return {
    id,
    name: sectionName(kind, lang),
    type: kind,
    data: [],
    isCreated: !rule.builtIn,
    columns: rule.columns,
    position: position ?? rule.position,
    tagStyle: rule.tagStyle,
    onlyDesc: rule.onlyDesc,
    profile: rule.profile,
    isHidden: false,
    styles: {},
  };
}

/**
 * Returns the sections as a design shows them: two lists in a two-column design, everything in `main` in a one-column
 * one.
 */
export function sectionsByColumn(
  sections: readonly Section[],
  layout: "one" | "two",
): { main: readonly Section[]; side: readonly Section[] } {
  if (layout === "one") return { main: sections, side: [] };
  return {
    main: sections.filter((section) => section.position === "main"),
    side: sections.filter((section) => section.position === "side"),
  };
}
