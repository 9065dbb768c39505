import {
  type ComponentType,
  lazy,
  type MouseEvent,
  Suspense,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { type Scrolled, scrollAgain, scrolledIn, watchForRest } from "./at-rest.ts";

/** Events that show that someone uses the page, so that the deferred parts must become interactive. */
const signs = ["pointerdown", "pointermove", "touchstart", "keydown", "scroll", "wheel"] as const;
const never = () => () => {};

/**
 * Wraps a part of a page below its first screen. The server renders it as HTML like the rest; the browser keeps that
 * HTML and loads the part's code at the first event of the user, so that opening the page costs only what is visible.
 * Links work before that. A button that was pressed meanwhile is clicked once the code has arrived; the focus, and how
 * far a row is scrolled, are restored. No press that has begun is lost: it ends on the element that it began on. Where the browser renders the page itself, the code is loaded with the part; whoever calls `load`
 * beforehand avoids the moment without it.
 *
 * A change of `language` changes the texts, so the server's HTML is then replaced at once.
 */
export function deferred(fetch: () => Promise<ComponentType>) {
  let known: ComponentType | null = null;
  const load = async () => {
    known = await fetch();
    return known;
  };
  const Lazy = lazy(async () => ({ default: await load() }));

  function Deferred({ language }: { language?: string }) {
    const isTakenOver = useSyncExternalStore(
      never,
      () => false,
      () => true,
    );
    const [written] = useState(isTakenOver && !import.meta.env.SSR ? { language } : null);
    const [Part, setPart] = useState(() => known);
    const frame = useRef<HTMLDivElement>(null);
    const pressed = useRef(-1);
    const focused = useRef(-1);
    const scrolled = useRef<Scrolled>([]);

    useEffect(() => {
      if (Part || !written) return;
      const rest = watchForRest(() => frame.current);
      const wake = () => {
        stop();
        load().then(
          (part) =>
            rest.whenAtRest(() => {
              focused.current = placeOf(frame.current, document.activeElement);
              scrolled.current = scrolledIn(frame.current);
              setPart(() => part);
            }),
          listen,
        );
      };
      const listen = () => {
        for (const sign of signs) window.addEventListener(sign, wake, { passive: true, capture: true });
      };
      const stop = () => {
        for (const sign of signs) window.removeEventListener(sign, wake, { capture: true });
      };
      listen();
      return () => {
        stop();
        rest.stop();
      };
    }, [Part, written]);

    useLayoutEffect(() => {
      if (!Part) return;
      scrollAgain(frame.current, scrolled.current);
      controlsOf(frame.current)[focused.current]?.focus({ preventScroll: true });
      controlsOf(frame.current)[pressed.current]?.click();
      focused.current = -1;
      pressed.current = -1;
    }, [Part]);

    if (Part) {
      return (
        <div ref={frame}>
          <Part />
        </div>
      );
    }
    if (written && written.language === language) {
      const remember = ({ target }: MouseEvent) => {
        const button = target instanceof Element ? target.closest("button") : null;
        pressed.current = placeOf(frame.current, button);
      };
      return (
        // React keeps the existing content of an element with `dangerouslySetInnerHTML`: here, the server's HTML.
        <div
          ref={frame}
          onClickCapture={remember}
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant empty string; while hydrating React does not write it and keeps the server's HTML
          dangerouslySetInnerHTML={{ __html: "" }}
        />
      );
    }
    return (
      <div ref={frame}>
        <Suspense fallback={<div className="min-h-dvh" />}>
          <Lazy />
        </Suspense>
      </div>
    );
  }
  return Object.assign(Deferred, { load });
}

function controlsOf(frame: Element | null): HTMLElement[] {
  return [...(frame?.querySelectorAll<HTMLElement>("a, button") ?? [])];
}

function placeOf(frame: Element | null, control: Element | null): number {
  return control instanceof HTMLElement ? controlsOf(frame).indexOf(control) : -1;
}
