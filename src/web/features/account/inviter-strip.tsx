import { limits } from "#core/limits.ts";
import { formatCents } from "#core/money.ts";
import type { Locale } from "#locales/words.ts";
import { useTranslation } from "#web/shell/translation.ts";
import { useLocale } from "#web/shell/use-locale.ts";
import { Alert } from "#web/ui/alert.tsx";
import type { Inviter } from "./use-inviter.ts";

/** Formats the invited user's voucher in the edition's currency. */
export const inviteeVoucher = (locale: Locale) => formatCents(limits.voucher.invitee, locale, true);

/** Shows the inviter above the form. */
export function InviterStrip({ inviter: { answer } }: { inviter: Inviter }) {
  const { t } = useTranslation("account");
  const locale = useLocale();
  if (!answer) return null;
  if (!answer.isValid) return <Alert tone="info">{t("signUp.inviterUnknown")}</Alert>;
  const name = answer.nickName || t("signUp.invitedNobody");
  return (
    <div className="flex items-center gap-3 rounded-control bg-accent-soft px-3.5 py-3 text-body text-accent">
      <span
        aria-hidden="true"
        className="grid size-8 shrink-0 place-items-center overflow-hidden rounded-full bg-raised font-label"
      >
        {answer.avatar ? (
          <img src={answer.avatar} alt="" width={32} height={32} className="size-full object-cover" />
        ) : (
          [...name][0]?.toUpperCase()
        )}
      </span>
      <p className="min-w-0 flex-1 break-words">{t("signUp.invited", { name, amount: inviteeVoucher(locale) })}</p>
    </div>
  );
}
