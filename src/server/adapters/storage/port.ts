/** Keeps files under keys such as `avatars/0198….webp` and serves them at a public address. */
export type Storage = {
  readonly kind: string;
  /** Stores the bytes whole or not at all; returns the address a browser may load. */
  put(key: string, bytes: Uint8Array, contentType: string): Promise<string>;
  /** Null where there is no such key. */
  get(key: string): Promise<{ bytes: Uint8Array; contentType: string } | null>;
  /** Removing what is not there is not an error. */
  remove(key: string): Promise<void>;
};
