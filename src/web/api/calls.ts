/** Every call of the contract, for `send`. The browser's build leaves out their schemas (vite.config.ts). */
export { calls } from "virtual:calls";
