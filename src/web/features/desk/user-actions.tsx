import { useState } from "react";
import type { DeskUser } from "#contract/desk-users.ts";
import { send } from "#web/api/call.ts";
import { deskCalls } from "#web/api/desk-calls.ts";
import { useUser } from "#web/shell/session.ts";
import { useTranslation } from "#web/shell/translation.ts";
import { Button } from "#web/ui/button.tsx";
import { ActDialog } from "./act-dialog.tsx";
import { useWhyNotFresh } from "./fresh-sign-in.tsx";
import { putUser } from "./user-query.ts";

/** What changes an account as a whole: its role, and whether it is suspended. Not one's own. */
export function UserActions({ user }: { user: DeskUser }) {
  const { t } = useTranslation("desk", { keyPrefix: "user" });
  const me = useUser();
  const notFresh = useWhyNotFresh();
  const [asking, setAsking] = useState<"role" | "suspend" | null>(null);
  const { _id: id, role, suspendedAt } = user;
  const why = me?._id === id ? t("self") : notFresh;
  const isAdmin = role === "admin";
  const close = () => setAsking(null);
  return (
    <div className="flex flex-wrap gap-2.5">
      <Button blocked={why} onClick={() => setAsking("role")}>
        {t(isAdmin ? "role.demote" : "role.promote")}
      </Button>
      <Button blocked={why} onClick={() => setAsking("suspend")}>
        {t(suspendedAt ? "suspend.restore" : "suspend.button")}
      </Button>
      {asking === "role" ? (
        <ActDialog
          title={t(isAdmin ? "role.demoteTitle" : "role.promoteTitle")}
          text={t("role.text")}
          action={t(isAdmin ? "role.demote" : "role.promote").replace("…", "")}
          isDanger={isAdmin}
          run={async ({ reason }) =>
            putUser(
              await send(deskCalls.changeRole, { params: { id }, body: { role: isAdmin ? "user" : "admin", reason } }),
            )
          }
          onDone={() => undefined}
          onClose={close}
        />
      ) : null}
      {asking === "suspend" ? (
        <ActDialog
          title={t(suspendedAt ? "suspend.restoreTitle" : "suspend.title")}
          text={t(suspendedAt ? "suspend.restoreText" : "suspend.text")}
          action={t(suspendedAt ? "suspend.restore" : "suspend.button").replace("…", "")}
          isDanger={!suspendedAt}
          run={async ({ reason }) =>
            putUser(
              await send(suspendedAt ? deskCalls.restoreUser : deskCalls.suspendUser, {
                params: { id },
                body: { reason },
              }),
            )
          }
          onDone={() => undefined}
          onClose={close}
        />
      ) : null}
    </div>
  );
}
