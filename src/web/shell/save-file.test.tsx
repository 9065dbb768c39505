import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { renderComponent } from "#tests/harness/components.tsx";
import { tellMissing } from "./save-file.ts";

describe("a downloaded file", () => {
  it.each([
    ["en", /Your photo is missing from this PDF/],
    ["ch", /PDF 里没有照片/],
  ] as const)("that lacks the photo says so, in %s", async (edition, words) => {
    const { person } = await renderComponent(<button type="button" onClick={() => tellMissing("photo")} />, {
      edition,
    });
    await person.click(screen.getByRole("button"));
    expect(await screen.findByText(words)).toBeTruthy();
  });

  it("that is whole says nothing", async () => {
    const { person } = await renderComponent(<button type="button" onClick={() => tellMissing(null)} />);
    await person.click(screen.getByRole("button"));
    expect(screen.queryByText(/photo/)).toBeNull();
  });
});
