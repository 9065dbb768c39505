import { useQuery } from "@tanstack/react-query";
import { Copy, LogIn } from "lucide-react";
import { lazy, Suspense, useId } from "react";
import { copyText } from "#web/shell/clipboard.ts";
import { signInPath } from "#web/shell/prev.ts";
import { QueryFailed } from "#web/shell/query-failed.tsx";
import { useUser } from "#web/shell/session.ts";
import { useTranslation } from "#web/shell/translation.ts";
import { useLocale } from "#web/shell/use-locale.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { referralsQuery } from "./referrals-query.ts";

const QrPicture = lazy(() => import("#web/ui/qr-picture.tsx").then((module) => ({ default: module.QrPicture })));

/** The invite link to copy and to scan; for anonymous visitors a link to get one. */
export function InviteLink() {
  const { t } = useTranslation("referral");
  const user = useUser();
  const locale = useLocale();
  if (user) return <Own />;
  // Reserves the space until it is known whether a user is signed in.
  if (user === undefined) return <Skeleton className="h-[104px] w-full rounded-card" />;
  return (
    <div className="flex min-h-[104px] flex-wrap items-center gap-x-5 gap-y-3 rounded-card border border-line bg-subtle p-6">
      <p className="min-w-[14em] flex-1 text-body text-fg2">{t("signInText")}</p>
      <ButtonLink
        to={signInPath("/referral", locale)}
        variant="primary"
        size="lg"
        icon={<LogIn size={17} strokeWidth={1.75} aria-hidden="true" />}
      >
        {t("signIn")}
      </ButtonLink>
    </div>
  );
}

function Own() {
  const { t } = useTranslation("referral");
  const field = useId();
  const { data, isError, refetch } = useQuery(referralsQuery(useLocale(), 1));
  if (isError) {
    return <QueryFailed title={t("failed")} text="" retry={refetch} className="rounded-card border border-line" />;
  }
  if (!data) return <Skeleton className="h-[170px] w-full rounded-card" />;
  const { inviteLink: link } = data;
  return (
    <div className="grid gap-6 rounded-card border border-line bg-raised p-6 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center">
      <div className="grid gap-2">
        <label htmlFor={field} className="text-dense font-medium">
          {t("link")}
        </label>
        <div className="grid gap-2.5 md:grid-cols-[minmax(0,1fr)_auto]">
          <input
            id={field}
            readOnly
            value={link}
            onFocus={(event) => event.currentTarget.select()}
            className="h-11 w-full rounded-control border border-line-input bg-subtle px-3.5 text-body text-fg"
          />
          <Button
            variant="primary"
            className="h-11!"
            icon={<Copy size={16} strokeWidth={1.75} aria-hidden="true" />}
            onClick={() => void copyText(link)}
          >
            {t("copy")}
          </Button>
        </div>
      </div>
      <figure className="flex items-center gap-3.5 sm:grid sm:justify-items-center sm:gap-1.5">
        <div className="size-[104px] shrink-0 rounded-[10px] border border-line bg-white p-1">
          <Suspense fallback={null}>
            <QrPicture link={link} label={t("qr")} />
          </Suspense>
        </div>
        <figcaption className="max-w-[12em] text-meta text-fg3 sm:text-center">{t("qrText")}</figcaption>
      </figure>
    </div>
  );
}
