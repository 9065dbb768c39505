/** TeX's own lists; the package brings no types. */
declare module "hyphen/patterns/en-us.js" {
  const list: { patterns: readonly string[]; exceptions: readonly string[] };
  // biome-ignore lint/style/noDefaultExport: this is how the package exports them
  export default list;
}
declare module "hyphen/patterns/de-1996.js" {
  const list: { patterns: readonly string[]; exceptions: readonly string[] };
  // biome-ignore lint/style/noDefaultExport: this is how the package exports them
  export default list;
}
declare module "hyphen/patterns/es.js" {
  const list: { patterns: readonly string[]; exceptions: readonly string[] };
  // biome-ignore lint/style/noDefaultExport: this is how the package exports them
  export default list;
}
declare module "hyphen/patterns/fr.js" {
  const list: { patterns: readonly string[]; exceptions: readonly string[] };
  // biome-ignore lint/style/noDefaultExport: this is how the package exports them
  export default list;
}
