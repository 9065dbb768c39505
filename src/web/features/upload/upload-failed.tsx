import { CircleAlert, FileSearch } from "lucide-react";
import { Suspense, useEffect } from "react";
import { Link } from "react-router";
import { TokensDialog } from "#web/features/assistant/exports.ts";
import { explainLimit } from "#web/features/resumes/exports.ts";
import { loadTexts } from "#web/shell/i18n.ts";
import { part } from "#web/shell/lazy-part.ts";
import { useTranslation } from "#web/shell/translation.ts";
import { Button, buttonClasses } from "#web/ui/button.tsx";
import { classes } from "#web/ui/classes.ts";
import { toast } from "#web/ui/toast.tsx";
import { OtherFile } from "./other-file.tsx";
import type { UploadFault, UploadState } from "./use-upload.ts";

/** Only a model costs tokens, which most installations do not ask: its words are loaded when they are needed. */
const TooFewTokens = part(async () => {
  await loadTexts(["assistant"]);
  return TokensDialog;
});

type Props = {
  upload: UploadState & { retry: () => void; goOn: () => void; reset: () => void };
  onChoose: (file: File | undefined) => void;
};

/** What is wrong with the file, and the way on: another one, another try, or to go on nevertheless. */
export function UploadFailed({ upload, onChoose }: Props) {
  const { t } = useTranslation("upload", { keyPrefix: "failed" });
  const { fault, step, file } = upload;
  useEffect(() => {
    if (fault?.kind === "plan") explainLimit(fault.error);
    // The specification's own words (section 8).
    if (fault?.kind === "failed" && step === "parse") toast(t("parseError"), { kind: "error" });
  }, [fault, step, t]);
  if (!fault) return null;
  const isNone = fault.kind === "none";
  const Icon = isNone ? FileSearch : CircleAlert;
  return (
    <section
      aria-label={t("label")}
      className="grid min-h-[320px] content-center justify-items-center gap-5 rounded-card border border-line bg-raised px-5 py-12 text-center md:min-h-[368px]"
    >
      <span
        className={classes(
          "grid size-12 place-items-center rounded-full",
          isNone ? "bg-warn-soft text-warn" : "bg-danger-soft text-danger",
        )}
      >
        <Icon size={24} strokeWidth={1.75} aria-hidden="true" />
      </span>
      <div role="alert" className="grid max-w-[52ch] gap-1.5">
        <p className="font-display text-h2">{heading()}</p>
        <p className="text-body break-words text-fg2">{sentence(fault)}</p>
        <p className="truncate text-dense text-fg3">{file?.name}</p>
      </div>
      <div className="flex flex-wrap justify-center gap-2.5">
        {fault.kind === "plan" ? (
          <Link to="/resumes" className={buttonClasses({ variant: "primary" })}>
            {t("resumes")}
          </Link>
        ) : (
          <>
            {isNone ? <Button onClick={upload.goOn}>{t("goOn")}</Button> : null}
            {fault.kind === "failed" ? <Button onClick={upload.retry}>{t("again")}</Button> : null}
            <OtherFile variant="primary" onChoose={onChoose} />
          </>
        )}
      </div>
      <Suspense>{fault.kind === "tokens" ? <TooFewTokens onClose={upload.reset} /> : null}</Suspense>
    </section>
  );

  function heading(): string {
    if (isNone) return t("none");
    return step === "parse" ? t("parse") : t("upload");
  }

  function sentence(what: UploadFault): string {
    switch (what.kind) {
      case "failed":
      case "tokens":
        return what.message;
      case "none":
        return t("noneText");
      default:
        return t(what.kind);
    }
  }
}
