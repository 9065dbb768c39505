import type { Language } from "#core/resume/schema.ts";

/** The few words that a sheet itself contributes, in the eight languages of a resume. */
type Words = {
  wechat: string;
  birth: string;
  /** The alternative text of the photo. */
  photo: string;
  /** The title of the contacts, where a design gives them a section. */
  contact: string;
  /** The labels in the cells of Blueprint's title block. */
  drawnBy: string;
  sheet: string;
  scale: string;
  foot: (name: string) => string;
  /** In a PDF, for those who cannot see it: what a link leads to. */
  linkTo: { email: (address: string) => string; phone: (number: string) => string; page: (url: string) => string };
  /** In the preview only: what an entry is that nobody has edited yet, and what stands where the name is missing. */
  sample: string;
  yourName: string;
};

const latinFoot = (page: string, of: string) => (name: string) =>
  `${name ? `${name}, ` : ""}${page} {page} ${of} {pages}`;

const words: Record<Language, Words> = {
  ch: {
    wechat: "微信",
    birth: "出生",
    photo: "照片",
    contact: "联系方式",
    drawnBy: "制图",
    sheet: "张次",
    scale: "比例",
    foot: (name) => `${name ? `${name} · ` : ""}第 {page} 页，共 {pages} 页`,
    linkTo: { email: (to) => `发邮件至 ${to}`, phone: (to) => `拨打 ${to}`, page: (to) => `打开 ${to}` },
    sample: "示例",
    yourName: "你的姓名",
  },
  "zh-tw": {
    wechat: "微信",
    birth: "出生",
    photo: "照片",
    contact: "聯絡方式",
    drawnBy: "製圖",
    sheet: "張次",
    scale: "比例",
    foot: (name) => `${name ? `${name} · ` : ""}第 {page} 頁，共 {pages} 頁`,
    linkTo: { email: (to) => `寄信至 ${to}`, phone: (to) => `撥打 ${to}`, page: (to) => `開啟 ${to}` },
    sample: "範例",
    yourName: "你的姓名",
  },
  ja: {
    wechat: "WeChat",
    birth: "生年月日",
    photo: "写真",
    contact: "連絡先",
    drawnBy: "製図",
    sheet: "図番",
    scale: "尺度",
    foot: (name) => `${name ? `${name} · ` : ""}{page} / {pages} ページ`,
    linkTo: { email: (to) => `${to} にメールを送る`, phone: (to) => `${to} に電話する`, page: (to) => `${to} を開く` },
    sample: "サンプル",
    yourName: "氏名",
  },
  ko: {
    wechat: "WeChat",
    birth: "생년월일",
    photo: "사진",
    contact: "연락처",
    drawnBy: "제도",
    sheet: "도면",
    scale: "척도",
    foot: (name) => `${name ? `${name} · ` : ""}{page} / {pages}쪽`,
    linkTo: { email: (to) => `이메일 보내기: ${to}`, phone: (to) => `전화하기: ${to}`, page: (to) => `열기: ${to}` },
    sample: "예시",
    yourName: "이름",
  },
  en: {
    wechat: "WeChat",
    birth: "Born",
    photo: "Photo",
    contact: "Contact",
    drawnBy: "Drawn by",
    sheet: "Sheet",
    scale: "Scale",
    foot: latinFoot("page", "of"),
    linkTo: { email: (to) => `Email ${to}`, phone: (to) => `Call ${to}`, page: (to) => `Open ${to}` },
    sample: "Sample",
    yourName: "Your name",
  },
  es: {
    wechat: "WeChat",
    birth: "Nacimiento",
    photo: "Foto",
    contact: "Contacto",
    drawnBy: "Dibujado por",
    sheet: "Hoja",
    scale: "Escala",
    foot: latinFoot("página", "de"),
    linkTo: { email: (to) => `Escribir a ${to}`, phone: (to) => `Llamar al ${to}`, page: (to) => `Abrir ${to}` },
    sample: "Ejemplo",
    yourName: "Tu nombre",
  },
  fr: {
    wechat: "WeChat",
    birth: "Naissance",
    photo: "Photo",
    contact: "Contact",
    drawnBy: "Dessiné par",
    sheet: "Feuille",
    scale: "Échelle",
    foot: latinFoot("page", "sur"),
    linkTo: { email: (to) => `Écrire à ${to}`, phone: (to) => `Appeler le ${to}`, page: (to) => `Ouvrir ${to}` },
    sample: "Exemple",
    yourName: "Votre nom",
  },
  de: {
    wechat: "WeChat",
    birth: "Geboren",
    photo: "Foto",
    contact: "Kontakt",
    drawnBy: "Gezeichnet",
    sheet: "Blatt",
    scale: "Maßstab",
    foot: latinFoot("Seite", "von"),
    linkTo: { email: (to) => `E-Mail an ${to}`, phone: (to) => `${to} anrufen`, page: (to) => `${to} öffnen` },
    sample: "Beispiel",
    yourName: "Ihr Name",
  },
};

export function wordsOf(lang: Language): Words {
  return words[lang];
}

/** Returns the foot of a page in pieces: text, and `{page}` and `{pages}` where the numbers are inserted. */
export function pageFoot(lang: Language, name: string): string[] {
  // A placeholder that is part of the name must not be filled in.
  const words = wordsOf(lang).foot(name.replaceAll("{", "(").replaceAll("}", ")"));
  return words.split(/(\{pages?\})/);
}
