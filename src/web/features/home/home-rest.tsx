import { useLocale } from "#web/shell/use-locale.ts";
import { Care } from "./care.tsx";
import { Closing } from "./closing.tsx";
import { GuideLinks } from "./guide-links.tsx";
import { LogoStrip } from "./logo-strip.tsx";
import { TemplateGrid } from "./template-grid.tsx";
import { TemplateSlider } from "./template-slider.tsx";
import { Testimonials } from "./testimonials.tsx";
import { TopExamples } from "./top-examples.tsx";

/** The home page below its first screen. */
export function HomeRest() {
  const locale = useLocale();
  return (
    <>
      <LogoStrip />
      <section className="frame pt-17 md:pt-26">
        <TemplateSlider />
        <TemplateGrid />
      </section>
      <Care />
      <TopExamples />
      <GuideLinks />
      {locale === "ch" ? <Testimonials /> : null}
      <Closing />
    </>
  );
}
