import { Check, Circle } from "lucide-react";
import { type FocusEvent, useId } from "react";
import { limits } from "#core/limits.ts";
import { useTranslation } from "#web/shell/translation.ts";
import { classes } from "#web/ui/classes.ts";
import { PasswordField } from "./account-fields.tsx";

type Props = {
  label: string;
  value: string;
  error: string | undefined;
  autoFocus?: boolean;
  onChange: (value: string) => void;
  onBlur?: (event: FocusEvent<HTMLInputElement>) => void;
};

/** An input for a new password, with its rules. */
export function NewPasswordField(props: Props) {
  const id = useId();
  return (
    <div className="grid gap-2.5">
      <PasswordField {...props} autoComplete="new-password" describedBy={id} />
      <Rules id={id} password={props.value} />
    </div>
  );
}

const rules = [
  { name: "length", test: (value: string) => value.length >= limits.password.min },
  { name: "lower", test: (value: string) => /[a-z]/.test(value) },
  { name: "upper", test: (value: string) => /[A-Z]/.test(value) },
  { name: "digit", test: (value: string) => /\d/.test(value) },
] as const;

/** Returns how many rules the password meets, 0 to 4. */
export function fulfilledRules(password: string): number {
  return rules.filter(({ test }) => test(password)).length;
}

/** Ticks off each rule while the password is typed. The contract's schema decides in the end. */
function Rules({ password, id }: { password: string; id: string }) {
  const { t } = useTranslation("account");
  return (
    <ul id={id} aria-label={t("rules.label")} className="grid grid-cols-2 gap-x-4 gap-y-1.5">
      {rules.map(({ name, test }) => {
        const isMet = test(password);
        const Icon = isMet ? Check : Circle;
        return (
          <li
            key={name}
            className={classes(
              "flex items-center gap-2 text-dense transition-colors",
              isMet ? "text-accent" : "text-fg3",
            )}
          >
            <Icon size={14} strokeWidth={2} aria-hidden="true" className="shrink-0" />
            {t(`rules.${name}`)}
            <span className="sr-only">{isMet ? t("rules.met") : t("rules.missing")}</span>
          </li>
        );
      })}
    </ul>
  );
}
