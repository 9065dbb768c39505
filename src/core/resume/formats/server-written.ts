import type { Loss } from "./losses.ts";

/** The formats that a browser asks the server for, because writing them takes more than it has. */
export const exportFormats = ["docx", "rendercv", "html", "png", "jpeg"] as const;
export type ExportFormat = (typeof exportFormats)[number];

type Described = {
  title: string;
  lacks: readonly Loss[];
  /** True where the file looks as the sheet does, so that only those who may have the PDF get it. */
  showsDesign?: true;
};

/** What both sides know of them; `server/formats` writes them. */
export const serverWritten: Readonly<Record<ExportFormat, Described>> = {
  docx: { title: "Word", lacks: ["hidden", "photo", "decoration", "spacing"] },
  rendercv: { title: "RenderCV", lacks: ["hidden", "design", "underline", "alignment", "spacing", "pageBreaks"] },
  html: { title: "HTML", lacks: ["hidden", "pageBreaks"], showsDesign: true },
  png: { title: "PNG", lacks: ["hidden", "words"], showsDesign: true },
  jpeg: { title: "JPEG", lacks: ["hidden", "words"], showsDesign: true },
};
