import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderComponent } from "#tests/harness/components.tsx";
import { Button } from "./button.tsx";
import { IconButton } from "./icon-button.tsx";
import { Input } from "./input.tsx";
import { Menu, MenuItem } from "./menu.tsx";

it("what cannot be used says why, can be reached by keyboard, and does nothing", async () => {
  const pressed: string[] = [];
  const blocked = "Nothing to undo";
  const { person } = await renderComponent(
    <>
      <Button blocked={blocked} onClick={() => pressed.push("button")}>
        Save
      </Button>
      <IconButton blocked={blocked} label="Undo" icon={null} onClick={() => pressed.push("icon")} />
      <Input aria-label="End" blocked={blocked} value="" onChange={() => pressed.push("input")} />
      <Menu trigger={<button type="button">Open</button>}>
        <MenuItem blocked={blocked} onSelect={() => pressed.push("item")}>
          Move up
        </MenuItem>
        <MenuItem onSelect={() => pressed.push("usable")}>Move down</MenuItem>
      </Menu>
    </>,
    { edition: "en", texts: [] },
  );
  for (const name of ["Save", "Undo"]) {
    await person.tab();
    const button = screen.getByRole("button", { name });
    expect(document.activeElement).toBe(button);
    expect(button.getAttribute("aria-disabled")).toBe("true");
    expect(button.getAttribute("aria-description")).toBe(blocked);
    await person.keyboard("{Enter}");
  }
  // A sighted person without a mouse reads it in the tooltip of the icon.
  expect((await screen.findByRole("tooltip")).textContent).toContain(blocked);
  await person.tab();
  expect(document.activeElement).toBe(screen.getByRole("textbox", { name: "End", description: blocked }));
  await person.keyboard("x");

  await person.tab();
  await person.keyboard("{Enter}");
  const item = await screen.findByRole("menuitem", { name: /^Move up/ });
  expect(document.activeElement).toBe(item);
  expect(item.textContent).toContain(blocked);
  await person.keyboard("{Enter}{ArrowDown}");
  expect(pressed).toEqual([]);
  expect(document.activeElement).toBe(screen.getByRole("menuitem", { name: "Move down" }));
});
