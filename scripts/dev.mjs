/**
 * `npm run dev`: hot reload of both sides. Vite serves the browser's code on PORT (3000). The server is rebuilt on
 * every change and restarted by Node on PORT + 1; Vite proxies to it what is not the browser's code.
 */
import { spawn } from "node:child_process";
import path from "node:path";
import { root, setUp } from "./setup.mjs";

await setUp();
const port = Number(process.env.PORT ?? 3000);
const env = {
  ...process.env,
  NODE_ENV: "development",
  // Every change restarts the server, and nothing balances.
  DRAIN_SECONDS: "0",
  PUBLIC_URL: process.env.PUBLIC_URL ?? `http://localhost:${port}`,
};
const vite = path.join(root, "node_modules/vite/bin/vite.js");
const children = [
  spawn(process.execPath, [vite, "build", "-c", "vite.server.config.ts", "--watch", "--logLevel", "warn"], {
    cwd: root,
    stdio: "inherit",
    env,
  }),
  spawn(process.execPath, ["--watch", "--enable-source-maps", "dist/server/main.js"], {
    cwd: root,
    stdio: "inherit",
    env: { ...env, PORT: String(port + 1) },
  }),
  spawn(process.execPath, [vite, "--port", String(port), "--strictPort"], {
    cwd: root,
    stdio: "inherit",
    env: { ...env, SERVER_PORT: String(port + 1) },
  }),
];
const stop = () => {
  for (const child of children) child.kill("SIGTERM");
};
process.on("SIGINT", stop);
process.on("SIGTERM", stop);
for (const child of children) child.on("exit", stop);
