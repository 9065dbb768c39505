import { queryOptions, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { limits } from "#core/limits.ts";
import { send } from "#web/api/call.ts";
import { calls } from "#web/api/calls.ts";
import { showFailure } from "#web/shell/failure.ts";
import { signInPath } from "#web/shell/prev.ts";
import { endSession } from "#web/shell/session.ts";
import { useTranslation } from "#web/shell/translation.ts";
import { Button } from "#web/ui/button.tsx";

const devicesQuery = queryOptions({
  queryKey: ["desk", "devices"],
  queryFn: ({ signal }) => send(calls.listSessions, { signal }),
});

/**
 * Returns whether this browser signed in recently enough for the decisions that need it. The server decides; this says it
 * before anything is typed. It turns false by itself when the time is over.
 */
export function useIsFresh(): boolean {
  const { data } = useQuery(devicesQuery);
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 15_000);
    return () => clearInterval(timer);
  }, []);
  const startedAt = data?.find(({ isCurrent }) => isCurrent)?.createdAt;
  return startedAt === undefined || now - Date.parse(startedAt) <= limits.freshSignIn;
}

/** Says that a recent sign-in is needed, and leads there and back to this page. Shows nothing while it is recent. */
export function FreshSignIn() {
  const { t } = useTranslation("desk", { keyPrefix: "fresh" });
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  if (useIsFresh()) return null;
  const signInAgain = () =>
    endSession().then(
      () => navigate(signInPath(pathname + search)),
      (error: unknown) => showFailure(error),
    );
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-3 rounded-card border border-line bg-raised px-5 py-4">
      <p className="text-body text-fg2">{t("text", { minutes: limits.freshSignIn / 60_000 })}</p>
      <Button onClick={() => void signInAgain()}>{t("button")}</Button>
    </div>
  );
}

/** Returns why a decision cannot be made at the moment, for `blocked`; undefined where it can. */
export function useWhyNotFresh(): string | undefined {
  const { t } = useTranslation("desk", { keyPrefix: "fresh" });
  return useIsFresh() ? undefined : t("why");
}
