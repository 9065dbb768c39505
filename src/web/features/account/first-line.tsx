import { useTranslation } from "react-i18next";
import { CropMarks } from "../../ui/crop-marks.tsx";
import { nameFromEmail } from "./name-from-email.ts";

/**
 * A blank sheet on brand-deep. The name that the typed address suggests is its first line, added as a diff adds it.
 * Decoration: hidden from screen readers and on small screens.
 */
export function FirstLine({ email }: { email: string }) {
  const { t } = useTranslation("account");
  const name = nameFromEmail(email);
  return (
    <aside
      aria-hidden="true"
      className="sticky top-0 grid h-dvh place-items-center overflow-hidden bg-brand-deep p-12 text-white grid-deep max-lg:hidden"
    >
      <div className="grid w-full max-w-[460px] gap-5">
        <div className="relative">
          <CropMarks />
          {/* Paper is paper in both themes. */}
          <div className="aspect-[1/1.3] w-full scheme-light rounded-paper bg-white p-[9%] text-[#0f1613] shadow-paper">
            <div className="-mx-3 grid grid-cols-[22px_1fr] items-center rounded-chip bg-[#e2f5ea] px-3 py-2.5">
              <span className="font-mono text-lead text-[#065f46]">+</span>
              <span className="flex min-w-0 items-center font-display text-[26px] leading-tight font-display tracking-[-0.02em] [font-weight:var(--display-weight)]">
                <span className={name ? "truncate" : "text-[#5c6862]"}>{name || t("aside.name")}</span>
                <span className="ml-1 h-[1.05em] w-[2px] shrink-0 animate-caret bg-[#047857]" />
              </span>
            </div>
            <Bars className="mt-5 w-2/5" />
            <div className="mt-9 grid gap-3.5">
              {["w-full", "w-11/12", "w-full", "w-4/5"].map((width, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: decoration that never changes
                <Bars key={index} className={width} />
              ))}
            </div>
            <div className="mt-9 grid gap-3.5">
              {["w-1/3", "w-full", "w-10/12", "w-11/12", "w-2/3"].map((width, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: decoration that never changes
                <Bars key={index} className={width} />
              ))}
            </div>
          </div>
        </div>
        <div className="flex items-baseline justify-between gap-4 text-body text-white/80">
          <span>{t("aside.caption")}</span>
          <span className="font-mono text-meta text-[#7be3b7]">{t("aside.added")}</span>
        </div>
      </div>
    </aside>
  );
}

function Bars({ className }: { className: string }) {
  return <div className={`h-2 rounded-full bg-[#eef1ef] ${className}`} />;
}
