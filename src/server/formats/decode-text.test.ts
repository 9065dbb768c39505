import { describe, expect, it } from "vitest";
import { UnreadableText } from "#core/resume/formats/format.ts";
import { encodedIn } from "#tests/harness/encodings.ts";
import { decodeText } from "./decode-text.ts";

const chinese =
  "姓名：林晓\n求职意向：后端工程师，现居上海\n2019.03 至今 某某科技有限公司，负责支付系统的重构与性能优化\n";
const french =
  "Élodie Carré\nIngénieure logiciel à Orléans, Île-de-France\n2019 – présent : réécriture des paiements\n";

describe("the text in a file", () => {
  it("is read in UTF-8, in UTF-16 with and without its mark, and in GBK", () => {
    const wide = Buffer.from(chinese, "utf16le");
    const swapped = Buffer.from(wide).swap16();
    const marked = [new Uint8Array([0xff, 0xfe, ...wide]), new Uint8Array([0xfe, 0xff, ...swapped])];
    const all = [new TextEncoder().encode(chinese), wide, swapped, ...marked, encodedIn("gb18030", chinese)];
    expect(all.map((bytes) => decodeText(bytes))).toEqual(all.map(() => chinese));
    expect(decodeText(new TextEncoder().encode(french))).toBe(french);
  });

  it("is refused in an encoding in which nonsense would be read", () => {
    const kana = "山田太郎です。サーバーの開発をしています。東京都に住んでいます。よろしくお願いします。";
    const hangul = "김민수입니다. 서울에서 결제 시스템을 개발하고 있습니다. 백엔드 개발자로 일합니다.";
    const taiwan = "姓名：林曉\n求職意向：後端工程師，現居臺北\n負責支付系統的重構與效能優化\n";
    const others: [string, Uint8Array][] = [
      ["Latin 1", Buffer.from(french.replace("–", "-"), "latin1")],
      ["Shift-JIS", encodedIn("shift_jis", kana)],
      ["EUC-JP", encodedIn("euc-jp", kana)],
      ["EUC-KR", encodedIn("euc-kr", hangul)],
      ["Big5", encodedIn("big5", taiwan)],
    ];
    for (const [name, bytes] of others) {
      expect(() => decodeText(bytes), name).toThrow(UnreadableText);
      expect(() => decodeText(bytes), name).toThrow(/^is in an encoding that is not read/);
    }
  });

  it("is none in a file of other bytes, and is what is left of one that was cut in a letter", () => {
    expect(decodeText(new Uint8Array([0x89, 0x50, 0, 1, 2, 0, 0, 3]))).toBeNull();
    expect(decodeText(new TextEncoder().encode("晓晓").subarray(0, 5))).toBe("晓");
  });
});
