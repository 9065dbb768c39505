import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { siteQuery } from "#web/api/queries.ts";

/** Returns a function that leads to where another resume is made of a file or a text; null where that is switched off. */
export function useImportResume(): (() => void) | null {
  const navigate = useNavigate();
  const { data: site } = useQuery(siteQuery);
  return site?.flags.upload ? () => void navigate("/upload") : null;
}
