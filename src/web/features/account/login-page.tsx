import { useMutation, useQuery } from "@tanstack/react-query";
import { type FormEvent, useRef, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import type { BodyIn } from "#contract/call.ts";
import { phoneSignInBody } from "#contract/sign-in-ways.ts";
import { limits } from "#core/limits.ts";
import { formatCount } from "#core/money.ts";
import { foldPhone } from "#core/phone.ts";
import { send } from "#web/api/call.ts";
import { calls } from "#web/api/calls.ts";
import { siteQuery } from "#web/api/queries.ts";
import { safePrev } from "#web/shell/prev.ts";
import { loadSession } from "#web/shell/session.ts";
import { useTranslation } from "#web/shell/translation.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Button, buttonClasses } from "#web/ui/button.tsx";
import { Segmented } from "#web/ui/segmented.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { toast } from "#web/ui/toast.tsx";
import { AccountFrame } from "./account-frame.tsx";
import { BrandGlyph } from "./brand-glyphs.tsx";
import { ConsentLine } from "./consent-line.tsx";
import { InviterStrip } from "./inviter-strip.tsx";
import { OauthFailure, oauthUrl } from "./other-accounts.tsx";
import { OtherEdition } from "./other-edition.tsx";
import { PhoneCodeFields } from "./phone-code-fields.tsx";
import { type Inviter, useInviter } from "./use-inviter.ts";
import { type PhoneCode, usePhoneCode } from "./use-phone-code.ts";
import { useWechatReturn } from "./use-wechat-return.ts";

/**
 * The Chinese edition's sign-in and sign-up in one page: by phone or by WeChat, as far as this installation offers
 * them.
 */
export function LoginPage() {
  const { t } = useTranslation("account");
  const { data: site } = useQuery(siteQuery);
  const [way, setWay] = useState<"phone" | "wechat">("phone");
  const form = useRef<HTMLFormElement>(null);
  const state = usePhoneCode(form);
  const inviter = useInviter();
  const wechat = useWechatReturn();
  const ways = (["phone", "wechat"] as const).filter((name) => site?.signIn[name]);
  const shown = wechat.isReturning ? "wechat" : ways.includes(way) ? way : ways[0];
  return (
    <AccountFrame
      title={t("login.title")}
      text={
        site?.membership === "open"
          ? t("login.textOpen")
          : site?.flags.ai
            ? t("login.textAi", { tokens: formatCount(limits.tokens.initial) })
            : t("login.text")
      }
      writing={{
        name: state.isPhone ? t("aside.sampleName") : "",
        contact: state.isPhone ? foldPhone(state.phone).replace(/(\d{3})(\d{4})(\d{4})/, "$1 $2 $3") : "",
        sections: state.wasSent ? 4 : [...state.captcha.value].length,
        tags: Math.ceil(state.code.length * 1.5),
      }}
    >
      <div className="grid gap-5">
        <InviterStrip inviter={inviter} />
        <OauthFailure />
        {site === undefined ? (
          <div role="status" aria-label={t("loading", { ns: "common" })} className="grid gap-5">
            <Skeleton className="h-10 w-full rounded-control" />
            <Skeleton className="h-11 w-full rounded-control" />
            <Skeleton className="h-11 w-full rounded-control" />
            <Skeleton className="h-11 w-full rounded-control" />
          </div>
        ) : (
          <>
            {ways.length > 1 ? (
              <Segmented
                label={t("login.ways")}
                value={shown ?? "phone"}
                choices={[
                  { value: "phone", label: t("login.byPhone") },
                  { value: "wechat", label: t("login.byWechat") },
                ]}
                onChange={(next) => {
                  wechat.forget();
                  setWay(next);
                }}
                className="flex! [&_label]:h-9"
              />
            ) : null}
            {shown === "phone" ? (
              <PhoneForm form={form} state={state} inviter={inviter} />
            ) : shown === "wechat" ? (
              <WechatPanel isWorking={wechat.isWorking} failure={wechat.failure} />
            ) : (
              <Alert tone="info">{t("login.noneOffered")}</Alert>
            )}
          </>
        )}
        <OtherEdition to="en" text={t("login.byEmail")} link={t("login.toEmail")} />
      </div>
    </AccountFrame>
  );
}

type PhoneFormProps = { form: React.RefObject<HTMLFormElement | null>; state: PhoneCode; inviter: Inviter };

function PhoneForm({ form, state, inviter }: PhoneFormProps) {
  const { t } = useTranslation("account");
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const signIn = useMutation({
    mutationFn: async (body: BodyIn<typeof calls.signInByPhone>) => {
      await send(calls.signInByPhone, { body });
      return loadSession();
    },
    onSuccess: () => {
      state.forget();
      toast(t("welcome"));
      void navigate(safePrev(query.get("prev")), { replace: true });
    },
    onError: state.refuse,
  });

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (signIn.isPending) return;
    const value = { phoneNumber: state.phone, veriCode: state.code };
    const body = state.check(
      phoneSignInBody,
      inviter.id ? { ...value, inviterID: inviter.id } : value,
      event.currentTarget,
    );
    if (body) signIn.mutate(body);
  }

  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-5">
      <PhoneCodeFields state={state} />
      <Button type="submit" variant="primary" size="lg" busy={signIn.isPending} busyLabel={t("login.submitting")}>
        {t("login.submit")}
      </Button>
      <ConsentLine act="login" />
    </form>
  );
}

type WechatProps = { isWorking: boolean; failure: string | null };

function WechatPanel({ isWorking, failure }: WechatProps) {
  const { t } = useTranslation("account", { keyPrefix: "login" });
  const [query] = useSearchParams();
  return (
    <div className="grid gap-4">
      {failure ? <Alert tone="danger">{failure}</Alert> : null}
      <div className="grid justify-items-center gap-4 rounded-card border border-line bg-subtle px-6 py-9 text-center">
        <span className="text-[#07a352]">
          <BrandGlyph name="wechat" size={44} />
        </span>
        <p className="text-body text-fg2">{t("wechatText")}</p>
        {isWorking ? (
          <Button variant="primary" size="lg" busy className="w-full">
            {t("wechatWorking")}
          </Button>
        ) : (
          // A plain link, because the server redirects to WeChat's own page with the QR code.
          <a
            href={oauthUrl("wechat", query)}
            className={buttonClasses({ variant: "primary", size: "lg", className: "w-full" })}
          >
            {t("wechatOpen")}
          </a>
        )}
        <ConsentLine act="login" />
      </div>
    </div>
  );
}
