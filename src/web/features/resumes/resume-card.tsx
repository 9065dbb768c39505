import { useMutation, useQuery } from "@tanstack/react-query";
import {
  BookX,
  Clock,
  Copy,
  Crown,
  Download,
  Ellipsis,
  Eye,
  Globe,
  History,
  Languages,
  Lock,
  PenLine,
  TextCursorInput,
  Trash2,
} from "lucide-react";
import { type ReactNode, Suspense, useState } from "react";
import { Link } from "react-router";
import type { ResumeCard as Card } from "#contract/resumes.ts";
import { send } from "#web/api/call.ts";
import { calls } from "#web/api/calls.ts";
import { queryClient, siteQuery, templatesQuery, viewsQuery } from "#web/api/queries.ts";
import { keptTranslation, TranslateDialog } from "#web/features/assistant/exports.ts";
import { copyText } from "#web/shell/clipboard.ts";
import { formatWhen } from "#web/shell/dates.ts";
import { openUpgrade } from "#web/shell/dialog-store.ts";
import { showFailure } from "#web/shell/failure.ts";
import { Paper } from "#web/shell/paper.tsx";
import { useUser } from "#web/shell/session.ts";
import { useTranslation } from "#web/shell/translation.ts";
import { UnfinishedDialog } from "#web/shell/unfinished-dialog.tsx";
import { useLocale } from "#web/shell/use-locale.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { classes } from "#web/ui/classes.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import { Menu, MenuItem, MenuLine } from "#web/ui/menu.tsx";
import { toast } from "#web/ui/toast.tsx";
import { explainLimit } from "./create-resume.ts";
import { DownloadProgress } from "./download-progress.tsx";
import { InlineName } from "./inline-name.tsx";
import { RefusedExample } from "./refused-example.tsx";
import { notifyRemoved, remove } from "./removal.ts";
import { useDownload } from "./use-download.ts";

type Props = { resume: Card; mayDownload: boolean };

/** One resume: its first page, its facts, its actions. */
export function ResumeCard({ resume, mayDownload }: Props) {
  const { t } = useTranslation("resumes");
  const [isEditing, setEditing] = useState(false);
  const [isTranslating, setTranslating] = useState(() => keptTranslation(resume._id)?.isLeft === false);
  const hasAi = useQuery(siteQuery).data?.flags.ai === true;
  const { state, start, cancel } = useDownload();
  const duplicate = useDuplicate(resume);
  const removal = useRemoval(resume);
  const { _id: id, uuid, isPublic } = resume;
  const pdf = () => (mayDownload ? void start(id, resume.name) : openUpgrade("premiumOnly", { id, uuid, isPublic }));
  return (
    <li
      className={classes(
        "group grid min-h-[246px] grid-cols-[112px_minmax(0,1fr)] grid-rows-[1fr_auto] overflow-hidden rounded-card sm:grid-cols-[196px_minmax(0,1fr)] border border-line bg-raised transition-[border-color,box-shadow] focus-within:border-line2 hover:border-line2 hover:shadow-sm",
        removal.isPending && "pointer-events-none opacity-50",
      )}
    >
      <div className="relative overflow-hidden bg-sunken max-sm:min-h-[190px] sm:row-span-2">
        <Link
          to={`/editor/${resume._id}`}
          tabIndex={-1}
          className="absolute inset-x-5 top-5 block max-sm:inset-x-3 max-sm:top-4"
        >
          <Paper sizes="160px" src={resume.coverImg} alt={t("cover", { name: resume.name })} />
        </Link>
        <DownloadProgress state={state} />
        <Suspense fallback={null}>
          {isTranslating && <TranslateDialog resume={resume} close={() => setTranslating(false)} />}
        </Suspense>
        {state.kind === "unfinished" ? (
          <UnfinishedDialog
            blanks={state.blanks}
            suggestions={state.suggestions}
            first={
              <ButtonLink variant="primary" to={`/editor/${id}`}>
                {t("edit")}
              </ButtonLink>
            }
            close={cancel}
            download={() => void start(id, resume.name, true)}
          />
        ) : null}
      </div>
      <div className="grid min-w-0 content-start gap-1 pt-4.5 pr-4 pl-5 max-sm:pt-3.5 max-sm:pr-2.5 max-sm:pb-3 max-sm:pl-3.5">
        <InlineName resume={resume} isEditing={isEditing} onEditing={setEditing} />
        <Facts resume={resume} />
      </div>
      <div className="flex items-center gap-1 max-sm:col-span-2 max-sm:justify-between max-sm:border-t max-sm:border-line max-sm:px-2.5 max-sm:py-1 sm:pt-3 sm:pr-4 sm:pb-4.5 sm:pl-5">
        <ButtonLink
          to={`/editor/${resume._id}`}
          variant="outline"
          size="sm"
          icon={<PenLine size={14} strokeWidth={2} />}
          className="mr-1"
        >
          {t("edit")}
        </ButtonLink>
        <ButtonLink
          to={`/editor/${resume._id}?openConfig=true`}
          variant="ghost"
          size="sm"
          icon={<Globe size={14} strokeWidth={2} />}
        >
          {t("share")}
        </ButtonLink>
        <Button
          variant="ghost"
          size="sm"
          icon={<Download size={14} strokeWidth={2} />}
          iconAfter={
            mayDownload ? undefined : (
              <>
                <Crown size={13} strokeWidth={2} aria-hidden="true" className="text-crown" />
                <span className="sr-only">{t("premium", { ns: "common" })}</span>
              </>
            )
          }
          busy={state.kind === "preparing" || state.kind === "loading"}
          onClick={pdf}
        >
          {t("pdf")}
        </Button>
        <span className="sm:ml-auto">
          <Menu
            trigger={
              <IconButton
                label={t("actions", { name: resume.name })}
                icon={<Ellipsis size={17} strokeWidth={1.75} />}
                size="sm"
                tooltip="none"
                busy={duplicate.isPending}
              />
            }
          >
            <MenuItem icon={<TextCursorInput size={16} strokeWidth={1.75} />} onSelect={() => setEditing(true)}>
              {t("rename")}
            </MenuItem>
            <MenuItem icon={<Copy size={16} strokeWidth={1.75} />} onSelect={() => duplicate.mutate()}>
              {t("duplicate")}
            </MenuItem>
            {hasAi && (
              <MenuItem icon={<Languages size={16} strokeWidth={1.75} />} onSelect={() => setTranslating(true)}>
                {t("translate")}
              </MenuItem>
            )}
            <MenuItem icon={<History size={16} strokeWidth={1.75} />} to={`/editor/${resume._id}?history=versions`}>
              {t("versions")}
            </MenuItem>
            <MenuLine />
            <MenuItem danger icon={<Trash2 size={16} strokeWidth={1.75} />} onSelect={() => removal.mutate()}>
              {t("delete", { ns: "common" })}
            </MenuItem>
          </Menu>
        </span>
      </div>
    </li>
  );
}

