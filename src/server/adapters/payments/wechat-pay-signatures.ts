import { createDecipheriv, createPublicKey, createSign, createVerify, type KeyObject, randomBytes } from "node:crypto";

export type WechatPayKeys = {
  merchantId: string;
  /** The serial number of the merchant's certificate. */
  serial: string;
  /** PEM. */
  privateKey: string;
  /** The APIv3 key, 32 characters. */
  apiKey: string;
  /** WeChat Pay's public keys, or certificates, as PEM by their numbers, so that a new one can stand beside the old. */
  publicKeys: Readonly<Record<string, string>>;
};

export type Signed = {
  timestamp: string | undefined;
  nonce: string | undefined;
  signature: string | undefined;
  serial: string | undefined;
};

/** Signs requests to WeChat Pay, and verifies and decrypts what it sends (APIv3, WECHATPAY2-SHA256-RSA2048). */
export function createWechatPaySignatures(keys: WechatPayKeys) {
  const publicKeys = new Map<string, KeyObject>(
    Object.entries(keys.publicKeys).map(([serial, pem]) => [serial, createPublicKey(pem)]),
  );
  return {
    /** Returns the Authorization header of a request. `timestamp` is in seconds. */
    authorize(request: { method: string; path: string; body: string; timestamp: number }): string {
      const { method, path, body, timestamp } = request;
      const nonce = randomBytes(16).toString("hex");
      const text = `${method}\n${path}\n${timestamp}\n${nonce}\n${body}\n`;
      const signature = createSign("RSA-SHA256").update(text).sign(keys.privateKey, "base64");
      const parts = { mchid: keys.merchantId, nonce_str: nonce, timestamp, serial_no: keys.serial, signature };
      const list = Object.entries(parts).map(([name, value]) => `${name}="${value}"`);
      return `WECHATPAY2-SHA256-RSA2048 ${list.join(",")}`;
    },
    /** Whether WeChat Pay signed this body, with a key that we know. */
    verify({ timestamp, nonce, signature, serial }: Signed, body: string): boolean {
      const key = serial === undefined ? undefined : publicKeys.get(serial);
      if (!key || !timestamp || !nonce || !signature || !/^\d{1,12}$/.test(timestamp)) return false;
      return createVerify("RSA-SHA256").update(`${timestamp}\n${nonce}\n${body}\n`).verify(key, signature, "base64");
    },
    /** Decrypts AES-256-GCM with the APIv3 key; null for what was not encrypted with it. */
    decrypt(resource: { ciphertext: string; nonce: string; associated_data: string }): string | null {
      const bytes = Buffer.from(resource.ciphertext, "base64");
      if (bytes.length < 16 || Buffer.byteLength(resource.nonce) !== 12) return null;
      try {
        const decipher = createDecipheriv("aes-256-gcm", Buffer.from(keys.apiKey), resource.nonce);
        decipher.setAuthTag(bytes.subarray(-16)).setAAD(Buffer.from(resource.associated_data));
        return decipher.update(bytes.subarray(0, -16), undefined, "utf8") + decipher.final("utf8");
      } catch {
        return null;
      }
    },
  };
}
