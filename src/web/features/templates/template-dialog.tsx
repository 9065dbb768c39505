import { Check, ExternalLink } from "lucide-react";
import { lazy, Suspense } from "react";
import type { Template } from "#contract/catalog.ts";
import { Fact, PreviewShell } from "#web/features/gallery/exports.ts";
import { useTranslation } from "#web/shell/translation.ts";
import { Badge } from "#web/ui/badge.tsx";
import { classes } from "#web/ui/classes.ts";
import { coverOf } from "./template-filters.ts";

const TypeNames = lazy(() => import("./type-names.tsx").then((module) => ({ default: module.TypeNames })));

type Props = {
  template: Template;
  /** Name of the shown theme, one of the template's. */
  theme: string;
  hasTiers: boolean;
  isCreating: boolean;
  onTheme: (theme: string) => void;
  onUse: () => void;
  onClose: () => void;
};

/** The real sheet in any colour of the design, beside its facts. */
export function TemplateDialog({ template, theme, hasTiers, isCreating, onTheme, onUse, onClose }: Props) {
  const { t } = useTranslation("templates");
  const page = (name: string) => (template.publicLink ? `${template.publicLink}?theme=${name}` : "");
  return (
    <PreviewShell
      title={template.title}
      desc={template.desc}
      cover={coverOf(template, theme)}
      uuid={template.publicLink.split("/").at(-1) ?? ""}
      theme={theme}
      path={page(theme)}
      badge={template.isPro ? <Badge tone="premium">{t("premium", { ns: "common" })}</Badge> : null}
      useLabel={t("useThis")}
      isCreating={isCreating}
      onUse={onUse}
      onClose={onClose}
    >
      <fieldset className="grid gap-2.5">
        <legend className="mb-2.5 text-dense font-semibold">{t("colour")}</legend>
        <div className="grid grid-cols-2 gap-2">
          {template.themes.map((one) => (
            <div
              key={one.name}
              className={classes(
                "flex h-10 min-w-0 rounded-control border max-md:h-11",
                one.name === theme ? "border-fg ring-1 ring-fg" : "border-line2",
              )}
            >
              <button
                type="button"
                aria-pressed={one.name === theme}
                onClick={() => onTheme(one.name)}
                className={classes(
                  "flex min-w-0 flex-1 items-center gap-2.5 rounded-control pl-3 text-dense hover:bg-hover",
                  one.name === theme && "font-semibold",
                )}
              >
                <span
                  aria-hidden="true"
                  className="grid size-[18px] shrink-0 place-items-center rounded-full text-white"
                  style={{ background: one.hex }}
                >
                  {one.name === theme ? <Check size={12} strokeWidth={3} /> : null}
                </span>
                <span className="truncate">{one.display}</span>
              </button>
              {template.publicLink ? (
                <a
                  href={page(one.name)}
                  target="_blank"
                  rel="noreferrer"
                  aria-label={t("openIn", { colour: one.display })}
                  title={t("openIn", { colour: one.display })}
                  className="grid w-9 shrink-0 place-items-center rounded-control text-fg3 hover:bg-hover hover:text-fg max-md:w-11"
                >
                  <ExternalLink size={14} strokeWidth={1.75} aria-hidden="true" />
                </a>
              ) : null}
            </div>
          ))}
        </div>
      </fieldset>
      <dl className="grid grid-cols-[88px_1fr] gap-y-2.5 text-body">
        <Fact name={t("layout.label")}>
          {t(template.columns === "two" ? "twoColumns" : "oneColumn", { ns: "common" })}
        </Fact>
        <Fact name={t("type")}>
          {/* Reserves the line until the names are loaded. */}
          <Suspense fallback="…">
            <TypeNames design={template.componentName} />
          </Suspense>
        </Fact>
        {hasTiers ? (
          <Fact name={t("tier.label")}>{template.isPro ? t("tier.forMembers") : t("tier.forAll")}</Fact>
        ) : null}
      </dl>
    </PreviewShell>
  );
}
