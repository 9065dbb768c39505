import "i18next";
import type { en } from "#locales/en.ts";

// Types every `t("…")` against the English texts.
declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "common";
    resources: typeof en;
  }
}
