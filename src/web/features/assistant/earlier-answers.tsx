import { History, Lightbulb, X } from "lucide-react";
import { useEffect, useState } from "react";
import { formatWhen } from "#web/shell/dates.ts";
import { useUser } from "#web/shell/session.ts";
import { useTranslation } from "#web/shell/translation.ts";
import { useLocale } from "#web/shell/use-locale.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import { useAnswers } from "./answers.ts";
import { dropEarlier, type Earlier, listEarlier } from "./earlier.ts";

/** The last answers in this browser, to begin with again, and what helps the draft most. */
export function EarlierAnswers({ onUse, hasTip = false }: { onUse: () => void; hasTip?: boolean }) {
  const { t } = useTranslation("assistant");
  const user = useUser();
  const [earlier, setEarlier] = useState<Earlier[]>([]);
  // The server does not know this browser, and both must render the same at first.
  useEffect(() => setEarlier(listEarlier()), []);
  if (!hasTip && (!user || earlier.length === 0)) return null;
  return (
    <aside className="grid content-start gap-6">
      {user && earlier.length > 0 ? (
        <section className="grid gap-3 rounded-card border border-line bg-raised p-5">
          <div className="grid gap-1">
            <h2 className="flex items-center gap-2.5 text-h3">
              <History size={17} strokeWidth={1.75} aria-hidden="true" />
              {t("earlier.title")}
            </h2>
            <p className="text-dense text-fg3">{t("earlier.text", { count: earlier.length })}</p>
          </div>
          <ul className="grid divide-y divide-line">
            {earlier.map((each) => (
              <Row
                key={each.id}
                earlier={each}
                onUse={() => {
                  useAnswers.getState().set(each.answers);
                  onUse();
                }}
                onDrop={() => {
                  dropEarlier(each.id);
                  setEarlier(listEarlier());
                }}
              />
            ))}
          </ul>
        </section>
      ) : null}
      {hasTip ? (
        <div className="grid gap-1.5 px-1">
          <h2 className="flex items-center gap-2.5 text-body font-medium">
            <Lightbulb size={17} strokeWidth={1.75} aria-hidden="true" />
            {t("tip.title")}
          </h2>
          <p className="text-body text-fg2">{t("tip.text")}</p>
        </div>
      ) : null}
    </aside>
  );
}

function Row({ earlier, onUse, onDrop }: { earlier: Earlier; onUse: () => void; onDrop: () => void }) {
  const { t } = useTranslation("assistant");
  const locale = useLocale();
  const { title, workExperience, educationExperience } = earlier.answers;
  const counts = [
    workExperience.length > 0 ? t("jobs", { count: workExperience.length }) : "",
    educationExperience.length > 0 ? t("schools", { count: educationExperience.length }) : "",
  ].filter(Boolean);
  return (
    <li className="flex items-center gap-1 py-1">
      <button
        type="button"
        onClick={onUse}
        className="grid min-h-11 min-w-0 content-center flex-1 grid-cols-[minmax(0,1fr)_auto] gap-x-3 rounded-small px-1.5 py-1.5 text-left hover:bg-hover"
      >
        <span className="truncate text-body font-medium">{title}</span>
        <span className="text-dense text-fg3">
          {formatWhen(new Date(earlier.timestamp).toISOString(), locale, Date.now())}
        </span>
        {counts.length > 0 ? <span className="col-span-2 text-dense text-fg3">{counts.join(t("comma"))}</span> : null}
      </button>
      <IconButton
        label={t("earlier.drop", { title })}
        icon={<X size={15} strokeWidth={1.75} aria-hidden="true" />}
        size="sm"
        onClick={onDrop}
      />
    </li>
  );
}
