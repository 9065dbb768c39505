import { usedCache } from "#web/service-worker/told.ts";

/** Removes what this product stored on the device. */

/** The database of the resumes that the editor opens without a network (features/editor/offline/kept.ts). */
export const keptDatabase = "inkleaf-kept";

/**
 * Removes what was kept of the user for work without a network, when a session ends or another begins. Drafts stay:
 * they are found again by the same user only, and nothing typed is lost.
 */
export async function forgetKept(): Promise<void> {
  try {
    globalThis.indexedDB?.deleteDatabase(keptDatabase);
    await globalThis.caches?.delete(usedCache);
  } catch {
    // If storage is forbidden, there is nothing of ours in it.
  }
}

/** Removes everything (drafts, histories, entered numbers, the editor's files) after an account was deleted. */
export async function clearDeviceData(): Promise<void> {
  try {
    for (const storage of [localStorage, sessionStorage]) {
      for (const key of Object.keys(storage)) if (key.startsWith("inkleaf")) storage.removeItem(key);
    }
    for (const { name } of (await indexedDB.databases?.()) ?? []) {
      if (name?.startsWith("inkleaf")) indexedDB.deleteDatabase(name);
    }
    for (const registration of (await navigator.serviceWorker?.getRegistrations()) ?? []) {
      await registration.unregister();
    }
    for (const key of (await globalThis.caches?.keys()) ?? []) if (key.startsWith("inkleaf")) await caches.delete(key);
  } catch {
    // If storage is forbidden, there is nothing of ours in it.
  }
}
