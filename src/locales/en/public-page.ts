export const publicPage = {} as const;
