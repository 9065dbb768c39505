import type { ResumeDocument } from "#core/resume/schema.ts";
import { pageRule } from "#templates/paging.ts";
import { openOffScreenSheet } from "./off-screen-sheet.tsx";

const printed = "data-printed-sheet";

/**
 * While the browser prints, the page consists of the sheet alone. The rules of the host are important, because its own
 * ones keep it off the screen.
 */
const printCss = (paper: ResumeDocument["config"]["design"]["paper"]) => `
${pageRule(paper)}
@media print {
  :root { color-scheme: light; background: #fff }
  html, body { display: block; height: auto; margin: 0; overflow: visible; background: #fff }
  body > :not([${printed}]) { display: none !important }
  body > [${printed}] { position: static !important }
}`;

/** Opens the browser's print dialog on the resume as it is now, saved or not, without the editor around it. */
export async function printSheet(resume: ResumeDocument): Promise<void> {
  const { host, close } = await openOffScreenSheet(resume);
  host.setAttribute(printed, "");
  const css = new CSSStyleSheet();
  css.replaceSync(printCss(resume.config.design.paper));
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, css];
  try {
    // Some browsers return at once and print the page as it is when their dialog is answered.
    const answered = new Promise<void>((resolve) => {
      window.addEventListener("afterprint", () => resolve(), { once: true });
    });
    window.print();
    await answered;
  } finally {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== css);
    close();
  }
}
