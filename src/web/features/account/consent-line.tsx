import { Link } from "react-router";
import { pages } from "#contract/pages.ts";
import { useTranslation } from "#web/shell/translation.ts";

/** Says what signing up or in agrees to. Both texts open beside the form, so that nothing typed is lost. */
export function ConsentLine({ act }: { act: "signUp" | "login" | "other" }) {
  const { t } = useTranslation("account", { keyPrefix: "consent" });
  const text = (page: "terms" | "privacy") => (
    <Link
      to={pages[page].path}
      target="_blank"
      className="inline-flex min-h-6 items-center rounded-chip text-fg2 underline underline-offset-3 hover:text-fg"
    >
      {t(page)}
    </Link>
  );
  return (
    <p className="text-center text-meta text-fg3">
      {t(act)}
      {text("terms")}
      {t("and")}
      {text("privacy")}
      {t("end")}
    </p>
  );
}
