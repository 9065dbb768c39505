import { useTranslation } from "react-i18next";
import type { ResumeDocument } from "#core/resume/schema.ts";
import { formatWhen } from "#web/shell/dates.ts";
import { useLocale } from "#web/shell/use-locale.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { isSame } from "../saving/saver.ts";
import { useEditor, useEditorActions } from "../state/editor-context.tsx";

/** Asks which version goes on when the resume was saved elsewhere. It cannot be closed without an answer. */
export function ConflictDialog() {
  const { t } = useTranslation("editor");
  const { t: tc } = useTranslation();
  const locale = useLocale();
  const save = useEditor((state) => state.save);
  const document = useEditor((state) => state.document);
  const { keepMine, takeTheirs } = useEditorActions();
  if (save.phase !== "conflict") return null;
  const parts = differences(document, save.stored.document).map((part) =>
    part.kind === "section" ? part.name : t(`conflict.parts.${part.kind}`),
  );
  return (
    <Dialog
      open
      dirty
      bare
      onOpenChange={() => {}}
      width="start"
      title={t("conflict.title")}
      description={t("conflict.text")}
      closeLabel={tc("close")}
      actions={
        <>
          <Button onClick={takeTheirs}>{t("conflict.takeTheirs")}</Button>
          <Button variant="primary" onClick={keepMine}>
            {t("conflict.keepMine")}
          </Button>
        </>
      }
    >
      <div aria-hidden="true" className="grid gap-1.5 px-6 pt-6 pb-4 max-md:px-5">
        <p className="font-display text-h2">{t("conflict.title")}</p>
        <p className="text-body text-fg2">{t("conflict.text")}</p>
      </div>
      <div className="grid grid-cols-2 gap-3 px-6 pb-6 max-md:px-5 max-sm:grid-cols-1">
        <Side title={t("conflict.mine")} text={t("conflict.mineWhat")} name={document.name} />
        <Side
          title={t("conflict.theirs")}
          text={t("conflict.theirsWhat", { time: formatWhen(save.stored.updatedAt, locale, Date.now()) })}
          name={save.stored.document.name}
        />
      </div>
      {parts.length > 0 && (
        <p className="-mt-2 px-6 pb-6 text-dense text-fg2 max-md:px-5">
          {t("conflict.differences", { parts: parts.join(locale === "ch" ? "、" : ", ") })}
        </p>
      )}
    </Dialog>
  );
}

function Side({ title, text, name }: { title: string; text: string; name: string }) {
  return (
    <div className="rounded-well border border-line bg-subtle p-4">
      <p className="font-label text-dense text-fg">{title}</p>
      <p className="mt-1 truncate text-body text-fg2">{name}</p>
      <p className="mt-0.5 text-fg3 text-meta">{text}</p>
    </div>
  );
}

type Part = { kind: "name" | "basics" | "links" | "design" } | { kind: "section"; name: string };

/** Where two versions differ, in the words of the form. */
function differences(mine: ResumeDocument, theirs: ResumeDocument): Part[] {
  const parts: Part[] = [];
  if (mine.name !== theirs.name) parts.push({ kind: "name" });
  if (!isSame(mine.data.basicInfo, theirs.data.basicInfo)) parts.push({ kind: "basics" });
  if (!isSame(mine.data.links, theirs.data.links)) parts.push({ kind: "links" });
  const ids = new Set([...mine.data.sections, ...theirs.data.sections].map(({ id }) => id));
  for (const id of ids) {
    const [a, b] = [mine, theirs].map(({ data }) => data.sections.find((section) => section.id === id));
    if (!isSame(a, b)) parts.push({ kind: "section", name: a?.name || b?.name || "…" });
  }
  if (!isSame(mine.config, theirs.config)) parts.push({ kind: "design" });
  return parts;
}
