/** What the table of routes and other features may use of the guides. */
export { articleOf } from "./article.ts";
export { Contents, Prose } from "./prose.tsx";
