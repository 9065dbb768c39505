import { use } from "react";
import { loadTexts } from "#web/shell/i18n.ts";
import { useTranslation } from "#web/shell/translation.ts";

const loading = new Map<string, Promise<void>>();

/** Loads texts that no route has loaded, because dialogs open over any page. Needs a Suspense around it. */
export function useTexts(namespace: "resumes" | "home" = "resumes"): void {
  const { i18n } = useTranslation();
  const key = `${i18n.language} ${namespace}`;
  let promise = loading.get(key);
  if (!promise) {
    promise = loadTexts([namespace]);
    loading.set(key, promise);
  }
  use(promise);
}
