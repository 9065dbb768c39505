/** How a text names the installation's contact (CONTACT). */
const placeholder = "{{contact}}";

/**
 * Returns the text with the installation's contact, a link, in place of `{{contact}}`. Where no contact is set, the
 * paragraphs that name it are left out, and the headings under which nothing else stands: a site must not promise an
 * answer that nobody gives.
 */
export function fillContact(markdown: string, contact: string | null): string {
  if (!markdown.includes(placeholder)) return markdown;
  if (contact !== null) return markdown.replaceAll(placeholder, linkTo(contact));
  const kept = markdown.split(/\n{2,}/).filter((paragraph) => !paragraph.includes(placeholder));
  const levels = kept.map(headingLevel);
  const hasText = (index: number) => {
    const next = levels[index + 1];
    // A heading of a lower level below this one is its text as well.
    return next !== undefined && (next === 0 || next > (levels[index] ?? 0));
  };
  return kept.filter((_, index) => levels[index] === 0 || hasText(index)).join("\n\n");
}

/** Returns the level of a heading, 0 for any other paragraph. */
function headingLevel(paragraph: string): number {
  return /^\s*(#{1,6})\s/.exec(paragraph)?.[1]?.length ?? 0;
}

function linkTo(contact: string): string {
  const href = new URL(/^https?:/.test(contact) ? contact : `mailto:${contact}`).href;
  return `[${contact.replace(/[^\p{L}\p{N}\s]/gu, "\\$&")}](<${href}>)`;
}
