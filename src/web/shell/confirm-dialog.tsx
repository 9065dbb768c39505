import type { ReactNode } from "react";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { useTranslation } from "./translation.ts";

type Props = {
  open?: boolean;
  title: string;
  text: string;
  /** The button that carries the action out. */
  action: ReactNode;
  onClose: () => void;
  children?: ReactNode;
};

/** Asks before an action is carried out, or collects what it needs: Cancel, or the action. */
export function ConfirmDialog({ open = true, title, text, action, onClose, children }: Props) {
  const { t } = useTranslation();
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      width="confirm"
      title={title}
      description={text}
      closeLabel={t("close")}
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t("cancel")}
          </Button>
          {action}
        </>
      }
    >
      {children}
    </Dialog>
  );
}
