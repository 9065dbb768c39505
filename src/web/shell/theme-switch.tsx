import { Moon, Sun } from "lucide-react";
import { buttonClasses } from "#web/ui/button.tsx";
import { chooseTheme, useTheme } from "./theme.ts";
import { useTranslation } from "./translation.ts";

/** Switches between light and dark; the menu of a small screen also offers the device's own theme. */
export function ThemeSwitch() {
  const { t } = useTranslation();
  const { isDark } = useTheme();
  const Icon = isDark ? Sun : Moon;
  const label = isDark ? t("theme.toLight") : t("theme.toDark");
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={() => chooseTheme(isDark ? "light" : "dark")}
      className={buttonClasses({ variant: "ghost", className: "w-9 max-md:w-11 px-0!" })}
    >
      <Icon size={17} strokeWidth={1.75} aria-hidden="true" />
    </button>
  );
}
