/**
 * Binds the marks that French sets apart by a space to the word beside them: « no line ends so », nor begins so, nor
 * with one of : ; ! ?. A German »quotation« has no space inside, and stays as it is. The text keeps its length.
 */
export function bound(text: string): string {
  if (!/[«»:;!?]/.test(text)) return text;
  return text
    .replace(/(^|[\s(["'’])« (?=\S)/gu, "$1«\u00a0")
    .replace(/(?<=\S) (?=»(?![\p{L}\p{N}])|[:;!?](?:\s|$))/gu, "\u00a0");
}
