import { type Item, type Language, languages, type Section, type SectionKind, sectionKinds } from "./schema.ts";

/** The fields of an item that a form shows and a design prints; the others stay empty. */
export type ItemField = "title" | "subTitle" | "startDate" | "endDate" | "city" | "description";

export type SectionRule = {
  /** There from the start of a blank resume, not made by the user. */
  builtIn: boolean;
  columns: Section["columns"];
  tagStyle: boolean;
  onlyDesc: boolean;
  profile: boolean;
  /** Where a new one goes in a design of two columns. */
  position: Section["position"];
  fields: readonly ItemField[];
  names: Record<Language, string>;
};

const everyField: readonly ItemField[] = ["title", "subTitle", "startDate", "endDate", "city", "description"];
const plain = { builtIn: false, columns: "one", tagStyle: false, onlyDesc: false, profile: false } as const;

/**
 * ONE table of the ten kinds (specification section 3): how a kind is laid out, where it goes, which fields its items
 * use and what it is called. Columns and tag style are only a new section's start; the user may change them.
 */
export const sectionRules: Record<SectionKind, SectionRule> = {
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
  },
  education: {
    ...plain,
    builtIn: true,
    position: "side",
    fields: everyField,
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
  },
  empolyment: {
    ...plain,
    builtIn: true,
    position: "main",
    fields: everyField,
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
  },
  project: {
    ...plain,
    columns: "two",
    position: "main",
    fields: everyField,
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
  },
  custom: {
    ...plain,
    position: "main",
    fields: everyField,
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
  },
};

const kindsByName = new Map<string, SectionKind>(
  sectionKinds.flatMap((kind) => languages.map((lang) => [plainName(sectionRules[kind].names[lang]), kind] as const)),
);

function plainName(name: string): string {
  return name.normalize("NFKC").trim().toLowerCase();
}

/** What a section of this kind is called in this language. */
export function sectionName(kind: SectionKind, lang: Language): string {
  return sectionRules[kind].names[lang];
}

/** The kind whose default name this is, in any of the languages; null for a name that a person thought of. */
export function kindOfName(name: string): SectionKind | null {
  return kindsByName.get(plainName(name)) ?? null;
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

/** An item with nothing in it. */
export function createItem(id: string): Item {
  return { ...emptyItem, id, styles: {} };
}

/** A section of a kind without items; `create-section.ts` makes one with the samples that a person starts from. */
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

/** The sections as a design shows them: two lists in a two-column design, everything in `main` in a one-column one. */
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
