import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "#web/shell/translation.ts";
import { providersQuery } from "./providers-query.ts";

type Words = {
  /** What to say in place of the words for a draft. */
  builtIn: string;
  provider: (name: string) => string;
};

/** Says who writes, and what leaves this server for it. */
export function EngineNote({ builtIn, provider }: Partial<Words>) {
  const { t } = useTranslation("assistant", { keyPrefix: "engine" });
  const { data: providers } = useQuery(providersQuery);
  const engine = providers?.find(({ isDefault }) => isDefault);
  if (!engine) return <span>{builtIn ?? t("unknown")}</span>;
  if (engine.isBuiltIn) return <span>{builtIn ?? t("builtIn")}</span>;
  return <span>{provider ? provider(engine.label) : t("provider", { name: engine.label })}</span>;
}
