import { useQuery } from "@tanstack/react-query";
import { ChevronDown, LogOut, Plus } from "lucide-react";
import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { Link, useLocation, useNavigate } from "react-router";
import { siteQuery } from "#web/api/queries.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { classes } from "#web/ui/classes.ts";
import { Sheet } from "#web/ui/dialog.tsx";
import { Segmented } from "#web/ui/segmented.tsx";
import { useBegin } from "./begin.ts";
import { showFailure } from "./failure.ts";
import { ExamplesPanel, TemplatesPanel } from "./header-panels.tsx";
import { LocaleSwitch } from "./locale-switch.tsx";
import { headerLinks } from "./navigation.ts";
import { signInPage, signUpPage } from "./prev.ts";
import { endSession, useUser } from "./session.ts";
import { chooseTheme, useTheme } from "./theme.ts";
import { useTranslation } from "./translation.ts";
import { useLocale } from "./use-locale.ts";

type Props = { open: boolean; onOpenChange: (open: boolean) => void };

const row = "flex min-h-12 flex-1 items-center px-1 text-[16px] text-fg no-underline";
const line = "border-b border-line";

/** Everything in the header, including what it has no room for on a small screen. */
export function MobileMenu({ open, onOpenChange }: Props) {
  const { t } = useTranslation();
  const { key } = useLocation();
  const { choice } = useTheme();
  const user = useUser();
  const locale = useLocale();
  const { data: site } = useQuery(siteQuery);
  const shownAt = useRef(key);
  // Closes the menu after a navigation, but not on its own first render.
  useEffect(() => {
    if (shownAt.current === key) return;
    shownAt.current = key;
    onOpenChange(false);
  }, [key, onOpenChange]);
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title={t("menu")} closeLabel={t("close")}>
      <div className="flex flex-col gap-6 p-5">
        <Begin onChoose={() => onOpenChange(false)} />
        <nav aria-label={t("nav.label")} className="flex flex-col">
          <Fold to="/templates" label={t("nav.templates")} openLabel={t("nav.openTemplates")}>
            <TemplatesPanel compact />
          </Fold>
          <Fold to="/examples" label={t("nav.examples")} openLabel={t("nav.openExamples")}>
            <ExamplesPanel compact />
          </Fold>
          {headerLinks(locale, site).map(({ word, to }) => (
            <Link key={word} to={to} className={classes(row, line)}>
              {t(`nav.${word}`)}
            </Link>
          ))}
        </nav>
        {user ? (
          <nav aria-label={t("userMenu")} className="flex flex-col">
            <Link to="/resumes" className={classes(row, line)}>
              {t("myResumes")}
            </Link>
            <Link to="/settings?type=orders" className={classes(row, line)}>
              {t("myOrders")}
            </Link>
            <Link to="/settings" className={classes(row, line)}>
              {t("settings")}
            </Link>
            {user.role === "admin" ? (
              <Link to="/admin" className={classes(row, line)}>
                {t("titles.desk")}
              </Link>
            ) : null}
            <SignOut onDone={() => onOpenChange(false)} />
          </nav>
        ) : null}
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

/** Sign in and sign up for an anonymous visitor; "Create my resume" for a user. */
function Begin({ onChoose }: { onChoose: () => void }) {
  const { t } = useTranslation();
  const user = useUser();
  const locale = useLocale();
  const begin = useBegin();
  if (user) {
    return (
      <Button
        variant="primary"
        icon={<Plus size={16} strokeWidth={1.75} />}
        onClick={() => {
          onChoose();
          void begin();
        }}
      >
        {t("createNew")}
      </Button>
    );
  }
  return (
    <div className="grid grid-flow-col auto-cols-fr gap-2.5">
      <ButtonLink to={signInPage(locale)} variant={signInPage(locale) === signUpPage(locale) ? "strong" : "outline"}>
        {t("signIn")}
      </ButtonLink>
      {signInPage(locale) === signUpPage(locale) ? null : (
        <ButtonLink to={signUpPage(locale)} variant="strong">
          {t("signUp")}
        </ButtonLink>
      )}
    </div>
  );
}

/** A link with a few of its pages in a collapsible list under it. */
function Fold({
  to,
  label,
  openLabel,
  children,
}: {
  to: string;
  label: string;
  openLabel: string;
  children: ReactNode;
}) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <div className={line}>
      <div className="flex items-center">
        <Link to={to} className={row}>
          {label}
        </Link>
        <button
          type="button"
          aria-label={openLabel}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setOpen(!isOpen)}
          className="grid size-12 place-items-center rounded-control text-fg3"
        >
          <ChevronDown
            size={18}
            strokeWidth={1.75}
            aria-hidden="true"
            className={classes("transition-transform duration-180", isOpen && "rotate-180")}
          />
        </button>
      </div>
      {isOpen ? <div id={id}>{children}</div> : null}
    </div>
  );
}

function SignOut({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const signOut = () =>
    endSession().then(
      () => {
        onDone();
        return navigate("/");
      },
      (error: unknown) => showFailure(error),
    );
  return (
    <button type="button" onClick={() => void signOut()} className={classes(row, line, "gap-3 text-left")}>
      <LogOut size={18} strokeWidth={1.75} aria-hidden="true" className="text-fg3" />
      {t("signOut")}
    </button>
  );
}
