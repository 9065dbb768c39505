import { useTranslation } from "#web/shell/translation.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { DeepPanel } from "#web/ui/deep-panel.tsx";

/** The end of a guide: two ways to begin a resume. */
export function GuideClosing() {
  const { t } = useTranslation("guides", { keyPrefix: "closing" });
  return (
    <section className="frame pb-17 md:pb-26">
      <DeepPanel className="p-7 md:p-12">
        <div className="flex flex-wrap items-end justify-between gap-7">
          <div>
            <h2 className="font-display text-d3">{t("title")}</h2>
            <p className="mt-2 max-w-[52ch] text-lead text-white/80">{t("text")}</p>
          </div>
          <div className="flex flex-wrap gap-2.5">
            <ButtonLink
              to="/examples"
              size="lg"
              className="border-transparent! bg-white! text-[#0f1613]! hover:bg-white/90! focus-visible:outline-white"
            >
              {t("examples")}
            </ButtonLink>
            <ButtonLink
              to="/templates"
              size="lg"
              className="border-white/30! bg-transparent! text-white! hover:bg-white/10! focus-visible:outline-white"
            >
              {t("templates")}
            </ButtonLink>
          </div>
        </div>
      </DeepPanel>
    </section>
  );
}
