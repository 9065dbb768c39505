import { ChevronRight, FilePlus2, LayoutTemplate } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { closeDialogs } from "../../shell/dialog-store.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { blankTemplate, useCreateResume } from "./create-resume.ts";
import { useTexts } from "./use-texts.ts";

/** The ways to begin. Blank creates at once. */
export function StartDialog() {
  useTexts();
  const { t } = useTranslation("resumes");
  const navigate = useNavigate();
  const { create, isPending } = useCreateResume();
  return (
    <Dialog
      open
      onOpenChange={closeDialogs}
      title={t("start.title")}
      description={t("start.text")}
      closeLabel={t("close", { ns: "common" })}
    >
      <ul className="grid gap-2.5 pt-1">
        <Row
          icon={<LayoutTemplate size={20} strokeWidth={1.75} />}
          title={t("start.templates")}
          text={t("start.templatesText")}
          onChoose={() => {
            closeDialogs();
            navigate("/templates?notify=1");
          }}
        />
        <Row
          icon={<FilePlus2 size={20} strokeWidth={1.75} />}
          title={isPending ? t("start.creating") : t("start.blank")}
          text={t("start.blankText")}
          isBusy={isPending}
          onChoose={() => create({ template: blankTemplate })}
        />
      </ul>
    </Dialog>
  );
}

type RowProps = { icon: ReactNode; title: string; text: string; isBusy?: boolean; onChoose: () => void };

function Row({ icon, title, text, isBusy = false, onChoose }: RowProps) {
  return (
    <li>
      <button
        type="button"
        aria-busy={isBusy || undefined}
        onClick={onChoose}
        className="flex w-full items-center gap-4 rounded-well border border-line p-4 text-left transition-colors hover:border-accent-line hover:bg-accent-soft"
      >
        <span className="grid size-10 shrink-0 place-items-center rounded-control bg-subtle text-accent">{icon}</span>
        <span className="grid flex-1 gap-0.5">
          <span className="text-h3">{title}</span>
          <span className="text-dense text-fg3">{text}</span>
        </span>
        {isBusy ? (
          <Spinner size={18} />
        ) : (
          <ChevronRight size={18} strokeWidth={1.75} aria-hidden="true" className="text-fg3" />
        )}
      </button>
    </li>
  );
}
