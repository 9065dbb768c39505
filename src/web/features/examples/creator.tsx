import type { Example } from "#contract/catalog.ts";
import { isSampleSlug } from "#core/resume/sample-slug.ts";
import { Mark } from "../../ui/brand.tsx";

/** Who shows the example: picture, or the first letter, and name. Samples show the mark of this site. */
export function Creator({ example, size }: { example: Example; size: number }) {
  const { avatar, nickName } = example.userId;
  return (
    <span className="flex min-w-0 items-center gap-2">
      <span
        aria-hidden="true"
        style={{ width: size, height: size, fontSize: size * 0.5 }}
        className="grid shrink-0 place-items-center overflow-hidden rounded-full bg-accent-soft leading-none font-label text-accent"
      >
        {avatar ? (
          <img src={avatar} alt="" width={size} height={size} loading="lazy" className="size-full object-cover" />
        ) : isSampleSlug(example.uuid) ? (
          <Mark size={size * 0.6} />
        ) : (
          ([...nickName.trim()][0]?.toUpperCase() ?? "·")
        )}
      </span>
      <span className="truncate">{nickName}</span>
    </span>
  );
}
