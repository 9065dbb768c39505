import type { User } from "#contract/accounts.ts";

/** The picture, or the first letter of the name. Decorative: the name stands beside it or on the button around it. */
export function Avatar({ user, size = 32 }: { user: User; size?: number }) {
  const letter = [...nameOf(user).trim()][0]?.toUpperCase() ?? "·";
  return (
    <span
      aria-hidden="true"
      style={{ width: size, height: size, fontSize: Math.max(14, size * 0.4) }}
      className="grid shrink-0 place-items-center overflow-hidden rounded-full bg-accent-soft leading-none font-label text-accent"
    >
      {user.avatar ? (
        <img src={user.avatar} alt="" width={size} height={size} className="size-full object-cover" />
      ) : (
        letter
      )}
    </span>
  );
}

export function nameOf(user: User): string {
  return user.nickName || user.userName || user.email;
}
