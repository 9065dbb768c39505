import { useQuery } from "@tanstack/react-query";
import {
  ArrowRight,
  FilePlus2,
  FileText,
  Languages,
  LayoutTemplate,
  Save,
  ScanText,
  ServerCog,
  SlidersHorizontal,
} from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link, useNavigate } from "react-router";
import type { Template } from "#contract/catalog.ts";
import { templatesQuery } from "../../api/queries.ts";
import { Paper } from "../../shell/paper.tsx";
import { useLocale } from "../../shell/use-locale.ts";
import { Badge } from "../../ui/badge.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { classes } from "../../ui/classes.ts";
import { Spinner } from "../../ui/spinner.tsx";
import { blankTemplate, useCreateResume } from "../resumes/create-resume.ts";
import { Hero } from "./hero.tsx";

export function HomePage() {
  return (
    <>
      <Hero />
      <Templates />
      <Care />
      <Closing />
    </>
  );
}

function Heading({ title, text }: { title: string; text: string }) {
  return (
    <div className="grid max-w-[640px] gap-3">
      <h2 className="font-display text-d2">{title}</h2>
      <p className="max-w-[52ch] text-lede text-fg2">{text}</p>
    </div>
  );
}

const homeTemplates = 6;

function Templates() {
  const { t } = useTranslation("site");
  const { data } = useQuery(templatesQuery(useLocale()));
  const shown = data?.data.slice(0, homeTemplates) ?? [];
  return (
    <section className="frame pt-17 md:pt-26">
      <div className="mb-9 flex flex-wrap items-end justify-between gap-6">
        <Heading title={t("templates.title")} text={t("templates.text")} />
        <ButtonLink to="/templates" variant="outline" iconAfter={<ArrowRight size={16} strokeWidth={1.75} />}>
          {t("templates.all")}
        </ButtonLink>
      </div>
      <ul className={classes("grid gap-5 sm:grid-cols-2", shown.length > 2 && "lg:grid-cols-3")}>
        {data === undefined
          ? ["a", "b"].map((key) => <li key={key} className="aspect-[1/0.82] rounded-card bg-subtle" />)
          : shown.map((template) => <Well key={template._id} template={template} />)}
      </ul>
    </section>
  );
}

/** A sheet cut by the edge of a well in the template's own colour. The whole well is the link. */
function Well({ template }: { template: Template }) {
  const { t } = useTranslation("site");
  const colour = template.themes[0]?.hex ?? "#047857";
  return (
    <li>
      <Link
        to={`/templates?template=${template._id}`}
        className="group/well grid gap-3.5 rounded-card text-fg no-underline focus-visible:outline-offset-4"
      >
        <span
          className="relative grid aspect-[1/0.82] justify-items-center overflow-hidden rounded-card pt-[8%]"
          style={{ background: `color-mix(in srgb, ${colour} 12%, var(--bg))` }}
        >
          <Paper
            src={template.coverImage}
            alt=""
            className="w-[64%] transition-transform duration-320 ease-out group-hover/well:-translate-y-2"
          />
          {template.isPro ? (
            <Badge tone="premium" className="absolute top-3 right-3">
              {t("premium", { ns: "common" })}
            </Badge>
          ) : null}
        </span>
        <span className="flex items-center justify-between gap-3">
          <span className="text-h3">{template.title}</span>
          <span aria-hidden="true" className="flex gap-1">
            {template.themes.map((theme) => (
              <span
                key={theme.name}
                className="size-3 rounded-full ring-1 ring-transparent dark:ring-line2"
                style={{ background: theme.hex }}
              />
            ))}
          </span>
        </span>
        <span className="-mt-3 text-body text-fg3">{template.desc}</span>
      </Link>
    </li>
  );
}

function Care() {
  const { t } = useTranslation("site");
  const icon = { size: 20, strokeWidth: 1.75, "aria-hidden": true } as const;
  const facts = [
    { icon: <FileText {...icon} />, title: t("care.breaks"), text: t("care.breaksText") },
    { icon: <ScanText {...icon} />, title: t("care.parsers"), text: t("care.parsersText") },
    { icon: <Save {...icon} />, title: t("care.saved"), text: t("care.savedText") },
    { icon: <Languages {...icon} />, title: t("care.languages"), text: t("care.languagesText") },
    { icon: <SlidersHorizontal {...icon} />, title: t("care.design"), text: t("care.designText") },
    { icon: <ServerCog {...icon} />, title: t("care.open"), text: t("care.openText") },
  ];
  return (
    <section className="frame pt-17 md:pt-26">
      <Heading title={t("care.title")} text={t("care.text")} />
      <ul className="mt-9 grid overflow-hidden rounded-card border border-line bg-line [gap:1px] sm:grid-cols-2 lg:grid-cols-3">
        {facts.map((fact) => (
          <li key={fact.title} className="grid content-start gap-2 bg-bg p-6 md:p-7">
            <span className="mb-2 text-accent">{fact.icon}</span>
            <h3 className="text-h3">{fact.title}</h3>
            <p className="text-body text-fg2">{fact.text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Closing() {
  const { t } = useTranslation(["site", "resumes"]);
  const navigate = useNavigate();
  const { create, isPending } = useCreateResume();
  return (
    <section className="frame py-17 md:py-26">
      <div className="relative overflow-hidden rounded-panel bg-brand-deep p-7 text-white md:p-16">
        <div
          aria-hidden="true"
          className="absolute inset-0 grid-deep [mask-image:linear-gradient(90deg,transparent_30%,#000)]"
        />
        <div className="relative">
          <h2 className="font-display text-d2">{t("closing.title")}</h2>
          <p className="mt-2 mb-9 text-lede text-white/80">{t("closing.text")}</p>
          <div className="grid gap-3 sm:grid-cols-2 lg:max-w-[640px]">
            <Way
              isFirst
              icon={<LayoutTemplate size={20} strokeWidth={1.75} aria-hidden="true" />}
              title={t("start.templates", { ns: "resumes" })}
              text={t("start.templatesText", { ns: "resumes" })}
              onChoose={() => navigate("/templates")}
            />
            <Way
              icon={isPending ? <Spinner size={20} /> : <FilePlus2 size={20} strokeWidth={1.75} aria-hidden="true" />}
              title={t("start.blank", { ns: "resumes" })}
              text={t("start.blankText", { ns: "resumes" })}
              onChoose={() => create({ template: blankTemplate, prev: "/templates?notify=1" })}
            />
          </div>
        </div>
      </div>
    </section>
  );
}

type WayProps = { icon: ReactNode; title: string; text: string; isFirst?: boolean; onChoose: () => void };

function Way({ icon, title, text, isFirst = false, onChoose }: WayProps) {
  return (
    <button
      type="button"
      onClick={onChoose}
      className={classes(
        "grid content-start gap-1 rounded-well p-5 text-left transition-colors focus-visible:outline-white",
        isFirst
          ? "bg-white text-[#0f1613] hover:bg-[#e8f6ef]"
          : "border border-white/20 bg-white/8 text-white hover:bg-white/14",
      )}
    >
      <span className={classes("mb-9", isFirst ? "text-[#047857]" : "text-white")}>{icon}</span>
      <span className="text-[16px] leading-6 font-semibold">{title}</span>
      <span className={classes("text-dense", isFirst ? "text-[#5c6862]" : "text-white/80")}>{text}</span>
    </button>
  );
}
