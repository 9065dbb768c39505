import { ChevronDown, ClipboardCheck, FileText, LogOut, Plus, ReceiptText, Settings } from "lucide-react";
import { useNavigate } from "react-router";
import type { User } from "#contract/accounts.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Menu, MenuItem, MenuLine } from "#web/ui/menu.tsx";
import { Avatar, nameOf } from "./avatar.tsx";
import { useBegin } from "./begin.ts";
import { showFailure } from "./failure.ts";
import { endSession } from "./session.ts";
import { useTranslation } from "./translation.ts";

export function UserMenu({ user }: { user: User }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const begin = useBegin();
  const signOut = () =>
    endSession().then(
      () => navigate("/"),
      (error: unknown) => showFailure(error),
    );
  return (
    <Menu
      trigger={
        <button
          type="button"
          aria-label={t("userMenu")}
          className="flex h-11 items-center gap-1.5 rounded-full pr-1.5 pl-1 text-fg3 hover:text-fg"
        >
          <Avatar user={user} />
          <ChevronDown size={15} strokeWidth={2} aria-hidden="true" className="max-md:hidden" />
        </button>
      }
    >
      <div className="flex items-center gap-3 px-2.5 pt-1.5 pb-2">
        <Avatar user={user} size={36} />
        <div className="grid min-w-0 gap-1">
          <span className="truncate text-dense font-medium">{nameOf(user)}</span>
          {user.isValid || user.isVip ? (
            <span>
              <Badge tone="premium">{t("premiumMember")}</Badge>
            </span>
          ) : null}
        </div>
      </div>
      <MenuLine />
      <MenuItem icon={<Plus size={16} strokeWidth={1.75} />} onSelect={() => void begin()}>
        {t("createNew")}
      </MenuItem>
      <MenuItem icon={<FileText size={16} strokeWidth={1.75} />} to="/resumes">
        {t("myResumes")}
      </MenuItem>
      <MenuItem icon={<ReceiptText size={16} strokeWidth={1.75} />} to="/settings?type=orders">
        {t("myOrders")}
      </MenuItem>
      <MenuItem icon={<Settings size={16} strokeWidth={1.75} />} to="/settings">
        {t("settings")}
      </MenuItem>
      {user.role === "admin" ? (
        <MenuItem icon={<ClipboardCheck size={16} strokeWidth={1.75} />} to="/admin">
          {t("titles.desk")}
        </MenuItem>
      ) : null}
      <MenuLine />
      <MenuItem icon={<LogOut size={16} strokeWidth={1.75} />} onSelect={() => void signOut()}>
        {t("signOut")}
      </MenuItem>
    </Menu>
  );
}
