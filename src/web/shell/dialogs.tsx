import { lazy, Suspense } from "react";
import { useDialogs } from "./dialog-store.ts";

const StartDialog = lazy(() =>
  import("../features/resumes/start-dialog.tsx").then((module) => ({ default: module.StartDialog })),
);
const UpgradeDialog = lazy(() =>
  import("../features/resumes/upgrade-dialog.tsx").then((module) => ({ default: module.UpgradeDialog })),
);

/** Loads a shell dialog when it first opens. */
export function Dialogs() {
  const { start, upgrade } = useDialogs();
  return (
    <Suspense fallback={null}>
      {start ? <StartDialog /> : null}
      {upgrade ? <UpgradeDialog reason={upgrade} /> : null}
    </Suspense>
  );
}
