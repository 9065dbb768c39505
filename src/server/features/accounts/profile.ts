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
import { translate } from "#server/http/locale.ts";
import { type CurrentUser, toCurrentUser } from "#server/operations/principal.ts";
import { balancesOf } from "../ledger/service.ts";
import { ownsPicture } from "../uploads/service.ts";
import * as store from "./store.ts";

/**
 * Changes the user's name, picture or the names of their files; absent fields stay as they are. The picture must be empty, the present one, or
 * one that this user uploaded here. Throws invalidRequest with the field.
 */
export async function updateProfile(
  deps: Deps,
  user: CurrentUser,
  input: z.output<typeof profileBody>,
  locale: Locale,
): Promise<User> {
  const refuse = (path: string, key: "required" | "invalid") =>
    new AppError("invalidRequest", { errors: [{ path, message: translate(locale, "fields", key) }] });
  const change: { nickName?: string; avatar?: string; fileName?: string } = {};
  if (input.fileName !== undefined) change.fileName = input.fileName.normalize("NFC");
  if (input.nickName !== undefined) {
    const name = cleanText(input.nickName, limits.nickNameMax).trim();
    // A name of zero-width spaces, joiners and marks alone would be invisible.
    if (!/[\p{L}\p{N}\p{P}\p{S}]/u.test(name)) throw refuse("nickName", "required");
    change.nickName = name;
  }
  if (input.avatar !== undefined && input.avatar !== user.avatar) {
    if (input.avatar !== "" && !(await ownsPicture(deps, user.id, input.avatar))) throw refuse("avatar", "invalid");
    change.avatar = input.avatar;
  }
  if (Object.keys(change).length === 0) return describeUser(deps, user);
  const changed = await store.changeProfile(deps.db, user.id, change);
  if (!changed) throw new AppError("noPermission"); // the account was removed meanwhile
  return describeUser(deps, toCurrentUser(deps, changed));
}

/** Returns the name and picture of the inviting account, or `isValid: false` if there is none. */
export async function checkInviter(
  deps: Pick<Deps, "db">,
  id: string,
): Promise<{ isValid: boolean; nickName: string; avatar: string }> {
  const inviter = idText.safeParse(id).success ? await store.findInviter(deps.db, id) : null;
  return inviter ? { isValid: true, ...inviter } : { isValid: false, nickName: "", avatar: "" };
}

/**
 * Returns the user DTO. Its `balance` is a single number, so it holds the vouchers in the currency of the edition where
 * the user signed up; users have no vouchers in another currency so far.
 */
export async function describeUser(deps: Pick<Deps, "db">, user: CurrentUser): Promise<User> {
  const { token, vouchers } = await balancesOf(deps, user.id);
  return {
    _id: user.id,
    userName: user.userName,
    nickName: user.nickName,
    avatar: user.avatar,
    email: user.email ?? "",
    cellphone: user.cellphone,
    role: user.role,
    type: user.type,
    isValid: user.isValid,
    isVip: user.isVip,
    valiTo: user.validTo?.toISOString() ?? null, // sic
    level: user.level,
    balance: vouchers[currencyOfSignUp(user.type)].balance,
    token: token.balance,
    createdAt: user.createdAt.toISOString(),
    fileName: user.fileName,
  };
}
