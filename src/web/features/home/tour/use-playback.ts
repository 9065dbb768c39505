import { type RefObject, useEffect, useRef, useState } from "react";

type Playback = {
  isPlaying: boolean;
  /** In seconds. */
  at: number;
  caption: string;
  toggle: () => void;
  seek: (seconds: number) => void;
};

/**
 * Plays a video while it is in view. Where the device asks for less motion or fewer bytes it waits for a press; once
 * somebody stopped it, or it has ended, it stays as it is.
 */
export function usePlayback(player: RefObject<HTMLVideoElement | null>, isInView: boolean): Playback {
  const [isPlaying, setPlaying] = useState(false);
  const [at, setAt] = useState(0);
  const isHeld = useRef<boolean | null>(null);
  const caption = useCaption(player, isInView);

  useEffect(() => {
    const video = player.current;
    if (!video) return;
    isHeld.current ??= waitsForPress();
    const events = {
      play: () => setPlaying(true),
      pause: () => setPlaying(false),
      timeupdate: () => setAt(video.currentTime),
      ended: () => {
        isHeld.current = true;
      },
    };
    for (const [name, listen] of Object.entries(events)) video.addEventListener(name, listen);
    if (isInView && !isHeld.current) start(video);
    if (!isInView && !video.paused) video.pause();
    return () => {
      for (const [name, listen] of Object.entries(events)) video.removeEventListener(name, listen);
    };
  }, [player, isInView]);

  return {
    isPlaying,
    at,
    caption,
    toggle() {
      const video = player.current;
      if (!video) return;
      isHeld.current = !video.paused;
      if (video.paused) start(video);
      else video.pause();
    },
    seek(seconds) {
      if (!player.current) return;
      player.current.currentTime = seconds;
      setAt(seconds);
    },
  };
}

/** A browser may refuse to play by itself; the button is there. */
function start(video: HTMLVideoElement): void {
  video.play()?.catch(() => {});
}

function waitsForPress(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return matchMedia("(prefers-reduced-motion: reduce)").matches || connection?.saveData === true;
}

/** Returns the caption of the moment. The browser itself draws it only where nothing stands beside the video. */
function useCaption(player: RefObject<HTMLVideoElement | null>, isInView: boolean): string {
  const [caption, setCaption] = useState("");
  // biome-ignore lint/correctness/useExhaustiveDependencies: a ref tells nobody that it was filled; the video is there once it has come into view, which is what the effect waits for
  useEffect(() => {
    const video = player.current;
    const track = video?.textTracks?.[0];
    if (!video || !track) return;
    const choose = () => {
      track.mode = document.fullscreenElement === video ? "showing" : "hidden";
    };
    const read = () => {
      const cue = track.activeCues?.[0];
      if (cue && "text" in cue) setCaption(String(cue.text));
    };
    choose();
    track.addEventListener("cuechange", read);
    document.addEventListener("fullscreenchange", choose);
    return () => {
      track.removeEventListener("cuechange", read);
      document.removeEventListener("fullscreenchange", choose);
    };
  }, [player, isInView]);
  return caption;
}
