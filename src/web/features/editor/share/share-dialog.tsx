import { Copy, Crown, ExternalLink, Globe, Lock, type LucideIcon } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { ConfigField } from "#core/resume/operations/document.ts";
import { type ResumeConfig, slugSchema } from "#core/resume/schema.ts";
import { openUpgrade } from "#web/shell/dialog-store.ts";
import { useUser } from "#web/shell/session.ts";
import { Button, buttonClasses } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Field } from "#web/ui/field.tsx";
import { Input } from "#web/ui/input.tsx";
import { Switch } from "#web/ui/switch.tsx";
import { toast } from "#web/ui/toast.tsx";
import { useEditorActions, useEditorStore } from "../state/editor-context.tsx";

/** What the dialog sets; everything of it is a premium right but `isPublic`. */
const shareFields = [
  "isPublic",
  "customURL",
  "cellphoneIsHidden",
  "emailIsHidden",
  "downloadable",
  "showShareBtn",
  "showToggleDarkMode",
  "removeBranding",
] as const satisfies readonly ConfigField[];
type Sharing = Pick<ResumeConfig, (typeof shareFields)[number]>;

const sharingOf = (config: ResumeConfig): Sharing =>
  Object.fromEntries(shareFields.map((field) => [field, config[field]])) as Sharing;

/** 100408: another resume has the address. */
const addressTaken = "100408";

type Props = { uuid: string; close: () => void };

/** Who can open the resume, at which address, and what they see of it. Nothing is published before Save. */
export function ShareDialog({ uuid, close }: Props) {
  const { t } = useTranslation("editor");
  const { t: tc } = useTranslation();
  const user = useUser();
  const store = useEditorStore();
  const { edit, saveNow } = useEditorActions();
  const [stored, setStored] = useState(() => sharingOf(store.getState().document.config));
  const [sharing, setSharing] = useState(stored);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const [isAsking, setAsking] = useState(false);
  const isPremium = user?.isValid === true;
  const changed = shareFields.filter((field) => sharing[field] !== stored[field]);
  const isDirty = changed.length > 0;
  const set = (values: Partial<Sharing>) => setSharing({ ...sharing, ...values });
  const link = `${location.origin}/r/${sharing.customURL || uuid}`;

  const apply = (to: Sharing, fields: readonly (typeof shareFields)[number][]) => {
    for (const field of fields) edit({ type: "config.set", field, value: to[field] } as Parameters<typeof edit>[0]);
  };

  const save = async () => {
    const slug = sharing.customURL;
    if (slug !== stored.customURL) {
      if (slug === "") return setError(t("share.addressEmpty"));
      if (!slugSchema.safeParse(slug).success) return setError(t("share.addressInvalid"));
    }
    setError(undefined);
    setBusy(true);
    apply(sharing, changed);
    const result = await saveNow();
    setBusy(false);
    if (result.phase === "refused" && result.error === addressTaken) {
      apply(stored, ["customURL"]);
      return setError(result.message);
    }
    if (result.phase !== "saved") return toast(t("share.failed"), { kind: "error" });
    setStored(sharing);
    toast(t("share.saved"));
    setAsking(false);
  };

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      toast(t("share.copied"));
    } catch {
      toast(t("share.copyFailed"), { kind: "error" });
    }
  };

  const premium = (
    field: Exclude<(typeof shareFields)[number], "isPublic" | "customURL">,
    name: string,
    hint?: string,
  ) => (
    <PremiumSwitch
      name={name}
      hint={hint}
      checked={sharing[field]}
      isLocked={!isPremium}
      onChange={(value) => set({ [field]: value })}
    />
  );

  return (
    <Dialog
      open
      onOpenChange={() => (isDirty ? setAsking(true) : close())}
      dirty={isDirty}
      width="share"
      title={t("share.title")}
      closeLabel={tc("close")}
      note={isDirty ? t(isAsking ? "share.confirmText" : "share.unsaved") : undefined}
      actions={
        <>
          <Button
            variant="ghost"
            onClick={() => {
              setSharing(stored);
              setError(undefined);
              if (isAsking || !isDirty) close();
            }}
          >
            {t("share.discard")}
          </Button>
          <Button
            variant="primary"
            disabled={!isDirty}
            busy={isBusy}
            busyLabel={t("share.saving")}
            onClick={() => void save()}
          >
            {t("share.save")}
          </Button>
        </>
      }
    >
      <fieldset className="grid grid-cols-2 gap-2.5 max-sm:grid-cols-1">
        <legend className="sr-only">{t("share.who")}</legend>
        <Choice
          icon={Lock}
          title={t("share.private")}
          text={t("share.privateText")}
          checked={!sharing.isPublic}
          choose={() => set({ isPublic: false })}
        />
        <Choice
          icon={Globe}
          title={t("share.public")}
          text={t("share.publicText")}
          checked={sharing.isPublic}
          choose={() => set({ isPublic: true })}
        />
      </fieldset>

      {sharing.isPublic && (
        <div className="mt-5 grid gap-2.5">
          <Field
            label={
              <span className="inline-flex items-center gap-1.5">
                {t("share.address")}
                {!isPremium && <Crown size={14} strokeWidth={2} aria-hidden="true" className="text-crown" />}
              </span>
            }
            hint={isPremium ? t("share.addressHint") : undefined}
            error={error}
          >
            <AddressInput
              value={sharing.customURL}
              fallback={uuid}
              isLocked={!isPremium}
              onChange={(customURL) => {
                setError(undefined);
                set({ customURL });
              }}
            />
          </Field>
          <p className="truncate text-fg3 text-meta" data-share-link={link}>
            {t("share.link")}: <span className="text-fg2">{link}</span>
          </p>
          <div className="flex flex-wrap items-center gap-2">
            <Button size="sm" icon={<Copy size={14} strokeWidth={2} aria-hidden="true" />} onClick={() => void copy()}>
              {t("share.copy")}
            </Button>
            {stored.isPublic && !changed.includes("customURL") ? (
              <a href={link} target="_blank" rel="noopener" className={buttonClasses({ variant: "ghost", size: "sm" })}>
                <ExternalLink size={14} strokeWidth={2} aria-hidden="true" />
                {t("share.open")}
              </a>
            ) : (
              <span className="text-fg3 text-meta">{t("share.afterSave")}</span>
            )}
          </div>
        </div>
      )}

      <div className="mt-5 divide-y divide-line border-line border-t">
        {premium("cellphoneIsHidden", t("share.hidePhone"), t("share.hidePhoneText"))}
        {premium("emailIsHidden", t("share.hideEmail"), t("share.hideEmailText"))}
        {premium("downloadable", t("share.downloadable"))}
        {premium("showShareBtn", t("share.shareButton"))}
        {premium("showToggleDarkMode", t("share.darkMode"))}
        {premium("removeBranding", t("share.branding"))}
      </div>
    </Dialog>
  );
}

