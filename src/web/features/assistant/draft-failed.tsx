import { useQuery } from "@tanstack/react-query";
import { CircleAlert } from "lucide-react";
import { useEffect } from "react";
import { Link } from "react-router";
import { openUpgrade } from "#web/shell/dialog-store.ts";
import { useTranslation } from "#web/shell/translation.ts";
import { Button, buttonClasses } from "#web/ui/button.tsx";
import { providersQuery } from "./providers-query.ts";
import { TokensDialog } from "./tokens-dialog.tsx";
import type { DraftFault } from "./use-draft.ts";

type Props = {
  fault: DraftFault;
  /** The engine that failed. */
  engine: string | null;
  retry: (provider?: string) => void;
  onBack: () => void;
  onTitle: () => void;
};

/** Why there is no draft, and the way on: another title, another try, or the built-in engine. */
export function DraftFailed({ fault, engine, retry, onBack, onTitle }: Props) {
  const { t } = useTranslation("assistant", { keyPrefix: "failed" });
  const { data: providers = [] } = useQuery(providersQuery);
  const builtIn = providers.find(({ isBuiltIn, name }) => isBuiltIn && name !== engine);
  useEffect(() => {
    if (fault.kind === "plan") openUpgrade(fault.reason);
  }, [fault]);
  return (
    <div className="frame grid flex-1 content-center justify-items-center gap-5 py-17 text-center">
      <span className="grid size-12 place-items-center rounded-full bg-danger-soft text-danger">
        <CircleAlert size={24} strokeWidth={1.75} aria-hidden="true" />
      </span>
      <div className="grid max-w-[52ch] gap-2" role="alert">
        <h1 className="font-display text-d3">{fault.kind === "title" ? t("titleHeading") : t("heading")}</h1>
        <p className="text-lead break-words text-fg2">{sentence()}</p>
      </div>
      <div className="flex flex-wrap justify-center gap-2.5">
        {fault.kind === "title" ? (
          <Button variant="primary" onClick={onTitle}>
            {t("otherTitle")}
          </Button>
        ) : (
          <>
            <Button onClick={onBack}>{t("back")}</Button>
            {builtIn && fault.kind === "failed" ? (
              <Button onClick={() => retry(builtIn.name)}>{t("builtIn")}</Button>
            ) : null}
            {fault.kind === "plan" ? (
              <Link to="/resumes" className={buttonClasses({ variant: "primary" })}>
                {t("resumes")}
              </Link>
            ) : (
              <Button variant="primary" onClick={() => retry()}>
                {t("again")}
              </Button>
            )}
          </>
        )}
      </div>
      {fault.kind === "tokens" ? <TokensDialog onClose={onBack} /> : null}
    </div>
  );

  function sentence(): string {
    if (fault.kind === "title") return t("title", { title: fault.title });
    if (fault.kind === "tokens") return t("tokens");
    if (fault.kind === "plan") return t("plan");
    return fault.message ? t("failed", { message: fault.message }) : t("unknown");
  }
}
