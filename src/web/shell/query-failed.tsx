import { CloudOff, RotateCw } from "lucide-react";
import { Button } from "#web/ui/button.tsx";
import { classes } from "#web/ui/classes.ts";
import { useTranslation } from "./translation.ts";

type Props = { title: string; text: string; retry: () => unknown; className?: string };

/** Shown in place of data that could not be loaded: what failed, what is safe, and a button to try again. */
export function QueryFailed({ title, text, retry, className }: Props) {
  const { t } = useTranslation();
  return (
    <div role="alert" className={classes("grid justify-items-center gap-1.5 px-6 py-14 text-center", className)}>
      <CloudOff size={20} strokeWidth={1.75} aria-hidden="true" className="mb-2 text-danger" />
      <p className="text-h3">{title}</p>
      <p className="max-w-[48ch] text-body text-fg3">{text}</p>
      <Button className="mt-4" icon={<RotateCw size={15} strokeWidth={1.75} />} onClick={() => void retry()}>
        {t("retry")}
      </Button>
    </div>
  );
}
