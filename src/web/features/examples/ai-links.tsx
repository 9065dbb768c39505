import { ChevronDown, FileText, GitCompare } from "lucide-react";
import { useId, useState } from "react";
import type { Example } from "#contract/catalog.ts";
import { limits } from "#core/limits.ts";
import { onPlainClick } from "#web/features/gallery/exports.ts";
import { useTranslation } from "#web/shell/translation.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { classes } from "#web/ui/classes.ts";

type Props = { examples: readonly Example[]; hasAi: boolean; onPreview: (example: Example) => void };

/**
 * The one-page examples as short links: some at first, all on request. They show where a draft of the assistant leads,
 * and say so only where there is one.
 */
export function AiLinks({ examples, hasAi, onPreview }: Props) {
  const { t } = useTranslation("examples");
  const [isOpen, setOpen] = useState(false);
  const list = useId();
  const first = limits.aiExampleLinks;
  const Icon = hasAi ? GitCompare : FileText;
  return (
    <section
      aria-labelledby="examples-ai"
      className="mb-9 grid gap-4 rounded-card border border-line bg-subtle p-5 md:mb-12 md:px-6"
    >
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="grid gap-0.5">
          <h2 id="examples-ai" className="flex items-center gap-2 text-h3">
            <Icon size={17} strokeWidth={1.75} aria-hidden="true" className="text-accent" />
            {t(hasAi ? "ai.title" : "short.title")}
          </h2>
          <p className="text-dense text-fg3">{t(hasAi ? "ai.text" : "short.text")}</p>
        </div>
        {hasAi ? <ButtonLink to="/ai">{t("ai.draft")}</ButtonLink> : null}
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <ul id={list} className="contents">
          {examples.map((example, index) => (
            <li key={example._id} className={classes(index >= first && !isOpen && "hidden")}>
              <a
                href={`/r/${example.uuid}`}
                aria-haspopup="dialog"
                onClick={onPlainClick(() => onPreview(example))}
                className="inline-flex min-h-9 items-center rounded-full border border-line2 bg-raised px-3.5 text-dense text-fg2 no-underline transition-colors hover:border-accent-line hover:bg-accent-soft hover:text-fg max-md:min-h-11"
              >
                {example.name}
              </a>
            </li>
          ))}
        </ul>
        {examples.length > first ? (
          <Button
            variant="ghost"
            aria-expanded={isOpen}
            aria-controls={list}
            onClick={() => setOpen(!isOpen)}
            iconAfter={
              <ChevronDown
                size={15}
                strokeWidth={1.75}
                aria-hidden="true"
                className={classes("transition-transform", isOpen && "rotate-180")}
              />
            }
          >
            {isOpen ? t("short.fewer") : t("short.all", { count: examples.length })}
          </Button>
        ) : null}
      </div>
    </section>
  );
}
