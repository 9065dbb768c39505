import type { ResumeConfig } from "#core/resume/schema.ts";
import type { en } from "#locales/en.ts";
import type { Words } from "#locales/words.ts";

type Props = {
  /** The path of the page. */
  path: string;
  name: string;
  /** The query of the page with its question mark; empty where there is none. */
  query: string;
  config: ResumeConfig;
  words: Words<typeof en.publicPage>;
};

/**
 * Draws the actions that the owner of a published resume allows its viewers. The script reveals those that need a
 * script.
 */
export function Dock({ path, name, query, config, words }: Props) {
  const mayBeDark = config.showToggleDarkMode;
  if (!config.downloadable && !config.showShareBtn && !mayBeDark) return null;
  return (
    <nav className="dock" aria-label={words.actions}>
      <span className="dock-name" aria-hidden="true">
        {name}
      </span>
      <ul>
        {config.downloadable && (
          <li>
            <a
              className="act act-first"
              href={`${path}/pdf${query}`}
              aria-label={words.download}
              title={words.download}
              download
            >
              <Icon d="M12 15V3 M21 15v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4 M7 10l5 5 5-5" />
            </a>
          </li>
        )}
        {config.showShareBtn && (
          <li data-place="share" hidden>
            <button
              type="button"
              className="act"
              data-act="share"
              data-done={words.shared}
              data-by-hand={words.copyByHand}
              aria-label={words.share}
              title={words.share}
            >
              <Icon d="M15 5a3 3 0 1 0 6 0 3 3 0 1 0-6 0 M3 12a3 3 0 1 0 6 0 3 3 0 1 0-6 0 M15 19a3 3 0 1 0 6 0 3 3 0 1 0-6 0 M8.6 13.5l6.8 4 M15.4 6.5l-6.8 4" />
            </button>
          </li>
        )}
        {mayBeDark && (
          <li data-place="dark" hidden>
            <button
              type="button"
              className="act"
              data-act="dark"
              data-dark={words.toDark}
              data-light={words.toLight}
              aria-label={words.toDark}
              title={words.toDark}
            >
              <Icon className="moon" d="M20.99 12.49a9 9 0 1 1-9.48-9.48 6.5 6.5 0 0 0 9.48 9.48z" />
              <Icon
                className="sun"
                d="M8 12a4 4 0 1 0 8 0 4 4 0 1 0-8 0 M12 2v2 M12 20v2 M4.9 4.9l1.4 1.4 M17.7 17.7l1.4 1.4 M2 12h2 M20 12h2 M6.3 17.7l-1.4 1.4 M19.1 4.9l-1.4 1.4"
              />
            </button>
          </li>
        )}
      </ul>
    </nav>
  );
}

function Icon({ d, className }: { d: string; className?: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={className}>
      <path d={d} />
    </svg>
  );
}
