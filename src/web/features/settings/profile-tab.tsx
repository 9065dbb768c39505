import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useRef, useState } from "react";
import type { User } from "#contract/accounts.ts";
import { profileBody } from "#contract/profile.ts";
import { limits } from "#core/limits.ts";
import { send } from "#web/api/call.ts";
import { calls } from "#web/api/calls.ts";
import { queryClient, userQuery } from "#web/api/queries.ts";
import { useFormErrors } from "#web/features/account/exports.ts";
import { formatDay } from "#web/shell/dates.ts";
import { showFailure } from "#web/shell/failure.ts";
import { useTranslation } from "#web/shell/translation.ts";
import { Field } from "#web/ui/field.tsx";
import { Input } from "#web/ui/input.tsx";
import { toast } from "#web/ui/toast.tsx";
import { AvatarField } from "./avatar-field.tsx";
import { DataExportPanel } from "./data-export.tsx";
import { Devices } from "./devices.tsx";
import { FileNames } from "./file-names.tsx";
import { Panel } from "./panel.tsx";
import { PasswordPanel } from "./password-panel.tsx";
import { SaveRow } from "./save-row.tsx";

/** The user's profile; then password, devices, the names of files, and data export. */
export function ProfileTab({ user }: { user: User }) {
  return (
    <>
      <Profile user={user} />
      {user.email ? <PasswordPanel email={user.email} /> : null}
      <Devices />
      <FileNames user={user} />
      <DataExportPanel />
    </>
  );
}

function Profile({ user }: { user: User }) {
  const { t } = useTranslation("settings", { keyPrefix: "profile" });
  const [nickName, setNickName] = useState(user.nickName);
  const [avatar, setAvatar] = useState(user.avatar);
  const form = useRef<HTMLFormElement>(null);
  const { errors, check, take, clear } = useFormErrors();
  // Sends only what changed; surrounding spaces are not a change.
  const changes = {
    ...(nickName.trim() === user.nickName ? {} : { nickName }),
    ...(avatar === user.avatar ? {} : { avatar }),
  };
  const isChanged = Object.keys(changes).length > 0;
  const save = useMutation({
    mutationFn: (body: typeof changes) => send(calls.updateUser, { params: { id: user._id }, body }),
    onSuccess: (changed) => {
      queryClient.setQueryData(userQuery.queryKey, changed);
      setNickName(changed.nickName);
      setAvatar(changed.avatar);
      toast(t("saved"));
    },
    onError: (error) => {
      if (!take(error, form.current)) showFailure(error);
    },
  });

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!isChanged || save.isPending) return;
    const body = check(profileBody, changes, event.currentTarget);
    if (body) save.mutate(body);
  }

  const facts = [
    { label: t("email"), value: user.email },
    { label: t("phone"), value: user.cellphone },
    { label: t("since"), value: formatDay(user.createdAt) },
  ];
  return (
    <Panel>
      <form ref={form} noValidate onSubmit={submit} className="grid gap-6">
        <AvatarField user={user} avatar={avatar} onChange={setAvatar} />
        <Field label={t("nickName")} hint={t("nickNameHint")} error={errors.nickName} className="max-w-[420px]">
          <Input
            name="nickName"
            autoComplete="nickname"
            maxLength={limits.nickNameMax}
            value={nickName}
            onChange={(event) => {
              setNickName(event.target.value);
              clear("nickName");
            }}
          />
        </Field>
        <dl className="grid gap-x-10 gap-y-4 sm:grid-cols-[repeat(auto-fit,minmax(220px,1fr))]">
          {facts.map(({ label, value }) => (
            <div key={label} className="grid min-w-0 gap-0.5">
              <dt className="text-meta text-fg3">{label}</dt>
              <dd className="text-body [overflow-wrap:anywhere]">
                {value || <span className="text-fg3">{t("none")}</span>}
              </dd>
            </div>
          ))}
        </dl>
        <SaveRow
          words={{ save: t("save"), saving: t("saving"), unchanged: t("unchanged"), unsaved: t("unsaved") }}
          isChanged={isChanged}
          isSaving={save.isPending}
        />
      </form>
    </Panel>
  );
}
