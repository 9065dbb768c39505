import type { User } from "#contract/accounts.ts";
import { Face } from "#web/ui/face.tsx";

/** The picture of the signed-in user, or the first letter of the name. */
export function Avatar({ user, size = 32 }: { user: User; size?: number }) {
  return <Face name={nameOf(user)} picture={user.avatar} size={size} letterSize={Math.max(14, size * 0.4)} />;
}

export function nameOf(user: User): string {
  return user.nickName || user.userName || user.email;
}
