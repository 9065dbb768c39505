import { create } from "zustand";

/** What opens over the editor from more than one place: a button, a key, a command. */
export type Tool = "palette" | "keys" | "remove" | "rename";

const useTools = create<{ tool: Tool | null }>(() => ({ tool: null }));

export const useTool = (): Tool | null => useTools(({ tool }) => tool);

export function openTool(tool: Tool): void {
  useTools.setState({ tool });
}

/** Closes it if it is the one that is open. */
export function closeTool(tool: Tool): void {
  useTools.setState((state) => (state.tool === tool ? { tool: null } : state));
}
