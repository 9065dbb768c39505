import { GitCompare } from "lucide-react";
import { type ComponentProps, type ReactElement, Suspense } from "react";
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
  return <AssistantMenu at={at} trigger={<EntryButton {...at} />} />;
}

function EntryButton({ sectionId, itemId, ...rest }: ItemPlace & TriggerProps) {
  const { t } = useTranslation("editor");
  const name = useItemWhenIdle({ sectionId, itemId }, titleOf) || t("item.untitled");
  return <WordyButton {...rest} name={name} />;
}

type SectionProps = {
  sectionId: string;
  name: string;
  /** The button has words; otherwise it is an icon alone. */
  hasWords?: boolean;
};

/** The same for a section. */
export function SectionAssistantMenu({ sectionId, name, hasWords = false }: SectionProps) {
  const trigger = hasWords ? <WordyButton name={name} /> : <IconAlone name={name} />;
  return <AssistantMenu at={{ sectionId }} trigger={trigger} />;
}

function AssistantMenu({ at, trigger }: { at: AssistantPlace; trigger: ReactElement }) {
  if (!useHasAi()) return null;
  return (
    <Menu trigger={trigger}>
      <Suspense>
        <AssistantItems at={at} />
      </Suspense>
    </Menu>
  );
}

/** What the menu gives its trigger. */
type TriggerProps = Partial<ComponentProps<"button">>;
type ButtonProps = TriggerProps & { name: string };
const loading = { onPointerEnter: AssistantItems.load, onFocus: AssistantItems.load };

/** Created once: a new name renders a button again, but not its icon. */
const icons = {
  small: <GitCompare size={14} strokeWidth={2} aria-hidden="true" />,
  alone: <GitCompare size={16} strokeWidth={1.75} aria-hidden="true" />,
};

function WordyButton({ name, ...rest }: ButtonProps) {
  const { t } = useTranslation("editor");
  return (
    <Button
      {...rest}
      size="sm"
      variant="soft"
      aria-label={t("assistant.openOf", { name })}
      icon={icons.small}
      className="h-7! px-2! max-md:min-h-9!"
      {...loading}
    >
      {t("assistant.open")}
    </Button>
  );
}

function IconAlone({ name, ...rest }: ButtonProps) {
  const { t } = useTranslation("editor");
  return (
    <IconButton
      {...rest}
      size="sm"
      tooltip="none"
      label={t("assistant.openOf", { name })}
      title={t("assistant.open")}
      icon={icons.alone}
      className="text-accent!"
      {...loading}
    />
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
