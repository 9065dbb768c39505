import { useQuery } from "@tanstack/react-query";
import { Menu as MenuIcon, Plus } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { NavLink, useLocation } from "react-router";
import type { User } from "#contract/accounts.ts";
import { siteQuery } from "#web/api/queries.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button, ButtonLink, buttonClasses } from "#web/ui/button.tsx";
import { classes } from "#web/ui/classes.ts";
import { Avatar } from "./avatar.tsx";
import { useBegin } from "./begin.ts";
import { HoverMenu } from "./hover-menu.tsx";
import { LocaleSwitch } from "./locale-switch.tsx";
import { Logo } from "./logo.tsx";
import { headerLinks } from "./navigation.ts";
import { signInPage, signUpPage } from "./prev.ts";
import { useUser } from "./session.ts";
import { ThemeSwitch } from "./theme-switch.tsx";
import { useTranslation } from "./translation.ts";
import { useLocale } from "./use-locale.ts";

// Menus depend on the popper library; loading them lazily spares anonymous visitors on a wide screen its code.
const loadPanels = () => import("./header-panels.tsx");
const TemplatesPanel = lazy(() => loadPanels().then((module) => ({ default: module.TemplatesPanel })));
const ExamplesPanel = lazy(() => loadPanels().then((module) => ({ default: module.ExamplesPanel })));
const UserMenu = lazy(() => import("./user-menu.tsx").then((module) => ({ default: module.UserMenu })));
const MobileMenu = lazy(() => import("./mobile-menu.tsx").then((module) => ({ default: module.MobileMenu })));

export function SiteHeader() {
  const { t } = useTranslation();
  const user = useUser();
  const [isMenuOpen, setMenuOpen] = useState<boolean | null>(null);
  return (
    <header className="sticky top-0 z-5 border-b border-line bg-bg/92 backdrop-blur-md print:hidden">
      <div className="frame flex h-16 items-center gap-3">
        <Logo className="mr-4 xl:mr-6" />
        <Navigation />
        <div className="ml-auto flex items-center gap-1.5">
          <div className="flex items-center gap-0.5 max-lg:hidden">
            <LocaleSwitch />
            <ThemeSwitch />
          </div>
          {user ? <Member user={user} /> : <AnonymousActions isKnown={user === null} />}
          <button
            type="button"
            aria-label={t("menu")}
            aria-haspopup="dialog"
            aria-expanded={isMenuOpen === true}
            onClick={() => setMenuOpen(true)}
            className={buttonClasses({ variant: "ghost", className: "w-11 px-0! lg:hidden" })}
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

type MenuName = "templates" | "examples";
const menus = { templates: TemplatesPanel, examples: ExamplesPanel };

/** The links on a wide screen. Two of them have a menu; at most one menu is open at a time. */
function Navigation() {
  const { t } = useTranslation();
  const { key } = useLocation();
  const locale = useLocale();
  const { data: site } = useQuery(siteQuery);
  // A menu is open only at the history entry where it was opened, so that every navigation closes it.
  const [opened, setOpened] = useState<{ name: MenuName; at: string } | null>(null);
  const open = opened?.at === key ? opened.name : null;
  return (
    <nav aria-label={t("nav.label")} className="flex flex-1 items-center gap-0.5 max-lg:hidden">
      {(["templates", "examples"] as const).map((name) => {
        const Panel = menus[name];
        return (
          <HoverMenu
            key={name}
            to={`/${name}`}
            openLabel={t(name === "templates" ? "nav.openTemplates" : "nav.openExamples")}
            isOpen={open === name}
            isEager={open !== null}
            onOpenChange={(isOpen) =>
              setOpened((before) => (isOpen ? { name, at: key } : before?.name === name ? null : before))
            }
            onNear={() => void loadPanels()}
            panel={
              <Suspense fallback={<div className="h-[262px] w-[560px]" />}>
                <Panel />
              </Suspense>
            }
          >
            {t(`nav.${name}`)}
          </HoverMenu>
        );
      })}
      {headerLinks(locale, site).map(({ word, to }) => (
        <HeaderLink key={word} to={to}>
          {t(`nav.${word}`)}
        </HeaderLink>
      ))}
    </nav>
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
 * The buttons keep their place until it is known whether a user is signed in, so that nothing jumps. The Chinese
 * edition signs in and up on one page.
 */
function AnonymousActions({ isKnown }: { isKnown: boolean }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const isOnePage = signInPage(locale) === signUpPage(locale);
  return (
    <span className={classes("flex items-center gap-1.5", !isKnown && "invisible")}>
      {isOnePage ? null : (
        <ButtonLink to={signInPage(locale)} variant="ghost" className="max-lg:hidden">
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
  const begin = useBegin();
  return (
    <span className="flex items-center gap-2.5">
      <Button
        variant="outline"
        icon={<Plus size={16} strokeWidth={1.75} />}
        onClick={() => void begin()}
        className="max-lg:hidden"
      >
        {t("createNew")}
      </Button>
      {user.isValid || user.isVip ? (
        <Badge tone="premium" className="max-xl:hidden">
          {t("premiumMember")}
        </Badge>
      ) : null}
      <Suspense fallback={<Avatar user={user} />}>
        <UserMenu user={user} />
      </Suspense>
    </span>
  );
}
