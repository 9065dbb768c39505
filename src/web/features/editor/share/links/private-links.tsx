import { Plus } from "lucide-react";
import { useRef, useState } from "react";
import type { ShareLink } from "#contract/share-links.ts";
import { limits } from "#core/limits.ts";
import { QueryFailed } from "#web/shell/query-failed.tsx";
import { useTranslation } from "#web/shell/translation.ts";
import { Button } from "#web/ui/button.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { LinkForm } from "./link-form.tsx";
import { LinkRow } from "./link-row.tsx";
import { refreshLinks, useLinks } from "./use-links.ts";

/** The private links of the resume: what each is for, whether it works, and how often it was opened. */
export function PrivateLinks({ resumeId }: { resumeId: string }) {
  const { t } = useTranslation("editorLinks");
  const list = useLinks(resumeId);
  const [edited, setEdited] = useState<ShareLink | "new" | null>(null);
  const create = useRef<HTMLButtonElement>(null);
  const { most } = limits.shareLinks;
  const isFull = (list.data?.length ?? 0) >= most;
  return (
    <section aria-labelledby="private-links" className="mt-5 border-line border-t pt-5">
      <div className="flex flex-wrap items-start gap-x-4 gap-y-2.5">
        <div className="min-w-[220px] flex-1">
          <h3 id="private-links" className="font-label text-body">
            {t("title")}
          </h3>
          <p className="text-fg3 text-meta">{t("text")}</p>
        </div>
        <Button
          ref={create}
          size="sm"
          icon={<Plus size={14} strokeWidth={2} aria-hidden="true" />}
          blocked={isFull ? t("full", { most }) : undefined}
          onClick={() => setEdited("new")}
        >
          {t("create")}
        </Button>
      </div>
      {list.isPending ? (
        <div role="status" aria-label={t("loading", { ns: "common" })} className="mt-4 grid gap-3">
          <Skeleton className="h-11 w-full" />
        </div>
      ) : list.isError ? (
        <QueryFailed title={t("failed")} text={t("failedText")} retry={list.refetch} className="py-4!" />
      ) : list.data.length === 0 ? (
        <div className="mt-4 rounded-well border border-line border-dashed px-4 py-4 text-center">
          <p className="text-body">{t("empty")}</p>
          <p className="text-fg3 text-meta">{t("emptyText")}</p>
        </div>
      ) : (
        <ul className="mt-3 divide-y divide-line">
          {list.data.map((link) => (
            <LinkRow
              key={link._id}
              resumeId={resumeId}
              link={link}
              onEdit={() => setEdited(link)}
              onGone={() => create.current?.focus()}
            />
          ))}
        </ul>
      )}
      {edited ? (
        <LinkForm
          resumeId={resumeId}
          link={edited === "new" ? null : edited}
          onSaved={() => refreshLinks(resumeId)}
          onClose={() => setEdited(null)}
        />
      ) : null}
    </section>
  );
}
