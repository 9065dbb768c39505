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

/** Any of these is somebody who reads: from now on the page should answer. */
const signs = ["pointerdown", "pointermove", "touchstart", "keydown", "scroll", "wheel"] as const;
const never = () => () => {};

/**
 * A part of a page below its first screen. The server writes it as HTML like the rest; the browser leaves that HTML as it
 * is and loads the part's code with the first sign of a reader, so that opening the page costs only what is seen of it.
 * Its links work before that; what was pressed or had the focus meanwhile is pressed or has the focus then. Where the
 * browser draws the page itself the code comes at once (`load` before, and there is no moment without it).
 *
 * `language` of the document changes the words: then the written ones go.
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

    useEffect(() => {
      if (Part || !written) return;
      const wake = () => {
        stop();
        load().then((part) => {
          focused.current = placeOf(frame.current, document.activeElement);
          setPart(() => part);
        }, listen);
      };
      const listen = () => {
        for (const sign of signs) window.addEventListener(sign, wake, { passive: true, capture: true });
      };
      const stop = () => {
        for (const sign of signs) window.removeEventListener(sign, wake, { capture: true });
      };
      listen();
      return stop;
    }, [Part, written]);

    useLayoutEffect(() => {
      if (!Part) return;
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
        // React keeps what stands in an element whose content is said to be HTML: here, what the server wrote.
        <div
          ref={frame}
          onClickCapture={remember}
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: an empty text of ours; while taking over React puts nothing in and keeps the HTML of the server
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
