import { Search, X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { pages } from "#contract/pages.ts";
import { useTranslation } from "#web/shell/translation.ts";

type Props = { text: string; onText: (text: string) => void };

/**
 * Keeps its own text, so that the change of the URL that follows does not disturb a word that is still being composed.
 * It follows the URL when something else changed that (Back, "show all").
 */
export function SearchField({ text, onText }: Props) {
  const { t } = useTranslation("examples");
  const [typed, setTyped] = useState(text);
  const [given, setGiven] = useState(text);
  const reported = useRef(text);
  const field = useRef<HTMLInputElement>(null);
  if (text !== given) {
    setGiven(text);
    if (text !== typed.trim()) setTyped(text);
  }
  useEffect(() => {
    reported.current = text;
  }, [text]);
  const change = (next: string, isComposing: boolean) => {
    setTyped(next);
    if (isComposing || next.trim() === reported.current) return;
    reported.current = next.trim();
    onText(next.trim());
  };
  return (
    <search className="relative block w-full md:w-[300px]">
      <Search
        size={16}
        strokeWidth={1.75}
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 left-3 -translate-y-1/2 text-fg3"
      />
      <input
        ref={field}
        type="text"
        inputMode="search"
        enterKeyHint="search"
        aria-label={t("search")}
        placeholder={t("searchHint")}
        maxLength={pages.examples.reads.q}
        value={typed}
        onChange={(event) => change(event.target.value, (event.nativeEvent as InputEvent).isComposing)}
        onCompositionEnd={(event) => change(event.currentTarget.value, false)}
        onKeyDown={(event) => {
          if (event.key === "Escape" && typed) change("", false);
        }}
        className="h-[38px] w-full rounded-control border border-line-input bg-raised pr-9 pl-9 text-body text-fg transition-[border-color,box-shadow] focus:border-accent focus:ring-3 focus:ring-accent/20 focus:outline-none max-md:min-h-11 max-md:text-[16px]"
      />
      {typed ? (
        <button
          type="button"
          aria-label={t("clear")}
          onClick={() => {
            change("", false);
            field.current?.focus();
          }}
          className="absolute inset-y-0 right-0 grid w-9 place-items-center rounded-control text-fg3 hover:text-fg max-md:w-11"
        >
          <X size={16} strokeWidth={1.75} aria-hidden="true" />
        </button>
      ) : null}
    </search>
  );
}
