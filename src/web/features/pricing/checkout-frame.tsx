import { useQuery } from "@tanstack/react-query";
import { ArrowLeft } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { siteQuery } from "#web/api/queries.ts";
import { contactHref } from "#web/shell/navigation.ts";
import { useTranslation } from "#web/shell/translation.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { classes } from "#web/ui/classes.ts";
import { Steps } from "./steps.tsx";

type Props = {
  title: string;
  step: 1 | 2;
  /** What is bought; beside it, or below it on a phone, is how it is paid. */
  summary: ReactNode;
  children: ReactNode;
  /** Under both. */
  note?: string | undefined;
};

/** The second and third step: what is bought on the left, how it is paid or what became of it on the right. */
export function CheckoutFrame({ title, step, summary, children, note }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The path stays the same between the steps, so reading starts at the heading of the new one.
  useEffect(() => {
    if (title) heading.current?.focus({ preventScroll: true });
  }, [title]);
  return (
    <div className="flex flex-1 flex-col bg-subtle">
      <div className="frame w-full max-w-[1008px]! flex-1 pt-10 pb-17 md:pt-12 md:pb-20">
        <div className="mb-7 flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
          <h1 ref={heading} tabIndex={-1} className="font-display text-d3 outline-none">
            {title}
          </h1>
          <Steps current={step} />
        </div>
        <div className="grid overflow-hidden rounded-card border border-line bg-raised md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] md:grid-rows-[1fr_auto]">
          <div className="p-6 md:p-9">{summary}</div>
          <div
            className={classes(
              "flex flex-col border-line bg-subtle p-6 md:row-span-2 md:min-h-[460px] md:border-l md:p-8",
              // On a phone, what became of the order is read before what it was.
              step === 2 ? "max-md:order-first max-md:border-b max-md:py-10" : "max-md:border-t",
            )}
          >
            {children}
          </div>
          {step === 1 ? <WaysOut /> : null}
        </div>
        {note ? <p className="mt-6 text-center text-dense text-fg3">{note}</p> : null}
      </div>
    </div>
  );
}

/** Back to the plans, and whom to ask; below the payment on a phone. */
function WaysOut() {
  const { t } = useTranslation("buying");
  const contact = useQuery(siteQuery).data?.contact;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 border-line p-6 max-md:border-t md:px-9 md:pt-0 md:pb-9">
      <ButtonLink to="/pricing" icon={<ArrowLeft size={16} strokeWidth={1.75} aria-hidden="true" />}>
        {t("otherPlan")}
      </ButtonLink>
      {contact ? (
        <p className="text-dense text-fg3">
          {t("trouble")}{" "}
          <a href={contactHref(contact)} className="text-fg2 underline underline-offset-3 hover:text-fg">
            {t("ask")}
          </a>
        </p>
      ) : null}
    </div>
  );
}
