import { useEffect, useRef } from "react";
import { Outlet, ScrollRestoration, useLocation, useMatches, useNavigation } from "react-router";
import { isOfEdition, pageOf } from "#contract/pages.ts";
import type { PageHandle } from "#web/routes.tsx";
import { Toasts } from "#web/ui/toast.tsx";
import { Dialogs } from "./dialogs.tsx";
import { useEarlyInput } from "./early-input.ts";
import { useOwnWords } from "./own-title.ts";
import { titleOf } from "./title.ts";
import { useTranslation } from "./translation.ts";
import { useLocale } from "./use-locale.ts";
import { usePremiumNotice } from "./use-premium-notice.ts";

/** Wraps every page: the tab's title, the loading bar, the toasts and the shell's dialogs. */
export function Root() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  useTitle();
  usePremiumNotice();
  useEarlyInput();
  useFocusAfterNavigation(pathname);
  return (
    <>
      <LoadingBar />
      <Outlet />
      <Dialogs />
      <Toasts closeLabel={t("close")} corner={pathname.startsWith("/editor/")} />
      {/* A new path starts at its top; going back restores the scroll position. */}
      <ScrollRestoration getKey={(location) => location.key} />
    </>
  );
}

function useTitle() {
  const { t } = useTranslation();
  const locale = useLocale();
  const handle = useMatches().findLast((match) => match.handle)?.handle as PageHandle | undefined;
  const isThere = !handle?.name || isOfEdition(pageOf(handle.name), locale);
  const title = isThere ? handle?.title : "notFound";
  const own = useOwnWords();
  const words = own ?? (title ? t(`titles.${title}`) : "");
  useEffect(() => {
    if (title && words) document.title = titleOf(title, words, locale);
  }, [title, words, locale]);
}

/** Focuses the page's main region after a navigation, so that reading starts there as after a full load. */
function useFocusAfterNavigation(pathname: string) {
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    const focused = document.activeElement;
    // A field with autofocus keeps the focus.
    if (focused instanceof HTMLInputElement) return;
    document.getElementById("main")?.focus({ preventScroll: true });
  }, [pathname]);
}

/** A bar of 2 px in the accent colour, for navigations only. */
function LoadingBar() {
  const { state } = useNavigation();
  if (state === "idle") return null;
  return (
    <div
      aria-hidden="true"
      className="fixed inset-x-0 top-0 z-40 h-0.5 origin-left bg-accent opacity-0 [animation:bar-run_8s_cubic-bezier(0.1,0.7,0.2,1)_forwards,appear_0s_120ms_forwards]"
    />
  );
}
