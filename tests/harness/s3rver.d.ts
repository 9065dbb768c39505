/** Declares the part of s3rver that its test uses; the package has no types. */
declare module "s3rver" {
  // biome-ignore lint/style/noDefaultExport: this is how the package exports itself
  export default class S3rver {
    constructor(options: {
      address: string;
      port: number;
      silent: boolean;
      directory: string;
      configureBuckets: { name: string; configs: string[] }[];
    });
    run(): Promise<object>;
    close(): Promise<void>;
  }
}
