import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { defaultConfig } from "#core/resume/schema.ts";
import { publicResumeQuery } from "#web/api/queries.ts";
import { FirstPage } from "#web/sheet/first-page.tsx";

type Props = {
  /** Slug of the public resume. */
  uuid: string;
  /** If undefined, the resume's own theme is used. */
  theme: string | undefined;
  /** Shown until the resume is loaded. */
  fallback: ReactNode;
};

/** The first page of a public resume, drawn by its design and scaled to the available width. */
export function LiveSheet({ uuid, theme, fallback }: Props) {
  const { data } = useQuery(publicResumeQuery(uuid));
  if (!data) return fallback;
  return (
    <FirstPage
      document={{ name: data.name, data: data.data, config: { ...defaultConfig, ...data.config } }}
      theme={theme}
    />
  );
}