function Choice(props: { icon: LucideIcon; title: string; text: string; checked: boolean; choose: () => void }) {
  const Icon = props.icon;
  return (
    <label className="flex items-start gap-3 rounded-well border border-line2 p-4 has-checked:border-accent has-checked:bg-accent-soft has-checked:shadow-[inset_0_0_0_1px_var(--accent)] has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-2">
      <Icon
        size={18}
        strokeWidth={1.75}
        aria-hidden="true"
        className={`mt-0.5 shrink-0 ${props.checked ? "text-accent" : "text-fg3"}`}
      />
      <span className="min-w-0 flex-1">
        <span className="block font-label text-body">{props.title}</span>
        <span className="block text-fg3 text-meta">{props.text}</span>
      </span>
      <input
        type="radio"
        name="editor-share"
        checked={props.checked}
        onChange={props.choose}
        className="mt-0.5 size-[18px] shrink-0 appearance-none rounded-full border-[1.5px] border-line-input bg-raised outline-none checked:border-[5.5px] checked:border-accent"
      />
    </label>
  );
}

type AddressProps = { value: string; fallback: string; isLocked: boolean; onChange: (value: string) => void };

function AddressInput({ value, fallback, isLocked, onChange }: AddressProps) {
  const { t } = useTranslation("editor");
  return (
    <span className="relative block">
      <span className="flex items-stretch">
        <span className="flex items-center rounded-l-control border border-line-input border-r-0 bg-subtle px-3 text-dense text-fg3 max-sm:hidden">
          {location.host}/r/
        </span>
        <Input
          value={value}
          placeholder={fallback}
          readOnly={isLocked}
          maxLength={40}
          autoComplete="off"
          spellCheck={false}
          className="sm:rounded-l-none!"
          onChange={(event) => onChange(event.target.value.toLowerCase().trim())}
        />
      </span>
      {isLocked && (
        <button
          type="button"
          aria-label={t("share.locked", { name: t("share.address") })}
          onClick={() => openUpgrade("premiumOnly")}
          className="absolute inset-0 rounded-control"
        />
      )}
    </span>
  );
}

type SwitchProps = {
  name: string;
  hint?: string | undefined;
  checked: boolean;
  isLocked: boolean;
  onChange: (checked: boolean) => void;
};

/** A premium right: for a regular user it stays visible with a crown, and using it opens the upgrade dialog. */
function PremiumSwitch({ name, hint, checked, isLocked, onChange }: SwitchProps) {
  const { t } = useTranslation("editor");
  return (
    <div className="relative flex items-center gap-3 py-2.5">
      <div className="min-w-0 flex-1">
        <p className="text-body">{name}</p>
        {hint && <p className="text-fg3 text-meta">{hint}</p>}
      </div>
      {isLocked && <Crown size={15} strokeWidth={2} aria-hidden="true" className="text-crown" />}
      <Switch
        aria-label={isLocked ? t("share.locked", { name }) : name}
        checked={checked}
        onChange={(value) => (isLocked ? openUpgrade("premiumOnly") : onChange(value))}
      />
    </div>
  );
}
