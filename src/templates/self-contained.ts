type Part = (...args: never[]) => unknown;

/**
 * Returns the source of a function and of those that it calls, as one expression whose value is the function. What runs
 * inside a page is sent there as text, where no imports exist: `parts` must name everything that `main` reaches, as
 * function declarations, because these carry the name that the bundler gave them.
 */
export function selfContained(main: Part, parts: readonly Part[]): string {
  return `(() => {\n${[...parts, main].map(String).join("\n")}\nreturn ${main.name};\n})()`;
}
