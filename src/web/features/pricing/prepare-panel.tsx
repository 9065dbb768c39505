import { useMutation } from "@tanstack/react-query";
import { CloudOff, RotateCw } from "lucide-react";
import type { OpenOrder } from "#contract/orders.ts";
import { showFailure } from "#web/shell/failure.ts";
import { useTranslation } from "#web/shell/translation.ts";
import { Button } from "#web/ui/button.tsx";
import { prepareAgain } from "./orders.ts";

/** An order whose provider did not answer when it was placed: it is asked again by the buyer's press. */
export function PreparePanel({ order }: { order: OpenOrder }) {
  const { t } = useTranslation("buying", { keyPrefix: "prepare" });
  const prepare = useMutation({ mutationFn: () => prepareAgain(order.orderId), onError: showFailure });
  return (
    <div className="m-auto grid justify-items-center gap-1.5 text-center" role="alert">
      <CloudOff size={22} strokeWidth={1.75} aria-hidden="true" className="mb-2 text-warn" />
      <h2 className="text-h2">{t("title")}</h2>
      <p className="max-w-[36ch] text-body text-fg2">{t("text")}</p>
      <Button
        className="mt-4"
        icon={<RotateCw size={15} strokeWidth={1.75} aria-hidden="true" />}
        busy={prepare.isPending}
        onClick={() => prepare.mutate()}
      >
        {t("again")}
      </Button>
    </div>
  );
}
