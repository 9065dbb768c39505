import type { FocusEvent, ReactNode } from "react";
import { useTranslation } from "#web/shell/translation.ts";
import { Field } from "#web/ui/field.tsx";
import { Input } from "#web/ui/input.tsx";
import { PasswordInput } from "#web/ui/password-input.tsx";

type Props = {
  value: string;
  error: string | undefined;
  autoFocus?: boolean;
  onChange: (value: string) => void;
  onBlur?: (event: FocusEvent<HTMLInputElement>) => void;
};

/**
 * The email of an account. `username` tells the browser whose password follows, `email` lets it offer all known emails.
 */
export function EmailField({ onChange, error, ...rest }: Props & { autoComplete: "username" | "email" }) {
  const { t } = useTranslation("account");
  return (
    <Field label={t("email")} error={error}>
      <Input
        name="email"
        type="email"
        inputMode="email"
        placeholder={t("emailPlaceholder")}
        className="h-11!"
        onChange={(event) => onChange(event.target.value)}
        {...rest}
      />
    </Field>
  );
}

type PasswordProps = Props & {
  label: string;
  autoComplete: "current-password" | "new-password";
  /** Shown at the end of the label's line. */
  aside?: ReactNode;
  /** Id of the element that lists the password's rules. */
  describedBy?: string;
};

export function PasswordField({ label, error, aside, describedBy, onChange, ...rest }: PasswordProps) {
  const { t } = useTranslation("account");
  return (
    <Field label={label} error={error} aside={aside} describedBy={describedBy}>
      <PasswordInput
        name="password"
        showLabel={t("showPassword")}
        hideLabel={t("hidePassword")}
        className="h-11!"
        onChange={(event) => onChange(event.target.value)}
        {...rest}
      />
    </Field>
  );
}
