import {
  defaultConfig,
  defaultDesign,
  emptyBasicInfo,
  type Item,
  type ResumeDocument,
  type Section,
} from "#core/resume/schema.ts";
import { emptyItem, sectionName, sectionRules } from "#core/resume/sections.ts";
import type { Design } from "#templates/design.ts";
import { templateId } from "../catalog/service.ts";
import type { Sample, SampleItem, SampleSection } from "../content/service.ts";

/**
 * Returns the public resume that a sample describes, in a design and one of its themes. `avatar` is the URL of its
 * photo, "" for none.
 */
export function sampleDocument(
  sample: Sample,
  shown: { design: Design; theme: string; avatar: string },
): ResumeDocument {
  return {
    name: sample.card.name,
    data: {
      basicInfo: { ...emptyBasicInfo, ...sample.basic, avatar: shown.avatar },
      sections: sample.sections.map((section, index) => asSection(section, `s${index + 1}`, sample)),
      links: sample.links.map(([name, src], index) => ({ id: `l${index + 1}`, name, src })),
    },
    config: {
      ...defaultConfig,
      templateName: shown.design.componentName,
      templateId: templateId(shown.design.componentName),
      templateTheme: shown.theme,
      isPublic: true,
      addToExamples: true,
      showShareBtn: true,
      showToggleDarkMode: true,
      lang: sample.lang,
      design: { ...defaultDesign },
    },
  };
}

function asSection(section: SampleSection, id: string, sample: Sample): Section {
  const rule = sectionRules[section.kind];
  return {
    id,
    name: section.name ?? sectionName(section.kind, sample.lang),
    type: section.kind,
    data: section.items.map((item, index) => asItem(item, `${id}i${index + 1}`)),
    isCreated: !rule.builtIn,
    columns: section.columns ?? (section.items.length === 1 ? "one" : rule.columns),
    position: section.position ?? rule.position,
    tagStyle: rule.tagStyle,
    onlyDesc: rule.onlyDesc,
    profile: rule.profile,
    isHidden: false,
    styles: {},
  };
}

function asItem(given: SampleItem | string, id: string): Item {
  const item: SampleItem = typeof given === "string" ? { title: given } : given;
  const paragraph = item.text ? `<p>${escapeText(item.text)}</p>` : "";
  const points = (item.points ?? []).map((point) => `<li><p>${escapeText(point)}</p></li>`).join("");
  return {
    ...emptyItem,
    id,
    title: item.title ?? "",
    subTitle: item.sub ?? "",
    startDate: item.from ?? "",
    endDate: item.to ?? "",
    city: item.city ?? "",
    description: paragraph + (points ? `<ul>${points}</ul>` : ""),
    styles: {},
  };
}

function escapeText(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

/**
 * Returns the sample that shows a design in the gallery: one that names the design, else one that uses it, else the
 * next in turn.
 */
export function sampleFor(design: Design, index: number, samples: readonly Sample[]): Sample | undefined {
  const { componentName } = design;
  return (
    samples.find((one) => one.shows?.includes(componentName)) ??
    samples.find((one) => one.template === componentName) ??
    samples[index % Math.max(1, samples.length)]
  );
}
