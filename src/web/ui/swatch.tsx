import { Check } from "lucide-react";

type Props = { group: string; label: string; hex: string; checked: boolean; onChange: () => void };

/** A colour among others of its group, as a radio button that is named by its label; the chosen one has a tick. */
export function Swatch({ group, label, hex, checked, onChange }: Props) {
  return (
    <label
      title={label}
      style={{ background: hex }}
      className="relative grid size-[26px] place-items-center rounded-full text-white outline-offset-2 has-checked:ring-2 has-checked:ring-fg has-checked:ring-offset-2 has-checked:ring-offset-bg has-focus-visible:outline-2 has-focus-visible:outline-accent max-md:size-9"
    >
      <input
        type="radio"
        name={group}
        aria-label={label}
        checked={checked}
        onChange={onChange}
        className="absolute inset-0 cursor-pointer appearance-none rounded-full outline-none"
      />
      {checked && <Check size={15} strokeWidth={2.5} aria-hidden="true" />}
    </label>
  );
}
