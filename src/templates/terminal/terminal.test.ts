import { describe, expect, it } from "vitest";
import { contrast, textContrast } from "../themes.ts";
import css from "./terminal.css?raw";
import { handleOf } from "./terminal-sheet.tsx";

const shell = (name: string) => new RegExp(`--shell${name}: (#[0-9a-f]{6})`).exec(css)?.[1] ?? "";

describe("Terminal's header", () => {
  it.each([
    ["-text", ""],
    ["-title", ""],
    ["-quiet", ""],
    ["-quiet", "-bar"],
  ])("is readable: --shell%s on --shell%s", (text, ground) => {
    expect(contrast(shell(text), shell(ground))).toBeGreaterThanOrEqual(textContrast);
  });

  it("shows the name on a code host as the login, else the name of the email, else guest", () => {
    const github = { name: "GitHub", src: "https://github.com/mrivas-sys/" };
    expect(handleOf({ email: "mateo.rivas@example.com" }, [github])).toBe("mrivas-sys");
    expect(handleOf({ email: "mateo.rivas@example.com" }, [{ name: "rivas.example", src: "rivas.example" }])).toBe(
      "mateo.rivas",
    );
    expect(handleOf({ email: "m@example.com" }, [{ name: "", src: "https://github.com" }])).toBe("m");
    expect(handleOf({ email: "" }, [])).toBe("guest");
    expect(handleOf({ email: "<b>李</b>@example.com" }, [])).toBe("bb");
  });
});
