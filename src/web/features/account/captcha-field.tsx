import { useQuery } from "@tanstack/react-query";
import { RefreshCw } from "lucide-react";
import { useCallback, useEffect, useState } from "react";
import { limits } from "#core/limits.ts";
import { send } from "#web/api/call.ts";
import { calls } from "#web/api/calls.ts";
import { useTranslation } from "#web/shell/translation.ts";
import { Field } from "#web/ui/field.tsx";
import { Input } from "#web/ui/input.tsx";
import { Spinner } from "#web/ui/spinner.tsx";

export type Captcha = {
  /** The characters typed so far. */
  value: string;
  setValue: (value: string) => void;
  /** URL of the drawing; undefined while it is loaded. */
  image: string | undefined;
  isFailed: boolean;
  /** Requests another captcha, because the old one is used up, expired or unreadable. */
  again: () => void;
};

/** Returns the visitor's captcha; a new one is drawn before the old one expires. */
export function useCaptcha(purpose: "sms" | "removal"): Captcha {
  const [value, setValue] = useState("");
  const { data, dataUpdatedAt, isError, isFetching, refetch } = useQuery({
    queryKey: ["captcha", purpose],
    queryFn: ({ signal }) =>
      purpose === "sms"
        ? send(calls.getCaptcha, { query: { sms: "1" }, signal })
        : send(calls.destroyCaptcha, { signal }),
    // Each answer replaces the captcha on the server, so one from an earlier page is never taken from the cache.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: limits.captcha.lifetime - 10_000,
    retry: false,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: clears the input for every new drawing
  useEffect(() => setValue(""), [dataUpdatedAt]);
  const again = useCallback(() => void refetch(), [refetch]);
  const image = data === undefined || isFetching ? undefined : `data:image/svg+xml,${encodeURIComponent(data)}`;
  return { value, setValue, image, isFailed: isError && !isFetching, again };
}

type Props = {
  captcha: Captcha;
  name: string;
  /** Called when a character is typed. */
  onType?: () => void;
  error: string | undefined;
  autoFocus?: boolean;
};

/**
 * Four characters to copy from a drawing; the drawing is a button that requests another. It is shown as an image, in
 * which no script can run.
 */
export function CaptchaField({ captcha, name, onType, error, autoFocus = false }: Props) {
  const { t } = useTranslation("account", { keyPrefix: "login" });
  const { value, setValue, image, isFailed, again } = captcha;
  return (
    <div className="grid grid-cols-[1fr_126px] items-start gap-x-2.5">
      <Field label={t("captcha")} hint={t("captchaHint")} error={error}>
        <Input
          name={name}
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          autoFocus={autoFocus}
          maxLength={40}
          className="h-11!"
          value={value}
          onChange={(event) => {
            const typed = event.target.value.normalize("NFKC").replace(/\s/gu, "");
            setValue([...typed].slice(0, limits.captcha.characters).join(""));
            onType?.();
          }}
        />
      </Field>
      <button
        type="button"
        title={t("captchaNew")}
        onClick={again}
        className="group relative mt-[calc(var(--dense-line)*13px+6px)] grid h-11 place-items-center overflow-hidden rounded-control border border-line2 bg-[#f6f8f7] text-[#3d4843] scheme-light"
      >
        {image ? (
          <img src={image} alt={t("captchaImage")} className="h-full w-full object-contain" />
        ) : isFailed ? (
          <span className="px-1 text-meta">{t("captchaFailed")}</span>
        ) : (
          <Spinner size={18} />
        )}
        <span className="sr-only">{t("captchaNew")}</span>
        <span
          aria-hidden="true"
          className="absolute right-1 bottom-1 grid size-5 place-items-center rounded-full bg-white/90 opacity-0 transition-opacity group-hover:opacity-100 group-focus-visible:opacity-100"
        >
          <RefreshCw size={12} strokeWidth={2} />
        </span>
      </button>
    </div>
  );
}
