import { describe, expect, it } from "vitest";
import { StorageUnavailable } from "#server/adapters/storage/port.ts";
import { keepImages } from "./kept-images.ts";
import type { Image } from "./printable-image.ts";

const imageOf = (bytes: number): Image => ({ bytes: new Uint8Array(bytes), contentType: "image/webp" });
// The wait is long enough for a picture to be made printable on a busy machine.
const given = { bytes: 100, wait: 250 };

/** A storage whose answers the test gives. */
function storage() {
  const asked: { url: string; answer: (image: Image | null) => void; fail: (error: Error) => void }[] = [];
  const read = (url: string) =>
    new Promise<Image | null>((answer, fail) => {
      asked.push({ url, answer, fail });
    });
  return { asked, read, answerAll: (image: Image | null) => asked.splice(0).map(({ answer }) => answer(image)) };
}

describe("kept pictures", () => {
  it("are read once, and are there while the storage hangs", async () => {
    const { asked, read, answerAll } = storage();
    const kept = keepImages(read, given);
    const both = [kept("/files/a"), kept("/files/a")];
    expect(asked).toHaveLength(1);
    answerAll(imageOf(40));
    expect(await Promise.all(both)).toEqual([imageOf(40), imageOf(40)]);
    expect(await kept("/files/a")).toEqual(imageOf(40));
    await expect(kept("/files/b")).rejects.toThrow(StorageUnavailable);
  });

  it("that come too late are there for the next who asks", async () => {
    const { read, answerAll } = storage();
    const kept = keepImages(read, given);
    await expect(kept("/files/a")).rejects.toThrow(StorageUnavailable);
    answerAll(imageOf(40));
    await expect.poll(() => kept("/files/a").catch(() => "late")).toEqual(imageOf(40));
  });

  it("that cannot be read are asked for again, and what is not there is no failure", async () => {
    const { asked, read, answerAll } = storage();
    const kept = keepImages(read, given);
    const first = kept("/files/a");
    asked.splice(0)[0]?.fail(new StorageUnavailable("down"));
    await expect(first).rejects.toThrow("down");
    const second = kept("/files/a");
    answerAll(null);
    expect(await second).toBeNull();
  });

  it("are bounded by their bytes: the one that was not used for longest goes first", async () => {
    const { asked, read, answerAll } = storage();
    const kept = keepImages(read, given);
    for (const url of ["/files/a", "/files/b", "/files/a", "/files/c"]) {
      const image = kept(url);
      answerAll(imageOf(40));
      await image;
    }
    await kept("/files/a");
    expect(asked).toHaveLength(0);
    await expect(kept("/files/b")).rejects.toThrow(StorageUnavailable);
    expect(asked).toHaveLength(1);
  });
});
