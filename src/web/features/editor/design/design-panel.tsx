import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Tabs } from "#web/ui/tabs.tsx";
import { PageSettings } from "./page-settings.tsx";
import { Spacing, Switches, Type } from "./settings.tsx";
import { TemplatePicker } from "./template-picker.tsx";
import { ThemePicker } from "./theme-picker.tsx";

/** How the resume looks: design and colour, type, spacing, what is shown; and the page: paper, dates, language. */
export function DesignPanel() {
  const { t } = useTranslation("editor");
  const [tab, setTab] = useState<"design" | "page">("design");
  return (
    <Tabs
      label={t("design.label")}
      value={tab}
      onChange={setTab}
      className="flex h-full min-h-0 flex-col bg-bg"
      listClassName="shrink-0 px-4 [&>button]:h-[43px]"
      tabs={[
        {
          value: "design",
          label: t("design.tabs.design"),
          content: (
            <div className="divide-y divide-line">
              <TemplatePicker />
              <ThemePicker />
              <Type />
              <Spacing />
              <Switches />
            </div>
          ),
        },
        { value: "page", label: t("design.tabs.page"), content: <PageSettings /> },
      ]}
    />
  );
}
