import { type ReactNode, useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { LocaleSwitch } from "#web/shell/locale-switch.tsx";
import { Logo } from "#web/shell/logo.tsx";
import { pageOfEdition } from "#web/shell/prev.ts";
import { SkipLink } from "#web/shell/skip-link.tsx";
import { ThemeSwitch } from "#web/shell/theme-switch.tsx";
import { useLocale } from "#web/shell/use-locale.ts";
import { type Writing, WrittenSheet } from "./written-sheet.tsx";

type Props = {
  title: string;
  text: ReactNode;
  /** How much of the sheet beside the form has been written. */
  writing: Writing;
  children: ReactNode;
};

/** Two halves: the form, and the sheet that it fills. */
export function AccountFrame({ title, text, writing, children }: Props) {
  usePageOfEdition();
  return (
    <div className="grid min-h-dvh bg-bg lg:grid-cols-2">
      <SkipLink />
      <div className="flex min-w-0 flex-col">
        <header className="flex items-center justify-between px-5 py-3 md:px-10">
          <Logo />
          <div className="flex items-center">
            <LocaleSwitch />
            <ThemeSwitch />
          </div>
        </header>
        <main id="main" tabIndex={-1} className="grid flex-1 content-center px-5 pt-6 pb-16">
          <div className="mx-auto grid w-full max-w-[372px] gap-6">
            <div className="grid gap-1.5">
              <h1 className="font-display text-d3">{title}</h1>
              <p className="text-lead break-words text-fg2">{text}</p>
            </div>
            {children}
          </div>
        </main>
      </div>
      <WrittenSheet writing={writing} />
    </div>
  );
}

/** Each edition has its own way to sign in, so a user who switches the edition here moves to that edition's page. */
function usePageOfEdition() {
  const locale = useLocale();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const page = pageOfEdition(pathname, locale);
  useEffect(() => {
    if (page) void navigate(page + search, { replace: true });
  }, [page, search, navigate]);
}
