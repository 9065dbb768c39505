import { create } from "zustand";

/** What the user asked for when the upgrade dialog opened; the dialog answers that. */
export type UpgradeReason =
  | "resumeLimit"
  | "templateLocked"
  | "premiumOnly"
  | "hiddenContacts"
  | "customUrl"
  | "publicPage"
  | "branding";

/** The resume for which something was refused; the dialog says what can be done with it now. */
export type RefusedResume = { id: string; uuid: string; isPublic: boolean };

type Upgrade = { reason: UpgradeReason; resume?: RefusedResume | undefined };
type DialogState = { start: boolean; upgrade: Upgrade | null };

/** State of the dialogs that any page may open. */
export const useDialogs = create<DialogState>(() => ({ start: false, upgrade: null }));

/** Opens the dialog with the ways to begin a resume. An anonymous visitor is asked to sign in once one is chosen. */
export function openStart(): void {
  useDialogs.setState({ start: true });
}

export function openUpgrade(reason: UpgradeReason, resume?: RefusedResume): void {
  useDialogs.setState({ start: false, upgrade: { reason, resume } });
}

export function closeDialogs(): void {
  useDialogs.setState({ start: false, upgrade: null });
}