function useDuplicate(resume: Card) {
  const { t } = useTranslation("resumes");
  const user = useUser();
  return useMutation({
    mutationFn: () => send(calls.copyResume, { params: { id: resume._id }, body: { userId: user?._id ?? "" } }),
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: ["resumes"] });
      toast(t("duplicated"));
    },
    onError: explainLimit,
  });
}

/** Deletes without confirmation, because the toast that follows offers to undo it, and so does the bin. */
function useRemoval(resume: Card) {
  return useMutation({
    mutationFn: async () => {
      // Keyboard users continue at the toast's button, because this card, which has the focus, is about to disappear.
      const isByKey = document.activeElement?.matches(":focus-visible") ?? false;
      await remove(resume);
      return isByKey;
    },
    onSuccess: (isByKey) => notifyRemoved(resume, isByKey),
    onError: showFailure,
  });
}

function Facts({ resume }: { resume: Card }) {
  const { t } = useTranslation("resumes");
  const locale = useLocale();
  const { data: templates } = useQuery(templatesQuery(locale));
  const { data: views } = useQuery(viewsQuery);
  const seen = views?.get(resume._id)?.total ?? 0;
  const template = templates?.data.find((one) => one.componentName === resume.templateName);
  const theme = template?.themes.find((one) => one.name === resume.templateTheme);
  const look = [template?.title ?? resume.templateName.replace(/^Template/, ""), theme?.display].filter(Boolean);
  const url = `${location.host}/r/${resume.uuid}`;
  return (
    <ul className="grid gap-1.5 text-dense text-fg2">
      <Fact
        icon={
          <span className="grid size-4 place-items-center">
            <span className="size-3 rounded-full bg-fg3" style={theme ? { background: theme.hex } : undefined} />
          </span>
        }
      >
        {look.join(locale === "ch" ? "，" : ", ")}
      </Fact>
      <Fact icon={<Languages size={16} strokeWidth={1.75} />}>{t(`languages.${resume.lang}`)}</Fact>
      <Fact icon={<Clock size={16} strokeWidth={1.75} />}>
        <time dateTime={resume.updatedAt}>
          {t("updated", { when: formatWhen(resume.updatedAt, locale, Date.now()) })}
        </time>
      </Fact>
      {resume.isPublic ? (
        <Fact icon={<Globe size={16} strokeWidth={1.75} className="text-accent" />}>
          <span className="flex min-w-0 items-center gap-1">
            <a
              href={`/r/${resume.uuid}`}
              target="_blank"
              rel="noreferrer"
              className="truncate rounded-chip text-accent no-underline hover:underline underline-offset-3"
            >
              {url}
            </a>
            <IconButton
              label={t("copyLink")}
              icon={<Copy size={14} strokeWidth={2} />}
              size="sm"
              className="h-6! w-6!"
              onClick={() => void copyText(`${location.origin}/r/${resume.uuid}`)}
            />
            {resume.example === "listed" ? <Badge tone="ok">{t("example.listed")}</Badge> : null}
          </span>
        </Fact>
      ) : (
        <Fact icon={<Lock size={16} strokeWidth={1.75} />}>{t("private")}</Fact>
      )}
      {resume.isPublic && views ? (
        <Fact icon={<Eye size={16} strokeWidth={1.75} />}>
          <span className="flex flex-wrap items-center gap-x-2.5">
            <span className="tabular">{seen > 0 ? t("views", { count: seen }) : t("noViews")}</span>
            {resume.example === "offered" ? <span className="text-fg3">{t("example.offered")}</span> : null}
          </span>
        </Fact>
      ) : null}
      {resume.example === "refused" ? (
        <Fact icon={<BookX size={16} strokeWidth={1.75} />}>
          <RefusedExample id={resume._id} reason={resume.exampleReason ?? ""} />
        </Fact>
      ) : null}
    </ul>
  );
}

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex min-h-6 min-w-0 items-center gap-2.5">
      <span aria-hidden="true" className="shrink-0 text-fg3">
        {icon}
      </span>
      <span className="min-w-0 truncate">{children}</span>
    </li>
  );
}
