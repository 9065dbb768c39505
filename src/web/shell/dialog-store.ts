import { create } from "zustand";

/** Why the upgrade dialog opened; its title states the limit that was met. */
export type UpgradeReason = "resumeLimit" | "templateLocked" | "premiumOnly" | "sharing";

type DialogState = { start: boolean; upgrade: UpgradeReason | null };

/** The dialogs that any page may open. */
export const useDialogs = create<DialogState>(() => ({ start: false, upgrade: null }));

/** The ways to begin a resume; a stranger is asked to sign in when one is chosen. */
export function openStart(): void {
  useDialogs.setState({ start: true });
}

export function openUpgrade(reason: UpgradeReason): void {
  useDialogs.setState({ start: false, upgrade: reason });
}

export function closeDialogs(): void {
  useDialogs.setState({ start: false, upgrade: null });
}
