import { useMutation, useQuery } from "@tanstack/react-query";
import { type FormEvent, useRef, useState } from "react";
import type { Offer } from "#contract/desk-examples.ts";
import { limits } from "#core/limits.ts";
import { send } from "#web/api/call.ts";
import { deskCalls } from "#web/api/desk-calls.ts";
import { categoriesQuery, queryClient } from "#web/api/queries.ts";
import { useFormErrors } from "#web/features/account/exports.ts";
import { When } from "#web/features/settings/exports.ts";
import { showFailure } from "#web/shell/failure.ts";
import { useTranslation } from "#web/shell/translation.ts";
import { useLocale } from "#web/shell/use-locale.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { Input } from "#web/ui/input.tsx";
import { Select } from "#web/ui/select.tsx";
import { toast } from "#web/ui/toast.tsx";
import { ActDialog } from "./act-dialog.tsx";

const refresh = () => queryClient.invalidateQueries({ queryKey: ["desk", "offers"] });

/** One offered resume: its first page, who offers it, and the decision. */
export function OfferCard({ offer }: { offer: Offer }) {
  const { t } = useTranslation("desk");
  const { user, name, title, state, reason, updatedAt, uuid, coverImg } = offer;
  const [isRefusing, setRefusing] = useState(false);
  const isListed = state === "listed";
  return (
    <article className="grid items-start gap-5 rounded-card border border-line bg-raised p-5 md:grid-cols-[160px_minmax(0,1fr)] md:p-6">
      <a href={`/r/${uuid}`} target="_blank" rel="noreferrer" className="max-w-[160px]">
        <img
          src={coverImg}
          alt={t("offers.cover", { name })}
          loading="lazy"
          className="aspect-[1/1.4] w-full rounded-control border border-line bg-white object-cover object-top"
        />
      </a>
      <div className="grid min-w-0 gap-4">
        <header className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <h2 className="min-w-0 text-h3 break-words">{name}</h2>
          <When iso={updatedAt} />
          {state === "waiting" ? null : <Badge tone={isListed ? "ok" : "neutral"}>{t(`offers.state.${state}`)}</Badge>}
        </header>
        <p className="text-body break-words text-fg2">
          {title ? `${title} · ` : ""}
          {t("from", { nickName: user.nickName, email: user.email ?? t("noEmail") })}
        </p>
        <a
          href={`/r/${uuid}`}
          target="_blank"
          rel="noreferrer"
          className="justify-self-start text-body text-accent underline underline-offset-3 hover:text-accent-hover"
        >
          {t("offers.page")}
        </a>
        {reason ? <p className="text-body break-words whitespace-pre-line text-fg2">{reason}</p> : null}
        {state === "waiting" ? <Decision offer={offer} onRefuse={() => setRefusing(true)} /> : null}
        {isListed ? (
          <Button className="justify-self-start" onClick={() => setRefusing(true)}>
            {t("offers.remove")}
          </Button>
        ) : null}
      </div>
      {isRefusing ? (
        <ActDialog
          title={t(isListed ? "offers.removeTitle" : "offers.refuseTitle")}
          text={t("offers.refuseText")}
          action={isListed ? t("offers.remove").replace("…", "") : t("refuse")}
          isDanger
          reasonHint={t("act.reasonOwner")}
          run={({ reason: why }) =>
            send(deskCalls.decideOffer, { params: { id: offer._id }, body: { decision: "refused", reason: why } })
          }
          onDone={refresh}
          onClose={() => setRefusing(false)}
        />
      ) : null}
    </article>
  );
}

function Decision({ offer, onRefuse }: { offer: Offer; onRefuse: () => void }) {
  const { t } = useTranslation("desk");
  const listOfCategories = categoriesQuery(useLocale());
  const categories = useQuery(listOfCategories);
  const form = useRef<HTMLFormElement>(null);
  const [chosen, setCategory] = useState("");
  const [name, setName] = useState(offer.name);
  const [desc, setDesc] = useState(offer.title);
  const { errors, take, clear } = useFormErrors();
  const categoryIn = (all: typeof categories.data) => chosen || (all?.data[0]?._id ?? "");
  const category = categoryIn(categories.data);
  const list = useMutation({
    mutationFn: async () => {
      // Whoever presses before the categories are there means the first one, as whoever presses later.
      const all = categories.data ?? (await queryClient.ensureQueryData(listOfCategories));
      const body = { decision: "listed" as const, category: categoryIn(all), name, desc };
      return send(deskCalls.decideOffer, { params: { id: offer._id }, body });
    },
    onSuccess: async () => {
      toast(t("saved"));
      await refresh();
    },
    onError: (error) => take(error, form.current) || showFailure(error),
  });
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!list.isPending) list.mutate();
  }
  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-3.5 border-t border-line pt-4">
      <div className="grid gap-3.5 sm:grid-cols-2">
        <Field label={t("offers.category")} error={errors.category}>
          <Select
            name="category"
            value={category}
            options={(categories.data?.data ?? []).map((one) => ({ value: one._id, label: one.name }))}
            onChange={setCategory}
          />
        </Field>
        <Field label={t("offers.name")} error={errors.name}>
          <Input
            name="name"
            value={name}
            maxLength={limits.document.nameLength}
            onChange={(event) => {
              clear("name");
              setName(event.target.value);
            }}
          />
        </Field>
      </div>
      <Field label={t("offers.desc")} error={errors.desc} hint={t("offers.listHint")}>
        <Input
          name="desc"
          value={desc}
          maxLength={limits.offers.descLength}
          onChange={(event) => {
            clear("desc");
            setDesc(event.target.value);
          }}
        />
      </Field>
      <div className="flex flex-wrap gap-2.5">
        <Button type="submit" variant="primary" busy={list.isPending} busyLabel={t("deciding")}>
          {t("offers.list")}
        </Button>
        <Button onClick={onRefuse}>{t("offers.refuse")}</Button>
      </div>
    </form>
  );
}
