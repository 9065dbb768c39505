import { Check, ChevronRight } from "lucide-react";
import { DropdownMenu as Radix } from "radix-ui";
import { createContext, type ReactNode, use, useRef } from "react";
import { Link } from "react-router";
import { classes } from "./classes.ts";

const row =
  "flex min-h-9 max-md:min-h-11 items-center gap-3 rounded-small px-2.5 text-dense outline-none select-none no-underline text-fg data-highlighted:bg-hover";

type MenuProps = {
  /** The button that opens the menu; it must accept a ref and DOM props. */
  trigger: ReactNode;
  align?: "start" | "center" | "end";
  children: ReactNode;
};

/**
 * Delays a chosen item's action until the menu has returned the focus to its trigger. A dialog or a field that opened
 * before that would lose the focus to the trigger and could not know where to return it.
 */
const AfterClosing = createContext<(run: () => void) => void>((run) => run());

export function Menu({ trigger, align = "end", children }: MenuProps) {
  const chosen = useRef<(() => void) | null>(null);
  return (
    <Radix.Root modal={false}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          align={align}
          sideOffset={6}
          collisionPadding={12}
          onCloseAutoFocus={() => {
            const run = chosen.current;
            chosen.current = null;
            if (run) setTimeout(run);
          }}
          className="z-30 max-h-(--radix-dropdown-menu-content-available-height) min-w-[200px] max-w-[320px] overflow-y-auto rounded-menu bg-overlay p-1.5 text-fg shadow-lg animate-menu-in"
        >
          <AfterClosing
            value={(run) => {
              chosen.current = run;
            }}
          >
            {children}
          </AfterClosing>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

type ItemProps = {
  icon?: ReactNode;
  children: ReactNode;
  onSelect?: () => void;
  /** A path to navigate to, in place of `onSelect`. */
  to?: string;
  danger?: boolean;
  /** Why the item cannot be chosen at the moment; shown at its right end, and the arrow keys still reach it. */
  blocked?: string | undefined;
  /** Shown at the right end: a crown, a shortcut. */
  aside?: ReactNode;
  /** What one should know before choosing it, in smaller type below. */
  note?: string | undefined;
};

export function MenuItem({ icon, children, onSelect, to, danger = false, blocked, aside, note }: ItemProps) {
  const afterClosing = use(AfterClosing);
  const inside = (
    <>
      {icon ? <span className={classes("shrink-0", !danger && "text-fg3")}>{icon}</span> : null}
      <span className="flex-1">
        {children}
        {note === undefined ? null : <span className="block text-fg3 text-meta">{note}</span>}
      </span>
      {blocked === undefined ? aside : <span className="text-fg3 text-meta">{blocked}</span>}
    </>
  );
  if (to !== undefined) {
    return (
      <Radix.Item asChild>
        <Link to={to} className={row}>
          {inside}
        </Link>
      </Radix.Item>
    );
  }
  return (
    <Radix.Item
      onSelect={(event) => {
        if (blocked !== undefined) event.preventDefault();
        else if (onSelect) afterClosing(onSelect);
      }}
      aria-disabled={blocked !== undefined || undefined}
      className={classes(
        row,
        blocked === undefined ? "cursor-pointer" : "cursor-default text-fg4!",
        danger && "text-danger!",
      )}
    >
      {inside}
    </Radix.Item>
  );
}

type CheckProps = { icon?: ReactNode; children: ReactNode; checked: boolean; onChange: (checked: boolean) => void };

/** An item that is on or off. */
export function MenuCheck({ icon, children, checked, onChange }: CheckProps) {
  return (
    <Radix.CheckboxItem checked={checked} onCheckedChange={onChange} className={classes(row, "cursor-pointer")}>
      {icon ? <span className="shrink-0 text-fg3">{icon}</span> : null}
      <span className="flex-1">{children}</span>
      <Radix.ItemIndicator className="shrink-0 text-accent">
        <Check size={16} strokeWidth={2} aria-hidden="true" />
      </Radix.ItemIndicator>
    </Radix.CheckboxItem>
  );
}

/** An item that opens further items beside itself. */
export function MenuMore({ icon, label, children }: { icon?: ReactNode; label: string; children: ReactNode }) {
  return (
    <Radix.Sub>
      <Radix.SubTrigger className={classes(row, "cursor-pointer data-[state=open]:bg-hover")}>
        {icon ? <span className="shrink-0 text-fg3">{icon}</span> : null}
        <span className="flex-1">{label}</span>
        <ChevronRight size={15} strokeWidth={2} aria-hidden="true" className="shrink-0 text-fg3" />
      </Radix.SubTrigger>
      <Radix.Portal>
        <Radix.SubContent
          sideOffset={4}
          collisionPadding={12}
          className="z-30 max-h-(--radix-dropdown-menu-content-available-height) min-w-[180px] max-w-[280px] overflow-y-auto rounded-menu bg-overlay p-1.5 text-fg shadow-lg animate-menu-in"
        >
          {children}
        </Radix.SubContent>
      </Radix.Portal>
    </Radix.Sub>
  );
}

export function MenuLine() {
  return <Radix.Separator className="mx-1 my-1.5 h-px bg-line" />;
}
