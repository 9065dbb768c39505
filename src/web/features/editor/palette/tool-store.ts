import { create } from "zustand";

/** The tools that open over the editor from more than one place: a button, a shortcut, a command. */
export const tools = ["palette", "keys", "remove", "rename", "designs", "translate"] as const;
export type Tool = (typeof tools)[number];

const useTools = create<{ tool: Tool | null }>(() => ({ tool: null }));

export const useTool = (): Tool | null => useTools(({ tool }) => tool);

export function openTool(tool: Tool): void {
  useTools.setState({ tool });
}

/** Closes the tool if it is the open one. */
export function closeTool(tool: Tool): void {
  useTools.setState((state) => (state.tool === tool ? { tool: null } : state));
}
