import { samplePrefix } from "#core/resume/sample-slug.ts";
import type { ResumeDocument } from "#core/resume/schema.ts";
import type { en } from "#locales/en.ts";
import type { Words } from "#locales/words.ts";
import { designOf } from "#templates/registry.ts";
import { chromeLocale } from "./chrome-locale.ts";

type Props = { uuid: string; document: ResumeDocument; words: Words<typeof en.publicPage.sample> };

/** Says above a sample that nobody in it exists, and leads to where it can be taken as a beginning. */
export function SampleNote({ uuid, document, words }: Props) {
  const { lang, templateName } = document.config;
  const locale = chromeLocale(lang);
  // A demo of a design shows the design; every other sample is an example.
  const isDemo = uuid === `${samplePrefix}${designOf(templateName).name}-${locale}`;
  const target = isDemo ? `/templates?template=${templateName}` : `/examples?example=${encodeURIComponent(uuid)}`;
  return (
    <section className="sample" aria-label={words.mark}>
      <p>
        <b>{words.mark}</b>
        <span>{words.text}</span>
      </p>
      <a href={`${target}&locale=${locale}`}>{isDemo ? words.useTemplate : words.useExample}</a>
    </section>
  );
}
