import { useQuery } from "@tanstack/react-query";
import type { Locale } from "#locales/words.ts";
import { siteQuery } from "#web/api/queries.ts";
import { switchLocale } from "#web/shell/i18n.ts";

/** Links an account that signs in the other edition's way to that edition; the frame then moves on to its page. */
export function OtherEdition({ to, text, link }: { to: Locale; text: string; link: string }) {
  const { data: site } = useQuery(siteQuery);
  if (to === "ch" && !site?.signIn.phone && !site?.signIn.wechat) return null;
  return (
    <p className="-mt-2 text-center text-meta text-fg3">
      {text}{" "}
      <button
        type="button"
        onClick={() => void switchLocale(to)}
        className="inline-flex min-h-6 items-center rounded-chip text-fg2 underline underline-offset-3 hover:text-fg"
      >
        {link}
      </button>
    </p>
  );
}
