import { renderToStaticMarkup } from "react-dom/server";
import type { Receipt } from "#contract/receipts.ts";
import { htmlLang, type Locale } from "#locales/words.ts";
import type { SheetMarkup } from "#server/adapters/renderer/port.ts";
import { translate } from "#server/http/locale.ts";
import type { FontId } from "#templates/fonts.ts";
import { pageRule, papers } from "#templates/paging.ts";
import receiptCss from "#templates/receipt/receipt.css?raw";
import { ReceiptSheet } from "#templates/receipt/receipt-sheet.tsx";

/** Returns the title of a receipt's PDF, which names its file as well. */
export function receiptTitle({ number }: Pick<Receipt, "number">, locale: Locale): string {
  return `${translate(locale, "receipts", "sheet.title")} ${number}`;
}

/** Returns a receipt as markup for the renderer: the sheet of the receipt's page, on A4. */
export function receiptMarkup(receipt: Receipt, locale: Locale): SheetMarkup {
  const html = renderToStaticMarkup(
    <ReceiptSheet receipt={receipt} edition={locale} word={(key) => translate(locale, "receipts", `sheet.${key}`)} />,
  );
  return {
    html,
    css: `${pageRule("a4")}\nhtml, body { margin: 0; background: #fff }\n${receiptCss}\n.rc { min-height: 1122px; padding: 64px }`,
    fonts: fontsOf(html),
    lang: htmlLang[locale],
    title: receiptTitle(receipt, locale),
    paper: papers.a4,
  };
}

/** Names may be written in any script, whatever the edition; each family costs time to load, so only those it needs. */
function fontsOf(html: string): FontId[] {
  return [
    "geist",
    ...(/[\u0250-\u1fff\u2e80-\u{10ffff}]/u.test(html) ? (["noto-sans-sc", "noto-sans"] as const) : []),
    ...(/\p{Script=Hangul}/u.test(html) ? (["noto-sans-kr"] as const) : []),
  ];
}
