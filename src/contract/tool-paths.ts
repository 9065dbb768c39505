/**
 * Where programs use what a person allowed them, and where they ask for it (OAuth 2.1). None of these is a call: their
 * answers and errors have the forms of the protocols.
 */
export const toolPaths = {
  mcp: "/mcp",
  /** RFC 9728: the well-known place of what is at `/mcp`. */
  resourceMetadata: "/.well-known/oauth-protected-resource/mcp",
  /** The same, for programs that ask for the site's. */
  siteMetadata: "/.well-known/oauth-protected-resource",
  /** RFC 8414. */
  serverMetadata: "/.well-known/oauth-authorization-server",
  register: "/oauth/register",
  /** A page for a person, which the server writes; a browser has to load it as a document. */
  authorize: "/oauth/authorize",
  token: "/oauth/token",
  revoke: "/oauth/revoke",
} as const;
