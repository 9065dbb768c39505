import { screen } from "@testing-library/react";
import { useState } from "react";
import { expect, it } from "vitest";
import type { StyleKey } from "#core/resume/style-rules.ts";
import { renderComponent } from "#tests/harness/components.tsx";
import { PxField } from "./px-field.tsx";

function Held({ styleKey, start, log }: { styleKey: StyleKey; start: string; log: string[] }) {
  const [value, setValue] = useState(start);
  const change = (next: string) => {
    log.push(next);
    setValue(next);
  };
  return <PxField styleKey={styleKey} name="Space above" value={value} onChange={change} />;
}

async function renderField(styleKey: StyleKey = "marginTop", start = "") {
  const log: string[] = [];
  const rendered = await renderComponent(<Held styleKey={styleKey} start={start} log={log} />, {
    edition: "en",
    texts: ["editorDesign"],
  });
  return { ...rendered, log, field: screen.getByRole<HTMLInputElement>("textbox", { name: "Space above" }) };
}

it("stores what is in the range as it is typed", async () => {
  const { person, log, field } = await renderField();
  await person.type(field, "12");
  expect(log).toEqual(["1px", "12px"]);
});

it("tells the range while too much is typed, and takes the nearest number on leaving", async () => {
  const { person, log, field } = await renderField();
  await person.type(field, "900");
  expect(field.getAttribute("aria-invalid")).toBe("true");
  expect(field.getAttribute("aria-describedby")).toBeTruthy();
  screen.getByText("From 0 to 120 px");
  expect(log.at(-1)).toBe("90px");
  await person.tab();
  expect(field.value).toBe("120");
  expect(log.at(-1)).toBe("120px");
  expect(screen.getByRole("status").textContent).toBe("Set to 120 px: the range is 0 to 120");
});

it("stores nothing below the range while it is typed", async () => {
  const { person, log, field } = await renderField("fontSize");
  await person.type(field, "12");
  expect(log).toEqual(["12px"]);
  await person.clear(field);
  await person.type(field, "-5");
  await person.tab();
  expect(log.at(-1)).toBe("7px");
});

it("steps by the rule, and stops at its bounds", async () => {
  const { person, log, field } = await renderField("letterSpacing", "5.9px");
  field.focus();
  await person.keyboard("{ArrowUp}{ArrowUp}{ArrowDown}");
  expect(log).toEqual(["6px", "6px", "5.9px"]);
});

it("is cleared to the design's own", async () => {
  const { person, log } = await renderField("marginTop", "12px");
  await person.click(screen.getByRole("button", { name: "Clear Space above" }));
  expect(log).toEqual([""]);
});
