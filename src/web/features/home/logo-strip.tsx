import { useQuery } from "@tanstack/react-query";
import type { Logo } from "#contract/content.ts";
import { showcaseQuery } from "#web/api/content-queries.ts";
import { useTranslation } from "#web/shell/translation.ts";
import { useLocale } from "#web/shell/use-locale.ts";
import { classes } from "#web/ui/classes.ts";

const most = 7;
const faces = {
  sans: "font-display [font-weight:650]",
  serif: "font-serif font-medium",
  mono: "font-mono font-medium",
};

/** Names of companies. If one of them is a sample, the strip marks it instead of claiming a customer. */
export function LogoStrip() {
  const { t } = useTranslation("home");
  const { data } = useQuery(showcaseQuery(useLocale()));
  const logos = data?.logos.slice(0, most) ?? [];
  if (logos.length === 0) return null;
  return (
    <section aria-labelledby="logos" className="border-b border-line">
      <div className="frame flex min-h-[104px] items-center gap-x-10 gap-y-4 py-6 max-lg:flex-col max-lg:items-start">
        <h2 id="logos" className="shrink-0 text-dense text-fg3 lg:max-w-[128px]">
          {t(logos.some((logo) => logo.isSample) ? "logos.sample" : "logos.label")}
        </h2>
        <ul className="flex flex-1 flex-wrap items-center justify-between gap-x-8 gap-y-3 text-[18px] text-fg3 max-lg:justify-start max-sm:grid max-sm:w-full max-sm:grid-cols-2 max-sm:gap-x-5">
          {logos.map((logo) => (
            <li key={logo.name} className={classes("flex items-center gap-2 whitespace-nowrap", faces[logo.face])}>
              <Mark logo={logo} />
              <span className={classes(logo.isWordmark && "sr-only")}>{logo.name}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Mark({ logo }: { logo: Logo }) {
  if (!logo.mark) return null;
  return (
    <svg viewBox={logo.mark.viewBox} height={logo.isWordmark ? 24 : 20} aria-hidden="true" className="shrink-0">
      <path fill="currentColor" d={logo.mark.path} />
    </svg>
  );
}
