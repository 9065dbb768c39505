import { create } from "zustand";

/** Whether the panel is open. It is opened from the rail, the menu and the commands, and stays beside the form. */
export const useCheckPanel = create<{ isOpen: boolean }>(() => ({ isOpen: false }));

export function openCheck(): void {
  useCheckPanel.setState({ isOpen: true });
}

export function closeCheck(): void {
  useCheckPanel.setState({ isOpen: false });
}
