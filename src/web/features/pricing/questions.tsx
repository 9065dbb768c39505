import { Plus } from "lucide-react";
import { Link } from "react-router";
import { limits } from "#core/limits.ts";
import { formatCents } from "#core/money.ts";
import { useTranslation } from "#web/shell/translation.ts";
import { useLocale } from "#web/shell/use-locale.ts";

/**
 * Frequent questions before a purchase; vouchers only where payments are enabled, refunds only where somebody can be
 * asked for one.
 */
export function Questions({ hasPayments, hasContact }: { hasPayments: boolean; hasContact: boolean }) {
  const { t } = useTranslation("pricing", { keyPrefix: "faq" });
  const locale = useLocale();
  const amount = formatCents(limits.voucher.invitee, locale, true);
  const questions = [
    { ask: t("ends"), answer: t("endsText") },
    { ask: t("early"), answer: t("earlyText") },
    ...(hasPayments ? [{ ask: t("voucher"), answer: t("voucherText", { amount }) }] : []),
    {
      ask: t("free"),
      answer: t("freeText", { months: limits.programs.months }),
      link: { to: "/programs", words: t("freeLink") },
    },
    ...(hasContact
      ? [
          {
            ask: t("refund"),
            answer: t("refundText"),
            link: { to: locale === "en" ? "/refund-policy" : "/terms", words: t("refundLink") },
          },
        ]
      : []),
  ];
  return (
    <section className="grid gap-x-12 gap-y-6 pt-17 md:pt-26 lg:grid-cols-[320px_minmax(0,1fr)]">
      <h2 className="font-display text-d3">{t("title")}</h2>
      <div className="border-b border-line">
        {questions.map(({ ask, answer, link }, index) => (
          <details key={ask} open={index === 0} className="group/ask border-t border-line">
            <summary className="flex min-h-14 list-none items-center justify-between gap-4 py-3.5 text-[16px] leading-6 font-label [&::-webkit-details-marker]:hidden">
              {ask}
              <Plus
                size={18}
                strokeWidth={1.75}
                aria-hidden="true"
                className="shrink-0 text-fg3 transition-transform group-open/ask:rotate-45"
              />
            </summary>
            <p className="max-w-[64ch] pb-5 text-lead text-fg2">
              {answer}{" "}
              {link ? (
                <Link to={link.to} className="text-accent underline underline-offset-3 hover:text-accent-hover">
                  {link.words}
                </Link>
              ) : null}
            </p>
          </details>
        ))}
      </div>
    </section>
  );
}
