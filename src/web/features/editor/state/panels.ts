import type { ResumeDocument } from "#core/resume/schema.ts";

/** Returns what stays open after the document changed: the same panel and item, or the nearest that still exist. */
export function findPanel(
  document: ResumeDocument,
  panel: string,
  openItem: string | null,
): { panel: string; openItem: string | null } {
  const section = document.data.sections.find(({ id }) => id === panel);
  if (!section) return { panel: "basics", openItem: null };
  return { panel, openItem: section.data.some(({ id }) => id === openItem) ? openItem : null };
}
