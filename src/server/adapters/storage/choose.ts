import type { Config } from "#server/config/config.ts";
import { createDiskStorage } from "./disk.ts";
import type { Storage } from "./port.ts";
import { createS3Storage } from "./s3.ts";

/** Returns the storage that the configuration names: S3 where its variables are set, else the disk. */
export function chooseStorage(config: Pick<Config, "storage">): Storage {
  return config.storage.kind === "s3" ? createS3Storage(config.storage) : createDiskStorage(config.storage.folder);
}
