import { Maximize, Pause, Play } from "lucide-react";
import { type CSSProperties, type ReactNode, useRef } from "react";
import { htmlLang } from "#locales/words.ts";
import { useTranslation } from "#web/shell/translation.ts";
import { useLocale } from "#web/shell/use-locale.ts";
import { useInView } from "#web/ui/use-in-view.ts";
import { usePlayback } from "./use-playback.ts";
import type { Video } from "./videos.ts";

type Props = {
  video: Video;
  /** What the video shows, for those who do not see it. */
  label: string;
};

/** A video with its captions beside it. It is loaded once it is seen. */
export function TourVideo({ video, label }: Props) {
  const { t } = useTranslation("home", { keyPrefix: "tour" });
  const locale = useLocale();
  const frame = useRef<HTMLDivElement>(null);
  const player = useRef<HTMLVideoElement>(null);
  const { isInView, wasInView } = useInView(frame, { threshold: 0.35 });
  const { isPlaying, at, caption, toggle, seek } = usePlayback(player, isInView);
  const time = { at: clock(at), of: clock(video.seconds) };
  return (
    <div ref={frame} className="overflow-hidden rounded-card border border-line2 bg-raised">
      <div className="relative aspect-video bg-white">
        <img
          src={video.still}
          alt={wasInView ? "" : label}
          width={1152}
          height={648}
          loading="lazy"
          className="absolute inset-0 size-full"
        />
        {wasInView ? (
          <video
            ref={player}
            aria-label={label}
            src={video.source}
            muted
            playsInline
            preload="auto"
            onClick={toggle}
            className="absolute inset-0 size-full"
          >
            <track kind="captions" src={video.captions} srcLang={htmlLang[locale]} label={t("captions")} />
          </video>
        ) : null}
        {isPlaying ? null : (
          <span
            aria-hidden="true"
            className="pointer-events-none absolute inset-0 m-auto grid size-15 place-items-center rounded-full bg-[#0b110e]/85 text-white shadow-lg"
          >
            <Play size={24} strokeWidth={1.75} className="ml-0.5 fill-current" />
          </span>
        )}
      </div>
      <div className="grid gap-1 border-t border-line2 px-4 pt-3 pb-2.5 md:px-5">
        <p className="min-h-[2lh] text-body text-fg2 sm:min-h-[1lh]">{caption || t("silent")}</p>
        <div className="flex items-center gap-3">
          <Control label={t(isPlaying ? "pause" : "play")} onPress={toggle}>
            {isPlaying ? (
              <Pause size={17} strokeWidth={1.75} aria-hidden="true" />
            ) : (
              <Play size={17} strokeWidth={1.75} aria-hidden="true" />
            )}
          </Control>
          <span aria-hidden="true" className="text-dense text-fg3 tabular">
            {time.at}
          </span>
          <input
            type="range"
            className="range"
            style={{ "--fill": `${(at / video.seconds) * 100}%` } as CSSProperties}
            min={0}
            max={video.seconds}
            step={0.1}
            value={at}
            aria-label={t("position")}
            aria-valuetext={t("positionText", time)}
            onChange={(event) => seek(event.target.valueAsNumber)}
          />
          <span aria-hidden="true" className="text-dense text-fg3 tabular">
            {time.of}
          </span>
          <Control label={t("fullscreen")} onPress={() => player.current && fill(player.current)}>
            <Maximize size={16} strokeWidth={1.75} aria-hidden="true" />
          </Control>
        </div>
      </div>
    </div>
  );
}

function Control({ label, onPress, children }: { label: string; onPress: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={onPress}
      className="-mx-1.5 grid size-9 shrink-0 place-items-center rounded-control text-fg2 hover:bg-hover hover:text-fg max-md:size-11"
    >
      {children}
    </button>
  );
}

/** Fills the screen. Safari on a phone has a way of its own, and only for videos. */
function fill(video: HTMLVideoElement): void {
  const own = video as HTMLVideoElement & { webkitEnterFullscreen?: () => void };
  if (typeof video.requestFullscreen === "function") video.requestFullscreen().catch(() => {});
  else own.webkitEnterFullscreen?.();
}

/** Returns `0:07`. */
export function clock(seconds: number): string {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}
