import { defineConfig } from "vite";

/** The server's build: `dist/server`, with one file per entry; packages are not bundled. */
export default defineConfig({
  build: {
    ssr: true,
    outDir: "dist/server",
    emptyOutDir: true,
    target: "node20",
    minify: false,
    sourcemap: true,
    rolldownOptions: {
      input: {
        main: "src/server/main.ts",
        user: "src/server/cli/user.ts",
        orders: "src/server/cli/orders.ts",
        backup: "src/server/cli/backup.ts",
        restore: "src/server/cli/restore.ts",
        move: "src/server/cli/move.ts",
        doctor: "src/server/cli/doctor.ts",
        pdf: "src/server/cli/pdf.ts",
        read: "src/server/cli/read.ts",
        convert: "src/server/cli/convert.ts",
        "check-resume": "src/server/cli/check-resume.ts",
        "text-extractor-worker": "src/server/adapters/text-extractor/worker.ts",
        "contact-sheet": "src/server/cli/contact-sheet.ts",
        "database-worker": "src/server/db/embedded/worker.ts",
        "database-init": "src/server/db/embedded/init.ts",
      },
      output: { entryFileNames: "[name].js" },
    },
  },
});
