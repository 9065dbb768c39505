import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "#web/shell/translation.ts";
import { engineOf, providersQuery } from "./providers-query.ts";

type Props = {
  /** The name of an engine; the default one where it is left out or empty. */
  engine?: string;
  /** What to say in place of the words for a draft. */
  builtIn?: string;
  provider?: (name: string) => string;
};

/** Says who writes or reads, and what leaves this server for it. */
export function EngineNote({ engine = "", builtIn, provider }: Props) {
  const { t } = useTranslation("assistant", { keyPrefix: "engine" });
  const { data: providers } = useQuery(providersQuery);
  const used = engineOf(providers, engine);
  if (!used) return <span>{builtIn ?? t("unknown")}</span>;
  if (used.isBuiltIn) return <span>{builtIn ?? t("builtIn")}</span>;
  return <span>{provider ? provider(used.label) : t("provider", { name: used.label })}</span>;
}
