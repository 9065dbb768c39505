import { Suspense } from "react";
import { useDialogs } from "./dialog-store.ts";
import { part } from "./lazy-part.ts";

const StartDialog = part(() => import("#web/features/resumes/start-dialog.tsx").then((module) => module.StartDialog));
const UpgradeDialog = part(() =>
  import("#web/features/resumes/upgrade-dialog.tsx").then((module) => module.UpgradeDialog),
);

/** Loads the code of a shell dialog when it first opens. */
export function Dialogs() {
  const { start, upgrade } = useDialogs();
  return (
    <Suspense fallback={null}>
      {start ? <StartDialog /> : null}
      {upgrade ? <UpgradeDialog {...upgrade} /> : null}
    </Suspense>
  );
}
