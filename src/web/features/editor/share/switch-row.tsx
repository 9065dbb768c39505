import { Crown } from "lucide-react";
import { openUpgrade } from "#web/shell/dialog-store.ts";
import { useTranslation } from "#web/shell/translation.ts";
import { Switch } from "#web/ui/switch.tsx";

type Props = {
  name: string;
  hint?: string | undefined;
  checked: boolean;
  /** The user lacks this right: the switch stays visible with a crown, and using it opens the upgrade dialog. */
  isLocked?: boolean;
  onChange: (checked: boolean) => void;
};

export function SwitchRow({ name, hint, checked, isLocked = false, onChange }: Props) {
  const { t } = useTranslation("editorShare");
  return (
    <div className="flex min-h-[47px] items-center gap-3 py-2">
      <div className="min-w-0 flex-1">
        <p className="text-body">{name}</p>
        {hint && <p className="text-fg3 text-meta">{hint}</p>}
      </div>
      {isLocked && <Crown size={15} strokeWidth={2} aria-hidden="true" className="shrink-0 text-crown" />}
      <Switch
        aria-label={isLocked ? t("locked", { name }) : name}
        checked={checked}
        onChange={(value) => (isLocked ? openUpgrade("sharing") : onChange(value))}
      />
    </div>
  );
}
