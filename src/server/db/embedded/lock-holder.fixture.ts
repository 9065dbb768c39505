import { lockFolder } from "./lock.ts";

/** Takes the lock of the folder in its first argument and holds it until it is killed. */
try {
  await lockFolder(process.argv[2] ?? "");
  process.send?.("locked");
} catch (error) {
  process.send?.(String(error));
}
setInterval(() => {}, 60_000);
