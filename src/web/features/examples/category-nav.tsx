import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { pages } from "#contract/pages.ts";
import { useGalleryQuery } from "#web/features/gallery/exports.ts";
import { useTranslation } from "#web/shell/translation.ts";
import { classes } from "#web/ui/classes.ts";
import type { ExampleGroup } from "./group-examples.ts";
import { useSectionInView } from "./use-section-in-view.ts";

/**
 * The categories, always in view: a list at the left of a wide screen, a row that scrolls sideways under the header of
 * a small one.
 */
export function CategoryNav({ groups }: { groups: readonly ExampleGroup[] }) {
  const { t } = useTranslation("examples");
  const { current, goTo } = useSectionInView(groups.map(({ anchor }) => anchor));
  const { linkTo } = useGalleryQuery(pages.examples);
  const row = useRef<HTMLUListElement>(null);

  // Keeps the chip of the current section visible in the row without scrolling the page itself.
  useEffect(() => {
    const list = row.current;
    const chip = list?.querySelector<HTMLElement>(`[data-anchor="${CSS.escape(current ?? "")}"]`);
    if (!list || !chip || list.scrollWidth <= list.clientWidth) return;
    list.scrollTo({ left: chip.offsetLeft - (list.clientWidth - chip.offsetWidth) / 2 });
  }, [current]);

  return (
    <nav
      aria-label={t("categories")}
      className="sticky top-16 z-4 max-lg:-mx-(--frame-edge) max-lg:border-b max-lg:border-line max-lg:bg-bg/92 max-lg:backdrop-blur-md lg:top-24 lg:self-start"
    >
      <ul
        ref={row}
        className="relative flex gap-1 overflow-x-auto px-(--frame-edge) py-1.5 [scrollbar-width:none] lg:-ml-3 lg:grid lg:max-h-[calc(100dvh-128px)] lg:overflow-y-auto lg:p-0"
      >
        {groups.map(({ anchor, name, examples }) => (
          <li key={anchor}>
            <Link
              to={{ ...linkTo({}), hash: anchor }}
              preventScrollReset
              data-anchor={anchor}
              aria-current={anchor === current ? "true" : undefined}
              onClick={() => goTo(anchor)}
              className={classes(
                "flex items-center justify-between gap-3 rounded-control px-3 whitespace-nowrap no-underline transition-colors max-lg:min-h-11 max-lg:text-dense lg:min-h-9 lg:py-1.5 lg:text-body lg:whitespace-normal",
                "focus-visible:outline-offset-[-2px]",
                anchor === current ? "bg-sunken font-medium text-fg" : "text-fg2 hover:bg-hover hover:text-fg",
              )}
            >
              {name || t("other")}
              <span className="text-meta font-normal text-fg3 max-lg:hidden">{examples.length}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
