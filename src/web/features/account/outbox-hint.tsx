import { useQuery } from "@tanstack/react-query";
import { Inbox } from "lucide-react";
import { siteQuery } from "#web/api/queries.ts";
import { useTranslation } from "#web/shell/translation.ts";

/** Shown where mails and SMS are not really sent; links to the page where they can be read. */
export function OutboxHint({ to, text }: { to: string; text: string }) {
  const { t } = useTranslation("account");
  const { data: site } = useQuery(siteQuery);
  if (!site?.sandbox) return null;
  return (
    <div className="grid gap-2 rounded-control bg-info-soft px-3.5 py-3 text-dense text-info">
      <p>{text}</p>
      <a
        href={`/sandbox?to=${encodeURIComponent(to)}`}
        target="_blank"
        rel="noreferrer"
        className="inline-flex min-h-6 items-center gap-1.5 justify-self-start font-label text-info underline underline-offset-3"
      >
        <Inbox size={15} strokeWidth={1.75} aria-hidden="true" />
        {t("code.openOutbox")}
      </a>
    </div>
  );
}
