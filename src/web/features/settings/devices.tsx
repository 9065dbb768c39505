import { useMutation, useQuery } from "@tanstack/react-query";
import { Laptop, MonitorSmartphone, Smartphone, Tablet } from "lucide-react";
import type { SessionDevice } from "#contract/sessions.ts";
import { send } from "#web/api/call.ts";
import { calls } from "#web/api/calls.ts";
import { isApiError } from "#web/api/error.ts";
import { queryClient } from "#web/api/queries.ts";
import { formatMoment, formatWhen } from "#web/shell/dates.ts";
import { showFailure } from "#web/shell/failure.ts";
import { QueryFailed } from "#web/shell/query-failed.tsx";
import { useTranslation } from "#web/shell/translation.ts";
import { useLocale } from "#web/shell/use-locale.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { toast } from "#web/ui/toast.tsx";
import { Panel } from "./panel.tsx";

const queryKey = ["sessions"];
const icons = { desktop: Laptop, phone: Smartphone, tablet: Tablet, unknown: MonitorSmartphone };

/** The devices on which the user is signed in. Each can be signed out, and all others at once. */
export function Devices() {
  const { t } = useTranslation("settings");
  const list = useQuery({
    queryKey,
    queryFn: ({ signal }) => send(calls.listSessions, { signal }),
    staleTime: 0,
  });
  const removeOthers = useMutation({
    mutationFn: () => send(calls.removeOtherSessions),
    onSuccess: () => {
      toast(t("devices.doneOthers"));
      return queryClient.invalidateQueries({ queryKey });
    },
    onError: showFailure,
  });
  const others = list.data?.filter((device) => !device.isCurrent).length ?? 0;
  return (
    <Panel
      title={t("devices.title")}
      text={t("devices.text")}
      aside={
        others > 0 ? (
          <Button busy={removeOthers.isPending} busyLabel={t("devices.working")} onClick={() => removeOthers.mutate()}>
            {t("devices.signOutOthers")}
          </Button>
        ) : null
      }
    >
      {list.isPending ? (
        <div role="status" aria-label={t("loading", { ns: "common" })} className="grid gap-3">
          <Skeleton className="h-11 w-full" />
          <Skeleton className="h-11 w-full" />
        </div>
      ) : list.isError ? (
        <QueryFailed title={t("failed.title")} text={t("failed.text")} retry={list.refetch} className="py-6!" />
      ) : (
        <>
          <ul className="grid">
            {list.data.map((device) => (
              <Device key={device._id} device={device} />
            ))}
          </ul>
          {others === 0 ? <p className="mt-3 text-meta text-fg3">{t("devices.alone")}</p> : null}
        </>
      )}
    </Panel>
  );
}

function Device({ device }: { device: SessionDevice }) {
  const { t } = useTranslation("settings", { keyPrefix: "devices" });
  const locale = useLocale();
  const remove = useMutation({
    mutationFn: () =>
      send(calls.removeSession, { params: { id: device._id } }).catch((error: unknown) => {
        // The device was signed out elsewhere in the meantime, so the result is the desired one.
        if (!isApiError(error, "notFound")) throw error;
      }),
    onSuccess: () => {
      toast(t("done"));
      return queryClient.invalidateQueries({ queryKey });
    },
    onError: showFailure,
  });
  const Icon = icons[device.kind];
  const { browser, system } = device;
  const name = browser && system ? t("on", { browser, system }) : browser || system || t("unknown");
  const when = (iso: string) => formatWhen(iso, locale, Date.now());
  return (
    <li className="flex items-center gap-4 border-t border-line py-3 first:border-t-0 first:pt-0 last:pb-0">
      <span className="grid size-10 shrink-0 place-items-center rounded-control bg-subtle text-fg3">
        <Icon size={19} strokeWidth={1.75} aria-hidden="true" />
      </span>
      <span className="grid min-w-0 flex-1 gap-0.5">
        <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-body font-medium">
          {name}
          {device.isCurrent ? <Badge tone="ok">{t("here")}</Badge> : null}
        </span>
        <span className="text-meta text-fg3" title={formatMoment(device.createdAt)}>
          {t("active", { when: when(device.lastSeenAt) })} · {t("since", { when: when(device.createdAt) })}
        </span>
      </span>
      {device.isCurrent ? null : (
        <Button
          size="sm"
          aria-label={t("signOutOf", { device: name })}
          busy={remove.isPending}
          onClick={() => remove.mutate()}
        >
          {t("signOut")}
        </Button>
      )}
    </li>
  );
}
