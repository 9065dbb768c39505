/**
 * Keeps uploaded files under keys such as `avatars/0198c0de.webp`. A key is written once: what changes gets a new key, so
 * that addresses may be cached for good.
 */
export type Storage = {
  readonly kind: string;
  /** Stores the bytes whole or not at all. Throws StorageUnavailable. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** Null where there is no such key. Throws StorageUnavailable. */
  get(key: string): Promise<Uint8Array | null>;
  /** Removing what is not there is not an error. Throws StorageUnavailable. */
  remove(key: string): Promise<void>;
};

export class StorageUnavailable extends Error {
  override name = "StorageUnavailable";
}

/** Folders and one file with an ending, of plain letters only: no key leads out of the store. */
export const keyPattern = /^(?:[a-z0-9-]{1,64}\/){1,3}[a-z0-9-]{1,64}\.(webp|png|jpg|pdf)$/;

const types: Record<string, string> = {
  webp: "image/webp",
  png: "image/png",
  jpg: "image/jpeg",
  pdf: "application/pdf",
};

/** The media type that a key's ending stands for. */
export function contentTypeOf(key: string): string {
  return types[key.split(".").at(-1) ?? ""] ?? "application/octet-stream";
}
