type AllCalls = typeof import("#contract/registry.ts").calls;

declare module "virtual:calls" {
  export const calls: {
    [Name in keyof AllCalls as AllCalls[Name]["who"] extends "desk" ? never : Name]: AllCalls[Name];
  };
}

declare module "virtual:desk-calls" {
  export const calls: {
    [Name in keyof AllCalls as AllCalls[Name]["who"] extends "desk" ? Name : never]: AllCalls[Name];
  };
}
