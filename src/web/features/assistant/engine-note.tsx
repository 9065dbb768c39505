import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "#web/shell/translation.ts";
import { engineOf, providersQuery } from "./providers-query.ts";

/** Says who writes, and what leaves this server for it. `engine` is the name of one; empty for the default. */
export function EngineNote({ engine }: { engine: string }) {
  const { t } = useTranslation("assistant", { keyPrefix: "engine" });
  const { data: providers } = useQuery(providersQuery);
  const writer = engineOf(providers, engine);
  if (!writer) return <span>{t("unknown")}</span>;
  return <span>{writer.isBuiltIn ? t("builtIn") : t("provider", { name: writer.label })}</span>;
}
