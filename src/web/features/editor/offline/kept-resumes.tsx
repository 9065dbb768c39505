import { ChevronRight, CloudOff } from "lucide-react";
import { useEffect, useState } from "react";
import { Link } from "react-router";
import { formatMoment } from "#web/shell/dates.ts";
import { useUser } from "#web/shell/session.ts";
import { useTranslation } from "#web/shell/translation.ts";
import { Button } from "#web/ui/button.tsx";
import { type KeptResume, listKept } from "./kept.ts";

/** Where the installed app continues once the server can be reached. */
const allResumes = "/resumes";

/**
 * The start of the installed app without a network: the resumes that this device keeps. With one, the server sends
 * whoever asks for this page to all resumes.
 */
export function KeptResumes() {
  const { t } = useTranslation("editorSaving", { keyPrefix: "kept" });
  const user = useUser();
  const [kept, setKept] = useState<readonly KeptResume[]>([]);
  useEffect(() => void listKept().then(setKept), []);
  useEffect(() => {
    document.title = t("title");
    const leave = () => location.replace(allResumes);
    window.addEventListener("online", leave);
    return () => window.removeEventListener("online", leave);
  }, [t]);
  const own = kept.filter((one) => one.user._id === user?._id);
  return (
    <main id="main" tabIndex={-1} className="grid min-h-dvh place-items-center bg-subtle px-4 py-10 outline-none">
      <div className="w-full max-w-[520px] rounded-card border border-line bg-raised p-6 max-md:p-5">
        <CloudOff size={24} strokeWidth={1.75} aria-hidden="true" className="text-fg3" />
        <h1 className="mt-3 font-display text-h2">{t("title")}</h1>
        <p className="mt-1.5 text-body text-fg2">{t("text")}</p>
        <ul className="mt-5 divide-y divide-line border-line border-y">
          {own.map(({ resumeId, stored }) => (
            <li key={resumeId}>
              <Link
                to={`/editor/${resumeId}`}
                className="-mx-2 flex min-h-14 items-center gap-3 rounded-control px-2 py-2 text-fg no-underline hover:bg-hover"
              >
                <span className="min-w-0 flex-1">
                  <span className="block truncate font-label text-body">{stored.document.name}</span>
                  <span className="block text-fg3 text-meta">
                    {t("savedAt", { time: formatMoment(stored.updatedAt) })}
                  </span>
                </span>
                <ChevronRight size={16} strokeWidth={2} aria-hidden="true" className="shrink-0 text-fg3" />
              </Link>
            </li>
          ))}
        </ul>
        <Button className="mt-5 max-md:w-full" onClick={() => location.assign(allResumes)}>
          {t("again")}
        </Button>
      </div>
    </main>
  );
}
