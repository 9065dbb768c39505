import type { LucideIcon } from "lucide-react";
import type { ButtonHTMLAttributes, Ref } from "react";

type ToolProps = { icon: LucideIcon; name: string; on: boolean; press: () => void; isStop?: boolean };

/** A toolbar button that is shown as pressed where its formatting applies to the selection. */
export function Tool({ icon, name, on, press, isStop = false }: ToolProps) {
  return <ToolButton icon={icon} name={name} aria-pressed={on} onClick={press} tabIndex={isStop ? 0 : -1} />;
}

type ToolButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  icon: LucideIcon;
  name: string;
  ref?: Ref<HTMLButtonElement>;
};

export function ToolButton({ icon: Icon, name, ...rest }: ToolButtonProps) {
  return (
    <button
      type="button"
      aria-label={name}
      title={name}
      tabIndex={-1}
      // Keeps the selection in the text.
      onMouseDown={(event) => event.preventDefault()}
      {...rest}
      className="grid size-7 shrink-0 place-items-center rounded-badge text-fg2 hover:bg-hover aria-pressed:bg-press aria-pressed:text-fg max-md:size-9"
    >
      <Icon size={16} strokeWidth={1.75} aria-hidden="true" />
    </button>
  );
}
