import { Check, GitCompare } from "lucide-react";
import { useTranslation } from "#web/shell/translation.ts";
import { buttonClasses } from "#web/ui/button.tsx";
import { Diff } from "#web/ui/diff.tsx";

/** A picture of a proposal of the AI, over the sheet of the home page. Its buttons are part of the picture. */
export function PolishCard() {
  const { t } = useTranslation("home");
  const plain = (text: string) => ({ text, isMarked: false });
  const marked = (text: string) => ({ text, isMarked: true });
  return (
    <div className="absolute bottom-3 -left-4 z-1 w-[min(424px,100vw-32px)] rounded-dialog bg-overlay p-3.5 shadow-lg lg:-left-[182px]">
      <p className="mb-3 flex items-center gap-2 text-body font-label">
        <GitCompare size={17} strokeWidth={1.75} aria-hidden="true" className="text-accent" />
        {t("polish.title")}
      </p>
      <Diff
        rows={[
          { sign: "-", pieces: [plain(t("polish.before")), marked(t("polish.old")), plain(t("polish.oldAfter"))] },
          { sign: "+", pieces: [plain(t("polish.newBefore")), marked(t("polish.new")), plain(t("polish.newAfter"))] },
        ]}
      />
      <div aria-hidden="true" className="mt-3 flex gap-1.5">
        <span className={buttonClasses({ variant: "primary", size: "sm" })}>
          <Check size={15} strokeWidth={2} />
          {t("polish.accept")}
        </span>
        <span className={buttonClasses({ variant: "ghost", size: "sm" })}>{t("polish.again")}</span>
        <span className={buttonClasses({ variant: "ghost", size: "sm" })}>{t("polish.keep")}</span>
      </div>
    </div>
  );
}
