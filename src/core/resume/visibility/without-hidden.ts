import type { ResumeDocument, Section } from "../schema.ts";

/** Returns the document without what its owner hides from everybody; the same object where nothing is hidden. */
export function withoutHidden(document: ResumeDocument): ResumeDocument {
  const { sections } = document.data;
  const visible = sections.filter((section) => !section.isHidden).map(withoutHiddenItems);
  const isSame = visible.length === sections.length && visible.every((section, index) => section === sections[index]);
  return isSame ? document : { ...document, data: { ...document.data, sections: visible } };
}

function withoutHiddenItems(section: Section): Section {
  return section.data.some((item) => item.isHidden)
    ? { ...section, data: section.data.filter((item) => !item.isHidden) }
    : section;
}
