import { useTranslation } from "#web/shell/translation.ts";
import { Spinner } from "#web/ui/spinner.tsx";

/** Says that the page looks for the payment by itself, or that it cannot reach the server at the moment. */
export function Waiting({ isLost }: { isLost: boolean }) {
  const { t } = useTranslation("buying", { keyPrefix: "pay" });
  return (
    <p role="status" className="mt-4 flex items-center gap-2 text-dense">
      {isLost ? (
        <span className="text-warn">{t("lost")}</span>
      ) : (
        <>
          <span className="text-accent">
            <Spinner />
          </span>
          <span className="text-accent">{t("waiting")}</span>
        </>
      )}
    </p>
  );
}
