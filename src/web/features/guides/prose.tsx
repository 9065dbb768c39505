import { classes } from "#web/ui/classes.ts";

type Props = { html: string; className?: string };

/** Text that the server rendered from Markdown with a closed set of elements (server/features/content/markdown.ts). */
export function Prose({ html, className }: Props) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our server rendered it with a closed set of elements, and escapes the file's own markup (content/markdown.ts)
  return <div className={classes("prose", className)} dangerouslySetInnerHTML={{ __html: html }} />;
}

/** A table of contents, where there are at least three headings. */
export function Contents({ label, toc }: { label: string; toc: readonly { id: string; text: string }[] }) {
  if (toc.length < 3) return null;
  return (
    <nav aria-label={label} className="sticky top-24 hidden max-h-[calc(100dvh-120px)] overflow-y-auto lg:block">
      <p className="mb-3 text-dense font-label">{label}</p>
      <ol className="grid border-l border-line">
        {toc.map(({ id, text }) => (
          <li key={id}>
            <a
              href={`#${encodeURIComponent(id)}`}
              className="-ml-px block border-l border-transparent py-1.5 pl-4 text-dense text-fg3 no-underline hover:border-fg hover:text-fg"
            >
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
