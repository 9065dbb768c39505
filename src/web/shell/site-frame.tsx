import { Outlet } from "react-router";
import { SiteFooter } from "./site-footer.tsx";
import { SiteHeader } from "./site-header.tsx";
import { useTranslation } from "./translation.ts";

export function SiteFrame() {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <SiteHeader />
      <main id="main" tabIndex={-1} className="flex flex-1 flex-col">
        <Outlet />
      </main>
      <SiteFooter />
    </div>
  );
}

/** The first stop of the Tab key, which skips the header. */
export function SkipLink() {
  const { t } = useTranslation();
  return (
    <a
      href="#main"
      className="fixed left-4 top-3 z-40 -translate-y-20 rounded-control bg-fg px-4 py-2.5 text-body text-bg focus-visible:translate-y-0"
    >
      {t("skip")}
    </a>
  );
}
