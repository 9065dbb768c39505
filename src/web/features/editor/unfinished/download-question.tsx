import { useTranslation } from "#web/shell/translation.ts";
import { UnfinishedDialog } from "#web/shell/unfinished-dialog.tsx";
import { Button } from "#web/ui/button.tsx";
import { useUnfinished } from "./use-unfinished.ts";

/** Asks before the open resume is downloaded with blanks or suggestions in it. */
export function DownloadQuestion({ close, download }: { close: () => void; download: () => void }) {
  const { t } = useTranslation("editorUnfinished");
  const { places, visit, blanks, suggestions } = useUnfinished();
  const goToFirst = () => {
    close();
    visit(places[0]);
  };
  const first = (
    <Button variant="primary" onClick={goToFirst}>
      {t("first")}
    </Button>
  );
  return <UnfinishedDialog {...{ blanks, suggestions, first, close, download }} />;
}
