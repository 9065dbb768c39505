import { useNavigate } from "react-router";
import { useTranslation } from "#web/shell/translation.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";

/** The question of the specification's section 8 where the tokens do not suffice. */
export function TokensDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation("assistant", { keyPrefix: "tooFew" });
  const navigate = useNavigate();
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t("title")}
      description={t("text")}
      closeLabel={t("cancel")}
      actions={
        <>
          <Button onClick={onClose}>{t("cancel")}</Button>
          <Button variant="primary" onClick={() => void navigate("/pricing")}>
            {t("recharge")}
          </Button>
        </>
      }
    />
  );
}
