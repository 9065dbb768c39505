import type { Example } from "#contract/catalog.ts";
import { isSampleSlug } from "#core/resume/sample-slug.ts";
import { Mark } from "#templates/brand.tsx";
import { Face } from "#web/ui/face.tsx";

/** The example's owner: picture and name. Samples show the logo of this site. */
export function Creator({ example, size }: { example: Example; size: number }) {
  const { avatar, nickName } = example.userId;
  return (
    <span className="flex min-w-0 items-center gap-2">
      <Face
        name={nickName}
        picture={avatar}
        mark={isSampleSlug(example.uuid) ? <Mark size={size * 0.6} /> : undefined}
        size={size}
        letterSize={size * 0.5}
      />
      <span className="truncate">{nickName}</span>
    </span>
  );
}
