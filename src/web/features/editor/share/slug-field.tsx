import { Check, CircleX, Crown, LoaderCircle } from "lucide-react";
import { limits } from "#core/limits.ts";
import { openUpgrade } from "#web/shell/dialog-store.ts";
import { useTranslation } from "#web/shell/translation.ts";
import { Field } from "#web/ui/field.tsx";
import { Input } from "#web/ui/input.tsx";
import type { SlugCheck } from "./use-slug-check.ts";

type Props = {
  value: string;
  /** The slug that the resume has without a custom one. */
  fallback: string;
  isLocked: boolean;
  check: SlugCheck;
  error: string | undefined;
  onChange: (value: string) => void;
};

/**
 * The custom slug, and whether it is available, checked while the user types. A regular user sees it locked, with a
 * crown.
 */
export function SlugField({ value, fallback, isLocked, check, error, onChange }: Props) {
  const { t } = useTranslation("editorShare");
  const hint = isLocked ? undefined : check === "unknown" ? t("unknown") : t("addressHint");
  return (
    <Field
      label={
        <span className="inline-flex items-center gap-1.5">
          {t("address")}
          {isLocked && <Crown size={14} strokeWidth={2} aria-hidden="true" className="text-crown" />}
        </span>
      }
      hint={hint}
      error={error}
    >
      <span className="relative flex rounded-control border border-line-input bg-raised focus-within:border-accent focus-within:ring-3 focus-within:ring-accent/20 has-aria-invalid:border-danger has-aria-invalid:focus-within:ring-danger/20">
        <span
          aria-hidden="true"
          className="flex min-w-0 shrink items-center truncate pl-3 text-body text-fg3 max-sm:hidden"
        >
          {location.host}/r/
        </span>
        <Input
          value={value}
          placeholder={fallback}
          readOnly={isLocked}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          className="min-w-24 flex-1 border-0! bg-transparent! ring-0! sm:pl-1!"
          onChange={(event) =>
            onChange(
              event.target.value
                .toLowerCase()
                .trim()
                .slice(0, limits.document.slugMax * 2),
            )
          }
        />
        <SlugStatus check={check} />
        {isLocked && (
          <button
            type="button"
            aria-label={t("locked", { name: t("address") })}
            onClick={() => openUpgrade("customUrl")}
            className="absolute inset-0 rounded-control"
          />
        )}
      </span>
    </Field>
  );
}

function SlugStatus({ check }: { check: SlugCheck }) {
  const { t } = useTranslation("editorShare");
  const words = check === "free" || check === "own" || check === "checking" ? t(check) : "";
  const look = {
    checking: ["text-fg3", LoaderCircle],
    free: ["text-accent", Check],
    own: ["text-accent", Check],
    occupied: ["text-danger", CircleX],
    invalid: ["text-danger", CircleX],
  } as const;
  const found = check in look ? look[check as keyof typeof look] : null;
  const Icon = found?.[1];
  return (
    <span role="status" className={`flex shrink-0 items-center gap-1.5 pr-3 font-label text-dense ${found?.[0] ?? ""}`}>
      {Icon && (
        <Icon size={15} strokeWidth={2} aria-hidden="true" className={check === "checking" ? "animate-spin" : ""} />
      )}
      {words}
    </span>
  );
}
