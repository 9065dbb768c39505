import { Check, FileText } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Link, useNavigate } from "react-router";
import { limits } from "#core/limits.ts";
import { loadAhead } from "#web/shell/load-ahead.ts";
import { useTranslation } from "#web/shell/translation.ts";
import { buttonClasses } from "#web/ui/button.tsx";
import { classes } from "#web/ui/classes.ts";
import { Spinner } from "#web/ui/spinner.tsx";
import { OtherFile } from "./other-file.tsx";
import { steps, type UploadState } from "./use-upload.ts";

type Props = { upload: UploadState; onChoose: (file: File | undefined) => void };

/** The file and its four steps, what was found in it, and at the end the way into the editor. */
export function Progress({ upload, onChoose }: Props) {
  const { t } = useTranslation("upload", { keyPrefix: "progress" });
  const { step, file, outcome } = upload;
  const at = steps.indexOf(step);
  // The editor opens when this is done, and its code comes while the file is read.
  useEffect(() => loadAhead("editor"), []);
  return (
    <section aria-label={t("label")} className="overflow-hidden rounded-card border border-line bg-raised">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3 border-line border-b px-5 py-4 md:px-7">
        <FileText size={20} strokeWidth={1.75} aria-hidden="true" className="shrink-0 text-accent" />
        <p className="min-w-0 flex-1">
          <span className="block truncate text-h3">{file?.name}</span>
          <span className="block text-dense text-fg3 tabular">{sizeOf(file?.size ?? 0)}</span>
        </p>
        <OtherFile onChoose={onChoose} />
      </div>
      <ol className="grid gap-0 px-5 py-6 md:px-7">
        {steps.map((each, index) => (
          <Step
            key={each}
            state={outcome || index < at ? "done" : index === at ? "now" : "next"}
            label={t(`steps.${each}`)}
            isLast={index === steps.length - 1}
          >
            {each === "parse" ? <Found upload={upload} /> : null}
          </Step>
        ))}
      </ol>
      <p role="status" className="sr-only">
        {t(`steps.${step}`)}
      </p>
      {outcome ? <Done outcome={outcome} /> : null}
    </section>
  );
}

function Step({
  state,
  label,
  isLast,
  children,
}: {
  state: "done" | "now" | "next";
  label: string;
  isLast: boolean;
  children: React.ReactNode;
}) {
  const { t } = useTranslation("upload", { keyPrefix: "progress" });
  return (
    <li aria-current={state === "now" ? "step" : undefined} className="flex gap-3.5">
      <span className="grid justify-items-center grid-rows-[auto_1fr]">
        <span
          className={classes(
            "grid size-[22px] place-items-center rounded-full",
            state === "done" && "bg-accent-soft text-accent",
            state === "now" && "text-accent",
            state === "next" && "border-2 border-line2",
          )}
        >
          {state === "done" ? <Check size={13} strokeWidth={2.25} aria-label={t("done")} /> : null}
          {state === "now" ? <Spinner size={22} /> : null}
        </span>
        {isLast ? null : (
          <span className={classes("my-1 w-px flex-1", state === "done" ? "bg-accent-line" : "bg-line2")} />
        )}
      </span>
      <span className={classes("grid min-w-0 flex-1 content-start gap-1.5", isLast ? "" : "pb-5")}>
        <span className={classes("text-body", state === "now" && "font-medium", state === "next" && "text-fg3")}>
          {label}
        </span>
        {children}
      </span>
    </li>
  );
}

/** The sections as they are found. */
function Found({ upload: { sections, model, outcome, step } }: { upload: UploadState }) {
  const { t } = useTranslation("upload", { keyPrefix: "progress" });
  const isChecking = model !== null && step === "parse" && sections.length > 0;
  return (
    <>
      {sections.length > 0 ? (
        <ul aria-label={t("found")} className="flex flex-wrap gap-1.5">
          {sections.map(({ section, entries }, index) => (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: two sections may have one name and one count, and they are only ever added at the end
              key={index}
              className="flex animate-fade-in items-center gap-1.5 rounded-small border border-line bg-bg px-2 py-1 text-dense"
              style={{ animationDelay: `${index * 60}ms`, animationFillMode: "backwards" }}
            >
              <span className="max-w-[24ch] truncate">{section}</span>
              <span className="text-fg3 tabular">{entries}</span>
            </li>
          ))}
        </ul>
      ) : null}
      {isChecking ? <p className="text-dense text-fg3">{t("checking", { model })}</p> : null}
      {outcome && outcome.corrected > 0 ? (
        <p className="text-dense text-fg3">{t("corrected", { count: outcome.corrected, model: model ?? "" })}</p>
      ) : null}
    </>
  );
}

/** Where the new resume opens, with its file beside it. */
const openWith = { compare: true };

function Done({ outcome: { resumeId, doubtful, notPlaced } }: { outcome: NonNullable<UploadState["outcome"]> }) {
  const { t } = useTranslation("upload", { keyPrefix: "progress" });
  const navigate = useNavigate();
  const path = `/editor/${resumeId}`;
  const seconds = useCountdown(() => void navigate(path, { state: openWith }));
  const left = [
    doubtful > 0 ? t("doubtful", { count: doubtful }) : "",
    notPlaced > 0 ? t("notPlaced", { count: notPlaced }) : "",
  ].filter(Boolean);
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-3 border-line border-t bg-accent-soft px-5 py-4 md:px-7">
      <p className="min-w-0 flex-1 basis-[240px]">
        <span className="block text-h3">{left.length > 0 ? left.join(t("comma")) : t("allPlaced")}</span>
        <span className="block text-dense text-fg2 tabular">{t("opens", { count: seconds })}</span>
      </p>
      <Link to={path} state={openWith} className={buttonClasses({ variant: "primary" })}>
        {t("open")}
      </Link>
    </div>
  );
}

/** Counts the seconds down and runs `then` once. Returns those that are left. */
function useCountdown(then: () => void): number {
  const [seconds, setSeconds] = useState(limits.originals.openAfter / 1000);
  const last = useRef(then);
  last.current = then;
  useEffect(() => {
    if (seconds === 0) {
      last.current();
      return;
    }
    const timer = setTimeout(() => setSeconds(seconds - 1), 1000);
    return () => clearTimeout(timer);
  }, [seconds]);
  return seconds;
}

function sizeOf(bytes: number): string {
  return bytes < 1_048_576 ? `${Math.max(1, Math.round(bytes / 1024))} KB` : `${(bytes / 1_048_576).toFixed(1)} MB`;
}
