import { Columns2, Eye, Square } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { Template } from "#contract/catalog.ts";
import { Paper } from "../../shell/paper.tsx";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { IconButton } from "../../ui/icon-button.tsx";

type Props = {
  template: Template;
  eager?: boolean;
  isCreating: boolean;
  onUse: () => void;
  onPreview: () => void;
};

/** A sheet in a well. Pointing at it, or reaching it by keyboard, turns the well and shows what can be done. */
export function TemplateCard({ template, eager = false, isCreating, onUse, onPreview }: Props) {
  const { t } = useTranslation("resumes");
  const Layout = template.columns === "two" ? Columns2 : Square;
  return (
    <li className="group/card grid content-start">
      <div className="relative aspect-[285/338] overflow-hidden rounded-well border border-line bg-subtle transition-colors duration-180 group-focus-within/card:border-accent-line group-focus-within/card:bg-accent-soft group-hover/card:border-accent-line group-hover/card:bg-accent-soft">
        <button
          type="button"
          tabIndex={-1}
          aria-hidden="true"
          onClick={onPreview}
          className="absolute inset-0 grid justify-items-center px-[7%] pt-[6%]"
        >
          <Paper src={template.coverImage} alt="" eager={eager} className="w-full" />
        </button>
        {template.isPro ? (
          <Badge tone="premium" className="absolute top-2.5 right-2.5">
            {t("premium", { ns: "common" })}
          </Badge>
        ) : null}
        <div className="absolute inset-x-4 bottom-4 flex gap-2 transition-[opacity,translate] duration-180 md:translate-y-2 md:opacity-0 md:group-focus-within/card:translate-y-0 md:group-focus-within/card:opacity-100 md:group-hover/card:translate-y-0 md:group-hover/card:opacity-100 [@media(hover:none)]:translate-y-0! [@media(hover:none)]:opacity-100!">
          <Button
            variant="primary"
            className="flex-1 shadow-md!"
            busy={isCreating}
            busyLabel={t("gallery.creating")}
            onClick={onUse}
            aria-label={`${t("gallery.use")}: ${template.title}`}
          >
            {t("gallery.use")}
          </Button>
          <IconButton
            variant="outline"
            label={t("gallery.preview", { name: template.title })}
            icon={<Eye size={17} strokeWidth={1.75} />}
            onClick={onPreview}
            className="shadow-md!"
          />
        </div>
      </div>
      <div className="mt-3.5 flex items-center justify-between gap-3">
        <h2 className="text-h3">{template.title}</h2>
        <span aria-hidden="true" className="flex gap-1">
          {template.themes.map((theme) => (
            <span
              key={theme.name}
              className="size-3 rounded-full ring-1 ring-transparent dark:ring-line2"
              style={{ background: theme.hex }}
            />
          ))}
        </span>
      </div>
      <p className="mt-0.5 text-dense text-fg3">{template.desc}</p>
      <div className="mt-2.5 flex items-center justify-between gap-3 text-meta text-fg2">
        <span className="flex items-center gap-1.5">
          <Layout size={14} strokeWidth={1.75} aria-hidden="true" className="text-fg3" />
          {t(template.columns === "two" ? "twoColumns" : "oneColumn", { ns: "common" })}
        </span>
        {template.isPro ? null : <span className="text-fg3">{t("free", { ns: "common" })}</span>}
      </div>
    </li>
  );
}
