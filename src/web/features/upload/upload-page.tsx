import { useQuery } from "@tanstack/react-query";
import { Eye, FileSearch, Lock } from "lucide-react";
import type { ReactNode } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { limits } from "#core/limits.ts";
import { may } from "#core/permissions.ts";
import { send } from "#web/api/call.ts";
import { calls } from "#web/api/calls.ts";
import { queryClient, templatesQuery, userQuery } from "#web/api/queries.ts";
import { providersQuery } from "#web/features/assistant/exports.ts";
import { blankTemplate } from "#web/features/resumes/exports.ts";
import { openUpgrade } from "#web/shell/dialog-store.ts";
import { signInPath } from "#web/shell/prev.ts";
import { useUser } from "#web/shell/session.ts";
import { useTranslation } from "#web/shell/translation.ts";
import { useLocale } from "#web/shell/use-locale.ts";
import { DropZone } from "./drop-zone.tsx";
import { Progress } from "./progress.tsx";
import { UploadFailed } from "./upload-failed.tsx";
import { useUpload } from "./use-upload.ts";

const icon = { size: 18, strokeWidth: 1.75, "aria-hidden": true, className: "mt-0.5 shrink-0 text-accent" } as const;

/** Brings an old resume here: a file is chosen, read before one's eyes, and opened in the editor. */
export function UploadPage() {
  const { t } = useTranslation("upload");
  const template = useTemplate();
  const upload = useUpload(template);
  const choose = useChoice(upload.begin);
  return (
    <div className="frame grid flex-1 content-start items-start gap-x-16 gap-y-10 pt-10 pb-17 grid-cols-[minmax(0,1fr)] md:pt-14 md:pb-26 lg:grid-cols-[minmax(0,1fr)_336px]">
      <div className="grid gap-7 grid-cols-[minmax(0,1fr)]">
        <div className="grid gap-2">
          <h1 className="font-display text-d2">{t("title")}</h1>
          <p className="max-w-[56ch] text-lede text-fg2">{t("text")}</p>
        </div>
        {upload.file === null ? (
          <DropZone onChoose={choose} />
        ) : upload.fault ? (
          <UploadFailed upload={upload} onChoose={choose} />
        ) : (
          <Progress upload={upload} onChoose={choose} />
        )}
      </div>
      <Facts />
    </div>
  );
}

/** The design of the new resume: the one that the URL names where this user may use it, else the default. */
function useTemplate(): string {
  const [query] = useSearchParams();
  const user = useUser();
  const { data: templates } = useQuery(templatesQuery(useLocale()));
  const asked = templates?.data.find(({ componentName }) => componentName === query.get("template"));
  return asked && (!asked.isPro || user?.isValid) ? asked.componentName : blankTemplate;
}

/**
 * Returns what happens with a chosen file. An anonymous visitor signs in first, and a plan without room for another
 * resume is explained, before anything is sent.
 */
function useChoice(begin: (file: File) => void): (file: File | undefined) => void {
  const navigate = useNavigate();
  const choose = async (file: File) => {
    const user = await queryClient.ensureQueryData(userQuery).catch(() => null);
    if (!user) return navigate(signInPath("/upload"));
    const actor = { id: user._id, role: user.role, isValid: user.isValid };
    // If the count cannot be loaded the file is sent anyway, because the server checks the limit first.
    const count = user.isValid ? 0 : await send(calls.countResumes).catch(() => 0);
    if (may(actor, "createResume", { count })) begin(file);
    else openUpgrade("resumeLimit");
  };
  return (file) => {
    if (file) void choose(file);
  };
}

/** What becomes of the file. */
function Facts() {
  const { t } = useTranslation("upload", { keyPrefix: "facts" });
  const days = limits.originals.keptFor / 86_400_000;
  return (
    <aside aria-label={t("label")} className="grid gap-5 lg:pt-3">
      <Fact icon={<FileSearch {...icon} />} title={t("nothing")}>
        {t("nothingText")}
      </Fact>
      <Fact icon={<Eye {...icon} />} title={t("beside")}>
        {t("besideText")}
      </Fact>
      <Fact icon={<Lock {...icon} />} title={t("yours")}>
        {t("yoursText", { days })}
        <span className="block">
          <Who />
        </span>
      </Fact>
    </aside>
  );
}

/** Whether a model sees the text is known in the browser alone: the written page is the same on every visit. */
function Who() {
  const { t } = useTranslation("upload", { keyPrefix: "facts" });
  const { data: providers } = useQuery({ ...providersQuery, enabled: typeof window !== "undefined" });
  const model = providers?.find(({ isDefault, isBuiltIn }) => isDefault && !isBuiltIn);
  if (!providers) return null;
  return model ? t("provider", { name: model.label }) : t("builtIn");
}

function Fact({ icon: mark, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
  return (
    <div className="flex gap-3">
      {mark}
      <div className="grid gap-0.5">
        <p className="text-h3">{title}</p>
        <p className="text-body text-fg2">{children}</p>
      </div>
    </div>
  );
}
