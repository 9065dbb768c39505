import { useMutation, useQuery } from "@tanstack/react-query";
import { RefreshCw } from "lucide-react";
import { type FocusEvent, useCallback, useState } from "react";
import { limits } from "#core/limits.ts";
import { send } from "#web/api/call.ts";
import { calls } from "#web/api/calls.ts";
import { showFailure } from "#web/shell/failure.ts";
import { useTranslation } from "#web/shell/translation.ts";
import { Field } from "#web/ui/field.tsx";
import { Input } from "#web/ui/input.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import { BotCheck } from "./bot-check.tsx";
import { type BotCheck as Check, CheckFailed, useBotCheck } from "./use-bot-check.ts";

export type Captcha = {
  /** The characters typed so far. */
  value: string;
  setValue: (value: string) => void;
  /** URL of the drawing; undefined while it is loaded. */
  image: string | undefined;
  isFailed: boolean;
  /** Requests another captcha, because the old one is used up, expired or unreadable. */
  again: () => void;
  /** The way past the picture for whoever cannot see it: the device works longer, and the characters are filled in. */
  withoutPicture: { start: () => void; check: Check; state: "offered" | "working" | "done" };
};

/** Returns the visitor's captcha; a new one is drawn before the old one expires. */
export function useCaptcha(purpose: "sms" | "removal"): Captcha {
  const [value, setValue] = useState("");
  const check = useBotCheck({ work: "long", isLazy: true });
  const { mutate, reset, isPending, isSuccess } = useMutation({
    mutationFn: async () =>
      send(calls.captchaWithoutPicture, { body: { "cf-turnstile-response": await check.token() } }),
    onSuccess: ({ captchaCode }) => setValue(captchaCode),
    onError: (error) => {
      if (!(error instanceof CheckFailed)) showFailure(error);
    },
  });
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ["captcha", purpose],
    queryFn: ({ signal }) => {
      // What was typed is of the old drawing. What is typed from now on stays when the new one arrives.
      setValue("");
      return purpose === "sms"
        ? send(calls.getCaptcha, { query: { sms: "1" }, signal })
        : send(calls.destroyCaptcha, { signal });
    },
    // Each answer replaces the captcha on the server, so one from an earlier page is never taken from the cache.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    // A new picture would replace the characters that were filled in.
    refetchInterval: isPending || isSuccess ? false : limits.captcha.lifetime - 10_000,
    retry: false,
  });
  const again = useCallback(() => {
    reset();
    void refetch();
  }, [reset, refetch]);
  const image = data === undefined || isFetching ? undefined : `data:image/svg+xml,${encodeURIComponent(data)}`;
  const state = isPending ? "working" : isSuccess ? "done" : "offered";
  const withoutPicture = { start: () => mutate(), check, state } as const;
  return { value, setValue, image, isFailed: isError && !isFetching, again, withoutPicture };
}

type Props = {
  captcha: Captcha;
  name: string;
  /** Called when a character is typed. */
  onType?: () => void;
  onBlur?: (event: FocusEvent<HTMLInputElement>) => void;
  error: string | undefined;
  autoFocus?: boolean;
};

/**
 * Four characters to copy from a drawing; the drawing is a button that requests another. It is shown as an image, in
 * which no script can run.
 */
export function CaptchaField({ captcha, name, onType, onBlur, error, autoFocus = false }: Props) {
  const { t } = useTranslation("account", { keyPrefix: "login" });
  const { value, setValue, image, isFailed, again, withoutPicture } = captcha;
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
          onBlur={onBlur}
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
      <WithoutPicture {...withoutPicture} />
    </div>
  );
}

function WithoutPicture({ start, check, state }: Captcha["withoutPicture"]) {
  const { t } = useTranslation("account", { keyPrefix: "login" });
  const share = check.state.kind === "working" ? check.state.share : 0;
  return (
    <div className="col-span-2 mt-1.5 grid gap-2">
      {state === "offered" ? (
        <button
          type="button"
          onClick={start}
          className="min-h-6 justify-self-start rounded-chip text-meta text-fg2 underline underline-offset-3 hover:text-fg"
        >
          {t("noPicture")}
        </button>
      ) : null}
      <p role="status" className="text-meta text-fg3 empty:hidden">
        {state === "working" ? t("noPictureWorking") : state === "done" ? t("noPictureDone") : ""}
      </p>
      {state === "working" && !check.widget ? (
        <div
          role="progressbar"
          aria-label={t("noPictureWorking")}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={Math.round(share * 100)}
          className="h-1 overflow-hidden rounded-full bg-sunken"
        >
          <span
            className="block h-full origin-left bg-accent transition-transform"
            style={{ transform: `scaleX(${Math.max(0.03, share)})` }}
          />
        </div>
      ) : null}
      <BotCheck check={check} isQuiet />
    </div>
  );
}
