import "i18next";
import type { en } from "#locales/en.ts";

// Every `t("…")` is checked against the English edition.
declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "common";
    resources: typeof en;
  }
}
