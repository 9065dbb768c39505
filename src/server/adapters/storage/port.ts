/**
 * Stores uploaded files under keys such as `avatars/0198c0de.webp`. A key is written once: a changed file gets a new
 * key, so that its URL may be cached for good.
 */
export type Storage = {
  readonly kind: string;
  /** Stores the bytes whole or not at all. Throws StorageUnavailable. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** Returns null where the key does not exist. Throws StorageUnavailable. */
  get(key: string): Promise<Uint8Array | null>;
  /** Yields every key in the store, in no order. What others put there under other names is left out. */
  keys(): AsyncIterable<string>;
  /** Removes a file. A key that does not exist is not an error. Throws StorageUnavailable. */
  remove(key: string): Promise<void>;
};

export class StorageUnavailable extends Error {
  override name = "StorageUnavailable";
}

/**
 * One to three folders and a file with an extension, of plain characters only, so that no key leads out of the store.
 */
export const keyPattern = /^(?:[a-z0-9-]{1,64}\/){1,3}[a-z0-9-]{1,64}\.(webp|png|jpg|pdf|docx?)$/;

const types: Record<string, string> = {
  webp: "image/webp",
  png: "image/png",
  jpg: "image/jpeg",
  pdf: "application/pdf",
  doc: "application/msword",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
};

/** Returns the media type of a key, by its extension. */
export function contentTypeOf(key: string): string {
  return types[key.split(".").at(-1) ?? ""] ?? "application/octet-stream";
}
