import { linkHref } from "../../urls.ts";
import type { TextWriter } from "../format.ts";

/** A contact for an address book: vCard 3.0, which every program takes. It holds the person, not the resume. */
export const vcard: TextWriter = {
  name: "vcard",
  title: "vCard",
  extensions: [".vcf"],
  mime: "text/vcard",
  lacks: ["hidden", "sections", "facts", "photo", "design"],
  write({ data: { basicInfo, links, sections } }) {
    const { name, title, email, cellphone, location, birth } = basicInfo;
    const work = sections.filter(({ type }) => type === "empolyment").flatMap(({ data }) => data);
    const employer = work.find(({ endDate, isHidden }) => endDate === "present" && !isHidden)?.subTitle ?? "";
    const urls = links.map(({ src }) => linkHref(src)).filter((url) => url !== null && /^https?:/.test(url));
    const lines = [
      "BEGIN:VCARD",
      "VERSION:3.0",
      `FN:${escaped(name || email)}`,
      `N:${familyFirst(name)}`,
      title === "" ? "" : `TITLE:${escaped(title)}`,
      employer === "" ? "" : `ORG:${escaped(employer)}`,
      email === "" ? "" : `EMAIL;TYPE=INTERNET:${escaped(email)}`,
      cellphone === "" ? "" : `TEL;TYPE=CELL:${escaped(cellphone)}`,
      location === "" ? "" : `ADR;TYPE=HOME:;;;${escaped(location)};;;`,
      /^\d{4}-\d{2}-\d{2}$/.test(birth) ? `BDAY:${birth}` : "",
      ...urls.map((url) => `URL:${escaped(url ?? "")}`),
      "END:VCARD",
    ];
    return lines
      .filter((line) => line !== "")
      .map((line) => `${folded(line)}\r\n`)
      .join("");
  },
};

/** Where the last word is the family's name, it is told apart; a Chinese or Korean name stays whole. */
function familyFirst(name: string): string {
  const words = name.trim().split(/\s+/u);
  if (words.length < 2 || /\p{Script=Han}|\p{Script=Hangul}/u.test(name)) return `${escaped(name)};;;;`;
  return `${escaped(words.at(-1) ?? "")};${escaped(words.slice(0, -1).join(" "))};;;`;
}

function escaped(text: string): string {
  return text.replace(/[\\,;]/g, "\\$&").replace(/\r?\n/g, "\\n");
}

/** A line of more than 75 bytes goes on in the next, behind a space; a letter is never torn. */
function folded(line: string): string {
  let bytes = 0;
  let text = "";
  for (const letter of line) {
    const code = letter.codePointAt(0) ?? 0;
    const size = code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
    if (bytes + size > 75) {
      text += "\r\n ";
      bytes = 1;
    }
    text += letter;
    bytes += size;
  }
  return text;
}
