import { Crown } from "lucide-react";
import { useId } from "react";
import { designOf } from "#templates/registry.ts";
import { openUpgrade } from "#web/shell/dialog-store.ts";
import { useUser } from "#web/shell/session.ts";
import { useTranslation } from "#web/shell/translation.ts";
import { useLocale } from "#web/shell/use-locale.ts";
import { Button } from "#web/ui/button.tsx";
import { useEditor, useEditorActions } from "../state/editor-context.tsx";
import type { Trial } from "../state/trial.ts";

/** Says that a premium design is only tried, and offers to keep it or to go back. */
export function TrialBar({ trial }: { trial: Trial }) {
  const { t } = useTranslation("editorDesign");
  const locale = useLocale();
  const user = useUser();
  const own = useEditor((state) => designOf(state.document.config.templateName).title[locale]);
  const { edit, tryDesign } = useEditorActions();
  const keep = () => (user?.isValid ? edit({ type: "template.set", ...trial }) : openUpgrade("templateLocked"));
  return (
    <div className="flex shrink-0 flex-wrap items-center gap-x-3 gap-y-2 border-line border-b bg-gold-soft px-4 py-2 text-dense text-gold-fg">
      <Crown size={16} strokeWidth={1.75} aria-hidden="true" className="shrink-0 text-crown" />
      <p role="status" className="min-w-0 flex-1 basis-44">
        {t("trial.text", { name: designOf(trial.templateName).title[locale] })}
      </p>
      <div className="flex gap-2">
        <Button size="sm" className="max-md:min-h-11" onClick={() => tryDesign(null)}>
          {t("trial.back", { name: own })}
        </Button>
        <Button size="sm" variant="primary" className="max-md:min-h-11" onClick={keep}>
          {t("trial.keep")}
        </Button>
      </div>
    </div>
  );
}

type Place = { left: number; top: number; width: number; height: number };

/** The mark across every page of a design that is only tried. Presses go through it to the text. */
export function TrialMark({ pages }: { pages: readonly Place[] }) {
  const { t } = useTranslation("editorDesign");
  const id = useId();
  return pages.map((place, index) => (
    <svg
      key={`${place.left}:${place.top}`}
      aria-hidden="true"
      className="pointer-events-none absolute text-[#0f1613]/15"
      style={place}
    >
      <defs>
        <pattern
          id={`${id}${index}`}
          width="240"
          height="150"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(-28)"
        >
          <text x="0" y="80" fontSize="22" fontWeight="600" fill="currentColor">
            {t("trial.mark")}
          </text>
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id}${index})`} />
    </svg>
  ));
}
