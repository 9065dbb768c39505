import type { ReactNode } from "react";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { useTranslation } from "./translation.ts";
import { useUnfinishedWords } from "./use-unfinished-words.ts";

type Props = {
  blanks: number;
  suggestions: number;
  /** The button that leads to what is left. */
  first: ReactNode;
  close: () => void;
  download: () => void;
};

/** Asks before a PDF is made in which blanks or suggestions would stand as they are. */
export function UnfinishedDialog({ blanks, suggestions, first, close, download }: Props) {
  const { t } = useTranslation("editorUnfinished");
  const { t: tc } = useTranslation();
  const words = useUnfinishedWords({ blanks, suggestions });
  const goOn = () => {
    close();
    download();
  };
  return (
    <Dialog
      open
      onOpenChange={close}
      width="confirm"
      title={t("title")}
      description={t("inPdf", { words })}
      closeLabel={tc("close")}
      actions={
        <>
          <Button variant="ghost" onClick={goOn}>
            {t("anyway")}
          </Button>
          {first}
        </>
      }
    />
  );
}
