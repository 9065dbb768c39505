import { describe, expect, it } from "vitest";
import { docxFile, docxWithPicture, photoColours } from "#tests/harness/resume-files.ts";
import { photoOfDocx } from "./docx-photo.ts";

const photoOf = async (...drawn: Parameters<typeof docxWithPicture>) =>
  photoOfDocx(new Uint8Array(await (await docxWithPicture(...drawn)).arrayBuffer()));

const point = 12_700;
const size = (width: number, height: number) => `cx="${width * point}" cy="${height * point}"`;
const blip = '<a:blip r:embed="photo"/>';
const picture = (width: number, height: number, cut = "", turned = "") =>
  `<pic:pic><pic:blipFill>${blip}${cut}</pic:blipFill><pic:spPr><a:xfrm ${turned}><a:ext ${size(width, height)}/></a:xfrm></pic:spPr></pic:pic>`;
const drawing = (width: number, height: number, content = picture(width, height)) =>
  `<w:drawing><wp:inline><wp:extent ${size(width, height)}/>${content}</wp:inline></w:drawing>`;
const sign = (x: number, y: number) => ((x - 60) ** 2 + (y - 80) ** 2 < 2000 ? [200, 20, 20] : [255, 255, 255]);
const cut = '<a:srcRect l="25000" t="20000" b="20000"/>';
const group = `<wpg:grpSpPr><a:xfrm><a:ext ${size(400, 110)}/><a:chExt ${size(4000, 1100)}/></a:xfrm></wpg:grpSpPr>`;
const shape = `<wps:spPr><a:xfrm><a:ext ${size(80, 110)}/></a:xfrm><a:blipFill>${blip}</a:blipFill></wps:spPr>`;
const vml = (content: string) =>
  `<w:pict><v:shape style="position:absolute;width:80pt;height:1.5in">${content}</v:shape></w:pict>`;

describe("the photo of a Word file", () => {
  it.each<[string, string, ...("document" | "header1")[]]>([
    ["a picture in a line", drawing(80, 110)],
    ["one in a header", drawing(80, 110), "header1"],
    ["one in a group, whose units are smaller", drawing(400, 110, `${group}${picture(800, 1100)}`)],
    ["the filling of a shape", drawing(400, 300, shape)],
    ["a picture of older files", vml('<v:imagedata r:id="photo"/>')],
    ["the filling of a shape of older files", vml('<v:fill r:id="photo" type="frame"/>')],
  ])("is %s", async (_, drawn, part = "document") => {
    const photo = await photoOf(drawn, photoColours, part);
    expect([photo?.width, photo?.height, photo?.channels]).toEqual([120, 165, 3]);
    const at = (40 * 120 + 30) * 3;
    expect([...(photo?.data.subarray(at, at + 3) ?? [])]).toEqual(Array.from(Uint8Array.from(photoColours(30, 40))));
  });

  it("is cut as it is cropped in the file", async () => {
    const photo = await photoOf(drawing(80, 88, picture(80, 88, cut)));
    expect([photo?.width, photo?.height]).toEqual([90, 99]);
    expect([...(photo?.data.subarray(0, 3) ?? [])]).toEqual(Array.from(Uint8Array.from(photoColours(30, 33))));
  });

  it("is turned as it is turned in the file", async () => {
    const photo = await photoOf(drawing(100, 110, picture(110, 100, "", 'rot="5400000"')));
    expect([photo?.width, photo?.height]).toEqual([165, 120]);
    // The first column, from its foot upwards, is the first line now.
    expect([...(photo?.data.subarray(0, 3) ?? [])]).toEqual(Array.from(Uint8Array.from(photoColours(0, 164))));
  });

  it.each<[string, ...Parameters<typeof docxWithPicture>]>([
    ["a sign of few colours", drawing(80, 110), sign],
    ["as small as a mark", drawing(20, 28)],
    ["a banner", drawing(200, 60)],
    ["on a later page", `<w:lastRenderedPageBreak/>${drawing(80, 110)}`],
    ["not in the file", drawing(80, 110).replace("photo", "other")],
  ])("is no picture that is %s", async (_, ...drawn) => {
    expect(await photoOf(...drawn)).toBeNull();
  });

  it("is absent where a file has no picture", async () => {
    expect(await photoOfDocx(new Uint8Array(await docxFile().arrayBuffer()))).toBeNull();
  });
});
