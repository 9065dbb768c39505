import { screen } from "@testing-library/react";
import { afterAll, afterEach, describe, expect, it } from "vitest";
import { createTestApp } from "#tests/harness/app.ts";
import { renderComponent } from "#tests/harness/components.tsx";
import { createFakePrinter } from "#tests/harness/fake-printer.ts";
import { useAnswers } from "./answers.ts";
import { TitleStep } from "./title-step.tsx";

const alone = await createTestApp({ printer: createFakePrinter() });
const several = await createTestApp({ printer: createFakePrinter(), env: { DEEPSEEK_API_KEY: "a-key" } });
afterEach(() => useAnswers.getState().forget());
afterAll(() => Promise.all([alone.close(), several.close()]));

async function shown(app: typeof alone, edition: "en" | "ch" = "en") {
  let isNext = false;
  const step = <TitleStep onNext={() => (isNext = true)} />;
  const { person } = await renderComponent(step, { as: await app.user(), texts: ["assistant"], edition });
  return { person, isNext: () => isNext };
}

describe("the step of the job title", () => {
  it("needs one, and offers some to begin with", async () => {
    const { person, isNext } = await shown(alone);
    await person.click(screen.getByRole("button", { name: "Next: work" }));
    expect(screen.getByLabelText("Job title").getAttribute("aria-invalid")).toBe("true");
    expect(isNext()).toBe(false);
    await person.click(screen.getByRole("button", { name: "Data Analyst" }));
    expect(screen.getByLabelText("Job title")).toHaveProperty("value", "Data Analyst");
    await person.click(screen.getByRole("button", { name: "Next: work" }));
    expect(isNext()).toBe(true);
  });

  it.each([
    ["en", "Written by", /built into this server/],
    ["ch", "由谁撰写", /本服务器内置的引擎/],
  ] as const)("says who writes where there is no choice (%s)", async (edition, choice, said) => {
    await shown(alone, edition);
    await screen.findByText(said);
    expect(screen.queryByLabelText(choice)).toBeNull();
  });

  it("lets one choose who writes, and says what leaves the server for it", async () => {
    const { person } = await shown(several);
    const choice = await screen.findByLabelText("Written by");
    await screen.findByText(/^Written by deepseek-flash\. Job titles, descriptions and employers are sent there/);
    await person.selectOptions(choice, "Built-in engine");
    await screen.findByText(/Nothing you type leaves it/);
    expect(useAnswers.getState().engine).toBe("built-in");
  });
});
