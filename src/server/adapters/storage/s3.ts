import { AwsClient } from "aws4fetch";
import { contentTypeOf, keyPattern, type Storage, StorageUnavailable } from "./port.ts";

export type S3Options = {
  /**
   * The URL without the bucket: `https://s3.eu-central-1.amazonaws.com`, `https://<account>.r2.cloudflarestorage.com`.
   */
  endpoint: string;
  bucket: string;
  /** `auto` where the store has no regions. */
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
};

/** Milliseconds for one request. A slower store is treated as unavailable. */
const timeoutMs = 15_000;

/** Stores files in a bucket of any store that speaks S3 (AWS, R2, MinIO), with path-style URLs. */
export function createS3Storage(options: S3Options): Storage {
  const { accessKeyId, secretAccessKey, region } = options;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: "s3", retries: 2 });
  const bucket = `${options.endpoint.replace(/\/$/, "")}/${encodeURIComponent(options.bucket)}`;

  async function ask(method: "GET" | "PUT" | "DELETE", key: string, body?: Uint8Array): Promise<Response> {
    if (!keyPattern.test(key)) throw new StorageUnavailable("A key leads out of the store");
    return send(method, `${bucket}/${key}`, key, body);
  }

  async function send(method: string, url: string, key: string, body?: Uint8Array): Promise<Response> {
    const response = await client
      .fetch(url, {
        method,
        // The body is sent as a complete copy: some stores damage a streamed body of unknown length.
        body: body && new Uint8Array(body),
        headers: body ? { "content-type": contentTypeOf(key) } : {},
        signal: AbortSignal.timeout(timeoutMs),
      })
      .catch((cause) => {
        throw new StorageUnavailable("The file store is out of reach", { cause });
      });
    if (response.ok || (response.status === 404 && method !== "PUT")) return response;
    // The answer's text may quote the key id; the status is enough.
    await response.body?.cancel();
    throw new StorageUnavailable(`The file store answered ${response.status}`);
  }

  return {
    kind: "s3",
    async put(key, bytes) {
      await ask("PUT", key, bytes);
    },
    async get(key) {
      const response = await ask("GET", key);
      if (response.status === 404) {
        // A missing bucket is answered with 404 as well, but is not a missing file.
        if ((await response.text()).includes("NoSuchBucket")) throw new StorageUnavailable("There is no such bucket");
        return null;
      }
      return new Uint8Array(await response.arrayBuffer());
    },
    async *keys() {
      // The first version of the listing: every store has it, and goes on behind a key without a token of its own.
      for (let last: string | undefined = ""; last !== undefined; ) {
        const response = await send("GET", `${bucket}?${new URLSearchParams({ marker: last })}`, "");
        const page = await response.text();
        if (response.status === 404) throw new StorageUnavailable("There is no such bucket");
        // Our keys are of plain characters, which stand in XML as they are.
        const listed = [...page.matchAll(/<Key>([^<]*)<\/Key>/g)].map(([, key = ""]) => key);
        yield* listed.filter((key) => keyPattern.test(key));
        last = page.includes("<IsTruncated>true") ? unescapeXml(listed.at(-1) ?? "") || undefined : undefined;
      }
    },
    async remove(key) {
      await (await ask("DELETE", key)).body?.cancel();
    },
  };
}

function unescapeXml(text: string): string {
  const marks: Record<string, string> = { lt: "<", gt: ">", quot: '"', apos: "'", amp: "&" };
  return text.replace(/&(lt|gt|quot|apos|amp);/g, (whole, name: string) => marks[name] ?? whole);
}
