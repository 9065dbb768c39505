import { draftSections } from "#core/assistant/dialect.ts";
import type { Item, Language, ResumeData, Section } from "#core/resume/schema.ts";
import { createItem, emptySection } from "#core/resume/sections.ts";

/**
 * What of a draft is still to come, as bars where it will stand. So that nothing jumps when a column gets its first
 * section, the page has all of them from the start.
 */
type Pending = (typeof draftSections)[number];

/** Dashes, because they are read to nobody; the style sheet draws them as bars. */
const bar = (length: number): string => "—".repeat(length);
const text = (length: number): string => `<p>${bar(length)}</p>`;
const group = (title: number, length: number): Partial<Item> => ({ title: bar(title), description: text(length) });

const items: Partial<Record<Pending, readonly Partial<Item>[]>> = {
  profile: [{ description: text(64) }],
  project: [group(6, 22), group(5, 24)],
  skills: [group(4, 14), group(5, 16), group(3, 12)],
};

/** The rules for a sheet that shows what is pending. A line through invisible text is a bar of the text's own lines. */
export const pendingCss = `
.rs-preview .rs-section [data-sample]:not(.rs-section-title) { outline: none; }
.rs-preview .rs-section [data-sample]:not(.rs-section-title),
.rs-preview .rs-section [data-sample]:not(.rs-section-title) * {
  color: transparent;
  background: none;
  border-color: transparent;
  text-decoration: line-through 0.6em color-mix(in srgb, var(--ink3) 14%, transparent);
  text-decoration-skip-ink: none;
}
`;

/** Returns the resume with a ghost of every section of a draft that it does not have yet. */
export function withPending(data: ResumeData, lang: Language): ResumeData {
  const sections = draftSections.flatMap((kind): Section[] => {
    const written = data.sections.find(({ type }) => type === kind);
    if (written) return [written];
    const ghosts = items[kind]?.map((fields, at) => ({
      ...createItem(`${kind}-ghost-${at}`),
      ...fields,
      isSample: true,
    }));
    return ghosts ? [{ ...emptySection(kind, lang, kind), tagStyle: false, data: ghosts }] : [];
  });
  return { ...data, sections };
}
