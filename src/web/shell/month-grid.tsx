import { Calendar } from "lucide-react";
import { Suspense, startTransition, useState } from "react";
import { blockedProps } from "#web/ui/blocked.ts";
import { part } from "./lazy-part.ts";
import { useTranslation } from "./translation.ts";

/** A month is typed more often than picked, so that the grid is loaded when it is first opened. */
const MonthPopover = part(() => import("./month-popover.tsx").then((module) => module.MonthPopover));

type Props = {
  label: string;
  value: string;
  blocked: string | undefined;
  /** A year alone cannot be chosen. */
  isMonthNeeded: boolean;
  onPick: (date: string) => void;
};

/** The calendar button of a month field, and the months behind it. */
export function MonthGrid({ label, value, blocked, isMonthNeeded, onPick }: Props) {
  const { t } = useTranslation("month");
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const name = `${label}: ${t("open")}`;
  const button = (
    <button
      type="button"
      {...blockedProps(blocked)}
      aria-label={name}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      className="absolute inset-y-0 left-0 grid w-8 place-items-center rounded-small text-fg3 hover:text-fg data-blocked:text-fg4"
      onClick={() => {
        if (wasOpened || blocked !== undefined) return;
        setOpen(true);
        // Within a transition the button, and the focus on it, stay until the months have loaded.
        startTransition(() => setOpened(true));
      }}
    >
      <Calendar size={14} strokeWidth={2} aria-hidden="true" />
    </button>
  );
  return (
    <Suspense fallback={button}>
      {wasOpened ? (
        <MonthPopover
          label={name}
          trigger={button}
          isOpen={isOpen}
          onOpenChange={(next) => setOpen(next && blocked === undefined)}
          value={value}
          isMonthNeeded={isMonthNeeded}
          pick={(date) => {
            onPick(date);
            setOpen(false);
          }}
        />
      ) : (
        button
      )}
    </Suspense>
  );
}
