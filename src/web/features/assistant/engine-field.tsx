import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "#web/shell/translation.ts";
import { Field } from "#web/ui/field.tsx";
import { Select } from "#web/ui/select.tsx";
import { engineOf, providersQuery } from "./providers-query.ts";

type Props = { engine: string; onChange: (engine: string) => void };

/** Who writes, where an installation has several engines; nothing where there is no choice. */
export function EngineField({ engine, onChange }: Props) {
  const { t } = useTranslation("assistant", { keyPrefix: "engine" });
  const { data: providers = [] } = useQuery(providersQuery);
  const chosen = engineOf(providers, engine);
  if (!chosen || providers.length < 2) return null;
  return (
    <Field label={t("label")} hint={t("hint")}>
      <Select
        value={chosen.name}
        options={providers.map(({ name, label, isBuiltIn }) => ({
          value: name,
          label: isBuiltIn ? t("builtInName") : label,
        }))}
        onChange={onChange}
      />
    </Field>
  );
}
