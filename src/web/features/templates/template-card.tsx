import { Columns2, Square } from "lucide-react";
import type { Template } from "#contract/catalog.ts";
import { GalleryCard } from "#web/features/gallery/exports.ts";
import { useTranslation } from "#web/shell/translation.ts";
import { Badge } from "#web/ui/badge.tsx";
import { classes } from "#web/ui/classes.ts";
import { coverOf } from "./template-filters.ts";

type Props = {
  template: Template;
  /** The theme by which the gallery is filtered. */
  colour: string | null;
  /** False where every template is free; then none is marked as free. */
  hasTiers: boolean;
  eager: boolean;
  isCreating: boolean;
  onUse: () => void;
  onPreview: () => void;
};

/** A design with its colours, its columns and whether it is for premium users. */
export function TemplateCard({ template, colour, hasTiers, eager, isCreating, onUse, onPreview }: Props) {
  const { t } = useTranslation("templates");
  const Layout = template.columns === "two" ? Columns2 : Square;
  return (
    <GalleryCard
      href={template.publicLink && (colour ? `${template.publicLink}?theme=${colour}` : template.publicLink)}
      title={template.title}
      level="h2"
      cover={coverOf(template, colour)}
      sizes="(min-width: 1280px) 246px, (min-width: 820px) 27vw, (min-width: 640px) 40vw, 80vw"
      eager={eager}
      badge={template.isPro ? <Badge tone="premium">{t("premium", { ns: "common" })}</Badge> : null}
      useLabel={t("use")}
      isCreating={isCreating}
      onUse={onUse}
      onPreview={onPreview}
      aside={
        <span aria-hidden="true" className="flex items-center gap-1">
          {template.themes.map((theme) => (
            <span
              key={theme.name}
              className={classes(
                "size-3 rounded-full ring-1",
                theme.name === colour
                  ? "ring-2 ring-fg ring-offset-1 ring-offset-bg"
                  : "ring-transparent dark:ring-line2",
              )}
              style={{ background: theme.hex }}
            />
          ))}
        </span>
      }
    >
      <p className="mt-0.5 text-dense text-fg3">{template.desc}</p>
      <p className="mt-2.5 flex items-center justify-between gap-3 text-meta text-fg2">
        <span className="flex items-center gap-1.5">
          <Layout size={14} strokeWidth={1.75} aria-hidden="true" className="text-fg3" />
          {t(template.columns === "two" ? "twoColumns" : "oneColumn", { ns: "common" })}
        </span>
        {hasTiers && !template.isPro ? <span className="text-fg3">{t("free", { ns: "common" })}</span> : null}
      </p>
    </GalleryCard>
  );
}
