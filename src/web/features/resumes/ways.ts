import { useQuery } from "@tanstack/react-query";
import { Bot, FilePlus2, LayoutList, type LucideIcon, Upload } from "lucide-react";
import { useNavigate } from "react-router";
import { limits } from "#core/limits.ts";
import { siteQuery } from "#web/api/queries.ts";
import { closeDialogs } from "#web/shell/dialog-store.ts";
import { useTranslation } from "#web/shell/translation.ts";
import { blankTemplate, useCreateResume } from "./create-resume.ts";

export type Way = {
  name: "examples" | "ai" | "blank" | "upload";
  icon: LucideIcon;
  title: string;
  text: string;
  isBusy: boolean;
  choose: () => void;
};

/** Returns the ways to begin a resume on this installation. Needs the texts of `home`. */
export function useWays(): Way[] {
  const { t } = useTranslation("home");
  const navigate = useNavigate();
  const { data: site } = useQuery(siteQuery);
  const { create, isPending } = useCreateResume();
  const goTo = (path: string) => () => {
    closeDialogs();
    void navigate(path);
  };
  const all: (Way & { isThere: boolean })[] = [
    {
      name: "examples",
      icon: LayoutList,
      title: t("start.examples"),
      text: t("start.examplesText"),
      isBusy: false,
      choose: goTo("/examples"),
      isThere: true,
    },
    {
      name: "ai",
      icon: Bot,
      title: t("start.ai"),
      text: t("start.aiText"),
      isBusy: false,
      choose: goTo("/ai"),
      isThere: site?.flags.ai === true,
    },
    {
      name: "blank",
      icon: FilePlus2,
      title: isPending ? t("start.creating") : t("start.blank"),
      text: t("start.blankText"),
      isBusy: isPending,
      choose: () => void create({ template: blankTemplate, prev: "/templates?notify=1" }),
      isThere: true,
    },
    {
      name: "upload",
      icon: Upload,
      title: t("start.upload"),
      text: t("start.uploadText", { size: limits.body.resumeFile / 1_048_576 }),
      isBusy: false,
      choose: goTo("/upload"),
      isThere: site?.flags.upload === true,
    },
  ];
  return all.filter(({ isThere }) => isThere);
}
