import { useQuery } from "@tanstack/react-query";
import { programCalls } from "#contract/programs.ts";
import { send } from "#web/api/call.ts";
import { calls } from "#web/api/calls.ts";
import { BrandGlyph } from "#web/features/account/exports.ts";
import { useTranslation } from "#web/shell/translation.ts";
import { Alert } from "#web/ui/alert.tsx";
import { buttonClasses } from "#web/ui/button.tsx";
import { LineForm } from "./line-form.tsx";
import { programsQuery } from "./programs-query.ts";

/** Asks for a merged pull request; before that for the GitHub account, where one can be connected. */
export function OpenSourceForm() {
  const { t } = useTranslation("programs", { keyPrefix: "opensource" });
  const { data } = useQuery(programsQuery);
  if (!data) return null;
  if (data.github.isOffered && !data.github.isConnected) {
    return (
      <div className="grid justify-items-start gap-3">
        <p className="text-body text-fg2">{t("connectText")}</p>
        {/* Leaves the application: the server redirects to GitHub. */}
        <a href="/passport/github?prev=/programs" className={buttonClasses({ variant: "outline" })}>
          <BrandGlyph name="github" />
          {t("connect")}
        </a>
      </div>
    );
  }
  return (
    <div className="grid gap-4">
      {data.github.isOffered ? null : <Alert>{t("notConnected")}</Alert>}
      <LineForm
        name="pullRequest"
        schema={programCalls.applyWithPullRequest.body.schema}
        label={t("url")}
        hint={t("urlHint")}
        input={{ inputMode: "url" }}
        submit={t("apply")}
        submitting={t("applying")}
        onSubmit={(body) => send(calls.applyWithPullRequest, { body })}
      />
    </div>
  );
}
