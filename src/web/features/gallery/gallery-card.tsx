import { Eye } from "lucide-react";
import type { ReactNode } from "react";
import { Paper } from "#web/shell/paper.tsx";
import { useTranslation } from "#web/shell/translation.ts";
import { Button, buttonClasses } from "#web/ui/button.tsx";
import { onPlainClick } from "./plain-click.ts";

type Props = {
  /** Where the card leads without a script, or in a new tab; "" if there is no such page. */
  href: string;
  title: string;
  /** The heading level of the title. */
  level: "h2" | "h3";
  cover: string;
  /** The displayed width of the cover, as in the attribute of `img`. */
  sizes: string;
  /** Set for the first cover of a page, the only one that a phone shows at once. */
  eager: boolean;
  /** Shown in a corner of the well. */
  badge?: ReactNode;
  useLabel: string;
  isCreating: boolean;
  onUse: () => void;
  onPreview: () => void;
  /** Shown under the title. */
  children: ReactNode;
  /** Shown beside the title. */
  aside?: ReactNode;
};

/**
 * A sheet in a well. The whole card is one link to the preview: the link's area lies above the well, which comes after
 * it in the DOM and would otherwise cover it, and below the actions. On hover or keyboard focus the well changes colour
 * and shows the actions; on devices without hover they are always visible.
 */
export function GalleryCard(props: Props) {
  const { href, title, level: Heading, cover, sizes, eager, badge, useLabel, isCreating, onUse, onPreview } = props;
  const { t } = useTranslation("gallery");
  const preview = t("preview", { name: title });
  return (
    <li className="group/card relative grid grid-rows-[auto_auto_1fr_auto]">
      <div className="mt-3.5 flex items-center justify-between gap-3">
        <Heading className="text-h3">
          <a
            href={href || undefined}
            aria-haspopup="dialog"
            onClick={onPlainClick(onPreview)}
            className="text-fg no-underline outline-none after:absolute after:inset-0 after:z-1 after:rounded-well focus-visible:after:outline-2 focus-visible:after:outline-offset-4 focus-visible:after:outline-accent"
          >
            {title}
          </a>
        </Heading>
        {props.aside}
      </div>
      {/* After the title in the DOM for screen readers, above it on the screen. */}
      <div className="relative order-first aspect-[285/338] overflow-hidden rounded-well border border-line bg-subtle transition-colors duration-180 group-focus-within/card:border-accent-line group-focus-within/card:bg-accent-soft group-hover/card:border-accent-line group-hover/card:bg-accent-soft">
        <div className="absolute inset-0 px-[7%] pt-[6%]">
          <Paper src={cover} sizes={sizes} alt="" eager={eager} className="w-full" />
        </div>
        {badge ? <div className="absolute top-2.5 right-2.5">{badge}</div> : null}
        <div className="absolute inset-x-4 bottom-4 z-2 flex gap-2 transition-[opacity,translate] duration-180 md:translate-y-2 md:opacity-0 md:group-focus-within/card:translate-y-0 md:group-focus-within/card:opacity-100 md:group-hover/card:translate-y-0 md:group-hover/card:opacity-100 [@media(hover:none)]:translate-y-0! [@media(hover:none)]:opacity-100!">
          <Button
            variant="primary"
            className="flex-1 shadow-md!"
            busy={isCreating}
            busyLabel={t("creating")}
            onClick={onUse}
            aria-label={`${useLabel}: ${title}`}
          >
            {useLabel}
          </Button>
          <button
            type="button"
            aria-label={preview}
            aria-haspopup="dialog"
            title={preview}
            onClick={onPreview}
            className={buttonClasses({ variant: "outline", className: "w-9 px-0! shadow-md! max-md:w-11" })}
          >
            <Eye size={17} strokeWidth={1.75} aria-hidden="true" />
          </button>
        </div>
      </div>
      {props.children}
    </li>
  );
}
