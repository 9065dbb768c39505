import { ButtonLink } from "#web/ui/button.tsx";
import { useOwnTitle } from "./own-title.ts";
import { useTranslation } from "./translation.ts";

/** Shown for unknown pages; the server answers 404 with the same document. */
export function NotFoundPage() {
  const { t } = useTranslation();
  useOwnTitle(t("titles.notFound"));
  return (
    <div className="frame grid flex-1 content-center items-center gap-12 py-16 md:grid-cols-[1fr_auto]">
      <div className="grid justify-items-start gap-3">
        <h1 className="font-display text-d2">{t("notFound.title")}</h1>
        <p className="max-w-[48ch] text-lede text-fg2">{t("notFound.text")}</p>
        <div className="mt-4 flex flex-wrap gap-2.5">
          <ButtonLink to="/" variant="primary">
            {t("failure.toHome")}
          </ButtonLink>
          <ButtonLink to="/templates" variant="outline">
            {t("templates")}
          </ButtonLink>
        </div>
      </div>
      {/* An empty sheet with its one line struck out. */}
      <div aria-hidden="true" className="w-[240px] rotate-2 rounded-paper bg-raised p-6 shadow-paper max-md:hidden">
        <div className="mb-6 h-3 w-24 bg-line2" />
        <div className="grid grid-cols-[16px_1fr] items-center gap-x-2 bg-del-bg px-1.5 py-1 font-mono text-meta text-del-fg">
          <span>−</span>
          <span className="line-through">404</span>
        </div>
        <div className="mt-1 mb-40 grid grid-cols-[16px_1fr] items-center gap-x-2 bg-add-bg px-1.5 py-1 font-mono text-meta text-add-fg">
          <span>+</span>
          <span className="h-3.5 w-px animate-caret bg-current" />
        </div>
      </div>
    </div>
  );
}
