import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

/** The browser's build: `dist/web`. */
export default defineConfig({
  root: "src/web",
  publicDir: "public",
  plugins: [react(), tailwindcss()],
  build: {
    outDir: "../../dist/web",
    emptyOutDir: true,
    manifest: true,
    target: "es2023",
    assetsInlineLimit: 0,
    sourcemap: false,
  },
});
