/** A small round picture of somebody, or the first letter of the name that stands beside it. */
export function Face({ name, picture = "", size = 32 }: { name: string; picture?: string; size?: number }) {
  return (
    <span
      aria-hidden="true"
      style={{ width: size, height: size, fontSize: size * 0.42 }}
      className="grid shrink-0 place-items-center overflow-hidden rounded-full bg-accent-soft leading-none font-label text-accent"
    >
      {picture ? (
        <img src={picture} alt="" width={size} height={size} loading="lazy" className="size-full object-cover" />
      ) : (
        ([...name.trim()][0]?.toUpperCase() ?? "·")
      )}
    </span>
  );
}
