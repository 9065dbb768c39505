import { Globe, Lock, SquareDashed, TriangleAlert } from "lucide-react";
import { useState } from "react";
import { ConfirmDialog } from "#web/shell/confirm-dialog.tsx";
import { useTranslation } from "#web/shell/translation.ts";
import { useUnfinishedWords } from "#web/shell/use-unfinished-words.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { useEditor } from "../state/editor-context.tsx";
import { countOf } from "../state/use-samples.ts";
import { useUnfinished } from "../unfinished/use-unfinished.ts";
import { Choice } from "./choice.tsx";
import { PrivateLinks } from "./links/private-links.tsx";
import { PublicLink } from "./public-link.tsx";
import { ShareSwitches } from "./share-switches.tsx";
import { shownContacts, withExample, withPublic } from "./sharing.ts";
import { useSharing } from "./use-sharing.ts";

/** Who can open the resume, at which URL, and what viewers see of it. Nothing is published before Save. */
export function ShareDialog({ uuid, close }: { uuid: string; close: () => void }) {
  const { t } = useTranslation("editorShare");
  const { t: tc } = useTranslation();
  const state = useSharing();
  const { sharing, setSharing, isDirty, isBusy } = state;
  const basicInfo = useEditor((state) => state.document.data.basicInfo);
  const contacts = shownContacts(sharing, basicInfo);
  const offeredContacts = shownContacts(withExample(sharing, true), basicInfo);
  const [asking, setAsking] = useState<"leave" | "example" | null>(null);

  return (
    <Dialog
      open
      onOpenChange={() => (isDirty ? setAsking("leave") : close())}
      width="share"
      title={t("title")}
      closeLabel={tc("close")}
      note={
        isDirty ? (
          <span className="inline-flex items-center gap-1.5">
            <TriangleAlert size={15} strokeWidth={2} aria-hidden="true" />
            {t("unsaved")}
          </span>
        ) : undefined
      }
      actions={
        <>
          <Button variant="ghost" blocked={isDirty ? undefined : t("unchanged")} onClick={state.discard}>
            {t("discard")}
          </Button>
          <Button
            variant="primary"
            blocked={isDirty ? state.error : t("unchanged")}
            busy={isBusy}
            busyLabel={t("saving")}
            onClick={() => void state.save()}
          >
            {t("save")}
          </Button>
        </>
      }
    >
      <fieldset className="grid grid-cols-2 gap-3 max-sm:grid-cols-1">
        <legend className="sr-only">{t("who")}</legend>
        <Choice
          icon={Lock}
          title={t("private")}
          text={t("privateText")}
          checked={!sharing.isPublic}
          choose={() => setSharing(withPublic(sharing, false))}
        />
        <Choice
          icon={Globe}
          title={t("public")}
          text={t("publicText")}
          checked={sharing.isPublic}
          choose={() => setSharing(withPublic(sharing, true))}
        />
      </fieldset>

      <div role="status" className="empty:hidden">
        {contacts && (
          <Alert tone="warn" className="mt-3">
            {t(`shown.${contacts}`)}
          </Alert>
        )}
      </div>
      {sharing.isPublic && <PublicLink uuid={uuid} state={state} />}
      {sharing.isPublic && <SamplesLeftOut />}
      {sharing.isPublic && <UnfinishedShown />}
      <ShareSwitches state={state} confirmExample={() => setAsking("example")} />
      <PrivateLinks resumeId={state.resumeId} />

      {asking === "example" && (
        <ConfirmDialog
          title={t("exampleTitle")}
          text={offeredContacts ? `${t("exampleConfirm")} ${t(`shown.${offeredContacts}`)}` : t("exampleConfirm")}
          onClose={() => setAsking(null)}
          action={
            <Button
              variant="primary"
              onClick={() => {
                setSharing(withExample(sharing, true));
                setAsking(null);
              }}
            >
              {t("exampleYes")}
            </Button>
          }
        />
      )}
      {asking === "leave" && (
        <Dialog
          open
          onOpenChange={() => setAsking(null)}
          width="confirm"
          title={t("leaveTitle")}
          description={t("leaveText")}
          closeLabel={tc("close")}
          actions={
            <>
              <Button variant="ghost" onClick={close}>
                {t("discard")}
              </Button>
              <Button
                variant="primary"
                busy={isBusy}
                busyLabel={t("saving")}
                onClick={() => void state.save().then((isSaved) => (isSaved ? close() : setAsking(null)))}
              >
                {t("save")}
              </Button>
            </>
          }
        />
      )}
    </Dialog>
  );
}

/** Says how many samples visitors will not see. */
function SamplesLeftOut() {
  const { t } = useTranslation("editorShare");
  const samples = useEditor(({ document }) => countOf(document));
  if (samples === 0) return null;
  return (
    <p className="mt-3 flex items-center gap-2 rounded-control bg-subtle px-3 py-2 text-dense text-fg2">
      <SquareDashed size={15} strokeWidth={1.75} aria-hidden="true" className="shrink-0" />
      {t("samples", { count: samples })}
    </p>
  );
}

/** What would stand on the public page although nobody has decided on it yet. */
function UnfinishedShown() {
  const { t } = useTranslation("editorUnfinished");
  const { places, ...counts } = useUnfinished();
  const words = useUnfinishedWords(counts);
  if (places.length === 0) return null;
  return (
    <Alert tone="warn" className="mt-3">
      {t("inPage", { words })}
    </Alert>
  );
}
