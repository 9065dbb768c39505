import { Plus } from "lucide-react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Link, useLocation } from "react-router";
import { Button, ButtonLink } from "../ui/button.tsx";
import { Sheet } from "../ui/dialog.tsx";
import { Segmented } from "../ui/segmented.tsx";
import { openStart } from "./dialog-store.ts";
import { LocaleSwitch } from "./locale-switch.tsx";
import { signInPage, signUpPage } from "./prev.ts";
import { useUser } from "./session.ts";
import { chooseTheme, useTheme } from "./theme.ts";
import { useLocale } from "./use-locale.ts";

type Props = { open: boolean; onOpenChange: (open: boolean) => void };

/** What the header has no room for on a small screen. */
export function MobileMenu({ open, onOpenChange }: Props) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const { choice } = useTheme();
  const user = useUser();
  const locale = useLocale();
  const shownOn = useRef(pathname);
  // Closes when a link in it has led to another page; not on its own first render.
  useEffect(() => {
    if (shownOn.current === pathname) return;
    shownOn.current = pathname;
    onOpenChange(false);
  }, [pathname, onOpenChange]);
  const row = "flex min-h-12 items-center border-b border-line px-1 text-[16px] text-fg no-underline";
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title={t("menu")} closeLabel={t("close")}>
      <div className="flex flex-col gap-6 p-5">
        <nav aria-label={t("menu")} className="flex flex-col">
          <Link to="/" className={row}>
            {t("home")}
          </Link>
          <Link to="/templates" className={row}>
            {t("templates")}
          </Link>
          {user ? (
            <Link to="/resumes" className={row}>
              {t("myResumes")}
            </Link>
          ) : (
            <Link to={signInPage(locale)} className={row}>
              {t("signIn")}
            </Link>
          )}
        </nav>
        {user ? (
          <Button
            variant="primary"
            icon={<Plus size={16} strokeWidth={1.75} />}
            onClick={() => {
              onOpenChange(false);
              openStart();
            }}
          >
            {t("createNew")}
          </Button>
        ) : signInPage(locale) === signUpPage(locale) ? null : (
          <ButtonLink to={signUpPage(locale)} variant="strong">
            {t("signUp")}
          </ButtonLink>
        )}
        <div className="grid gap-2">
          <span className="text-dense font-medium text-fg2">{t("theme.label")}</span>
          <Segmented
            label={t("theme.label")}
            value={choice}
            onChange={chooseTheme}
            choices={[
              { value: "light", label: t("theme.light") },
              { value: "dark", label: t("theme.dark") },
              { value: "system", label: t("theme.system") },
            ]}
          />
        </div>
        <LocaleSwitch className="self-start -ml-3" />
      </div>
    </Sheet>
  );
}
