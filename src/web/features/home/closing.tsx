import { useWays, type Way } from "#web/features/resumes/exports.ts";
import { useTranslation } from "#web/shell/translation.ts";
import { classes } from "#web/ui/classes.ts";
import { DeepPanel } from "#web/ui/deep-panel.tsx";
import { Spinner } from "#web/ui/spinner.tsx";

/** The ways to begin a resume from the start dialog, repeated at the end of the page. */
export function Closing() {
  const { t } = useTranslation("home");
  const ways = useWays();
  const isPair = ways.length === 2;
  return (
    <section className="frame py-17 md:py-26">
      <DeepPanel className="p-7 md:p-16">
        <div
          className={classes(
            "grid gap-9",
            isPair && "lg:grid-cols-[minmax(0,1fr)_minmax(0,1.25fr)] lg:items-center lg:gap-16",
          )}
        >
          <div>
            <h2 className="font-display text-d2 text-balance">{t("closing.title")}</h2>
            <p className="mt-2 text-lede text-white/80">{t(isPair ? "closing.textPair" : "closing.text")}</p>
          </div>
          <ul
            className={classes(
              "grid gap-3 sm:grid-cols-2",
              ways.length === 3 && "lg:grid-cols-3",
              ways.length === 4 && "lg:grid-cols-4",
            )}
          >
            {ways.map((way, index) => (
              <li key={way.name} className="grid">
                <WayButton way={way} isFirst={index === 0} />
              </li>
            ))}
          </ul>
        </div>
      </DeepPanel>
    </section>
  );
}

function WayButton({ way, isFirst }: { way: Way; isFirst: boolean }) {
  const { icon: Icon } = way;
  return (
    <button
      type="button"
      aria-busy={way.isBusy || undefined}
      onClick={way.choose}
      className={classes(
        "flex gap-4 rounded-well p-5 text-left transition-colors focus-visible:outline-white sm:grid sm:content-start sm:gap-1",
        isFirst
          ? "border border-transparent bg-white text-[#0f1613] hover:bg-[#e8f6ef]"
          : "border border-white/20 bg-white/8 text-white hover:bg-white/14",
      )}
    >
      <span className={classes("max-sm:self-center sm:mb-9", isFirst ? "text-[#047857]" : "text-white")}>
        {way.isBusy ? <Spinner size={20} /> : <Icon size={20} strokeWidth={1.75} aria-hidden="true" />}
      </span>
      <span className="grid gap-1">
        <span className="text-[16px] leading-6 font-semibold">{way.title}</span>
        <span className={classes("text-dense", isFirst ? "text-[#5c6862]" : "text-white/80")}>{way.text}</span>
      </span>
    </button>
  );
}
