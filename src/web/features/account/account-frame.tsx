import type { ReactNode } from "react";
import { LocaleSwitch } from "../../shell/locale-switch.tsx";
import { Logo } from "../../shell/logo.tsx";
import { SkipLink } from "../../shell/site-frame.tsx";
import { ThemeSwitch } from "../../shell/theme-switch.tsx";
import { FirstLine } from "./first-line.tsx";

type Props = {
  title: string;
  text: ReactNode;
  /** What the first line of the sheet is made of. */
  email: string;
  children: ReactNode;
};

/** Two halves: the form, and a page whose first line is being written. */
export function AccountFrame({ title, text, email, children }: Props) {
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
      <FirstLine email={email} />
    </div>
  );
}
