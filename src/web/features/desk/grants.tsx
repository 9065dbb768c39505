import { useState } from "react";
import type { DeskGrant, DeskUserPage } from "#contract/desk-users.ts";
import { send } from "#web/api/call.ts";
import { deskCalls } from "#web/api/desk-calls.ts";
import { When } from "#web/features/settings/exports.ts";
import { formatDay } from "#web/shell/dates.ts";
import { useTranslation } from "#web/shell/translation.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { Select } from "#web/ui/select.tsx";
import { ActDialog } from "./act-dialog.tsx";
import { Card } from "./facts.tsx";
import { useWhyNotFresh } from "./fresh-sign-in.tsx";
import { putUser } from "./user-query.ts";

const lengths = { one: 1, three: 3, six: 6, twelve: 12, lifetime: "lifetime" } as const;
type LengthName = keyof typeof lengths;

/** What a membership adds up from, and the ways to add to it, to take from it and to restore. */
export function Grants({ page: { user, grants } }: { page: DeskUserPage }) {
  const { t } = useTranslation("desk", { keyPrefix: "user.grants" });
  const why = useWhyNotFresh();
  const [isGiving, setGiving] = useState(false);
  const [length, setLength] = useState<LengthName>("one");
  return (
    <Card
      title={t("title")}
      text={t("text")}
      aside={
        <Button size="sm" blocked={why} onClick={() => setGiving(true)}>
          {t("give")}
        </Button>
      }
    >
      {grants.length === 0 ? <p className="text-body text-fg3">{t("empty")}</p> : null}
      <ul className="grid gap-3">
        {grants.map((grant) => (
          <li key={grant.number}>
            <Grant userId={user._id} grant={grant} />
          </li>
        ))}
      </ul>
      {isGiving ? (
        <ActDialog
          title={t("giveTitle")}
          text={t("giveText")}
          action={t("giveTitle")}
          run={async ({ key, reason }) =>
            putUser(
              await send(deskCalls.grantMembership, {
                params: { id: user._id },
                body: { key, length: lengths[length], reason },
              }),
            )
          }
          onDone={() => undefined}
          onClose={() => setGiving(false)}
        >
          {() => (
            <Field label={t("length")}>
              <Select
                value={length}
                onChange={setLength}
                options={(Object.keys(lengths) as LengthName[]).map((value) => ({
                  value,
                  label: t(`lengths.${value}`),
                }))}
              />
            </Field>
          )}
        </ActDialog>
      ) : null}
    </Card>
  );
}

function Grant({ userId, grant }: { userId: string; grant: DeskGrant }) {
  const { t } = useTranslation("desk", { keyPrefix: "user.grants" });
  const why = useWhyNotFresh();
  const [isTurning, setTurning] = useState(false);
  const { number, months, until, source, isTaken, grantedAt } = grant;
  const effect = isTaken ? "restore" : "take";
  const length =
    months !== null ? t("months", { count: months }) : until ? t("until", { date: formatDay(until) }) : t("lifetime");
  return (
    <div className="flex items-center justify-between gap-x-4">
      <span className="flex min-w-0 flex-wrap items-baseline gap-x-3 gap-y-0.5 text-body">
        <span className={isTaken ? "text-fg3 line-through" : "font-medium"}>{length}</span>
        <span className="text-fg2">{t(`source.${source}`)}</span>
        <When iso={grantedAt} />
        {isTaken ? <Badge>{t("taken")}</Badge> : null}
      </span>
      <Button
        size="sm"
        className="shrink-0"
        blocked={source === "order" ? t("byRefund") : why}
        onClick={() => setTurning(true)}
      >
        {t(effect)}
      </Button>
      {isTurning ? (
        <ActDialog
          title={t(`${effect}Title`)}
          text={t(`${effect}Text`)}
          action={t(effect).replace("…", "")}
          isDanger={effect === "take"}
          run={async ({ reason }) =>
            putUser(await send(deskCalls.turnGrant, { params: { id: userId, number }, body: { effect, reason } }))
          }
          onDone={() => undefined}
          onClose={() => setTurning(false)}
        />
      ) : null}
    </div>
  );
}
