import { useQuery } from "@tanstack/react-query";
import { CircleCheck } from "lucide-react";
import type { LinkState } from "#contract/link-check.ts";
import type { Found } from "#core/resume/check/finding.ts";
import { send } from "#web/api/call.ts";
import { calls } from "#web/api/calls.ts";
import { siteQuery } from "#web/api/queries.ts";
import { showFailure } from "#web/shell/failure.ts";
import { useTranslation } from "#web/shell/translation.ts";
import { Button } from "#web/ui/button.tsx";
import type { SheetTarget } from "../canvas/press.ts";
import { useEditor, useEditorActions } from "../state/editor-context.tsx";
import { RuleFindings } from "./rule-findings.tsx";

type Link = Found & { href: string };
type Props = { links: readonly Link[]; goTo: (target: SheetTarget) => void };

const groups = [
  { state: "dead", severity: "error" },
  { state: "unknown", severity: "hint" },
] as const;

/**
 * Whether the links answer. It is asked on a press alone, because other sites learn of it. What was found is kept while
 * the editor is open, and is shown of the links that are still the same.
 */
export function LinkCheck({ links, goTo }: Props) {
  const { t } = useTranslation("editorCheck");
  const { data: site } = useQuery(siteQuery);
  const { states, isBusy, check } = useLinkStates();
  if (!site?.flags.linkCheck || links.length === 0) return null;
  const inState = (state: LinkState) => links.filter(({ href }) => states?.get(href) === state);
  const answering = inState("answers").length;
  const isFine = answering > 0 && answering === links.length;
  return (
    <section aria-labelledby="check-links" aria-busy={isBusy} className="pt-5">
      <h3 id="check-links" className="px-4 text-dense text-fg3">
        {t("links.title")}
      </h3>
      <div role="status">
        {isFine && (
          <p className="flex items-center gap-2 px-4 pt-3 font-semibold text-dense">
            <CircleCheck size={15} strokeWidth={2} aria-hidden="true" className="shrink-0 text-accent" />
            {t("links.answer", { count: answering })}
          </p>
        )}
        {groups.map(({ state, severity }) => {
          const found = inState(state);
          if (found.length === 0) return null;
          const [title, why] = [t(`links.${state}.title`, { count: found.length }), t(`links.${state}.why`)];
          const group = { name: `links-${state}`, severity, title, why, found };
          return <RuleFindings key={state} group={group} goTo={goTo} onMended={() => {}} />;
        })}
      </div>
      {!states && <p className="px-4 pt-1 text-fg3 text-meta">{t("links.about")}</p>}
      <Button size="sm" className="mx-4 mt-2.5" busy={isBusy} busyLabel={t("links.busy")} onClick={() => void check()}>
        {t(states ? "links.again" : "links.check")}
      </Button>
    </section>
  );
}

/** Asks the server, which looks at the resume as it is stored, so the last changes are saved first. */
function useLinkStates() {
  const id = useEditor(({ resumeId }) => resumeId);
  const { saveNow } = useEditorActions();
  const { data, isFetching, refetch } = useQuery({
    queryKey: ["links", id],
    queryFn: async () => {
      await saveNow();
      return (await send(calls.checkLinks, { params: { id } })).links;
    },
    enabled: false,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return {
    states: data && new Map(data.map(({ href, state }) => [href, state])),
    isBusy: isFetching,
    async check() {
      const { error } = await refetch();
      if (error) showFailure(error);
    },
  };
}
