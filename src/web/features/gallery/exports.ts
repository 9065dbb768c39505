/** What other features may use of a gallery: cards, the preview, and the state in the URL's query. */
export { CardSkeletons } from "./card-skeletons.tsx";
export { GalleryCard } from "./gallery-card.tsx";
export { onPlainClick } from "./plain-click.ts";
export { Fact, PreviewShell } from "./preview-shell.tsx";
export { useGalleryQuery, useMissing } from "./use-gallery-query.ts";
