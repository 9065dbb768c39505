import { screen, waitFor } from "@testing-library/react";
import { afterAll, afterEach, expect, it } from "vitest";
import { accountCalls } from "#contract/accounts.ts";
import { createTestApp } from "#tests/harness/app.ts";
import { renderComponent } from "#tests/harness/components.tsx";
import { createFakePrinter } from "#tests/harness/fake-printer.ts";
import { useUser } from "#web/shell/session.ts";
import { FileNames } from "./file-names.tsx";

const test = await createTestApp({ printer: createFakePrinter() });
afterEach(test.clear);
afterAll(test.close);

function Shown() {
  const user = useUser();
  return user ? <FileNames user={user} /> : null;
}
const field = () => screen.getByRole<HTMLInputElement>("textbox");
const described = () => document.getElementById(field().getAttribute("aria-describedby") ?? "")?.textContent;

it("shows what a template makes while it is written, and keeps it with the account", async () => {
  const as = await test.user();
  const { person } = await renderComponent(<Shown />, { as, texts: ["settings", "fields"] });
  expect(described()).toBe("Example: Product Manager.pdf");
  await person.click(screen.getByRole("button", { name: "Insert name" }));
  await person.type(field(), " CV ");
  await person.click(screen.getByRole("button", { name: "Insert date" }));
  expect(field().value).toBe("{name} CV {date}");
  expect(described()).toBe("Example: Priya Raman CV 2026-01-02.pdf");
  await person.click(screen.getByRole("button", { name: "Save file names" }));
  await screen.findByText("File names saved");
  expect((await as.send(accountCalls.currentUser)).data.fileName).toBe("{name} CV {date}");
});

it("offers names in the words of the edition, and says what cannot be one", async () => {
  const as = await test.user();
  const { person } = await renderComponent(<Shown />, { as, edition: "ch", texts: ["settings", "fields"] });
  const offer = screen.getByRole("button", { name: "{姓名}-{岗位}-{年限}" });
  await person.click(offer);
  expect(offer.getAttribute("aria-pressed")).toBe("true");
  expect(described()).toBe("示例：林晓-高级产品经理-6年.pdf");
  await person.type(field(), "/简历");
  expect(described()).toBe("目前的写法无法使用");
  await person.click(screen.getByRole("button", { name: "保存文件命名" }));
  await waitFor(() => expect(described()).toMatch(/文件名不能含有/));
  expect((await as.send(accountCalls.currentUser)).data.fileName).toBe("");
});
