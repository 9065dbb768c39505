/** The name and the mark of the product. The browser and the server both take them from here. */
export const brandNames = { en: "Inkleaf", ch: "墨页" } as const;

/** Draws a page whose folded corner is an added line, as in a diff. Its ink follows the text colour. */
export function Mark({ size, className }: { size?: number; className?: string }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" className={className}>
      <path
        fill="currentColor"
        fillRule="evenodd"
        d="M5 1.5h9v6.6a1.4 1.4 0 0 0 1.4 1.4H21V21a1.5 1.5 0 0 1-1.5 1.5h-14A1.5 1.5 0 0 1 4 21V2.5a1 1 0 0 1 1-1ZM9.6 11.2a.9.9 0 0 0-.9.9v1.2H7.5a.9.9 0 1 0 0 1.8h1.2v1.2a.9.9 0 1 0 1.8 0v-1.2h1.2a.9.9 0 1 0 0-1.8h-1.2v-1.2a.9.9 0 0 0-.9-.9ZM7.6 18a.9.9 0 1 0 0 1.8h8a.9.9 0 1 0 0-1.8Z"
      />
      <path fill="#10b981" d="M16.4 2 21 6.9v.3a.6.6 0 0 1-.6.6h-3.2a.8.8 0 0 1-.8-.8Z" />
    </svg>
  );
}
