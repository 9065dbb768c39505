import { ChevronRight } from "lucide-react";
import { closeDialogs } from "#web/shell/dialog-store.ts";
import { useTranslation } from "#web/shell/translation.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import { useTexts } from "./use-texts.ts";
import { useWays, type Way } from "./ways.ts";

/** The ways to begin a resume. A blank one is created at once. */
export function StartDialog() {
  useTexts("home");
  const { t } = useTranslation("home");
  const ways = useWays();
  return (
    <Dialog
      open
      onOpenChange={closeDialogs}
      title={t("start.title")}
      description={t("start.text")}
      closeLabel={t("close", { ns: "common" })}
    >
      <ul className="grid gap-2.5 pt-1">
        {ways.map((way) => (
          <Row key={way.name} way={way} />
        ))}
      </ul>
    </Dialog>
  );
}

function Row({ way }: { way: Way }) {
  const { icon: Icon } = way;
  return (
    <li>
      <button
        type="button"
        aria-busy={way.isBusy || undefined}
        onClick={way.choose}
        className="flex w-full items-center gap-4 rounded-well border border-line p-4 text-left transition-colors hover:border-accent-line hover:bg-accent-soft"
      >
        <span className="grid size-10 shrink-0 place-items-center rounded-control bg-subtle text-accent">
          <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
        </span>
        <span className="grid flex-1 gap-0.5">
          <span className="text-h3">{way.title}</span>
          <span className="text-dense text-fg3">{way.text}</span>
        </span>
        {way.isBusy ? (
          <Spinner size={18} />
        ) : (
          <ChevronRight size={18} strokeWidth={1.75} aria-hidden="true" className="text-fg3" />
        )}
      </button>
    </li>
  );
}
