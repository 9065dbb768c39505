import { Eye, EyeOff } from "lucide-react";
import { type ComponentProps, useState } from "react";
import { Input } from "./input.tsx";

type Props = Omit<ComponentProps<typeof Input>, "type"> & { showLabel: string; hideLabel: string };

/** A password input with a button that shows the password. */
export function PasswordInput({ showLabel, hideLabel, className, ...rest }: Props) {
  const [isShown, setShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <span className="relative block">
      <Input {...rest} type={isShown ? "text" : "password"} className={`pr-11! ${className ?? ""}`} />
      <button
        type="button"
        aria-label={isShown ? hideLabel : showLabel}
        aria-pressed={isShown}
        onClick={() => setShown(!isShown)}
        className="absolute inset-y-0 right-0 grid w-11 place-items-center rounded-control text-fg3 hover:text-fg"
      >
        <Icon size={17} strokeWidth={1.75} aria-hidden="true" />
      </button>
    </span>
  );
}
