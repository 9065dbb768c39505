import { Activity, ClipboardCheck, type LucideIcon, ReceiptText, Ticket, Users } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { SideNav } from "#web/shell/side-nav.tsx";
import { useTranslation } from "#web/shell/translation.ts";

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
  const parts = deskParts.map((name) => ({ name, to: partPath(name), label: t(name), icon: icons[name] }));
  return (
    <div className="flex-1 bg-subtle">
      <div className="frame grid items-start gap-x-10 gap-y-5 py-8 md:grid-cols-[176px_minmax(0,1fr)] md:py-11">
        <div className="min-w-0 md:sticky md:top-[100px]">
          <SideNav label={t("label")} parts={parts} current={part} />
        </div>
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
