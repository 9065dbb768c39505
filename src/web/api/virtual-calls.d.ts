declare module "virtual:calls" {
  export const calls: typeof import("#contract/registry.ts").calls;
}
