import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useRef, useState } from "react";
import type { User } from "#contract/accounts.ts";
import type { BodyIn } from "#contract/call.ts";
import { bindPhoneBody } from "#contract/sign-in-ways.ts";
import { send } from "#web/api/call.ts";
import { calls } from "#web/api/calls.ts";
import { queryClient, userQuery } from "#web/api/queries.ts";
import { PhoneCodeFields, usePhoneCode } from "#web/features/account/exports.ts";
import { useTranslation } from "#web/shell/translation.ts";
import { Button } from "#web/ui/button.tsx";
import { toast } from "#web/ui/toast.tsx";
import { Panel } from "./panel.tsx";

/** Binds a phone number to the account; in the Chinese edition only. */
export function CellphoneTab({ user }: { user: User }) {
  const { t } = useTranslation("settings", { keyPrefix: "cellphone" });
  const [isChanging, setChanging] = useState(user.cellphone === "");
  return (
    <Panel>
      <div className="grid gap-1">
        {user.cellphone ? (
          <>
            <p className="text-meta text-fg3">{t("bound")}</p>
            <p className="text-h2 tabular">{user.cellphone.replace(/(\d{3})(\d{4})(\d{4})/, "$1 $2 $3")}</p>
          </>
        ) : (
          <p className="text-h3">{t("none")}</p>
        )}
        <p className="text-body text-fg3">{t("text")}</p>
      </div>
      {isChanging ? (
        <BindForm hasNumber={user.cellphone !== ""} onEnd={() => setChanging(false)} />
      ) : (
        <Button className="justify-self-start" onClick={() => setChanging(true)}>
          {t("change")}
        </Button>
      )}
    </Panel>
  );
}

function BindForm({ hasNumber, onEnd }: { hasNumber: boolean; onEnd: () => void }) {
  const { t } = useTranslation("settings", { keyPrefix: "cellphone" });
  const form = useRef<HTMLFormElement>(null);
  const state = usePhoneCode(form);
  const bind = useMutation({
    mutationFn: (body: BodyIn<typeof calls.bindPhone>) => send(calls.bindPhone, { body }),
    onSuccess: (user) => {
      queryClient.setQueryData(userQuery.queryKey, user);
      state.forget();
      toast(t("done"));
      onEnd();
    },
    onError: state.refuse,
  });
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (bind.isPending) return;
    const body = state.check(bindPhoneBody, { phoneNumber: state.phone, veriCode: state.code }, event.currentTarget);
    if (body) bind.mutate(body);
  }
  return (
    <form ref={form} noValidate onSubmit={submit} className="grid max-w-[420px] gap-5">
      <PhoneCodeFields state={state} />
      <div className="flex flex-wrap gap-2.5">
        <Button type="submit" variant="primary" busy={bind.isPending} busyLabel={t("submitting")}>
          {t("submit")}
        </Button>
        {hasNumber ? (
          <Button variant="ghost" onClick={onEnd}>
            {t("cancel")}
          </Button>
        ) : null}
      </div>
    </form>
  );
}
