import type { LucideIcon } from "lucide-react";

type Props = { icon: LucideIcon; title: string; text: string; checked: boolean; choose: () => void };

/**
 * Private or public, as a card. The border and the colour of the icon show the choice; the radio button underneath
 * handles the keys.
 */
export function Choice({ icon: Icon, title, text, checked, choose }: Props) {
  return (
    <label className="relative flex cursor-pointer items-start gap-3.5 rounded-well border border-line2 p-4 has-checked:border-accent has-checked:bg-accent-soft has-checked:shadow-[inset_0_0_0_1px_var(--accent)] has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-2">
      <Icon
        size={19}
        strokeWidth={1.75}
        aria-hidden="true"
        className={`mt-0.5 shrink-0 ${checked ? "text-accent" : "text-fg3"}`}
      />
      <span className="min-w-0 flex-1">
        <span className="block font-label text-body">{title}</span>
        <span className="block text-fg3 text-meta">{text}</span>
      </span>
      <input
        type="radio"
        name="editor-share"
        checked={checked}
        onChange={choose}
        className="pointer-events-none absolute inset-0 appearance-none outline-none"
      />
    </label>
  );
}
