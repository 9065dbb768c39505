import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

/** What the server answers itself while `npm run dev` serves the browser's code; src/web/api/*.ts is Vite's. */
const served = "^/(?!.*\\.tsx?(\\?|$))(api|r|fonts|covers|files|operator|passport|healthz|readyz)(/|$)";
const target = `http://localhost:${process.env.SERVER_PORT ?? 3001}`;

/** The browser's build: `dist/web`. */
export default defineConfig({
  root: "src/web",
  publicDir: "public",
  plugins: [react(), tailwindcss()],
  server: { proxy: { [served]: { target, changeOrigin: false } } },
  build: {
    outDir: "../../dist/web",
    emptyOutDir: true,
    manifest: true,
    target: "es2023",
    assetsInlineLimit: 0,
  },
});
