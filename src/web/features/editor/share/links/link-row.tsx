import { ChevronDown, Copy, MoreHorizontal, Pencil, Power, Trash2 } from "lucide-react";
import { useId, useState } from "react";
import type { ShareLink } from "#contract/share-links.ts";
import { copyText } from "#web/shell/clipboard.ts";
import { ConfirmDialog } from "#web/shell/confirm-dialog.tsx";
import { useTranslation } from "#web/shell/translation.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { Menu, MenuItem, MenuLine } from "#web/ui/menu.tsx";
import { LinkFigures } from "./link-figures.tsx";
import { LinkSettings } from "./link-settings.tsx";
import { useRemoval, useRevoking } from "./use-links.ts";

const tones = { open: "ok", expired: "warn", revoked: "neutral" } as const;
const icon = { size: 16, strokeWidth: 1.75, "aria-hidden": true } as const;

type Props = {
  resumeId: string;
  link: ShareLink;
  onEdit: () => void;
  /** Called when the link has left the list, which had the focus. */
  onGone: () => void;
};

/** One private link: its state, its address to copy, and its figures, which a press unfolds. */
export function LinkRow({ resumeId, link, onEdit, onGone }: Props) {
  const { t } = useTranslation("editorLinks");
  const { name, state, views } = link;
  const figures = useId();
  const [isOpen, setOpen] = useState(false);
  const [isRemoving, setRemoving] = useState(false);
  const revoking = useRevoking(resumeId, link);
  const removal = useRemoval(resumeId, link, () => {
    setRemoving(false);
    onGone();
  });
  return (
    <li className="grid gap-2.5 py-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <div className="grid min-w-[180px] flex-1 gap-1">
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-body">
            <span className="min-w-0 wrap-anywhere">{name}</span>
            <Badge tone={tones[state]}>{t(`states.${state}`)}</Badge>
          </p>
          <LinkSettings link={link} resumeId={resumeId} />
        </div>
        <Button
          variant="ghost"
          size="sm"
          aria-expanded={isOpen}
          aria-controls={figures}
          iconAfter={
            <ChevronDown
              size={14}
              strokeWidth={2}
              aria-hidden="true"
              className={isOpen ? "rotate-180 transition-transform" : "transition-transform"}
            />
          }
          onClick={() => setOpen(!isOpen)}
        >
          <span className="tabular">{t("views", { count: views.total })}</span>
          <span className="sr-only">: {t("viewsOf", { name })}</span>
        </Button>
        {state === "revoked" ? (
          <Button
            size="sm"
            aria-label={t("restoreOf", { name })}
            busy={revoking.isPending}
            onClick={() => revoking.mutate(false)}
          >
            {t("restore")}
          </Button>
        ) : (
          <Button
            size="sm"
            icon={<Copy size={14} strokeWidth={2} aria-hidden="true" />}
            aria-label={t("copyOf", { name })}
            onClick={() => void copyText(location.origin + link.path)}
          >
            {t("copy")}
          </Button>
        )}
        <Menu trigger={<IconButton label={t("more", { name })} icon={<MoreHorizontal {...icon} />} />}>
          <MenuItem icon={<Pencil {...icon} />} onSelect={onEdit}>
            {t("edit")}
          </MenuItem>
          {state === "revoked" ? null : (
            <MenuItem icon={<Power {...icon} />} onSelect={() => revoking.mutate(true)}>
              {t("revoke")}
            </MenuItem>
          )}
          <MenuLine />
          <MenuItem danger icon={<Trash2 {...icon} />} onSelect={() => setRemoving(true)}>
            {t("remove")}
          </MenuItem>
        </Menu>
      </div>
      <div id={figures}>{isOpen ? <LinkFigures views={views} /> : null}</div>
      {isRemoving ? (
        <ConfirmDialog
          title={t("removeTitle", { name })}
          text={t("removeText")}
          onClose={() => setRemoving(false)}
          action={
            <Button
              variant="danger"
              busy={removal.isPending}
              busyLabel={t("removing")}
              onClick={() => removal.mutate()}
            >
              {t("remove")}
            </Button>
          }
        />
      ) : null}
    </li>
  );
}
