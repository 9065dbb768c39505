import type { UpgradeReason } from "#web/shell/dialog-store.ts";
import { useTranslation } from "#web/shell/translation.ts";
import { type PremiumSwitch, premiumSwitches, withExample } from "./sharing.ts";
import { SwitchRow } from "./switch-row.tsx";
import type { SharingState } from "./use-sharing.ts";

/** What the upgrade dialog answers where a regular user presses each switch. */
const upgradeReasons: Record<PremiumSwitch, UpgradeReason> = {
  cellphoneIsHidden: "hiddenContacts",
  emailIsHidden: "hiddenContacts",
  downloadable: "publicPage",
  showShareBtn: "publicPage",
  showToggleDarkMode: "publicPage",
  removeBranding: "branding",
};

type Props = {
  state: SharingState;
  /** Asks for confirmation, because joining the examples makes the resume public. */
  confirmExample: () => void;
};

/** What viewers see of the resume, and whether it is shown among the examples. */
export function ShareSwitches({ state: { sharing, setSharing, isPremium }, confirmExample }: Props) {
  const { t } = useTranslation("editorShare");
  return (
    <div className="mt-5 divide-y divide-line border-line border-t">
      {premiumSwitches.map((field) => (
        <SwitchRow
          key={field}
          {...wordsOf(field, t)}
          checked={sharing[field]}
          locked={isPremium ? undefined : upgradeReasons[field]}
          onChange={(value) => setSharing({ ...sharing, [field]: value })}
        />
      ))}
      <SwitchRow
        name={t("example")}
        hint={t("exampleText")}
        checked={sharing.addToExamples}
        onChange={(value) => (value ? confirmExample() : setSharing(withExample(sharing, false)))}
      />
    </div>
  );
}

type Translate = (
  key:
    | "hidePhone"
    | "hidePhoneText"
    | "hideEmail"
    | "hideEmailText"
    | "downloadable"
    | "shareButton"
    | "darkMode"
    | "branding",
) => string;

function wordsOf(field: PremiumSwitch, t: Translate): { name: string; hint?: string } {
  switch (field) {
    case "cellphoneIsHidden":
      return { name: t("hidePhone"), hint: t("hidePhoneText") };
    case "emailIsHidden":
      return { name: t("hideEmail"), hint: t("hideEmailText") };
    case "downloadable":
      return { name: t("downloadable") };
    case "showShareBtn":
      return { name: t("shareButton") };
    case "showToggleDarkMode":
      return { name: t("darkMode") };
    case "removeBranding":
      return { name: t("branding") };
  }
}
