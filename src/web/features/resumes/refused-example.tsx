import { useMutation } from "@tanstack/react-query";
import { send } from "#web/api/call.ts";
import { calls } from "#web/api/calls.ts";
import { queryClient } from "#web/api/queries.ts";
import { showFailure } from "#web/shell/failure.ts";
import { useTranslation } from "#web/shell/translation.ts";
import { Button } from "#web/ui/button.tsx";
import { toast } from "#web/ui/toast.tsx";

/** Why a resume was not taken among the examples, and the way to offer it once more. */
export function RefusedExample({ id, reason }: { id: string; reason: string }) {
  const { t } = useTranslation("resumes", { keyPrefix: "example" });
  const again = useMutation({
    mutationFn: () => send(calls.offerAgain, { params: { id } }),
    onSuccess: async () => {
      toast(t("offeredAgain"));
      await queryClient.invalidateQueries({ queryKey: ["resumes"] });
    },
    onError: showFailure,
  });
  return (
    <span className="grid justify-items-start gap-1 whitespace-normal">
      <span className="text-fg">{t("refused")}</span>
      {reason ? <span className="break-words whitespace-pre-line text-fg3">{reason}</span> : null}
      <Button size="sm" busy={again.isPending} onClick={() => again.mutate()}>
        {t("again")}
      </Button>
    </span>
  );
}
