import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "#web/shell/translation.ts";
import { providersQuery } from "./providers-query.ts";

/** Says who writes, and what leaves this server for it. */
export function EngineNote() {
  const { t } = useTranslation("assistant", { keyPrefix: "engine" });
  const { data: providers } = useQuery(providersQuery);
  const engine = providers?.find(({ isDefault }) => isDefault);
  if (!engine) return <span>{t("unknown")}</span>;
  return <span>{engine.isBuiltIn ? t("builtIn") : t("provider", { name: engine.label })}</span>;
}
