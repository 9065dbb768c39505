import { Activity, ClipboardCheck, type LucideIcon, ReceiptText, Ticket, Users } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { Link } from "react-router";
import { useTranslation } from "#web/shell/translation.ts";
import { classes } from "#web/ui/classes.ts";

export const deskParts = ["review", "orders", "users", "vouchers", "health"] as const;
export type DeskPart = (typeof deskParts)[number];

const icons: Record<DeskPart, LucideIcon> = {
  review: ClipboardCheck,
  orders: ReceiptText,
  users: Users,
  vouchers: Ticket,
  health: Activity,
};

/** Returns the path of a part of the desk; the review queue is its first page. */
export const partPath = (part: DeskPart) => (part === "review" ? "/admin" : `/admin/${part}`);

/** The desk's parts at the left, a row of chips on a small screen; the part itself beside them. */
export function DeskFrame({ part, children }: { part: DeskPart; children: ReactNode }) {
  const { t } = useTranslation("desk", { keyPrefix: "nav" });
  const list = useRef<HTMLUListElement>(null);
  // Keeps the current chip visible on a small screen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after every change of the part
  useEffect(() => {
    list.current?.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest", inline: "center" });
  }, [part]);
  return (
    <div className="flex-1 bg-subtle">
      <div className="frame grid items-start gap-x-10 gap-y-5 py-8 md:grid-cols-[176px_minmax(0,1fr)] md:py-11">
        <nav aria-label={t("label")} className="min-w-0 md:sticky md:top-[100px]">
          <ul ref={list} className="flex gap-1 max-md:-mx-5 max-md:overflow-x-auto max-md:px-5 max-md:pb-1 md:flex-col">
            {deskParts.map((name) => {
              const Icon = icons[name];
              const isCurrent = name === part;
              return (
                <li key={name} className="shrink-0">
                  <Link
                    to={partPath(name)}
                    aria-current={isCurrent ? "page" : undefined}
                    className={classes(
                      "flex h-10 items-center gap-2.5 rounded-menu border px-3.5 text-body no-underline transition-colors max-md:h-11 max-md:rounded-full",
                      isCurrent
                        ? "border-line bg-raised font-medium text-fg"
                        : "border-transparent text-fg2 hover:bg-hover hover:text-fg max-md:border-line",
                    )}
                  >
                    <Icon
                      size={17}
                      strokeWidth={1.75}
                      aria-hidden="true"
                      className={isCurrent ? "text-accent" : "text-fg3"}
                    />
                    {t(name)}
                  </Link>
                </li>
              );
            })}
          </ul>
        </nav>
        <div className="grid min-w-0 gap-5">{children}</div>
      </div>
    </div>
  );
}

type HeadProps = { title: string; text?: string; aside?: ReactNode; back?: { to: string; label: string } };

/** The head of a part: where it leads back to, its title, one sentence, its actions. */
export function PartHead({ title, text, aside, back }: HeadProps) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
      <div className="grid min-w-0 gap-1.5">
        {back ? (
          <Link to={back.to} className="justify-self-start text-dense text-fg3 underline-offset-3 hover:text-fg">
            ← {back.label}
          </Link>
        ) : null}
        <h1 className="font-display text-h1 break-words">{title}</h1>
        {text ? <p className="max-w-[62ch] text-body text-fg2">{text}</p> : null}
      </div>
      {aside}
    </div>
  );
}
