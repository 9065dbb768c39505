import type { ResumeDocument } from "#core/resume/schema.ts";

/** Returns the same resume with its employment repeated `times` times; a fraction repeats a part of it. */
export function longer(document: ResumeDocument, times: number): ResumeDocument {
  const sections = document.data.sections.map((section) =>
    section.type === "empolyment"
      ? {
          ...section,
          data: Array.from({ length: Math.ceil(times) }, (_, round) =>
            section.data.map((item) => ({ ...item, id: `${item.id}-${round}` })),
          )
            .flat()
            .slice(0, Math.round(section.data.length * times)),
        }
      : section,
  );
  return { ...document, data: { ...document.data, sections } };
}
