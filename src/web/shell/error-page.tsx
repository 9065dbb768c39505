import { RotateCw } from "lucide-react";
import { isRouteErrorResponse, useRouteError } from "react-router";
import { NetworkError } from "#web/api/error.ts";
import { Button, buttonClasses } from "#web/ui/button.tsx";
import { NotFoundPage } from "./not-found-page.tsx";
import { useTranslation } from "./translation.ts";

/** Shown in place of a page that failed: what failed, what is safe, how to go on. */
export function ErrorPage() {
  const error = useRouteError();
  const { t } = useTranslation();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />;
  const isOffline = error instanceof NetworkError;
  return (
    <div className="frame grid flex-1 content-center justify-items-start gap-3 py-20" role="alert">
      <h1 className="font-display text-d3">{t("failure.pageTitle")}</h1>
      <p className="max-w-[52ch] text-lede text-fg2">{isOffline ? t("failure.network") : t("failure.pageText")}</p>
      {isOffline || !(error instanceof Error) ? null : (
        <p className="max-w-full font-mono text-meta break-words text-fg3">{error.message}</p>
      )}
      <div className="mt-3 flex flex-wrap gap-2.5">
        <Button variant="primary" icon={<RotateCw size={16} strokeWidth={1.75} />} onClick={() => location.reload()}>
          {t("failure.reload")}
        </Button>
        {/* A plain link, because a full load restarts the application. */}
        <a href="/" className={buttonClasses({ variant: "outline" })}>
          {t("failure.toHome")}
        </a>
      </div>
    </div>
  );
}
