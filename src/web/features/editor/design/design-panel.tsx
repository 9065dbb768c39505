import { Suspense, useState } from "react";
import { part } from "#web/shell/lazy-part.ts";
import { useTranslation } from "#web/shell/translation.ts";
import { Tabs } from "#web/ui/tabs.tsx";
import { OnePage } from "./one-page.tsx";
import { Layout, Spacing, Switches, Type } from "./settings.tsx";
import { TemplatePicker } from "./template-picker.tsx";
import { ThemePicker } from "./theme-picker.tsx";

const SectionSettings = part(() => import("./section-settings.tsx").then((module) => module.SectionSettings));
const PageSettings = part(() => import("./page-settings.tsx").then((module) => module.PageSettings));

/**
 * Settings of the resume's look, in three tabs: the design with its colour, type and spacing; the selected section; the
 * page. `leave` is called when the panel sends the user to a field.
 */
export function DesignPanel({ leave }: { leave?: () => void }) {
  const { t } = useTranslation("editorDesign");
  const [tab, setTab] = useState<"design" | "section" | "page">("design");
  return (
    <Tabs
      label={t("tabs.label")}
      value={tab}
      onChange={setTab}
      className="flex h-full min-h-0 flex-col bg-bg"
      listClassName="shrink-0 px-4 [&>button]:h-[43px]"
      tabs={[
        {
          value: "design",
          label: t("tabs.design"),
          content: (
            <div className="divide-y divide-line">
              <TemplatePicker />
              <ThemePicker />
              <Type />
              <Spacing />
              <OnePage leave={leave} />
              <Layout />
              <Switches />
            </div>
          ),
        },
        {
          value: "section",
          label: t("tabs.section"),
          content: (
            <Suspense>
              <SectionSettings />
            </Suspense>
          ),
        },
        {
          value: "page",
          label: t("tabs.page"),
          content: (
            <Suspense>
              <PageSettings />
            </Suspense>
          ),
        },
      ]}
    />
  );
}
