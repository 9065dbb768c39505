/** TeX's own lists; the package has no types. */
declare module "hyphen/patterns/*.js" {
  const list: { patterns: readonly string[]; exceptions: readonly string[] };
  // biome-ignore lint/style/noDefaultExport: this is how the package exports them
  export default list;
}
