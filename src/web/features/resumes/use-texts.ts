import { use } from "react";
import { useTranslation } from "react-i18next";
import { loadTexts } from "../../shell/i18n.ts";

const loading = new Map<string, Promise<void>>();

/** Waits for this feature's words where no route loaded them: dialogs open over any page. Needs a Suspense around. */
export function useTexts(): void {
  const { i18n } = useTranslation();
  let promise = loading.get(i18n.language);
  if (!promise) {
    promise = loadTexts(["resumes"]);
    loading.set(i18n.language, promise);
  }
  use(promise);
}
