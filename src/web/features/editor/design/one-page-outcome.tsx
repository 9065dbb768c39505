import { CircleCheck, Info, PenLine } from "lucide-react";
import type { ReactNode } from "react";
import { fitMeasures } from "#core/resume/fit.ts";
import type { PlaceOfItem } from "#core/resume/page-breaks.ts";
import { richTextToPlain } from "#core/resume/rich-text.ts";
import type { ResumeDocument } from "#core/resume/schema.ts";
import { useTranslation } from "#web/shell/translation.ts";
import { Button } from "#web/ui/button.tsx";
import { useEditor, useEditorActions } from "../state/editor-context.tsx";
import { drawnDocument, type Trial } from "../state/trial.ts";
import type { OnePageOutcome } from "./search-one-page.ts";

/** `before` is what was tried before the settings were, where a design is tried. */
export type Outcome = (OnePageOutcome & { before?: Trial | null }) | { kind: "failed"; of: ResumeDocument };

/** What came of fitting the resume onto one page, and what can be done about it. */
export function OnePageOutcomeText({
  outcome,
  leave,
  again,
}: {
  outcome: Outcome;
  leave?: (() => void) | undefined;
  again: () => void;
}) {
  const { t } = useTranslation("editorDesign");
  const isCurrent = useEditor((state) => !("of" in outcome) || drawnDocument(state) === outcome.of);
  const { undo, tryDesign } = useEditorActions();
  if (!isCurrent) return null;
  if (outcome.kind === "tooLong") return <TooLong {...outcome} leave={leave} />;
  if (outcome.kind === "broken") return <Broken {...outcome} leave={leave} again={again} />;
  if (outcome.kind !== "fitted") {
    return outcome.kind === "already" ? (
      <Note icon="done">{t("fit.already")}</Note>
    ) : (
      <Note icon="info">{t("fit.failed")}</Note>
    );
  }
  const { from, to, before } = outcome;
  const changes = fitMeasures
    .filter((key) => from[key] !== to[key])
    .map((key) => t(`fit.change.${key}`, { from: shown(from[key]), to: shown(to[key]) }));
  return (
    <Note icon="done">
      {t("fit.done")}
      <span className="mt-1 block text-fg3">{changes.join(" · ")}</span>
      <button
        type="button"
        onClick={() => (before ? tryDesign(before) : undo())}
        className="mt-1 rounded-chip font-label text-accent max-md:min-h-11"
      >
        {t("fit.undo")}
      </button>
    </Note>
  );
}

const shown = (value: number) => String(Number(value.toFixed(2)));

type TooLongProps = Extract<Outcome, { kind: "tooLong" }> & { leave?: (() => void) | undefined };

/**
 * At most this many entries are listed, as many as can be read at a glance. Unless these are shortened, one page is out
 * of reach anyway.
 */
const mostShown = 6;

function TooLong({ pages, items, lineHeight, leave }: TooLongProps) {
  const { t } = useTranslation("editorDesign");
  const entries = items.slice(0, mostShown).map(({ height, ...place }) => ({
    ...place,
    about: t("fit.lines", { count: Math.max(1, Math.round(height / lineHeight)) }),
  }));
  return (
    <div className="grid gap-2">
      <Note icon="info">
        {t("fit.tooLong", { count: pages })}
        {entries.length > 0 && <span className="mt-1 block">{t("fit.trim", { count: entries.length })}</span>}
      </Note>
      <Entries entries={entries} leave={leave} />
    </div>
  );
}

type BrokenProps = { breaks: readonly PlaceOfItem[]; leave?: (() => void) | undefined; again: () => void };

/** Names the entries that begin a page, and offers to let them follow on before it tries again. */
function Broken({ breaks, leave, again }: BrokenProps) {
  const { t } = useTranslation("editorDesign");
  const { edit } = useEditorActions();
  const lift = () => {
    for (const { section: sectionId, item: itemId } of breaks)
      edit({ type: "item.page", sectionId, itemId, field: "breakBefore", value: false });
    again();
  };
  return (
    <div className="grid gap-2">
      <Note icon="info">{t("fit.broken", { count: breaks.length })}</Note>
      <Entries entries={breaks.slice(0, mostShown)} leave={leave} />
      <Button size="sm" onClick={lift} className="w-full">
        {t("fit.lift", { count: breaks.length })}
      </Button>
    </div>
  );
}

type EntriesProps = {
  /** `about` says something more about an entry than its section. */
  entries: readonly (PlaceOfItem & { about?: string })[];
  leave?: (() => void) | undefined;
};

/** Lists entries as buttons that lead to them. */
function Entries({ entries, leave }: EntriesProps) {
  const { t } = useTranslation("editorDesign");
  const sections = useEditor((state) => state.document.data.sections);
  const { focusOn } = useEditorActions();
  const rows = entries.flatMap(({ section: sectionId, item: itemId, about }) => {
    const section = sections.find(({ id }) => id === sectionId);
    const item = section?.data.find(({ id }) => id === itemId);
    if (!section || !item) return [];
    const name = item.title || item.subTitle || richTextToPlain(item.description.slice(0, 300)).slice(0, 60);
    return [{ section, item, name: name || t("fit.untitled"), about }];
  });
  return (
    <ul className="grid gap-1.5">
      {rows.map(({ section, item, name, about }) => (
        <li key={item.id}>
          <button
            type="button"
            aria-label={about ? `${t("fit.open", { name })}, ${about}` : t("fit.open", { name })}
            onClick={() => {
              leave?.();
              focusOn({ section: section.id, item: item.id, field: item.description ? "description" : "title" });
            }}
            className="flex w-full items-center gap-2 rounded-small border border-line2 bg-raised px-2.5 py-1.5 text-left shadow-xs hover:bg-hover max-md:min-h-11"
          >
            <span className="min-w-0 flex-1">
              <span className="block truncate font-medium text-dense text-fg">{name}</span>
              <span className="block truncate text-fg3 text-meta">
                {about ? `${section.name} · ${about}` : section.name}
              </span>
            </span>
            <PenLine size={14} strokeWidth={2} aria-hidden="true" className="shrink-0 text-fg3" />
          </button>
        </li>
      ))}
    </ul>
  );
}

function Note({ icon, children }: { icon: "done" | "info"; children: ReactNode }) {
  const Icon = icon === "done" ? CircleCheck : Info;
  return (
    <p className="flex gap-2 rounded-control bg-subtle px-2.5 py-2 text-fg2 text-meta">
      <Icon
        size={15}
        strokeWidth={2}
        aria-hidden="true"
        className={`mt-px shrink-0 ${icon === "done" ? "text-accent" : "text-fg3"}`}
      />
      <span>{children}</span>
    </p>
  );
}
