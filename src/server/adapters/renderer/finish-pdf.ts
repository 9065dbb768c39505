import { makeAccessible } from "./pdf/accessible-pdf.ts";
import { appendMetadata, type PdfMetadata } from "./pdf-metadata.ts";
import type { DescribeLink } from "./port.ts";

export type FinishLog = { warn(fields: object, text: string): void };

/**
 * Completes what a browser printed. A PDF that is not accessible is better than none, and one without metadata too. The
 * tests in contract.ts fail when a new browser writes PDFs that cannot be read or extended.
 */
export function finishPdf(
  printed: Uint8Array,
  metadata: PdfMetadata,
  { lang, describeLink }: { lang: string; describeLink: DescribeLink },
  log: FinishLog | undefined,
): Uint8Array {
  try {
    return makeAccessible(printed, { ...metadata, lang, describeLink });
  } catch (error) {
    log?.warn({ error: String(error) }, "PDF not made accessible");
  }
  try {
    return appendMetadata(printed, metadata);
  } catch (error) {
    log?.warn({ error: String(error) }, "PDF metadata not written");
    return printed;
  }
}
