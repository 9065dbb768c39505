import { useTranslation } from "#web/shell/translation.ts";
import { CropMarks } from "#web/ui/crop-marks.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import { useWays } from "./ways.ts";

/** The empty state: an empty sheet, and the ways to begin a resume. */
export function NoResumes() {
  const { t } = useTranslation("resumes");
  const ways = useWays();
  return (
    <div className="grid items-center gap-x-16 gap-y-10 overflow-hidden rounded-card border border-line bg-raised px-6 py-12 md:grid-cols-[auto_1fr] md:px-16 md:py-16">
      <Sheets />
      <div className="grid gap-5">
        <div className="grid gap-1.5">
          <h2 className="font-display text-h1">{t("empty.title")}</h2>
          <p className="max-w-[46ch] text-lede text-fg2">{t("empty.text")}</p>
        </div>
        <ul className="grid max-w-[480px] gap-2.5">
          {ways.map(({ name, icon: Icon, title, text, isBusy, choose }) => (
            <li key={name}>
              <button
                type="button"
                aria-busy={isBusy || undefined}
                onClick={choose}
                className="flex min-h-16 w-full items-center gap-4 rounded-well border border-line px-4 py-3 text-left transition-colors hover:border-accent-line hover:bg-accent-soft"
              >
                <span className="grid size-9 shrink-0 place-items-center rounded-control bg-subtle text-accent">
                  {isBusy ? <Spinner size={18} /> : <Icon size={18} strokeWidth={1.75} aria-hidden="true" />}
                </span>
                <span className="grid gap-0.5">
                  <span className="text-h3">{title}</span>
                  <span className="text-dense text-fg3">{text}</span>
                </span>
              </button>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** Two sheets and the first line of a third, drawn with lines: square paper with a shadow and crop marks. */
function Sheets() {
  return (
    <div aria-hidden="true" className="relative mx-auto h-[236px] w-[220px] scheme-light">
      <span className="absolute top-3 left-0 block h-[204px] w-[146px] -rotate-6 rounded-paper bg-white shadow-paper" />
      <span className="absolute top-1 left-10 block h-[210px] w-[150px] rotate-3 rounded-paper bg-white shadow-paper" />
      <div className="absolute top-3 left-[34px] h-[210px] w-[150px] rounded-paper bg-white p-4 shadow-paper">
        <CropMarks className="text-fg4" />
        <span className="block h-[9px] w-[68px] rounded-full bg-[#0f1613]" />
        <span className="mt-2 block h-[5px] w-[46px] rounded-full bg-[#047857]" />
        {["mt-5 w-full", "mt-2 w-[92%]", "mt-2 w-[72%]"].map((place) => (
          <span key={place} className={`block h-1 rounded-full bg-[#e7ebe9] ${place}`} />
        ))}
        <span className="mt-5 flex items-center gap-1.5">
          <span className="block h-[5px] w-[34px] rounded-full bg-[#047857]" />
          <span className="block h-px flex-1 bg-[#e7ebe9]" />
        </span>
        <span className="mt-3 block h-1 w-[84%] rounded-full bg-[#e7ebe9]" />
        <span className="mt-2 flex items-center gap-1">
          <span className="block h-1 w-[40%] rounded-full bg-[#e7ebe9]" />
          <span className="block h-3.5 w-[2px] animate-pulse bg-[#047857] motion-reduce:animate-none" />
        </span>
      </div>
    </div>
  );
}
