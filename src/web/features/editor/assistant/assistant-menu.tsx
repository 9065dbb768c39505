import { GitCompare } from "lucide-react";
import { Suspense } from "react";
import { useTranslation } from "#web/shell/translation.ts";
import { Button } from "#web/ui/button.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { Menu } from "#web/ui/menu.tsx";
import { titleOf } from "../form/title-of.ts";
import { type ItemPlace, useItemWhenIdle } from "../state/use-section.ts";
import { AssistantItems, AssistantPanel } from "./assistant-parts.ts";
import { type AssistantPlace, isAt, useAssistant } from "./assistant-store.ts";
import { useHasAi } from "./use-has-ai.ts";

/**
 * The button beside a description that opens what the assistant can do with it. Absent where there is no assistant. It
 * names the entry by itself, so that a new name does not render the description again.
 */
export function EntryAssistantMenu(at: ItemPlace) {
  const { t } = useTranslation("editor");
  const name = useItemWhenIdle(at, titleOf) || t("item.untitled");
  return <WordyMenu at={at} name={name} />;
}

type SectionProps = {
  sectionId: string;
  name: string;
  /** The button has words; otherwise it is an icon alone. */
  hasWords?: boolean;
};

/** The same for a section. */
export function SectionAssistantMenu({ sectionId, name, hasWords = false }: SectionProps) {
  const at = { sectionId };
  return hasWords ? <WordyMenu at={at} name={name} /> : <IconMenu at={at} name={name} />;
}

type MenuProps = { at: AssistantPlace; name: string };
const loading = { onPointerEnter: AssistantItems.load, onFocus: AssistantItems.load };

function WordyMenu({ at, name }: MenuProps) {
  const { t } = useTranslation("editor");
  if (!useHasAi()) return null;
  return (
    <Menu
      trigger={
        <Button
          size="sm"
          variant="soft"
          aria-label={t("assistant.openOf", { name })}
          icon={<GitCompare size={14} strokeWidth={2} aria-hidden="true" />}
          className="h-7! px-2! max-md:min-h-9!"
          {...loading}
        >
          {t("assistant.open")}
        </Button>
      }
    >
      <Suspense>
        <AssistantItems at={at} />
      </Suspense>
    </Menu>
  );
}

function IconMenu({ at, name }: MenuProps) {
  const { t } = useTranslation("editor");
  if (!useHasAi()) return null;
  return (
    <Menu
      trigger={
        <IconButton
          size="sm"
          tooltip="none"
          label={t("assistant.openOf", { name })}
          title={t("assistant.open")}
          icon={<GitCompare size={16} strokeWidth={1.75} aria-hidden="true" />}
          className="text-accent!"
          {...loading}
        />
      }
    >
      <Suspense>
        <AssistantItems at={at} />
      </Suspense>
    </Menu>
  );
}

/** Where the panel of the assistant appears when it is asked about this place. */
export function AssistantSlot(at: AssistantPlace) {
  const isHere = useAssistant((state) => isAt(state, at));
  if (!isHere) return null;
  return (
    <Suspense fallback={null}>
      <AssistantPanel at={at} />
    </Suspense>
  );
}
