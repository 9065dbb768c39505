import type { z } from "zod";
import type { User } from "#contract/accounts.ts";
import { idText } from "#contract/paging.ts";
import type { profileBody } from "#contract/profile.ts";
import { currencyOfSignUp } from "#core/billing/ledger.ts";
import { AppError } from "#core/errors.ts";
import { limits } from "#core/limits.ts";
import { cleanText } from "#core/resume/plain-text.ts";
import type { Locale } from "#locales/words.ts";
import type { Deps } from "#server/deps.ts";
import { say } from "#server/http/locale.ts";
import { asViewer, type Viewer } from "#server/operations/principal.ts";
import { balancesOf } from "../ledger/service.ts";
import { ownsPicture } from "../uploads/service.ts";
import * as store from "./store.ts";

/**
 * Changes one's name or picture; what is absent stays. A picture is one that this person uploaded here, or none, or the
 * one there is already. Throws invalidRequest with the field.
 */
export async function updateProfile(
  deps: Deps,
  viewer: Viewer,
  wish: z.output<typeof profileBody>,
  locale: Locale,
): Promise<User> {
  const refuse = (path: string, key: "required" | "invalid") =>
    new AppError("invalidRequest", { errors: [{ path, message: say(locale, "fields", key) }] });
  const change: { nickName?: string; avatar?: string } = {};
  if (wish.nickName !== undefined) {
    const name = cleanText(wish.nickName, limits.nickNameMax).trim();
    // Spaces without width, joiners and marks alone show nothing.
    if (!/[\p{L}\p{N}\p{P}\p{S}]/u.test(name)) throw refuse("nickName", "required");
    change.nickName = name;
  }
  if (wish.avatar !== undefined && wish.avatar !== viewer.avatar) {
    if (wish.avatar !== "" && !(await ownsPicture(deps, viewer.id, wish.avatar))) throw refuse("avatar", "invalid");
    change.avatar = wish.avatar;
  }
  if (Object.keys(change).length === 0) return describeUser(deps, viewer);
  const person = await store.changeProfile(deps.db, viewer.id, change);
  if (!person) throw new AppError("noPermission"); // removed meanwhile
  return describeUser(deps, asViewer(deps, person));
}

/** Who invites: name and picture of an account, or not valid. */
export async function checkInviter(
  deps: Pick<Deps, "db">,
  id: string,
): Promise<{ isValid: boolean; nickName: string; avatar: string }> {
  const inviter = idText.safeParse(id).success ? await store.findInviter(deps.db, id) : null;
  return inviter ? { isValid: true, ...inviter } : { isValid: false, nickName: "", avatar: "" };
}

/**
 * A person on the wire. `balance` is one number, so it is the vouchers in the currency of the edition in which the person
 * signed up; there are no others so far.
 */
export async function describeUser(deps: Pick<Deps, "db">, viewer: Viewer): Promise<User> {
  const { token, vouchers } = await balancesOf(deps, viewer.id);
  return {
    _id: viewer.id,
    userName: viewer.userName,
    nickName: viewer.nickName,
    avatar: viewer.avatar,
    email: viewer.email ?? "",
    cellphone: viewer.cellphone,
    role: viewer.role,
    type: viewer.type,
    isValid: viewer.isValid,
    isVip: viewer.isVip,
    valiTo: viewer.validTo?.toISOString() ?? null, // sic
    level: viewer.level,
    balance: vouchers[currencyOfSignUp(viewer.type)].balance,
    token: token.balance,
    createdAt: viewer.createdAt.toISOString(),
  };
}
