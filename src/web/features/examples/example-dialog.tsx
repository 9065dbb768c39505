import { useQuery } from "@tanstack/react-query";
import { FileText } from "lucide-react";
import type { Example } from "#contract/catalog.ts";
import { isSampleSlug } from "#core/resume/sample-slug.ts";
import { publicResumeQuery, templatesQuery } from "#web/api/queries.ts";
import { Fact, PreviewShell } from "#web/features/gallery/exports.ts";
import { blankTemplate } from "#web/features/resumes/exports.ts";
import { useUser } from "#web/shell/session.ts";
import { useTranslation } from "#web/shell/translation.ts";
import { useLocale } from "#web/shell/use-locale.ts";
import { UsersBadge } from "#web/shell/users-badge.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { Creator } from "./creator.tsx";

type Props = {
  example: Example;
  /** Name of its category; "" if it has none. */
  category: string;
  /** What is being created: a resume in its own template, or in a free one. */
  creating: "own" | "free" | null;
  /** `template` replaces the example's own one. */
  onUse: (template?: string) => void;
  onClose: () => void;
};

/** The preview of an example: the whole resume, its owner, and its template. */
export function ExampleDialog({ example, category, creating, onUse, onClose }: Props) {
  const { t } = useTranslation("examples");
  const user = useUser();
  const resume = useQuery(publicResumeQuery(example.uuid)).data;
  const templates = useQuery(templatesQuery(useLocale())).data?.data;
  const template = templates?.find(({ componentName }) => componentName === resume?.config.templateName);
  // A user who may not use its template can still copy its content.
  const isLocked = template?.isPro === true && user !== undefined && user?.isValid !== true;
  return (
    <PreviewShell
      title={example.name}
      desc={example.desc}
      cover={example.coverImg}
      uuid={example.uuid}
      path={`/r/${example.uuid}`}
      badge={
        <span className="flex flex-wrap gap-2">
          {template?.isPro ? <Badge tone="premium">{t("premium", { ns: "common" })}</Badge> : null}
          {example.isAi ? (
            <Badge tone="ok">
              <FileText size={13} strokeWidth={2} aria-hidden="true" />
              {t("short.badge")}
            </Badge>
          ) : null}
          <UsersBadge place="cards" used={example.used} />
        </span>
      }
      useLabel={t("useThis")}
      isCreating={creating === "own"}
      onUse={() => onUse()}
      otherUse={
        isLocked ? (
          <Button
            busy={creating === "free"}
            busyLabel={t("creating", { ns: "gallery" })}
            onClick={() => onUse(blankTemplate)}
          >
            {t("useFree")}
          </Button>
        ) : null
      }
      onClose={onClose}
    >
      <div className="grid gap-1.5 border-y border-line py-4 text-body">
        <Creator example={example} size={28} />
        {isSampleSlug(example.uuid) ? <p className="text-meta text-fg3">{t("sampleNote")}</p> : null}
      </div>
      <dl className="grid grid-cols-[88px_1fr] gap-y-2.5 text-body">
        {category ? <Fact name={t("category")}>{category}</Fact> : null}
        {/* Reserves the line until the template is loaded. */}
        <Fact name={t("template")}>
          {template
            ? t("templateFact", {
                title: template.title,
                layout: t(template.columns === "two" ? "twoColumns" : "oneColumn", { ns: "common" }),
              })
            : "…"}
        </Fact>
      </dl>
    </PreviewShell>
  );
}
