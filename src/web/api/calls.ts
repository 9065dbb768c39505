/** Every call of the contract, for `send`; in a build without its schemas (vite.config.ts). */
export { calls } from "virtual:calls";
