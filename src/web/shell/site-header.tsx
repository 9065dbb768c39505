import { Menu as MenuIcon, Plus } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { NavLink } from "react-router";
import type { User } from "#contract/accounts.ts";
import { Button, ButtonLink, buttonClasses } from "../ui/button.tsx";
import { classes } from "../ui/classes.ts";
import { Avatar } from "./avatar.tsx";
import { openStart } from "./dialog-store.ts";
import { LocaleSwitch } from "./locale-switch.tsx";
import { Logo } from "./logo.tsx";
import { signInPage, signUpPage } from "./prev.ts";
import { useUser } from "./session.ts";
import { ThemeSwitch } from "./theme-switch.tsx";
import { useLocale } from "./use-locale.ts";

// Menus bring the popper with them: strangers on a wide screen never load it.
const UserMenu = lazy(() => import("./user-menu.tsx").then((module) => ({ default: module.UserMenu })));
const MobileMenu = lazy(() => import("./mobile-menu.tsx").then((module) => ({ default: module.MobileMenu })));

export function SiteHeader() {
  const { t } = useTranslation();
  const user = useUser();
  const [isMenuOpen, setMenuOpen] = useState<boolean | null>(null);
  return (
    <header className="sticky top-0 z-5 border-b border-line bg-bg/92 backdrop-blur-md">
      <div className="frame flex h-16 items-center gap-3">
        <Logo className="mr-6" />
        <nav aria-label={t("menu")} className="flex flex-1 items-center gap-1 max-md:hidden">
          <HeaderLink to="/templates">{t("templates")}</HeaderLink>
          {user ? <HeaderLink to="/resumes">{t("myResumes")}</HeaderLink> : null}
        </nav>
        <div className="ml-auto flex items-center gap-1.5">
          <div className="flex items-center gap-0.5 max-md:hidden">
            <LocaleSwitch />
            <ThemeSwitch />
          </div>
          {user ? <Member user={user} /> : <Stranger isKnown={user === null} />}
          <button
            type="button"
            aria-label={t("menu")}
            aria-haspopup="dialog"
            aria-expanded={isMenuOpen === true}
            onClick={() => setMenuOpen(true)}
            className={buttonClasses({ variant: "ghost", className: "w-11 px-0! md:hidden" })}
          >
            <MenuIcon size={20} strokeWidth={1.75} aria-hidden="true" />
          </button>
        </div>
      </div>
      {isMenuOpen === null ? null : (
        <Suspense fallback={null}>
          <MobileMenu open={isMenuOpen} onOpenChange={setMenuOpen} />
        </Suspense>
      )}
    </header>
  );
}

function HeaderLink({ to, children }: { to: string; children: string }) {
  return (
    <NavLink
      to={to}
      className={({ isActive }) =>
        classes(
          "rounded-control px-3 py-2 text-body no-underline transition-colors hover:bg-hover hover:text-fg",
          isActive ? "font-medium text-fg" : "text-fg2",
        )
      }
    >
      {children}
    </NavLink>
  );
}

/**
 * The buttons keep their place while it is not yet known who is there, so that nothing jumps. The Chinese edition signs
 * in and up on one page.
 */
function Stranger({ isKnown }: { isKnown: boolean }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const isOnePage = signInPage(locale) === signUpPage(locale);
  return (
    <span className={classes("flex items-center gap-1.5", !isKnown && "invisible")}>
      {isOnePage ? null : (
        <ButtonLink to={signInPage(locale)} variant="ghost" className="max-md:hidden">
          {t("signIn")}
        </ButtonLink>
      )}
      <ButtonLink to={signUpPage(locale)} variant="strong">
        {t(isOnePage ? "signIn" : "signUp")}
      </ButtonLink>
    </span>
  );
}

function Member({ user }: { user: User }) {
  const { t } = useTranslation();
  return (
    <span className="flex items-center gap-2.5">
      <Button
        variant="outline"
        icon={<Plus size={16} strokeWidth={1.75} />}
        onClick={openStart}
        className="max-md:hidden"
      >
        {t("createNew")}
      </Button>
      <Suspense fallback={<Avatar user={user} />}>
        <UserMenu user={user} />
      </Suspense>
    </span>
  );
}
