import { keepPreviousData, useMutation, useQuery } from "@tanstack/react-query";
import { ArrowLeft, RotateCcw, Trash2 } from "lucide-react";
import { useState } from "react";
import { useSearchParams } from "react-router";
import type { BinCard } from "#contract/bin.ts";
import { limits } from "#core/limits.ts";
import { binQuery } from "#web/api/queries.ts";
import { ConfirmDialog } from "#web/shell/confirm-dialog.tsx";
import { formatDay, formatWhen } from "#web/shell/dates.ts";
import { showFailure } from "#web/shell/failure.ts";
import { Pager } from "#web/shell/pager.tsx";
import { Paper } from "#web/shell/paper.tsx";
import { QueryFailed } from "#web/shell/query-failed.tsx";
import { useTranslation } from "#web/shell/translation.ts";
import { useLocale } from "#web/shell/use-locale.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { toast } from "#web/ui/toast.tsx";
import { erase, listHeading, restore } from "./removal.ts";

const days = limits.bin.lifetime / 86_400_000;

/** The resumes deleted in the last thirty days; each can be restored or deleted for ever. */
export function BinView({ page }: { page: number }) {
  const { t } = useTranslation("resumes");
  const [, setQuery] = useSearchParams();
  const [erasing, setErasing] = useState<BinCard | null>(null);
  const list = useQuery({ ...binQuery(page), placeholderData: keepPreviousData });
  const total = list.data?.count ?? 0;
  const pages = Math.max(1, Math.ceil(total / limits.paging.records));
  return (
    <>
      <div className="mb-7 grid justify-items-start gap-2">
        <ButtonLink
          to="/resumes"
          variant="ghost"
          size="sm"
          icon={<ArrowLeft size={14} strokeWidth={2} />}
          className="-ml-2.5"
        >
          {t("title")}
        </ButtonLink>
        <h1 id={listHeading} tabIndex={-1} className="font-display text-d3 outline-none">
          {t("bin.title")}
        </h1>
        <p className="max-w-[62ch] text-body text-fg3">{t("bin.text", { days })}</p>
      </div>
      {list.isPending ? (
        <div role="status" aria-label={t("loading", { ns: "common" })} className="grid gap-3">
          {["a", "b", "c"].map((key) => (
            <Skeleton key={key} className="h-[92px] w-full rounded-card" />
          ))}
        </div>
      ) : list.isError ? (
        <QueryFailed
          title={t("bin.failedTitle")}
          text={t("bin.failedText")}
          retry={list.refetch}
          className="rounded-card border border-line bg-raised"
        />
      ) : total === 0 ? (
        <div className="grid justify-items-center gap-1.5 rounded-card border border-dashed border-line2 px-6 py-16 text-center">
          <Trash2 size={22} strokeWidth={1.5} aria-hidden="true" className="mb-2 text-fg3" />
          <p className="text-h3">{t("bin.empty")}</p>
          <p className="text-body text-fg3">{t("bin.emptyText", { days })}</p>
        </div>
      ) : (
        <>
          <ul className="grid gap-3">
            {list.data.data.map((resume) => (
              <Row key={resume._id} resume={resume} onErase={() => setErasing(resume)} />
            ))}
          </ul>
          {pages > 1 ? (
            <Pager
              className="mt-9"
              total={total}
              page={page}
              pageSize={limits.paging.records}
              onChange={(next) => setQuery({ view: "bin", page: String(next) })}
            />
          ) : null}
        </>
      )}
      {erasing ? <EraseDialog resume={erasing} onClose={() => setErasing(null)} /> : null}
    </>
  );
}

function Row({ resume, onErase }: { resume: BinCard; onErase: () => void }) {
  const { t } = useTranslation("resumes");
  const locale = useLocale();
  const back = useMutation({ mutationFn: () => restore(resume) });
  return (
    <li className="flex items-center gap-4 rounded-card border border-line bg-raised p-3 pr-4 max-sm:flex-wrap">
      <span className="w-[46px] shrink-0 opacity-70">
        <Paper src="" alt="" />
      </span>
      <div className="grid min-w-0 flex-1 gap-0.5">
        <h2 className="truncate text-h3" title={resume.name}>
          {resume.name}
        </h2>
        <p className="text-dense text-fg3">
          <time dateTime={resume.removedAt}>
            {t("bin.removed", { when: formatWhen(resume.removedAt, locale, Date.now()) })}
          </time>
          {locale === "ch" ? "，" : ", "}
          <time dateTime={resume.purgeAt}>{t("bin.until", { day: formatDay(resume.purgeAt) })}</time>
        </p>
      </div>
      <div className="flex gap-2 max-sm:w-full max-sm:pl-[62px]">
        <Button
          size="sm"
          icon={<RotateCcw size={14} strokeWidth={2} />}
          busy={back.isPending}
          busyLabel={t("bin.restoring")}
          aria-label={t("bin.restoreName", { name: resume.name })}
          onClick={() => back.mutate()}
        >
          {t("bin.restore")}
        </Button>
        <Button
          variant="ghost"
          size="sm"
          icon={<Trash2 size={14} strokeWidth={2} />}
          aria-label={t("bin.eraseName", { name: resume.name })}
          onClick={onErase}
        >
          {t("bin.erase")}
        </Button>
      </div>
    </li>
  );
}

/** Asks for confirmation, because this is the one action here that cannot be undone. */
function EraseDialog({ resume, onClose }: { resume: BinCard; onClose: () => void }) {
  const { t } = useTranslation("resumes");
  const erasing = useMutation({
    mutationFn: () => erase(resume),
    onSuccess: () => {
      onClose();
      toast(t("bin.erased", { name: resume.name }));
      document.getElementById(listHeading)?.focus();
    },
    onError: showFailure,
  });
  return (
    <ConfirmDialog
      title={t("bin.eraseTitle", { name: resume.name })}
      text={t("bin.eraseText")}
      onClose={onClose}
      action={
        <Button
          variant="danger"
          busy={erasing.isPending}
          busyLabel={t("deleting", { ns: "common" })}
          onClick={() => erasing.mutate()}
        >
          {t("bin.erase")}
        </Button>
      }
    />
  );
}
