import { Crown } from "lucide-react";
import { openUpgrade, type UpgradeReason } from "#web/shell/dialog-store.ts";
import { useTranslation } from "#web/shell/translation.ts";
import { Switch } from "#web/ui/switch.tsx";

type Props = {
  name: string;
  hint?: string | undefined;
  checked: boolean;
  /**
   * Given where the user lacks this right: the switch stays visible with a crown, and using it opens the upgrade dialog
   * with this reason.
   */
  locked?: UpgradeReason | undefined;
  onChange: (checked: boolean) => void;
};

export function SwitchRow({ name, hint, checked, locked, onChange }: Props) {
  const { t } = useTranslation("editorShare");
  return (
    <div className="flex min-h-[47px] items-center gap-3 py-2">
      <div className="min-w-0 flex-1">
        <p className="text-body">{name}</p>
        {hint && <p className="text-fg3 text-meta">{hint}</p>}
      </div>
      {locked && <Crown size={15} strokeWidth={2} aria-hidden="true" className="shrink-0 text-crown" />}
      <Switch
        aria-label={locked ? t("locked", { name }) : name}
        checked={checked}
        onChange={(value) => (locked ? openUpgrade(locked) : onChange(value))}
      />
    </div>
  );
}
