import { useTranslation } from "./translation.ts";

/** The first stop of the Tab key, which skips the header and leads to the element with this id. */
export function SkipLink({ to = "main" }: { to?: string }) {
  const { t } = useTranslation();
  return (
    <a
      href={`#${to}`}
      className="fixed left-4 top-3 z-40 -translate-y-20 rounded-control bg-fg px-4 py-2.5 text-body text-bg focus-visible:translate-y-0"
    >
      {t("skip")}
    </a>
  );
}
