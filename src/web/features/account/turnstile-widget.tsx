import { useEffect, useRef } from "react";
import { useTheme } from "#web/shell/theme.ts";
import { useLocale } from "#web/shell/use-locale.ts";
import type { BotCheckState } from "./use-bot-check.ts";

type Turnstile = {
  render(
    place: HTMLElement,
    options: {
      sitekey: string;
      language: string;
      theme: "light" | "dark";
      size: "flexible";
      callback: (token: string) => void;
      "expired-callback": () => void;
      "timeout-callback": () => void;
      "error-callback": () => void;
    },
  ): string;
  remove(id: string): void;
};
declare global {
  interface Window {
    turnstile?: Turnstile;
  }
}

const source = "https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit";
let loading: Promise<Turnstile> | undefined;

/** Loads Cloudflare's script for the first form that needs it; a failed load may be tried again. */
function loadTurnstile(): Promise<Turnstile> {
  loading ??= new Promise<Turnstile>((resolve, reject) => {
    const script = document.createElement("script");
    script.src = source;
    script.async = true;
    script.onload = () => (window.turnstile ? resolve(window.turnstile) : reject(new Error("no turnstile")));
    script.onerror = () => reject(new Error("turnstile was not loaded"));
    document.head.append(script);
  }).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

type Props = { siteKey: string; onState: (state: BotCheckState) => void };

/** Cloudflare's widget in the page's language and theme. It renews an expired answer by itself. */
export function TurnstileWidget({ siteKey, onState }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const locale = useLocale();
  const { isDark } = useTheme();
  useEffect(() => {
    let isGone = false;
    let remove = () => {};
    onState({ kind: "working", share: 0 });
    loadTurnstile().then(
      (turnstile) => {
        if (isGone || !place.current) return;
        const id = turnstile.render(place.current, {
          sitekey: siteKey,
          language: locale === "ch" ? "zh-cn" : "en",
          theme: isDark ? "dark" : "light",
          size: "flexible",
          callback: (token) => onState({ kind: "done", token }),
          "expired-callback": () => onState({ kind: "working", share: 0 }),
          "timeout-callback": () => onState({ kind: "working", share: 0 }),
          "error-callback": () => onState({ kind: "failed" }),
        });
        remove = () => turnstile.remove(id);
      },
      () => !isGone && onState({ kind: "failed" }),
    );
    return () => {
      isGone = true;
      remove();
    };
  }, [siteKey, locale, isDark, onState]);
  return <div ref={place} className="min-h-[65px]" />;
}
