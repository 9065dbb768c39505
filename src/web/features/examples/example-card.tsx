import type { Example } from "#contract/catalog.ts";
import { GalleryCard } from "#web/features/gallery/exports.ts";
import { useTranslation } from "#web/shell/translation.ts";
import { UsersBadge } from "#web/shell/users-badge.tsx";
import { Creator } from "./creator.tsx";

type Props = { example: Example; eager: boolean; isCreating: boolean; onUse: () => void; onPreview: () => void };

export function ExampleCard({ example, eager, isCreating, onUse, onPreview }: Props) {
  const { t } = useTranslation("examples");
  return (
    <GalleryCard
      href={`/r/${example.uuid}`}
      title={example.name}
      level="h3"
      cover={example.coverImg}
      sizes="(min-width: 1280px) 260px, (min-width: 1024px) 30vw, (min-width: 640px) 40vw, 80vw"
      eager={eager}
      badge={<UsersBadge place="cards" used={example.used} />}
      useLabel={t("use")}
      isCreating={isCreating}
      onUse={onUse}
      onPreview={onPreview}
    >
      <p className="mt-0.5 text-dense text-fg3">{example.desc}</p>
      <div className="mt-2.5 text-meta text-fg2">
        <Creator example={example} size={20} />
      </div>
    </GalleryCard>
  );
}
