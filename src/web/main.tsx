import "./styles/main.css";
import { QueryClientProvider } from "@tanstack/react-query";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { createBrowserRouter, RouterProvider } from "react-router";
import { queryClient } from "./api/queries.ts";
import { routes } from "./routes.tsx";
import { startI18n } from "./shell/i18n.ts";
import { watchSession } from "./shell/session.ts";

const root = document.getElementById("root");
if (root) {
  await startI18n();
  const router = createBrowserRouter(routes);
  watchSession((path) => void router.navigate(path));
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>,
  );
}
