import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { providersQuery, TokensDialog } from "#web/features/assistant/exports.ts";
import { useTranslation } from "#web/shell/translation.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import type { AssistantFault } from "./assistant-store.ts";

type Props = { fault: AssistantFault; retry: (engine?: string) => void; close: () => void };

/** Why there are no changes, and the way on: another try, the built-in engine, or more tokens. */
export function Failed({ fault, retry, close }: Props) {
  const { t } = useTranslation("editorAssistant");
  const { data: providers = [] } = useQuery(providersQuery);
  const [isTold, setTold] = useState(false);
  const failed = fault.kind === "failed" ? providers.find(({ name }) => name === fault.engine) : undefined;
  const builtIn = failed && !failed.isBuiltIn ? providers.find(({ isBuiltIn }) => isBuiltIn) : undefined;
  const sentence = fault.kind === "failed" ? fault.message || t("failed.unknown") : t(`failed.${fault.kind}`);
  return (
    <div className="grid gap-3">
      <Alert tone="danger">{sentence}</Alert>
      <div className="flex flex-wrap gap-2">
        {fault.kind !== "tooLong" && (
          <Button size="sm" onClick={() => retry()}>
            {t("again")}
          </Button>
        )}
        {builtIn && (
          <Button size="sm" onClick={() => retry(builtIn.name)}>
            {t("failed.builtIn")}
          </Button>
        )}
        <Button size="sm" variant="ghost" onClick={close}>
          {t("close")}
        </Button>
      </div>
      {fault.kind === "tokens" && !isTold && <TokensDialog onClose={() => setTold(true)} />}
    </div>
  );
}
