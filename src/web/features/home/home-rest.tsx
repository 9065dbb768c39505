import { useLocale } from "#web/shell/use-locale.ts";
import { Closing } from "./closing.tsx";
import { FreeAndPaid } from "./free-and-paid.tsx";
import { GuideLinks } from "./guide-links.tsx";
import { LogoStrip } from "./logo-strip.tsx";
import { Proof } from "./proof.tsx";
import { TemplateGrid } from "./template-grid.tsx";
import { TemplateSlider } from "./template-slider.tsx";
import { Testimonials } from "./testimonials.tsx";
import { TopExamples } from "./top-examples.tsx";
import { Tour } from "./tour/tour.tsx";

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
      <Proof />
      <Tour />
      <TopExamples />
      <FreeAndPaid />
      <GuideLinks />
      {locale === "ch" ? <Testimonials /> : null}
      <Closing />
    </>
  );
}
