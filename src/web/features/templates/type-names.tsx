import { defaultConfig } from "#core/resume/schema.ts";
import { fontFamilies, fontsOf } from "#templates/fonts.ts";
import { designOf } from "#templates/registry.ts";
import { useLocale } from "#web/shell/use-locale.ts";

/** The font families of a design, for a resume in the edition's language. Loaded with the designs' code. */
export function TypeNames({ design }: { design: string }) {
  const locale = useLocale();
  const { display, text, mono, displayCjk, cjk } = fontsOf(designOf(design), locale, defaultConfig.design);
  const ids = new Set([display, text, mono, displayCjk, cjk]);
  const names = [...ids].flatMap((id) => (id ? [fontFamilies[id].family] : []));
  return <>{names.join(locale === "ch" ? "、" : ", ")}</>;
}
